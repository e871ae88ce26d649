import { expect, test } from 'vitest';
import { percent, unproven } from '../claims.ts';
import { isClearLuck, type Moment, turningPoints } from '../review/index.ts';

const NONE = [0, 0, 0];

const moment = (parts: Partial<Moment>): Moment => ({
  kind: 'move',
  entry: 0,
  chance: [0.4, 0.3, 0.3],
  luck: NONE,
  error: NONE,
  rest: NONE,
  luckError: NONE,
  errorError: NONE,
  ...parts,
});

const mistake = (seat: number, error: readonly number[]): Moment =>
  moment({
    seat,
    error,
    gap: { best: 'a', difference: error[seat]!, error: 0.01, choices: 2, isMistake: true },
  });

test('a mistake of another player is a turning point only for those whose chances it changed', () => {
  const moments = [mistake(1, [-0.004, 0.05, -0.046]), mistake(0, [0.04, -0.02, -0.02])];
  const atOf = (seat: number) => turningPoints(moments, seat).map(({ at }) => at);
  expect([0, 1, 2].map(atOf)).toEqual([[1], [0], [0]]);
});

test('a draw is called lucky only if that is clear', () => {
  const draw = (luck: number, error: number) =>
    moment({ kind: 'draw', luck: [luck, -luck, 0], luckError: [error, error, 0] });
  expect(isClearLuck(draw(0.05, 0.01), 0)).toBe(true);
  expect(isClearLuck(draw(0.05, 0.01), 1)).toBe(true);
  expect(isClearLuck(draw(0.05, 0.01), 2)).toBe(false);
  expect(isClearLuck(draw(0.02, 0), 0)).toBe(false);
  expect(isClearLuck(draw(0.05, 0.03), 0)).toBe(false);
});

test('no chance is called certain without proof', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  expect([0, 1].map(unproven)).toEqual([1, 99]);
});
