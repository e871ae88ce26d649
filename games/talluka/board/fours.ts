import { sure } from '@baithak/kernel';
import { parsePosition } from '../position/position.ts';
import { squareName } from '../rules/board.ts';
import { squaresInFours } from '../rules/four.ts';
import type { View } from '../view/view.ts';

/** The squares of all fours: there are none before the end. */
export function squaresOfFours(view: View): ReadonlySet<string> {
  if (view.end === null) return new Set();
  const { white, black } = sure(parsePosition(view.position));
  const inFours = squaresInFours(white) | squaresInFours(black);
  const squares = Array.from({ length: 25 }, (_, square) => square);
  return new Set(squares.filter((square) => (inFours >>> square) & 1).map(squareName));
}
