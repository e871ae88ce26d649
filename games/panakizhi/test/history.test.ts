import { describe, expect, it } from 'vitest';
import {
  copyHistory,
  forgetHistory,
  newHistory,
  occurredAt,
  occurrences,
} from '../rules/history.ts';

function historyOf(width: number, ...positions: number[][]) {
  const history = newHistory(width, 8);
  history.past.set(positions.flat());
  return history;
}

const THRICE = historyOf(3, [1, 2, 3], [1, 2, 3], [1, 2, 3], [4, 2, 3], [1, 2, 3], [1, 2, 9]);

describe('the history', () => {
  it('has room for every ply up to the cap, and a filter that is empty at first', () => {
    const { past, seen } = newHistory(3, 8);
    expect(past.length).toBe(3 * 401);
    expect([...seen]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(newHistory(1, 0).seen.length).toBe(0);
  });

  it('counts a position with the same side to move only', () => {
    expect([0, 1, 2, 3, 4].map((ply) => occurrences(THRICE, ply))).toEqual([1, 1, 2, 1, 3]);
  });

  it('compares all words, the last one too', () => {
    expect(occurrences(THRICE, 5)).toBe(1);
    expect(occurredAt(THRICE, Int32Array.of(1, 2, 9), 5)).toBe(5);
    expect(occurredAt(THRICE, Int32Array.of(1, 2, 8), 5)).toBe(-1);
  });

  it('finds the latest occurrence first', () => {
    const wanted = Int32Array.of(1, 2, 3);
    expect(occurredAt(THRICE, wanted, 4)).toBe(4);
    expect(occurredAt(THRICE, wanted, 3)).toBe(1);
    expect(occurredAt(THRICE, wanted, -1)).toBe(-1);
  });

  it('copies what was written up to the ply, the filter and whether it remembers', () => {
    const from = historyOf(2, [1, 2], [3, 4], [5, 6]);
    from.seen[5] = 1;
    const into = newHistory(2, 8);
    into.seen[1] = 1;
    copyHistory(from, into, 1);
    expect([...into.past.subarray(0, 6)]).toEqual([1, 2, 3, 4, 0, 0]);
    expect([...into.seen]).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
    forgetHistory(from);
    expect([...from.seen]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    copyHistory(from, into, 1);
    expect(into.remembers).toBe(false);
    expect([...into.seen]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    copyHistory(historyOf(2, [7, 8]), into, 0);
    expect(into.remembers).toBe(true);
    expect(into.past[1]).toBe(8);
  });
});
