import { expect, test } from 'vitest';
import { nearestMove } from '../pages/table/nearest.ts';

test.each([
  ['the same piece to a place nearby', 'c1xc3', ['a1xc1', 'b3xc3', 'c1-c2', 'c1xa1'], 'c1-c2'],
  ['the same row the other way', '1>', ['1<', '2>'], '1<'],
  ['nearly the same cards', '+DG-LL', ['+G-L', '+DS-LL', '-SS'], '+DS-LL'],
  ['another piece to the same place', 'a1xc3', ['b2xd4', 'e5xc3'], 'e5xc3'],
  ['all that there is to do', 'a1-a2', ['pass'], 'pass'],
])('a refused move leads to %s', (_, refused, legal, nearest) => {
  expect(nearestMove(refused, legal)).toBe(nearest);
});

test('nothing alike is nothing near', () => {
  expect(nearestMove('?', ['a1-a2', 'b1-b2'])).toBeNull();
});
