import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { everyTable, SMALL, WHOLE } from './stage-list.ts';
import { walk } from './stage-walk.ts';

const baithak = site();

const THOROUGH = { games: 30, later: [...WHOLE, ...SMALL] };

test.each(await everyTable())(
  'nothing moves and nothing is cut off: $id, $seats',
  async (setting) => {
    expect(await walk(baithak, setting, THOROUGH)).toEqual([]);
  },
);
