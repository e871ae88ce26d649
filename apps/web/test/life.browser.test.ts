import { test } from 'vitest';
import { site } from './browser.ts';
import { expectToReturn } from './life.ts';
import { smallTables } from './stage-list.ts';

const baithak = site();

test.each(await smallTables())(
  'questions of $id with $seats survive a reload, and undo leads back to them',
  async (setting) => expectToReturn(baithak, setting, 1),
);
