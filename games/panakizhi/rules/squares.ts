/** Seat 0 plays White, seat 1 plays Black. */
export const COLOURS = ['w', 'b'] as const;
export type Colour = (typeof COLOURS)[number];

export const SIZE = 5;
export const SQUARES = SIZE * SIZE;

export const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
export const RANKS = ['1', '2', '3', '4', '5'] as const;

/** The squares as they are drawn, row by row: a5 to e5 first, a1 to e1 last. */
export const SQUARE_ROWS: readonly (readonly string[])[] = RANKS.toReversed().map((rank) =>
  FILES.map((file) => file + rank),
);

/** All squares in the order of a position text: a5 first, e1 last. */
export const AS_READ: readonly string[] = SQUARE_ROWS.flat();

/** All squares in the order of their names: a1 first, e5 last. */
export const BY_NAME: readonly string[] = FILES.flatMap((file) => RANKS.map((rank) => file + rank));

/**
 * The functions below number squares by their names: a1 is 0, a2 is 1, b1 is 5, e5 is 24. A move
 * generator that goes through the squares in this order lists its moves in ASCII order.
 */
export function squareName(square: number): string {
  return BY_NAME[square]!;
}

export function squareNamed(name: string): number {
  return BY_NAME.indexOf(name);
}

/** 0 for file a, 4 for file e. */
export function fileOf(square: number): number {
  return Math.floor(square / SIZE);
}

/** 0 for rank 1, 4 for rank 5. */
export function rankOf(square: number): number {
  return square % SIZE;
}

/** How many files and how many ranks two squares are apart. */
export function distances(from: number, to: number): readonly [files: number, ranks: number] {
  return [Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from))];
}

/** The square between the two ends of a jump. */
export function middleOf(from: number, to: number): number {
  return (from + to) >> 1;
}

/** A move from square to square holds its start in the lowest five bits. */
export function fromOf(move: number): number {
  return move & 31;
}

/** And where it goes in the next five bits. */
export function toOf(move: number): number {
  return (move >>> 5) & 31;
}

/** The members of a set of bits, lowest first. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest));
  return members;
}

/** How many members a set of bits has. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The square that a move starts from, by its notation; none for a pass. */
export const startOf = (move: string): readonly string[] => move.match(/^[a-e][1-5]/) ?? [];
