import { COLOURS, type Colour, distances } from '@baithak/panakizhi';

export function areNeighbours(from: number, to: number): boolean {
  const [files, ranks] = distances(from, to);
  return files + ranks === 1;
}

export function areDiagonal(from: number, to: number): boolean {
  const [files, ranks] = distances(from, to);
  return files === 1 && ranks === 1;
}

/**
 * A move as one number: `fromOf`, `toOf` (@baithak/panakizhi), where the second shed pawn goes, and
 * its kind. In hot code (rules.ts, moves.ts) these numbers are written out, because reading a named
 * constant of a module costs time.
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

export function secondOf(move: number): number {
  return (move >>> 10) & 31;
}

/**
 * A stack as one number: a leading 1, then a binary digit for each pawn from bottom to top, 0 for White
 * and 1 for Black. So the lowest digit is the owner, and putting one stack on another or taking the
 * top off are shifts. An empty square is 0.
 */
export type Stack = number;

export const EMPTY: Stack = 0;

export function heightOf(stack: Stack): number {
  return stack === EMPTY ? 0 : 31 - Math.clz32(stack);
}

/** The seat that owns a stack. */
export function ownerOf(stack: Stack): number {
  return stack & 1;
}

export function topOf(stack: Stack): Colour {
  return COLOURS[ownerOf(stack)]!;
}

export function stacked(below: Stack, above: Stack): Stack {
  const height = heightOf(above);
  return (below << height) | (above & ((1 << height) - 1));
}

/** What is left after taking pieces off the top. */
export function without(stack: Stack, pieces: number): Stack {
  return stack >>> pieces > 1 ? stack >>> pieces : EMPTY;
}

/** From bottom to top, as in `wbw`. */
export function letters(stack: Stack): string {
  const digits = stack.toString(2).slice(1);
  return [...digits].map((digit) => COLOURS[Number(digit)]).join('');
}

/** The inverse of `letters`; the text must hold nothing but colours. */
export function stackOf(text: string): Stack {
  const digits = [...text].map((letter) => (letter === COLOURS[0] ? '0' : '1'));
  return Number.parseInt(`1${digits.join('')}`, 2);
}
