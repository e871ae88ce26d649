import { expect, it } from 'vitest';
import { journeysOf, placesOf } from '../../board/journeys.ts';

const STACKS = 'b2(bw)b/1(wb)2b/2(bww)2/w(wbw)1w1/w1w2 w';
const told = (last: string) =>
  journeysOf({ position: STACKS, ply: 0, last: null }, { position: '', ply: 1, last }).map(
    ({ from, to }) => `${from} → ${to}`,
  );

it('every pawn of a stack has a place of its own', () => {
  expect(placesOf('(bw)4/5/5/5/4w w')).toEqual(['a5 0', 'a5 1', 'e1 0']);
});

it('a move takes all of them along, a jump lays them on top', () => {
  expect(told('b2-b3')).toEqual(['b2 0 → b3 0', 'b2 1 → b3 1', 'b2 2 → b3 2']);
  expect(told('a2xc2')).toEqual(['a2 0 → c2 0']);
  expect(told('c1xa1')).toEqual(['c1 0 → a1 1']);
});

it('shedding takes them from the top', () => {
  expect(told('c3/d3')).toEqual(['c3 2 → d3 0']);
  expect(told('c3/d3/d4')).toEqual(['c3 2 → d3 0', 'c3 1 → d4 0']);
  expect(told('pass')).toEqual([]);
});
