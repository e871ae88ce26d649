import { placedKind, placedTurn, placedX, placedY } from './map.ts';
import { TILE_NAMES } from './tiles.ts';

/** A tile on a Map as people read it: its name, x to the east, y to the north, quarter turns. */
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

/** North to south, then west to east. */
export const isBefore = (one: number, other: number): boolean =>
  placedY(one) === placedY(other) ? placedX(one) < placedX(other) : placedY(one) > placedY(other);
