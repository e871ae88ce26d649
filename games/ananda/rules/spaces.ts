/**
 * Spaces are cells of a 16 × 16 grid with a rim all around, files and ranks counted from 1; so a
 * step never leaves the grid, and cell 0 stands for no space at all.
 */
export const CELLS = 256;
export const RIGHT = 1;
export const UP = 16;
export const NOWHERE = 0;

const FILES = 'abcdefghijklmn';

export const cellAt = (file: number, rank: number): number => (rank << 4) | file;
const fileOf = (cell: number): number => cell & 15;
const rankOf = (cell: number): number => cell >> 4;

const NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${FILES[fileOf(cell) - 1]}${rankOf(cell)}`,
);

export const spaceName = (cell: number): string => NAMES[cell]!;

/** A space as it is written on the largest board. */
export const SPACE = '[a-n](?:[1-9]|1[0-4])';

export function cellNamed(name: string): number {
  return cellAt(FILES.indexOf(name[0]!) + 1, Number(name.slice(1)));
}

/** A tile as it lies, in 15 bits: its first space, whether it points up, and its two colours. */
export const pack = (cell: number, up: number, first: number, second: number): number =>
  (cell << 7) | (up << 6) | (first << 3) | second;
export const firstCell = (lying: number): number => lying >> 7;
export const firstColour = (lying: number): number => (lying >> 3) & 7;
export const secondColour = (lying: number): number => lying & 7;
export const secondCell = (lying: number): number =>
  (lying >> 7) + (((lying >> 6) & 1) === 1 ? UP : RIGHT);
