import { type Message, message } from '@baithak/kernel';
import { ROWS } from '../rules/squares.ts';
import { marksOn, type View } from './view.ts';

/** The table as text, for the terminal. */
export function sketch(view: View, say: (message: Message) => string): string {
  const marks = marksOn(view);
  const rows = ROWS.map((squares) => {
    const cells = squares.map((square) => ` ${marks.get(square) ?? ' '} `);
    return `${squares[0]![1]} ${cells.join('|')}`.trimEnd();
  });
  const files = ROWS[0]!.map((square) => square[0]);
  const seats = message('sketch.seats', { first: { seat: 0 }, second: { seat: 1 } });
  return `${rows.join('\n  ---+---+---\n')}\n   ${files.join('   ')}\n\n${say(seats)}\n`;
}
