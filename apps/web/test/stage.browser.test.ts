import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { fullTables, USUAL } from './stage-list.ts';
import { walk } from './stage-walk.ts';

const baithak = site();

/** A few games show most questions; stage.browser.long.test.ts looks for all of them. */
const QUICK = { games: 2, later: USUAL };

test.each(await fullTables())(
  'nothing moves and nothing is cut off: $id, $seats',
  async (setting) => {
    expect(await walk(baithak, setting, QUICK)).toEqual([]);
  },
);
