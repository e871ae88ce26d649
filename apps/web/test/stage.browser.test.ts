import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { coveredOnline } from './stage-covers.ts';
import { fullTables, USUAL } from './stage-list.ts';
import { walk } from './stage-walk.ts';

const baithak = site();

/** A few games show most questions; stage.browser.long.test.ts looks for all of them. */
const QUICK = { games: 2, later: USUAL, covers: USUAL };

test.each(await fullTables())(
  'nothing moves and nothing is cut off: $id, $seats',
  async (setting) => {
    expect(await walk(baithak, setting, QUICK)).toEqual([]);
  },
);

test('what opens at a table of friends moves nothing', async () => {
  expect(await coveredOnline(baithak, 'jaipur', USUAL)).toEqual([]);
});
