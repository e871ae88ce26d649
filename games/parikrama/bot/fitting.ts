import { MoveList, type Seat } from '@baithak/kernel';
import { addFreeSquares, GRID, gather, spread } from '../rules/map.ts';
import { MOST_TILES, type State } from '../rules/state.ts';
import { TILE_ARCS, TILE_EDGES } from '../rules/tiles.ts';

/** What the best place for a tile brings: circles, loops, and arcs that continue others. */
export const fit = { circles: 0, loops: 0, arcs: 0 };

const squares = new MoveList();

/** Finds the best place and rotation of a tile on a Map, or its best rotation on one square. */
export function findFit({ maps, mapSizes }: State, seat: Seat, kind: number, square: number): void {
  const from = MOST_TILES * seat;
  const count = mapSizes[seat]!;
  squares.clear();
  if (square >= 0) squares.add(square);
  else addFreeSquares(maps, from, count, squares);
  spread(maps, from, count);
  let best = -1;
  for (let i = 0; i < squares.size; i++) {
    for (let rotation = 0; rotation < 4; rotation++) {
      const worth = tryPlace(squares.at(i), kind, rotation);
      if (worth <= best) continue;
      best = worth;
      fit.circles = circles;
      fit.loops = loops;
      fit.arcs = arcs;
    }
  }
  gather(maps, from, count);
}

let circles = 0;
let loops = 0;
let arcs = 0;

/** Neighbours in the north, east, south and west; of each, the side that faces back. */
const BESIDE = Int16Array.of(1, 128, -1, -128);

function tryPlace(square: number, kind: number, rotation: number): number {
  circles = 0;
  loops = 0;
  arcs = 0;
  const edges = 16 * kind + 4 * rotation;
  for (let side = 0; side < 4; side++) {
    const there = GRID[square + BESIDE[side]!]!;
    if (there === 0) continue;
    if (TILE_EDGES[4 * (there - 1) + ((side + 2) & 3)] === TILE_EDGES[edges + side]) circles++;
  }
  const own = TILE_ARCS[4 * kind + rotation]!;
  for (let corner = 0; corner < 4; corner++) {
    if ((own >> corner) & 1) countArcs(square, corner);
  }
  return circles + 3 * loops + 0.4 * arcs;
}

/** The other three squares at a corner, and the corner that they have there. */
const MEETING = [
  [1, 1, 129, 2, 128, 3],
  [-1, 0, 127, 3, 128, 2],
  [-1, 3, -129, 0, -128, 1],
  [1, 2, -127, 1, -128, 0],
].map((row) => Int16Array.from(row));

function countArcs(square: number, corner: number): void {
  const row = MEETING[corner]!;
  let met = 0;
  for (let i = 0; i < 6; i += 2) {
    const there = GRID[square + row[i]!]!;
    if (there === 0) continue;
    if (((TILE_ARCS[there - 1]! >> row[i + 1]!) & 1) === 0) return;
    met++;
  }
  if (met === 3) loops++;
  else arcs += met;
}
