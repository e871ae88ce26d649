import { test } from 'vitest';
import { site } from './browser.ts';
import { expectToReturn } from './life.ts';
import { everyTable } from './stage-list.ts';

const baithak = site();

test.each(await everyTable())(
  'every question of $id with $seats survives a reload, and undo leads back to it',
  async (setting) => expectToReturn(baithak, setting, 30),
);
