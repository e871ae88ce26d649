import type { Message, Result } from '@baithak/kernel';

/** A game that lasts this many plies is drawn. */
export const PLY_CAP = 400;

/** Where repetition draws, this occurrence of a position ends the game. */
export const DRAWING_OCCURRENCE = 3;

/**
 * Makes a game's `endOf`. A state holds the reason of its end as a number, everybody else reads the
 * name. `none` has the number 0: the game goes on, and `endOf` answers `null`.
 */
export function endReader<Name extends string>(
  ends: Readonly<Record<Name, number>>,
): (state: { readonly end: number }) => Exclude<Name, 'none'> | null {
  const names = Object.keys(ends) as Name[];
  const isEnd = (name: Name): name is Exclude<Name, 'none'> => name !== 'none';
  return ({ end }) => {
    const name = names[end]!;
    return isEnd(name) ? name : null;
  };
}

/** In games without points, a win counts one. */
export function scoresOfWin(winner: number | null): number[] {
  return [0, 1].map((seat) => (seat === winner ? 1 : 0));
}

/** The result of a finished game; a winner of `null` is a draw. */
export function resultOf<End>(
  end: End | null,
  winner: number | null,
  scores: readonly number[],
  reasonOf: (end: End, winner: number | null) => Message,
): Result {
  if (end === null) throw new Error('the game is not over');
  const places = [0, 1].map((seat) => (winner === null || winner === seat ? 1 : 2));
  return { places, scores, reason: reasonOf(end, winner) };
}

/** What a finished game is worth to a seat: 1 for a win, 0 for a draw, −1 for a loss. */
export function valueOfEnd(winner: number | null, seat: number): number {
  if (winner === null) return 0;
  return winner === seat ? 1 : -1;
}

/** Maps an advantage to an estimate between −1 and 1; an advantage of `half` gives one half. */
export function estimateOf(advantage: number, half: number): number {
  return advantage / (Math.abs(advantage) + half);
}
