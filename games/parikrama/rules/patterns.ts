import { GRID, gather, placedSquare, spread, squareX, squareY, type Tiles } from './map.ts';
import { TILE_ARCS, TILE_EDGES, TILE_POINTS, TILE_SYMBOLS, WILD_TILE } from './tiles.ts';

/** The colour of the circle between a square and its neighbour in the north or east, −1 for none. */
function circleNorth(square: number): number {
  const own = GRID[square]!;
  const other = GRID[square + 1]!;
  if (own === 0 || other === 0) return -1;
  const colour = TILE_EDGES[4 * own - 4]!;
  return colour === TILE_EDGES[4 * other - 2] ? colour : -1;
}

function circleEast(square: number): number {
  const own = GRID[square]!;
  const other = GRID[square + 128]!;
  if (own === 0 || other === 0) return -1;
  const colour = TILE_EDGES[4 * own - 3]!;
  return colour === TILE_EDGES[4 * other - 1] ? colour : -1;
}

/** Whether the arcs around the north-east corner of a square are a loop. */
function isLoop(square: number): boolean {
  return (
    (arcs(square) & 1) !== 0 &&
    (arcs(square + 1) & 2) !== 0 &&
    (arcs(square + 129) & 4) !== 0 &&
    (arcs(square + 128) & 8) !== 0
  );
}

function arcs(square: number): number {
  const there = GRID[square]!;
  return there === 0 ? 0 : TILE_ARCS[there - 1]!;
}

/** Adds the full circles of each colour to four counts from `at` on. */
export function addCircles(
  map: Tiles,
  from: number,
  count: number,
  into: { [index: number]: number },
  at = 0,
): void {
  spread(map, from, count);
  for (let i = from; i < from + count; i++) {
    const square = (map[i]! >> 2) & 0x3fff;
    const north = circleNorth(square);
    if (north >= 0) into[at + north]!++;
    const east = circleEast(square);
    if (east >= 0) into[at + east]!++;
  }
  gather(map, from, count);
}

/** The same, but only for the circles around one tile, such as a new one. */
export function addCirclesAt(
  map: Tiles,
  from: number,
  count: number,
  square: number,
  into: { [index: number]: number },
  at = 0,
): void {
  spread(map, from, count);
  for (let side = 0; side < 4; side++) {
    const colour =
      side === 0
        ? circleNorth(square)
        : side === 1
          ? circleEast(square)
          : side === 2
            ? circleNorth(square - 1)
            : circleEast(square - 128);
    if (colour >= 0) into[at + colour]!++;
  }
  gather(map, from, count);
}

export function countLoops(map: Tiles, from: number, count: number): number {
  spread(map, from, count);
  let loops = 0;
  for (let i = from; i < from + count; i++) if (isLoop((map[i]! >> 2) & 0x3fff)) loops++;
  gather(map, from, count);
  return loops;
}

/** Loops whose four circles show all colours. */
export function countQuartets(map: Tiles, from: number, count: number): number {
  spread(map, from, count);
  let quartets = 0;
  for (let i = from; i < from + count; i++) {
    const square = (map[i]! >> 2) & 0x3fff;
    if (isLoop(square) && coloursAround(square) === 15) quartets++;
  }
  gather(map, from, count);
  return quartets;
}

/** Colours of the circles around the north-east corner as bits. */
function coloursAround(square: number): number {
  return (
    bit(circleNorth(square)) |
    bit(circleEast(square)) |
    bit(circleNorth(square + 128)) |
    bit(circleEast(square + 1))
  );
}

const bit = (colour: number): number => (colour < 0 ? 0 : 1 << colour);

export interface Circle {
  /** The tile south or west of the circle, and the side of that tile on which the circle lies. */
  readonly x: number;
  readonly y: number;
  readonly side: 'N' | 'E';
  readonly colour: number;
}

export function circlesOf(map: Tiles, from: number, count: number): Circle[] {
  spread(map, from, count);
  const circles: Circle[] = [];
  for (let i = from; i < from + count; i++) {
    const square = placedSquare(map[i]!);
    const [x, y] = [squareX(square), squareY(square)];
    const [north, east] = [circleNorth(square), circleEast(square)];
    if (north >= 0) circles.push({ x, y, side: 'N', colour: north });
    if (east >= 0) circles.push({ x, y, side: 'E', colour: east });
  }
  gather(map, from, count);
  return circles;
}

/** The squares whose north-east corner is the middle of a loop. */
export function loopsOf(map: Tiles, from: number, count: number): number[] {
  spread(map, from, count);
  const squares: number[] = [];
  for (let i = from; i < from + count; i++) {
    const square = placedSquare(map[i]!);
    if (isLoop(square)) squares.push(square);
  }
  gather(map, from, count);
  return squares;
}

/** The same for quartets. */
export function quartetsOf(map: Tiles, from: number, count: number): number[] {
  const loops = loopsOf(map, from, count);
  spread(map, from, count);
  const quartets = loops.filter((square) => coloursAround(square) === 15);
  gather(map, from, count);
  return quartets;
}

