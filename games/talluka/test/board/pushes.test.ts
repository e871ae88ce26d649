import { expect, it } from 'vitest';
import { pushBetween } from '../../board/pushes.ts';

it.each([
  ['a1', 'b1', '1>'],
  ['d4', 'a4', '4<'],
  ['b2', 'b5', 'b^'],
  ['c5', 'c^', 'cv'],
  ['b2', '2<', '2>'],
  ['1>', 'a1', '1>'],
  ['1>', '1<', '1>'],
  ['dv', 'd3', 'dv'],
])('from %s to %s pushes %s', (from, to, push) => {
  expect(pushBetween(from, to)).toBe(push);
});

it.each([
  ['a1', 'a1'],
  ['a1', 'b2'],
  ['1>', '2>'],
  ['av', 'bv'],
  ['1>', 'b2'],
])('from %s to %s pushes nothing', (from, to) => {
  expect(pushBetween(from, to)).toBe(null);
});
