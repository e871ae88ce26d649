import { sure } from '@baithak/kernel';
import { membersOf } from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import { squareName } from '../rules/board.ts';

/** The length of the line that wins. */
export const WINNING_LINE = 4;

/** The squares of a seat's longest unbroken row or column; the first of several. */
export function longestLine(position: string, seat: number): readonly string[] {
  const { white, black } = sure(parsePosition(position));
  const own = new Set(membersOf(seat === 0 ? white : black).map(squareName));
  let best: string[] = [];
  for (const square of own) {
    for (const [files, ranks] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const line = runFrom(square, files, ranks, own);
      if (line.length > best.length) best = line;
    }
  }
  return best;
}

function runFrom(start: string, files: number, ranks: number, own: ReadonlySet<string>): string[] {
  const line: string[] = [];
  let [file, rank] = [start.charCodeAt(0), start.charCodeAt(1)];
  for (;;) {
    const square = String.fromCharCode(file, rank);
    if (!own.has(square)) return line;
    line.push(square);
    file += files;
    rank += ranks;
  }
}