/** The circles of the longest diagonal from west to east; of several, the first one found. */
export function diagonalOf(map: Tiles, from: number, count: number): Circle[] {
  const circles = circlesOf(map, from, count);
  const named = new Map(circles.map((circle) => [circleName(circle), circle]));
  let longest: Circle[] = [];
  for (const start of circles) {
    for (const up of [1, -1] as const) {
      const run: Circle[] = [];
      let next: Circle | undefined = start;
      for (; next !== undefined; next = named.get(nextOnDiagonal(next, up))) run.push(next);
      if (run.length > longest.length) longest = run;
    }
  }
  return longest;
}

export const circleName = ({ x, y, side }: Omit<Circle, 'colour'>): string => `(${x},${y})${side}`;

/** The name of the next circle; `runFrom` explains the steps. */
function nextOnDiagonal({ x, y, side }: Circle, up: 1 | -1): string {
  if (side === 'N') return circleName({ x, y: up === 1 ? y + 1 : y, side: 'E' });
  return circleName({ x: x + 1, y: up === 1 ? y : y - 1, side: 'N' });
}

/** The most circles in one straight diagonal line without a gap. */
export function longestDiagonal(map: Tiles, from: number, count: number): number {
  spread(map, from, count);
  let longest = 0;
  for (let i = from; i < from + count; i++) {
    const square = (map[i]! >> 2) & 0x3fff;
    longest = Math.max(
      longest,
      runFrom(square, true, 1),
      runFrom(square, true, -1),
      runFrom(square, false, 1),
      runFrom(square, false, -1),
    );
  }
  gather(map, from, count);
  return longest;
}

/**
 * The number of circles in a row, from the northern or eastern circle of a square towards the
 * north-east (1) or the south-east (−1). After the middle of a northern edge comes the middle of an
 * eastern edge, one row up or in the same row. After that comes a northern edge in the next column.
 */
function runFrom(start: number, startsNorth: boolean, up: number): number {
  let square = start;
  let isNorth = startsNorth;
  let length = 0;
  while ((isNorth ? circleNorth(square) : circleEast(square)) >= 0) {
    length++;
    if (isNorth) square += up === 1 ? 1 : 0;
    else square += up === 1 ? 128 : 127;
    isNorth = !isNorth;
  }
  return length;
}

/** Adds the symbols on tiles to four counts. The wild symbol counts as `wildAs`; −1 means nothing. */
export function addSymbols(
  map: Tiles,
  from: number,
  count: number,
  wildAs: number,
  into: { [index: number]: number },
): void {
  for (let i = from; i < from + count; i++) {
    const kind = map[i]! >> 16;
    for (let s = 0; s < 4; s++) into[s]! += TILE_SYMBOLS[4 * kind + s]!;
    if (kind === WILD_TILE && wildAs >= 0) into[wildAs]!++;
  }
}

/** Counts symbols that none of the eight squares around their tile repeats. */
export function countLone(map: Tiles, from: number, count: number, wildAs: number): number {
  spread(map, from, count);
  let lone = 0;
  for (let i = from; i < from + count; i++) {
    const square = (map[i]! >> 2) & 0x3fff;
    for (let s = 0; s < 4; s++) {
      const here = symbolsAt(square, s, wildAs);
      if (here > 0 && !isNear(square, s, wildAs)) lone += here;
    }
  }
  gather(map, from, count);
  return lone;
}

/** The squares of those symbols. */
export function loneOf(map: Tiles, from: number, count: number, wildAs: number): number[] {
  spread(map, from, count);
  const squares = Array.from({ length: count }, (_, i) => placedSquare(map[from + i]!));
  const lone = squares.filter((square) =>
    [0, 1, 2, 3].some((s) => symbolsAt(square, s, wildAs) > 0 && !isNear(square, s, wildAs)),
  );
  gather(map, from, count);
  return lone;
}

function symbolsAt(square: number, symbol: number, wildAs: number): number {
  const there = GRID[square]!;
  if (there === 0) return 0;
  const kind = (there - 1) >> 2;
  const wild = kind === WILD_TILE && wildAs === symbol ? 1 : 0;
  return TILE_SYMBOLS[4 * kind + symbol]! + wild;
}

function isNear(square: number, symbol: number, wildAs: number): boolean {
  for (let dx = -128; dx <= 128; dx += 128) {
    for (let dy = -1; dy <= 1; dy++) {
      if (dx === 0 && dy === 0) continue;
      if (symbolsAt(square + dx + dy, symbol, wildAs) > 0) return true;
    }
  }
  return false;
}

export function hasWildSymbol(map: Tiles, from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (map[i]! >> 16 === WILD_TILE) return true;
  return false;
}

export function countPoints(map: Tiles, from: number, count: number): number {
  let points = 0;
  for (let i = from; i < from + count; i++) points += TILE_POINTS[map[i]! >> 16]!;
  return points;
}
