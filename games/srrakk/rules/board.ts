import { BY_NAME } from '@baithak/panakizhi';

/**
 * Squares are numbered by their names: a1 is 0, a2 is 1, b1 is 5, e5 is 24. So a list of moves made
 * from the lowest squares to the highest stands in the order of the notations.
 */
export function squareName(square: number): string {
  return BY_NAME[square]!;
}

export function squareNamed(name: string): number {
  return BY_NAME.indexOf(name);
}

/** How far it is between two squares in files and in ranks. */
export function distances(from: number, to: number): readonly [files: number, ranks: number] {
  const files = Math.abs(Math.floor(to / 5) - Math.floor(from / 5));
  return [files, Math.abs((to % 5) - (from % 5))];
}

export function areNeighbours(from: number, to: number): boolean {
  const [files, ranks] = distances(from, to);
  return files + ranks === 1;
}

export function areDiagonal(from: number, to: number): boolean {
  const [files, ranks] = distances(from, to);
  return files === 1 && ranks === 1;
}

/** The square between the two ends of a jump. */
export function middleOf(from: number, to: number): number {
  return (from + to) >> 1;
}

/**
 * A move as one number: where from, where to, where the second shed piece goes, and its kind. Where
 * it counts (rules.ts, moves.ts) these numbers are written out, because named ones cost time.
 */
export const KINDS = ['move', 'shed', 'double-shed', 'jump'] as const;
export type Kind = (typeof KINDS)[number];
export const PASS = 1 << 17;

export function moveNumber(kind: Kind, from: number, to: number, second = 0): number {
  return from | (to << 5) | (second << 10) | (KINDS.indexOf(kind) << 15);
}

export function kindOf(move: number): Kind {
  return KINDS[(move >>> 15) & 3]!;
}

export function fromOf(move: number): number {
  return move & 31;
}

export function toOf(move: number): number {
  return (move >>> 5) & 31;
}

export function secondOf(move: number): number {
  return (move >>> 10) & 31;
}
