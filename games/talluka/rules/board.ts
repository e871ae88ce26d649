import { AS_READ, FILES, RANKS, SIZE } from '@baithak/panakizhi';

const ROW_DIRECTIONS = ['<', '>'] as const;
const COLUMN_DIRECTIONS = ['^', 'v'] as const;

/** The ten lines in the order of their names: a line is known by its index here. */
export const LINES = [...RANKS, ...FILES] as const;
export type Line = (typeof LINES)[number];
export type Direction = (typeof ROW_DIRECTIONS | typeof COLUMN_DIRECTIONS)[number];

/**
 * Squares are numbered as they are read: a5 is 0, e1 is 24. So on every line, row or column, the
 * first of its two directions leads to lower numbers and the second to higher ones.
 */
export function squareName(square: number): string {
  return AS_READ[square]!;
}

export function isRow(line: number): boolean {
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

/** A push as one small number, in the order of the notations; a pass follows them all. */
export const PASS = 2 * LINES.length;

export function pushMove(line: number, direction: number): number {
  return 2 * line + direction;
}

export function lineOf(move: number): number {
  return move >> 1;
}

/** 0 towards lower square numbers, 1 towards higher ones. */
export function directionOf(move: number): number {
  return move & 1;
}

/** A line's squares or cells in the order in which a push in the direction meets them. */
export function fromEdge<T>(line: readonly T[], direction: number): T[] {
  return direction === 0 ? line.toReversed() : [...line];
}
