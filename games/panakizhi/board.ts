/** Seat 0 plays White, seat 1 Black. */
export const COLOURS = ['w', 'b'] as const;
export type Colour = (typeof COLOURS)[number];

export const SIZE = 5;
export const SQUARES = SIZE * SIZE;

export const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
export const RANKS = ['1', '2', '3', '4', '5'] as const;

/** All squares in the order of a position text: a5 first, e1 last. */
export const AS_READ: readonly string[] = RANKS.toReversed().flatMap((rank) =>
  FILES.map((file) => file + rank),
);

/** All squares in the order of their names: a1 first, e5 last. */
export const BY_NAME: readonly string[] = FILES.flatMap((file) => RANKS.map((rank) => file + rank));

/** The numbers in a set of squares or moves, lowest first. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest));
  return members;
}

/** A game that lasts this many plies is drawn. */
export const PLY_CAP = 400;

/** Where repetition draws, it is this occurrence of a position that ends the game. */
export const DRAWING_OCCURRENCE = 3;
