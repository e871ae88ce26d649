import { type Message, message } from '@baithak/kernel';
import { piecesOn } from '../position/position.ts';
import { FILES, SIZE, SQUARE_ROWS } from '../rules/squares.ts';
import type { CommonView } from './view.ts';

interface SketchStyle {
  /** How many characters wide a square is. */
  readonly width?: number;
  /** A piece in exactly that many characters. */
  readonly cell?: (piece: string) => string;
  /** What stands left of a rank, one character, and right of it. */
  readonly left?: (rank: string) => string;
  readonly right?: (rank: string) => string;
}

/** The squares of a position as lines of text, with rules between them. */
export function sketchSquares(
  position: string,
  {
    width = 3,
    cell = (piece) => ` ${piece} `,
    left = () => ' ',
    right = () => '',
  }: SketchStyle = {},
): string[] {
  const pieces = piecesOn(position);
  const empty = ' '.repeat(width);
  const ruler = `    ${`+${'-'.repeat(width)}`.repeat(SIZE)}+`;
  const ranks = SQUARE_ROWS.flatMap((squares) => {
    const rank = squares[0]!.slice(1);
    const cells = squares.map((square) => {
      const piece = pieces.get(square);
      return piece === undefined ? empty : cell(piece);
    });
    return [ruler, ` ${rank}${left(rank)} |${cells.join('|')}| ${right(rank)}`.trimEnd()];
  });
  return [...ranks, ruler];
}

/** A line above or below the squares with a mark for each file, its name unless told otherwise. */
export function sketchFiles(width = 3, mark: (file: string) => string = (file) => file): string {
  const marks = FILES.map((file) =>
    mark(file)
      .padStart(Math.ceil(width / 2))
      .padEnd(width),
  );
  return `     ${marks.join(' ')}`.trimEnd();
}

/** Who plays which colour. */
export function coloursMessage(): Message {
  return message('sketch.colours', { white: { seat: 0 }, black: { seat: 1 } });
}

/** How long the game has lasted, and its last move. */
export function turnMessage({ ply, last }: CommonView): Message {
  if (last === null) return message('sketch.start', { ply });
  return message('sketch.last', { ply, move: last });
}
