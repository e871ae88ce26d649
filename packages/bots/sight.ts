import { CHARACTERS } from '@baithak/kernel';

/** How a character looks ahead: nodes of search; with noise each move is judged by itself, and the judgement errs. */
export interface Sight {
  readonly nodes: number;
  /** The spread of the errors in its judgement of each move, as a chance to win. */
  readonly noise: number;
}

/** The characters of a game, from the gentlest; undefined if there are none that make sense. */
export function readSights(stored: unknown): readonly Sight[] | undefined {
  if (!Array.isArray(stored) || stored.length !== CHARACTERS.length) return undefined;
  const makesSense = ({ nodes, noise }: Sight) =>
    Number.isInteger(nodes) && nodes > 0 && Number.isFinite(noise) && noise >= 0;
  return stored.every(makesSense) ? stored : undefined;
}
