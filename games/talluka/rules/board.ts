import { AS_READ, FILES, RANKS, SIZE } from '@baithak/panakizhi';

const ROW_DIRECTIONS = ['<', '>'] as const;
const COLUMN_DIRECTIONS = ['^', 'v'] as const;

/** The ten lines in the order of their names; elsewhere a line is its index in this list. */
export const LINES = [...RANKS, ...FILES] as const;
export type Line = (typeof LINES)[number];
export type Direction = (typeof ROW_DIRECTIONS | typeof COLUMN_DIRECTIONS)[number];

/**
 * Squares are numbered as a position text lists them: a5 is 0, e1 is 24. So on every line the first
 * of its two directions leads to lower numbers and the second to higher ones.
 */
export function squareName(square: number): string {
  return AS_READ[square]!;
}

function isRow(line: number): boolean {
  return line < SIZE;
}

/** The squares of a line from its lowest number to its highest. */
export function squaresOf(line: number): number[] {
  return Array.from({ length: SIZE }, (_, place) =>
    isRow(line) ? (SIZE - 1 - line) * SIZE + place : place * SIZE + (line - SIZE),
  );
}

export function directionsOf(line: number): readonly [Direction, Direction] {
  return isRow(line) ? ROW_DIRECTIONS : COLUMN_DIRECTIONS;
}

/** A push is one small number, in the order of the notations; the pass is the highest. */
export const PASS = 2 * LINES.length;

export function lineOf(move: number): number {
  return move >> 1;
}

/** 0 towards lower square numbers, 1 towards higher ones. */
export function directionOf(move: number): number {
  return move & 1;
}

/** A line's squares or cells in the order in which a push in this direction meets them. */
export function fromEdge<T>(line: readonly T[], direction: number): T[] {
  return direction === 0 ? line.toReversed() : [...line];
}

/** What stands on a square: a seat's piece or nothing. */
export type Cell = 0 | 1 | typeof EMPTY;
export const EMPTY = -1;

export type Obstacle = 'empty-line' | 'lone-piece' | 'gap-ahead' | 'far-edge';

/** A push of one line, whoever is to move. Places are counted from the edge pushed from. */
export interface Push {
  /** Whose piece is nearest to the edge; `EMPTY` on an empty line. */
  readonly mover: Cell;
  /** The places of the unbroken run that would move: from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  readonly obstacle: Obstacle | null;
}

/** Decides when a line can be pushed (rules T5 to T8); the tables in tables.ts are filled from it. */
export function pushOf(cells: readonly Cell[]): Push {
  const start = cells.findIndex((cell) => cell !== EMPTY);
  if (start < 0) return { mover: EMPTY, start: 0, end: 0, obstacle: 'empty-line' };
  let end = start;
  while (end < SIZE && cells[end] !== EMPTY) end++;
  return { mover: cells[start]!, start, end, obstacle: obstacleTo(cells, start, end) };
}

function obstacleTo(cells: readonly Cell[], start: number, end: number): Obstacle | null {
  if (end - start === 1) {
    return cells.slice(end).every((cell) => cell === EMPTY) ? 'lone-piece' : 'gap-ahead';
  }
  return end === SIZE ? 'far-edge' : null;
}

/** The line after the push: the run moved into the empty square in front of it. */
export function pushed(cells: readonly Cell[], { start, end }: Push): Cell[] {
  return [...cells.slice(0, start), EMPTY, ...cells.slice(start, end), ...cells.slice(end + 1)];
}

/**
 * The lowest squares of all fours in rows, found by shifting the set over itself by one square and
 * then by two. The mask holds the first two columns, where a four in a row can begin.
 */
function rowStarts(set: number): number {
  const pairs = set & (set >>> 1);
  return pairs & (pairs >>> 2) & 0b00011_00011_00011_00011_00011;
}

/** The same in columns. No mask is needed: the bits past the last row are empty. */
function columnStarts(set: number): number {
  const pairs = set & (set >>> 5);
  return pairs & (pairs >>> 10);
}

/** Whether the set has four or more squares side by side in a row or column. */
export function hasFour(set: number): boolean {
  return (rowStarts(set) | columnStarts(set)) !== 0;
}

/** All squares that are part of a four. */
export function squaresInFours(set: number): number {
  const row = rowStarts(set);
  const column = columnStarts(set);
  const inRows = row | (row << 1) | (row << 2) | (row << 3);
  const inColumns = column | (column << 5) | (column << 10) | (column << 15);
  return inRows | inColumns;
}
