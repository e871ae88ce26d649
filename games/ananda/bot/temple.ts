import { CELLS, firstCell, RIGHT, secondCell, TILE_TOTAL, UP } from '../rules/encoding.ts';
import { BARE, type State } from '../rules/state.ts';

/** Areas count from 1; there is at most one for each half of a tile. */
const MOST_AREAS = 2 * TILE_TOTAL + 1;

/** The areas of the temple of the state that was read last. */
export interface Temple {
  /** By cell its area, 0 if it is bare. */
  readonly areaAt: Uint8Array;
  /** The areas are 1 to `count`; by area its colour and its number of spaces. */
  count: number;
  readonly colours: Uint8Array;
  readonly sizes: Uint8Array;
  /** By area: how many spaces one more half of its colour adds at most, with the areas that it joins. */
  readonly growth: Uint8Array;
  /** Built spaces. */
  built: number;
}

const temple: Temple = {
  areaAt: new Uint8Array(CELLS),
  count: 0,
  colours: new Uint8Array(MOST_AREAS),
  sizes: new Uint8Array(MOST_AREAS),
  growth: new Uint8Array(MOST_AREAS),
  built: 0,
};

const { areaAt, colours: areaColours, sizes, growth } = temple;

/** What the temple was read from: the same tiles on the same board always give the same areas. */
const readTiles = new Uint16Array(TILE_TOTAL);
let readCount = -1;
let readFiles = 0;
let readRanks = 0;

/** Scratch: the built cells one after the other, and the bare cells that were tried. */
const cells = new Uint8Array(CELLS);
const tried = new Uint8Array(CELLS);

/** Finds all areas. Monks change nothing here, so positions that differ only in them cost nothing. */
export function readTemple(state: State): Temple {
  if (wasRead(state)) return temple;
  areaAt.fill(0);
  temple.count = 0;
  temple.built = 0;
  for (let i = 0; i < state.placedCount; i++) {
    const lying = state.placed[i]!;
    for (let half = 0; half < 2; half++) {
      const cell = half === 0 ? firstCell(lying) : secondCell(lying);
      if (areaAt[cell] === 0) fillArea(state, cell);
    }
  }
  findGrowth(state);
  return temple;
}

function wasRead({ placed, placedCount, files, ranks }: State): boolean {
  let same = readCount === placedCount && readFiles === files && readRanks === ranks;
  for (let i = placedCount - 1; same && i >= 0; i--) same = placed[i] === readTiles[i];
  if (same) return true;
  readTiles.set(placed);
  readCount = placedCount;
  readFiles = files;
  readRanks = ranks;
  return false;
}

function fillArea({ colours }: State, from: number): void {
  const area = ++temple.count;
  const colour = colours[from]!;
  const start = temple.built;
  let end = start;
  cells[end++] = from;
  areaAt[from] = area;
  for (let at = start; at < end; at++) {
    const cell = cells[at]!;
    for (let side = 0; side < 4; side++) {
      const next = cell + SIDES[side]!;
      if (colours[next] !== colour || areaAt[next] !== 0) continue;
      areaAt[next] = area;
      cells[end++] = next;
    }
  }
  temple.built = end;
  areaColours[area] = colour;
  sizes[area] = end - start;
  growth[area] = 0;
}

const SIDES = Int8Array.of(RIGHT, -RIGHT, UP, -UP);

function findGrowth(state: State): void {
  const { colours } = state;
  tried.fill(0);
  for (let i = 0; i < temple.built; i++) {
    const cell = cells[i]!;
    if (hasPartner(state, cell)) tryHalf(cell);
    for (let side = 0; side < 4; side++) {
      const next = cell + SIDES[side]!;
      if (colours[next] !== BARE || tried[next] !== 0) continue;
      tried[next] = 1;
      if (hasPartner(state, next)) tryHalf(next);
    }
  }
}

/** A10: whether a tile may lie on a cell and one of its neighbours. */
function hasPartner({ colours, heights, owners }: State, cell: number): boolean {
  const height = heights[cell]!;
  for (let side = 0; side < 4; side++) {
    const next = cell + SIDES[side]!;
    if (
      height === 0
        ? colours[next] === BARE
        : heights[next] === height && owners[next] !== owners[cell]
    ) {
      return true;
    }
  }
  return false;
}

/** Notes for each area beside a cell what a half of its colour there would add. */
function tryHalf(cell: number): void {
  const here = areaAt[cell]!;
  const right = areaAt[cell + RIGHT]!;
  const left = areaAt[cell - RIGHT]!;
  const up = areaAt[cell + UP]!;
  const down = areaAt[cell - UP]!;
  if (right !== here) join(right, left, up, down);
  if (left !== here && left !== right) join(left, right, up, down);
  if (up !== here && up !== right && up !== left) join(up, right, left, down);
  if (down !== here && down !== right && down !== left && down !== up) join(down, right, left, up);
}

function join(area: number, one: number, two: number, three: number): void {
  if (area === 0) return;
  const colour = areaColours[area]!;
  let gain = 1;
  if (one !== 0 && one !== area && areaColours[one] === colour) gain += sizes[one]!;
  if (two !== 0 && two !== area && two !== one && areaColours[two] === colour) gain += sizes[two]!;
  if (
    three !== 0 &&
    three !== area &&
    three !== one &&
    three !== two &&
    areaColours[three] === colour
  ) {
    gain += sizes[three]!;
  }
  if (gain > growth[area]!) growth[area] = gain;
}
