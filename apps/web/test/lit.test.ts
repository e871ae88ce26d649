import { type Game, message, type Tally } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { EMPTY_ROOM } from '../controller/room.ts';
import { litAt } from '../pages/table/board.tsx';

const line = (...at: string[]) => ({ label: message('x'), terms: [], least: 0, most: 0, at });
const { at: _, ...pointless } = line();
const TALLY: Tally = [
  { lines: [line('a1'), line('b1', 'b2')], least: 0, most: 0 },
  { lines: [pointless, line('c1')], least: 0, most: 0 },
];
const OVER = {
  game: { tally: () => TALLY } as unknown as Game,
  view: {},
  past: null,
  refusal: null,
  room: { ...EMPTY_ROOM, result: { places: [1, 2], scores: [1, 0], reason: message('x') } },
};

test('the newest line of the final score lights what it counts, for every seat', () => {
  expect([0, 1, 2, 3].map((counted) => litAt(OVER, counted))).toEqual([
    [],
    ['a1'],
    ['b1', 'b2', 'c1'],
    [],
  ]);
});

test('nothing is counted while the match runs or an earlier moment is looked at', () => {
  expect(litAt({ ...OVER, room: EMPTY_ROOM }, 1)).toEqual([]);
  expect(litAt({ ...OVER, past: 3 }, 1)).toEqual([]);
});

test('a refusal comes first', () => {
  expect(litAt({ ...OVER, refusal: { code: 'x', at: ['e5'] } }, 1)).toEqual(['e5']);
  expect(litAt({ ...OVER, refusal: { code: 'x' } }, 1)).toEqual([]);
});
