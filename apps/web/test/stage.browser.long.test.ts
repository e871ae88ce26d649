import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { coveredOnline } from './stage-covers.ts';
import { everyTable, SMALL, smallTables, WHOLE } from './stage-list.ts';
import { walk } from './stage-walk.ts';

const baithak = site();

const ALL = [...WHOLE, ...SMALL];
const THOROUGH = { games: 30, later: ALL, covers: WHOLE, halves: true };

test.each(await everyTable())(
  'nothing moves and nothing is cut off: $id, $seats',
  async (setting) => {
    expect(await walk(baithak, setting, THOROUGH)).toEqual([]);
  },
);

const GERMAN = {
  games: 5,
  later: [],
  covers: [],
  locale: 'de-DE',
  sizes: [
    [1024, 768],
    [390, 844],
    [360, 740],
  ],
} as const;

/** Its words are longer. */
test.each(await smallTables())('nothing is cut off in German: $id', async (setting) => {
  expect(await walk(baithak, setting, GERMAN)).toEqual([]);
});

test.each(GAME_IDS)('what opens at a table of friends moves nothing: %s', async (id) => {
  expect(await coveredOnline(baithak, id, WHOLE)).toEqual([]);
});
