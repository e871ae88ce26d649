import { CHANCE, FastRandom, type Game, type OutcomeList, type Random } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { expectedAfter } from '../review/luck.ts';
import { coin } from './coin.ts';

const random = () => new FastRandom('luck');
const [HEADS, TAILS] = [0, 1];

/** How good each side of the coin is for seat 0. */
const worthOf = (heads: number, tails: number) => (state: unknown) => {
  const { coin: side } = state as { coin: number };
  const chance = side === HEADS ? heads : tails;
  return [chance, 1 - chance];
};

test('the mean of a draw counts every outcome by its odds, whatever the judge thinks', () => {
  const state = coin.setup({}, 2);
  // Heads come three times out of four.
  const fair = expectedAfter(coin, state, worthOf(0.8, 0.4), random());
  expect(fair.mean).toEqual([expect.closeTo(0.7, 9), expect.closeTo(0.3, 9)]);
  expect(fair.error).toEqual([0, 0]);
  const biased = expectedAfter(coin, state, worthOf(1, 0.4), random());
  expect(biased.mean[0]).toBeCloseTo(0.85, 9);
  // So heads are luck and tails are not, and on average there is none.
  expect(0.75 * (0.8 - fair.mean[0]!) + 0.25 * (0.4 - fair.mean[0]!)).toBeCloseTo(0, 9);
  expect(state.coin).not.toBe(TAILS);
});

/** Balls from 0 to `balls` − 1 are drawn one after the other, so many times, and put back. */
const urn = (balls: number, draws: number) =>
  ({
    status: ({ drawn }: Urn) => (drawn.length < draws ? CHANCE : 0),
    copy: ({ drawn }: Urn) => ({ drawn: [...drawn] }),
    outcomes(_: Urn, out: OutcomeList) {
      out.clear();
      for (let ball = 0; ball < balls; ball++) out.add(ball, 1);
    },
    draw: (_: Urn, source: Random) => source.below(balls),
    resolve: ({ drawn }: Urn, ball: number) => void drawn.push(ball),
  }) as unknown as Game;

interface Urn {
  readonly drawn: number[];
}

/** The balls that were drawn, as a part of what could have been. */
const partOf = (balls: number) => (state: unknown) => {
  const { drawn } = state as Urn;
  return [drawn.reduce((sum, ball) => sum + ball, 0) / (balls - 1) / drawn.length];
};

test('all that is drawn until somebody decides is one draw', () => {
  const found = expectedAfter(urn(5, 3), { drawn: [] }, partOf(5), random());
  expect(found).toEqual({ mean: [expect.closeTo(0.5, 9)], error: [0] });
});

test('of too many ways some are drawn, and the interval covers the mean', () => {
  const { mean, error } = expectedAfter(urn(601, 1), { drawn: [] }, partOf(601), random());
  // Of an even draw from 0 to 1 the deviation is √(1/12); 400 were drawn.
  expect(error[0]).toBeCloseTo(Math.sqrt(1 / 12 / 400), 2);
  expect(error[0]).toBeGreaterThan(0);
  expect(Math.abs(mean[0]! - 0.5)).toBeLessThan(3 * error[0]!);
});
