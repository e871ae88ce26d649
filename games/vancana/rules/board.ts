import { BY_NAME } from '@baithak/panakizhi';

export const KINDS = ['crown', 'pawn'] as const;
export type Kind = (typeof KINDS)[number];

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

/** 0 for file a, 4 for file e. */
export function fileOf(square: number): number {
  return Math.floor(square / 5);
}

/** 0 for rank 1, 4 for rank 5. */
export function rankOf(square: number): number {
  return square % 5;
}

/** The way a seat's pawns go, in ranks. */
export function forwardOf(seat: number): number {
  return seat === 0 ? 1 : -1;
}

/** A move as one number: where from, where to, and whether it is a jump. */
export const JUMP = 1 << 10;
export const PASS = 1 << 11;

export function moveNumber(from: number, to: number, isJump: boolean): number {
  return from | (to << 5) | (isJump ? JUMP : 0);
}

export function fromOf(move: number): number {
  return move & 31;
}

export function toOf(move: number): number {
  return (move >>> 5) & 31;
}

/** The square between the two ends of a jump. */
export function middleOf(from: number, to: number): number {
  return (from + to) >> 1;
}
