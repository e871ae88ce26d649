import { type Outlook, WINS_NOW } from '@baithak/kernel';

/**
 * Writes the numbers of the features that a position has, seen from the side to move, and returns how
 * many; a feature may come more than once. MOVER_WINS instead if the side to move wins at once.
 */
export type Features<State> = (state: State, into: Int32Array) => number;
export const MOVER_WINS = -1;

/** No position of any of the three games has more features than this. */
export const MOST_FEATURES = 128;

/** What a position offers is the sum of the weights of its features. */
export function linearOutlook<State>(
  features: Features<State>,
  weights: ArrayLike<number>,
): Outlook<State> {
  const table = Int32Array.from(weights);
  const active = new Int32Array(MOST_FEATURES);
  return (state) => {
    const count = features(state, active);
    if (count === MOVER_WINS) return WINS_NOW;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += table[active[i]!]!;
    return sum;
  };
}
