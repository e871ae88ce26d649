import type { MoveList } from '@baithak/kernel';
import { TILE_NAMES } from './tiles.ts';

/** A tile on a Map as one number. A Map is a part of a list of such numbers. */
export const placement = (kind: number, x: number, y: number, rotation: number): number =>
  (kind << 16) | ((x + 64) << 9) | ((y + 64) << 2) | rotation;

export const placedKind = (placed: number): number => placed >> 16;
export const placedX = (placed: number): number => ((placed >> 9) & 127) - 64;
export const placedY = (placed: number): number => ((placed >> 2) & 127) - 64;
export const placedTurn = (placed: number): number => placed & 3;
export const placedSquare = (placed: number): number => (placed >> 2) & 0x3fff;

/** A square as one number. The number of the northern neighbour is 1 more, of the eastern 128 more. */
export const squareAt = (x: number, y: number): number => ((x + 64) << 7) | (y + 64);
export const squareX = (square: number): number => (square >> 7) - 64;
export const squareY = (square: number): number => (square & 127) - 64;
export const ORIGIN: number = squareAt(0, 0);

/** The tiles of the box are too few to reach farther than this. */
const FARTHEST = 57;
export const isOnGrid = (x: number, y: number): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;

export type Tiles = ArrayLike<number>;

/**
 * What lies on each square of the Map being examined: 1 + 4 · kind + rotation, 0 for nothing. All
 * functions share this grid: each fills it with `spread` and empties it with `gather`.
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

/** K27: a new tile touches the Map along a whole edge; the first tile lies at the origin. */
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

/** Adds every square for a new tile, from west to east, then from south to north. */
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

/** A tile on a Map in readable form: its name, x to the east, y to the north, quarter turns. */
export type Placed = readonly [tile: string, x: number, y: number, rotation: number];

export function mapEntries(map: ArrayLike<number>, from: number, count: number): Placed[] {
  return Array.from({ length: count }, (_, i) => {
    const placed = map[from + i]!;
    return [
      TILE_NAMES[placedKind(placed)]!,
      placedX(placed),
      placedY(placed),
      placedTurn(placed),
    ] as const;
  });
}

/** The order of tiles on a Map: north to south, then west to east. */
export const isBefore = (one: number, other: number): boolean =>
  placedY(one) === placedY(other) ? placedX(one) < placedX(other) : placedY(one) > placedY(other);

const NUMBER = '(0|-?[1-9]\\d?)';
const SQUARE = new RegExp(`^\\(${NUMBER},${NUMBER}\\)$`);

/** The coordinates of a square in notation. */
export function squareParts(what: string): [number, number] {
  const found = SQUARE.exec(what);
  return [Number(found?.[1]), Number(found?.[2])];
}

export const squareText = (square: number): string => `(${squareX(square)},${squareY(square)})`;
