import type { MoveList } from '@baithak/kernel';

/** A tile as it lies on a Map, in one number; a Map is so many of them from some place in a list on. */
export const placement = (kind: number, x: number, y: number, rotation: number): number =>
  (kind << 16) | ((x + 64) << 9) | ((y + 64) << 2) | rotation;

export const placedKind = (placed: number): number => placed >> 16;
export const placedX = (placed: number): number => ((placed >> 9) & 127) - 64;
export const placedY = (placed: number): number => ((placed >> 2) & 127) - 64;
export const placedTurn = (placed: number): number => placed & 3;
export const placedSquare = (placed: number): number => (placed >> 2) & 0x3fff;

/** A square as one number; the neighbours in the north and the east have 1 and 128 more. */
export const squareAt = (x: number, y: number): number => ((x + 64) << 7) | (y + 64);
export const squareX = (square: number): number => (square >> 7) - 64;
export const squareY = (square: number): number => (square & 127) - 64;
export const ORIGIN: number = squareAt(0, 0);

/** Beyond this no tile can lie, as all of them are too few to reach it. */
const FARTHEST = 57;
export const isOnGrid = (x: number, y: number): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;

export type Tiles = ArrayLike<number>;

/**
 * While a question is answered, what lies on each square: 1 + 4 · kind + rotation. It is empty between
 * questions, so that none needs a grid of its own.
 */
export const GRID = new Uint8Array(128 * 128);

export function spread(map: Tiles, from: number, count: number): void {
  for (let i = from; i < from + count; i++) {
    const placed = map[i]!;
    GRID[(placed >> 2) & 0x3fff] = 1 + ((placed >> 16) << 2) + (placed & 3);
  }
}

export function gather(map: Tiles, from: number, count: number): void {
  for (let i = from; i < from + count; i++) GRID[(map[i]! >> 2) & 0x3fff] = 0;
}

/** A tile touches the Map along a whole edge; the first one lies at the origin. */
export function isFree(map: Tiles, from: number, count: number, square: number): boolean {
  if (count === 0) return square === ORIGIN;
  spread(map, from, count);
  const touches = GRID[square + 1]! + GRID[square - 1]! + GRID[square + 128]! + GRID[square - 128]!;
  const free = GRID[square] === 0 && touches > 0;
  gather(map, from, count);
  return free;
}

const TAKEN = 255;
const FOUND = new Int16Array(4 * FARTHEST);

/** Adds every square where a tile may be laid: from west to east, in a column from south to north. */
export function addFreeSquares(map: Tiles, from: number, count: number, out: MoveList): void {
  if (count === 0) {
    out.add(ORIGIN);
    return;
  }
  spread(map, from, count);
  let found = 0;
  for (let i = from; i < from + count; i++) {
    const square = (map[i]! >> 2) & 0x3fff;
    for (let side = 0; side < 4; side++) {
      const next = square + (side === 0 ? 1 : side === 1 ? 128 : side === 2 ? -1 : -128);
      if (GRID[next] !== 0) continue;
      GRID[next] = TAKEN;
      found = sortedIn(next, found);
    }
  }
  for (let i = 0; i < found; i++) {
    out.add(FOUND[i]!);
    GRID[FOUND[i]!] = 0;
  }
  gather(map, from, count);
}

function sortedIn(square: number, found: number): number {
  let place = found;
  while (place > 0 && FOUND[place - 1]! > square) {
    FOUND[place] = FOUND[place - 1]!;
    place--;
  }
  FOUND[place] = square;
  return found + 1;
}
