import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { everyTable, SMALL, smallTables, WHOLE } from './stage-list.ts';
import { walk } from './stage-walk.ts';

const baithak = site();

const THOROUGH = { games: 30, later: [...WHOLE, ...SMALL] };

test.each(await everyTable())(
  'nothing moves and nothing is cut off: $id, $seats',
  async (setting) => {
    expect(await walk(baithak, setting, THOROUGH)).toEqual([]);
  },
);

const GERMAN = {
  games: 5,
  later: [],
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
