import type { GameId } from '@baithak/catalog';

/** How a game's nets are trained. */
export interface Plan {
  /** There is a net for each of these seat counts. */
  readonly seats: readonly number[];
  readonly hidden: number;
  /** How much of a target comes from later judgements; near 1 where a turn has many decisions. */
  readonly lambda: number;
  /** Games until the learning rate has fallen to its end. */
  readonly games: number;
  /** How often any move is tried, where a turn has so many decisions that `RANDOM` would spoil most. */
  readonly random?: Slope;
}

export const PLANS: Readonly<Partial<Record<GameId, Plan>>> = {
  ananda: { seats: [2, 3, 4], hidden: 48, lambda: 0.96, games: 8_000 },
  jaipur: { seats: [2], hidden: 64, lambda: 0.85, games: 24_000 },
  parikrama: { seats: [2, 3, 4, 5], hidden: 40, lambda: 0.975, games: 6_000 },
  samsara: {
    seats: [2, 3, 4, 5, 1],
    hidden: 28,
    lambda: 0.965,
    games: 6_000,
    random: [0.04, 0.01],
  },
};

/** A value that falls evenly from the first game to the last. */
type Slope = readonly [first: number, last: number];

export const RATE: Slope = [1.5e-3, 3e-5];
export const RANDOM: Slope = [0.1, 0.03];
export const TEMPERATURE: Slope = [0.015, 0.005];

/** Games between two changes of the weights. */
export const BATCH = 8;
/** Gates on the way from the first game to the last. */
export const GATES = 10;

/** Where a slope has come to when that share of the games is played. */
export const along = ([first, last]: Slope, share: number): number =>
  first + (last - first) * Math.min(1, share);
