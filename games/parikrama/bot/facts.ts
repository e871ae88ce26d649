import type { Seat } from '@baithak/kernel';
import { GRID, gather, spread } from '../rules/map.ts';
import { countPoints } from '../rules/patterns.ts';
import { MOST_TILES, type State } from '../rules/state.ts';
import { TILE_ARCS } from '../rules/tiles.ts';
import {
  counted,
  journalMarks,
  journalPoints,
  loopsOf,
  mapMarks,
  readJournal,
  readMap,
  scoring,
} from './standing.ts';

const MOST_SEATS = 5;

/** What the tables of a seat are worth and show. */
export interface Facts {
  /** Points for numbers, for symbols, and for Scoring Tiles. */
  numbers: number;
  symbols: number;
  scoring: number;
  /** Full loops, with half loops of the Journal as halves. */
  loops: number;
  /** Points on the Map where one, and where two more arcs would make a loop. */
  oneShort: number;
  twoShort: number;
  /** Four symbols, then half loops. */
  readonly journalMarks: Int32Array;
  readonly mapMarks: Int32Array;
  /** By Scoring Tile in use: what it counts. */
  readonly counts: Int32Array;
}

/** By seat; `readFacts` brings them up to date. */
export const facts: readonly Facts[] = Array.from({ length: MOST_SEATS }, () => ({
  numbers: 0,
  symbols: 0,
  scoring: 0,
  loops: 0,
  oneShort: 0,
  twoShort: 0,
  journalMarks: new Int32Array(6),
  mapMarks: new Int32Array(4),
  counts: new Int32Array(8),
}));

/** What the facts of a seat were read from: Journal, Sights and Scoring Tiles, then the Map. */
const HEAD = 8;
const KEY = HEAD + MOST_TILES;
const keys = new Int32Array(MOST_SEATS * KEY).fill(-1);

/** Few moves change a table, so the facts of the last call mostly still hold. */
export function readFacts(state: State, seat: Seat): void {
  const own = facts[seat]!;
  if (!hasChanged(state, seat)) return;
  readJournal(state, seat);
  readMap(state, seat);
  own.journalMarks.set(journalMarks);
  own.mapMarks.set(mapMarks);
  own.numbers = journalPoints + countPoints(state.maps, MOST_TILES * seat, state.mapSizes[seat]!);
  own.symbols = 0;
  for (let s = 0; s < 4; s++) own.symbols += journalMarks[s]! * mapMarks[s]!;
  own.scoring = scoring(state, seat);
  for (let tile = 0; tile < 8; tile++) {
    own.counts[tile] = (state.scoring >> tile) & 1 ? counted(state, seat, tile) : 0;
  }
  own.loops = loopsOf(state, seat);
  findShort(state, seat, own);
}

let changed = false;

/** Compares with what was read last, and remembers it. */
function hasChanged(state: State, seat: Seat): boolean {
  const from = KEY * seat;
  const hitch = 18 + 3 * seat;
  const tiles = state.mapSizes[seat]!;
  changed = false;
  for (let colour = 0; colour < 4; colour++) {
    note(from + colour, state.words[32 + 4 * seat + colour]!);
  }
  note(
    from + 4,
    state.hitch[hitch]! | (state.hitch[hitch + 1]! << 8) | (state.hitch[hitch + 2]! << 16),
  );
  note(from + 5, state.mode === 0 ? 0 : ownSights(state, seat));
  note(from + 6, state.scoring | (state.mode << 8));
  note(from + 7, tiles);
  for (let i = 0; i < tiles; i++) note(from + HEAD + i, state.maps[MOST_TILES * seat + i]!);
  return changed;
}

function note(at: number, value: number): void {
  if (keys[at] === value) return;
  keys[at] = value;
  changed = true;
}

function ownSights({ sights }: State, seat: Seat): number {
  let own = 0;
  for (let side = 0; side < 12; side++) if (sights[side] === 2 + seat) own |= 1 << side;
  return own;
}

function findShort({ maps, mapSizes }: State, seat: Seat, into: Facts): void {
  const from = MOST_TILES * seat;
  const count = mapSizes[seat]!;
  spread(maps, from, count);
  let [three, two] = [0, 0];
  for (let i = from; i < from + count; i++) {
    const square = (maps[i]! >> 2) & 0x3fff;
    for (let corner = 0; corner < 4; corner++) {
      const arcs = arcsAround(square + POINT[corner]!);
      if (arcs === 3) three++;
      else if (arcs === 2) two++;
    }
  }
  gather(maps, from, count);
  into.oneShort = three / 3;
  into.twoShort = two / 2;
}

/** From a square to the one whose north-east corner is its NE, SE, SW, NW corner. */
const POINT = Int16Array.of(0, -1, -129, -128);

/**
 * The arcs around the north-east corner of a square of the grid; 0 if a tile there has none, since that
 * can never become a loop.
 */
function arcsAround(square: number): number {
  let arcs = 0;
  for (let i = 0; i < 4; i++) {
    const there = GRID[square + AROUND[i]!]!;
    if (there === 0) continue;
    if ((TILE_ARCS[there - 1]! & (1 << i)) === 0) return 0;
    arcs++;
  }
  return arcs;
}

/** From a square to the four that meet at its north-east corner, by the corner that they have there. */
const AROUND = Int16Array.of(0, 1, 129, 128);
