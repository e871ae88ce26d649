import { sure } from '@baithak/kernel';
import { membersOf } from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import { squareName } from '../rules/board.ts';

/** The length of the line that wins. */
export const WINNING_LINE = 4;

/** Along rows and along columns. */
const WAYS = [
  [1, 0],
  [0, 1],
] as const;

/** The squares of a seat's longest unbroken row or column; the first of several. */
export function longestLine(position: string, seat: number): readonly string[] {
  const own = squaresOf(position, seat);
  const lines = WAYS.flatMap(([files, ranks]) =>
    [...own].map((square) => runFrom(square, files, ranks, own)),
  );
  return lines.reduce((best, line) => (line.length > best.length ? line : best), []);
}

/** All of a seat's lines that win. */
export function foursIn(position: string, seat: number): readonly (readonly string[])[] {
  const own = squaresOf(position, seat);
  return WAYS.flatMap(([files, ranks]) =>
    [...own]
      .filter((square) => !own.has(next(square, -files, -ranks)))
      .map((square) => runFrom(square, files, ranks, own))
      .filter((line) => line.length >= WINNING_LINE),
  );
}

function squaresOf(position: string, seat: number): ReadonlySet<string> {
  const { white, black } = sure(parsePosition(position));
  return new Set(membersOf(seat === 0 ? white : black).map(squareName));
}

/** A name that is no square if it lies beyond the edge. */
function next(square: string, files: number, ranks: number): string {
  return String.fromCharCode(square.charCodeAt(0) + files, square.charCodeAt(1) + ranks);
}

function runFrom(start: string, files: number, ranks: number, own: ReadonlySet<string>): string[] {
  const line: string[] = [];
  for (let square = start; own.has(square); square = next(square, files, ranks)) line.push(square);
  return line;
}
