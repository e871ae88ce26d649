import { type Journey, piecesOn, SQUARE_ROWS } from '@baithak/board';
import type { View } from '../view/view.ts';

/** What journeys are worked out from. */
export type Moment = Pick<View, 'position' | 'ply' | 'last'>;

/** The pawns that the last push has moved: all of the unbroken run, from the end that was pushed. */
export function journeysOf(before: Moment, { last }: Moment): Journey[] {
  const squares = squaresAlong(last ?? '');
  const pawns = piecesOn(before.position);
  const start = squares.findIndex((square) => pawns.has(square));
  const run = squares.slice(Math.max(0, start));
  const end = run.findIndex((square) => !pawns.has(square));
  return run.slice(0, end).map((from, i) => ({ from, to: run[i + 1]! }));
}

/** The squares of a line in the order in which a push goes through them. */
function squaresAlong(push: string): string[] {
  const [line, way] = [...push];
  const squares = SQUARE_ROWS.flat().filter((square) => square.includes(line ?? ' '));
  // As they are drawn: to the right and downwards.
  return way === '<' || way === '^' ? squares.toReversed() : squares;
}
