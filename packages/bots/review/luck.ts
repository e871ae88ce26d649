import { CHANCE, type Game, OutcomeList, type Random } from '@baithak/kernel';
import { settle } from '../worth.ts';
import type { Worth } from './pool.ts';

/** What a draw was worth on average before it was made. */
export interface Expected {
  readonly mean: readonly number[];
  /** By seat the standard error of the mean; 0 if every outcome was counted. */
  readonly error: readonly number[];
}

/** Up to this many ways to draw are all counted. */
const MOST_LISTED = 600;
/** Of more ways than that, such as whole deals, this many are drawn anew. */
const SAMPLES = 400;

/** The mean over everything that could be drawn until somebody decides, with the right weights. */
export function expectedAfter(game: Game, state: unknown, worth: Worth, random: Random): Expected {
  return listed(game, state, worth) ?? sampled(game, state, worth, random);
}

/** `undefined` if there are too many ways. */
function listed(game: Game, from: unknown, worth: Worth): Expected | undefined {
  let ways = 0;
  const sum = (state: unknown): number[] | undefined => {
    if (game.status(state) !== CHANCE) return ++ways > MOST_LISTED ? undefined : worth(state);
    const list = new OutcomeList();
    game.outcomes(state, list);
    let total: number[] | undefined;
    for (let i = 0; i < list.size; i++) {
      const after = game.copy(state);
      game.resolve(after, list.at(i));
      const part = sum(after);
      if (part === undefined) return undefined;
      const share = list.weightAt(i) / list.total;
      total = part.map((value, seat) => (total?.[seat] ?? 0) + share * value);
    }
    return total;
  };
  const mean = sum(from);
  return mean && { mean, error: mean.map(() => 0) };
}

function sampled(game: Game, state: unknown, worth: Worth, random: Random): Expected {
  const sums: number[] = [];
  const squares: number[] = [];
  let after: unknown;
  for (let n = 0; n < SAMPLES; n++) {
    after = game.copy(state, after);
    settle(game, after, random);
    worth(after).forEach((value, seat) => {
      sums[seat] = (sums[seat] ?? 0) + value;
      squares[seat] = (squares[seat] ?? 0) + value * value;
    });
  }
  const mean = sums.map((sum) => sum / SAMPLES);
  const error = squares.map((square, seat) => {
    const variance = Math.max(0, square / SAMPLES - mean[seat]! * mean[seat]!);
    return Math.sqrt(variance / (SAMPLES - 1));
  });
  return { mean, error };
}
