/**
 * The squares in the order in which a position text lists them; elsewhere a square is its index in
 * this list. Everything about the board that never changes belongs in this file.
 */
export const SQUARES = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'] as const;
export type Square = (typeof SQUARES)[number];

export const SIZE = 3;

/** The squares row by row from the top, as they are drawn. */
export const ROWS: readonly (readonly Square[])[] = Array.from({ length: SIZE }, (_, row) =>
  SQUARES.slice(row * SIZE, (row + 1) * SIZE),
);

/** T4: the rows, the columns and the two diagonals. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
