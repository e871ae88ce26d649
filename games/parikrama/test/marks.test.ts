import { FastRandom, OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import {
  countLone,
  countLoops,
  countQuartets,
  diagonalOf,
  loneOf,
  longestDiagonal,
  loopsOf,
  quartetsOf,
} from '../rules/patterns.ts';
import { marksOf, NO_MARKS, packedMap } from '../view/marks.ts';
import { eagerStep } from './eager.ts';
import { EXAMPLE_MAP } from './testing.ts';

const bitsIn = (what: keyof typeof NO_MARKS): number => {
  const marks = marksOf(EXAMPLE_MAP);
  const bits = EXAMPLE_MAP.map(
    ([, x, y]) => marks.at(x, y)[what].toString(2).replaceAll('0', '').length,
  );
  return bits.reduce((sum, n) => sum + n, 0);
};

describe('the patterns of a Map', () => {
  test('K4, K38: are marked on all tiles that belong to them', () => {
    expect(bitsIn('circles')).toBe(2 * 8);
    expect(bitsIn('loops')).toBe(4 * 4);
    expect(bitsIn('quartets')).toBe(4 * 2);
    expect(bitsIn('diagonal')).toBe(4 - 1);
  });

  test('do not include a diagonal of two', () => {
    const two = marksOf(EXAMPLE_MAP.filter(([, , y]) => y > 0));
    expect(two.at(0, 1).diagonal).toBe(0);
    expect(two.at(9, 9)).toEqual(NO_MARKS);
  });

  test('K38: are listed as often as they are counted', () => {
    const random = new FastRandom('marks');
    const state = game.setup({ mode: 'full' }, 2);
    while (game.status(state) !== OVER) eagerStep(state, random);
    for (const map of [EXAMPLE_MAP, ...game.view(state, null).seats.map((seat) => seat.map)]) {
      const packed = packedMap(map);
      const n = packed.length;
      expect(diagonalOf(packed, 0, n)).toHaveLength(longestDiagonal(packed, 0, n));
      expect(quartetsOf(packed, 0, n)).toHaveLength(countQuartets(packed, 0, n));
      expect(loopsOf(packed, 0, n)).toHaveLength(countLoops(packed, 0, n));
      expect(loneOf(packed, 0, n, -1).length).toBeLessThanOrEqual(countLone(packed, 0, n, -1));
    }
    expect(loneOf(packedMap(EXAMPLE_MAP), 0, EXAMPLE_MAP.length, -1)).toHaveLength(2);
  });
});
