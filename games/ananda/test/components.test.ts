import { describe, expect, test } from 'vitest';
import { COMPONENTS, componentProblems, TILE_NAMES } from '../rules/components.ts';
import { allCards, KIND_OF, size, TILE_TOTAL, tileName, worth } from '../rules/encoding.ts';
import { DECISION_CAP, options } from '../rules/play.ts';

const { tiles, highestCard, board, limits } = COMPONENTS;

describe('components', () => {
  test('A3: 63 tiles of 21 kinds; 30 cards for two, 24 for more, 108 in all', () => {
    expect(TILE_NAMES).toHaveLength(21);
    expect(TILE_TOTAL).toBe(63);
    expect([2, 3, 4].map((seats) => size(allCards(seats)))).toEqual([30, 24, 24]);
    expect([2, 4].map((seats) => worth(allCards(seats)))).toEqual([90, 60]);
    expect(2 * 30 + 2 * 24).toBe(108);
  });

  test('A3: two colours make one kind, whichever comes first', () => {
    expect([KIND_OF[2 * 6 + 0], KIND_OF[0 * 6 + 2]].map((kind) => tileName(kind!))).toEqual([
      'ry',
      'ry',
    ]);
  });

  test('A4: 6 to 14 spaces each way, 10 by 9 unless chosen', () => {
    const [files, ranks] = options();
    expect([files?.choices[0], ranks?.choices[0]]).toEqual([10, 9]);
    expect(files?.choices.toSorted((a, b) => Number(a) - Number(b))).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
  });

  test('A26: the bound on decisions is what the README says', () => {
    expect(DECISION_CAP).toBe(2220);
  });

  test.each([
    ['tiles.ry: 3.5 is no whole number from 0 to 9', { tiles: { ...tiles, ry: 3.5 } }],
    ['tiles.yr: no pair of colours in canonical order', { tiles: { ...tiles, yr: 3 } }],
    ['tiles.vv: undefined is no whole number from 0 to 9', { tiles: without(tiles, 'vv') }],
    ['tiles: 21 are fewer than the 25 of a deal', { tiles: each(1) }],
    ['tiles: 189 are more than 63', { tiles: each(9) }],
    ['highestCard.3: 6 is no whole number from 1 to 5', { highestCard: { ...highestCard, 3: 6 } }],
    ['board.most: 15 is no whole number from 6 to 14', { board: { ...board, most: 15 } }],
    ['limits.rack: 9 is no whole number from 1 to 8', { limits: { ...limits, rack: 9 } }],
    [
      'limits.dealtTiles: 0 is no whole number from 1 to 8',
      { limits: { ...limits, dealtTiles: 0 } },
    ],
  ])('a wrong table is refused: %s', (problem, change) => {
    expect(componentProblems({ ...COMPONENTS, ...change })).toContain(problem);
  });
});

function without(table: Readonly<Record<string, number>>, name: string) {
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));
}

function each(count: number) {
  return Object.fromEntries(TILE_NAMES.map((name) => [name, count]));
}
