import { stateLayout, uint8 } from '@baithak/kernel';
import { LINES, SQUARES } from './squares.ts';

/** What stands on a square; a seat's mark is `seat + 1`. */
export const EMPTY = 0;

/** All that decides how the game goes on. The layout gives the type, a blank state and `copy`. */
export const { blank, copy } = stateLayout({
  /** Per square: `EMPTY` or a mark. */
  cells: uint8(SQUARES.length),
  /** The seat to move; after the end, the seat whose turn it would be. */
  turn: 0,
  /** The last move, −1 at the start. */
  last: -1,
});

export type State = ReturnType<typeof blank>;

/** T4: the first completed line, as the indices of its squares. */
export function lineOf({ cells }: State): readonly number[] | undefined {
  return LINES.find(
    ([a, b, c]) => cells[a!] !== EMPTY && cells[a!] === cells[b!] && cells[a!] === cells[c!],
  );
}

/** The seat that has a line, `null` if nobody has. */
export function winnerOf(state: State): number | null {
  const square = lineOf(state)?.[0];
  return square === undefined ? null : state.cells[square]! - 1;
}

/** T4, T5: a line or a full board ends the game. */
export function isOver(state: State): boolean {
  return winnerOf(state) !== null || !state.cells.includes(EMPTY);
}

/** One word tells all positions apart: a digit in base three for each square, then the turn. */
export function identify({ cells, turn }: State, into: Int32Array): number {
  into[0] = cells.reduce((word, cell) => 3 * word + cell, turn);
  return 1;
}
