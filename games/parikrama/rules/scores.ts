import {
  CARD_COLOUR,
  CARD_IMPRINT,
  CARD_POINTS,
  FIRST_SIDE,
  NO_COLOUR,
  SIDE_IMPRINTS,
  SIDE_POINTS,
} from './cards.ts';
import { COMPONENTS } from './components.ts';
import { placedKind } from './map.ts';
import {
  addCircles,
  addSymbols,
  countLone,
  countLoops,
  countQuartets,
  hasWildSymbol,
  longestDiagonal,
} from './patterns.ts';
import { TILE_POINTS } from './tiles.ts';

/** What a seat's score depends on: its Journal as entries, and its Map. */
export interface SeatTable {
  readonly journal: readonly number[];
  readonly map: ArrayLike<number>;
  readonly from: number;
  readonly count: number;
}

/** What a Scoring Tile counts, and the points for it. */
interface Counted {
  readonly tile: number;
  readonly count: number;
  readonly points: number;
}

export interface Score {
  /** The numbers of the cards in the Journal, and those on tiles. */
  readonly cardPoints: readonly number[];
  readonly tilePoints: readonly number[];
  readonly numbers: number;
  /** By symbol: how often it is in the Journal and on the Map. */
  readonly journalSymbols: readonly number[];
  readonly mapSymbols: readonly number[];
  readonly symbols: number;
  /** What the wild symbol counts as, −1 for none. */
  readonly wildAs: number;
  readonly mapLoops: number;
  readonly halfLoops: number;
  readonly loops: number;
  readonly loopPoints: number;
  readonly scoring: readonly Counted[];
  readonly total: number;
}

const { scoringTiles, limits } = COMPONENTS;

/** The scores of all seats. `scoring` has the Scoring Tiles in use as bits. */
export function scoresOf(tables: readonly SeatTable[], scoring: number): Score[] {
  const facts = tables.map(factsOf);
  const prizes = loopPrizes(facts.map(({ loops }) => loops));
  return facts.map((fact, seat) => scoreOf(fact, scoring, prizes[seat]!));
}

function scoreOf(facts: Facts, scoring: number, loopPoints: number): Score {
  const { cardPoints, tilePoints, journalSymbols, mapLoops, halfLoops, loops } = facts;
  const { wildAs, mapSymbols, symbols, counted, worth } = bestChoice(facts, scoring);
  const numbers = sum(cardPoints) + sum(tilePoints);
  return {
    cardPoints,
    tilePoints,
    numbers,
    journalSymbols,
    mapSymbols,
    symbols,
    wildAs,
    mapLoops,
    halfLoops,
    loops,
    loopPoints,
    scoring: counted,
    total: numbers + worth + loopPoints,
  };
}

/** K39: places from 1, by points, then by loops, else shared. */
export function placesOf(scores: readonly Pick<Score, 'total' | 'loops'>[]): number[] {
  return scores.map((own) => 1 + scores.filter((other) => compare(other, own) > 0).length);
}

type Standing = Pick<Score, 'total' | 'loops'>;

const compare = (one: Standing, other: Standing): number =>
  one.total - other.total || one.loops - other.loops;

/**
 * K37: points for loops, by seat. Equal firsts share both prizes, and nobody is second. Equal seconds
 * share theirs. A seat without a loop gets nothing.
 */
export function loopPrizes(loops: readonly number[]): number[] {
  const most = Math.max(...loops);
  const firsts = loops.filter((n) => n === most).length;
  const { mostLoops, secondLoops } = limits;
  if (firsts > 1) {
    const share = Math.floor((mostLoops + secondLoops) / firsts);
    return loops.map((n) => (n === most && n > 0 ? share : 0));
  }
  const second = loops.length < limits.secondSeats ? 0 : Math.max(...loops.filter((n) => n < most));
  const share = Math.floor(secondLoops / loops.filter((n) => n === second).length);
  return loops.map((n) => (n === 0 ? 0 : n === most ? mostLoops : n === second ? share : 0));
}

/** The parts of a score that do not depend on the wild symbol. */
interface Facts {
  readonly table: SeatTable;
  readonly cardPoints: number[];
  readonly tilePoints: number[];
  readonly journalSymbols: number[];
  readonly hasWild: boolean;
  readonly mapLoops: number;
  readonly halfLoops: number;
  readonly loops: number;
}

function factsOf(table: SeatTable): Facts {
  const { journal, map, from, count } = table;
  const marks = [0, 0, 0, 0, 0];
  for (const entry of journal) {
    for (let mark = 0; mark < 5; mark++) marks[mark]! += imprintsOf(entry, mark);
  }
  const halfLoops = marks.pop()!;
  const mapLoops = count < 4 ? 0 : countLoops(map, from, count);
  return {
    table,
    cardPoints: journal.map(pointsOf),
    tilePoints: pointsOnTiles(table),
    journalSymbols: marks,
    hasWild: hasWildSymbol(map, from, count),
    mapLoops,
    halfLoops,
    loops: mapLoops + (halfLoops >> 1),
  };
}

function pointsOnTiles({ map, from, count }: SeatTable): number[] {
  const points: number[] = [];
  for (let i = from; i < from + count; i++) {
    const onTile = TILE_POINTS[placedKind(map[i]!)]!;
    if (onTile > 0) points.push(onTile);
  }
  return points;
}

interface Choice {
  readonly wildAs: number;
  readonly mapSymbols: readonly number[];
  readonly symbols: number;
  readonly counted: readonly Counted[];
  readonly worth: number;
}

/** K36: the wild symbol is the same symbol for all purposes: the first one that brings most. */
function bestChoice(facts: Facts, scoring: number): Choice {
  if (!facts.hasWild) return choose(facts, scoring, -1);
  let best = choose(facts, scoring, 0);
  for (let wildAs = 1; wildAs < 4; wildAs++) {
    const other = choose(facts, scoring, wildAs);
    if (other.worth > best.worth) best = other;
  }
  return best;
}

function choose(facts: Facts, scoring: number, wildAs: number): Choice {
  const { map, from, count } = facts.table;
  const mapSymbols = [0, 0, 0, 0];
  addSymbols(map, from, count, wildAs, mapSymbols);
  let symbols = 0;
  for (let s = 0; s < 4; s++) symbols += facts.journalSymbols[s]! * mapSymbols[s]!;
  const counted: Counted[] = [];
  let worth = symbols;
  for (let tile = 0; scoring >> tile !== 0; tile++) {
    if (((scoring >> tile) & 1) === 0) continue;
    const n = COUNTERS[tile]!(facts, mapSymbols, wildAs);
    const points = scoringPoints(tile, n);
    counted.push({ tile, count: n, points });
    worth += points;
  }
  return { wildAs, mapSymbols, symbols, counted, worth };
}

type Counter = (facts: Facts, mapSymbols: readonly number[], wildAs: number) => number;

/** By Scoring Tile: what it counts. */
const COUNTERS: readonly Counter[] = [
  ({ journalSymbols }) => Math.min(...journalSymbols),
  (_, mapSymbols) => Math.min(...mapSymbols),
  ({ table: { map, from, count } }) => {
    const circles = [0, 0, 0, 0];
    addCircles(map, from, count, circles);
    return sum(circles);
  },
  ({ table: { map, from, count } }) => countQuartets(map, from, count),
  ({ table: { map, from, count } }) => longestDiagonal(map, from, count),
  ({ cardPoints }) => most(cardPoints),
  ({ table: { journal } }) => most(journal.map(colourOf).filter((colour) => colour < NO_COLOUR)),
  ({ table: { map, from, count } }, _, wildAs) => countLone(map, from, count, wildAs),
];

const TABLES: readonly number[][] = scoringTiles.map(({ table = {} }) => {
  const last = Math.max(0, ...Object.keys(table).map(Number));
  return Array.from({ length: last + 1 }, (_, count) => table[count] ?? 0);
});

/** The points of a Scoring Tile for a count. */
export function scoringPoints(tile: number, count: number): number {
  const { each } = scoringTiles[tile]!;
  if (each !== undefined) return each * count;
  const table = TABLES[tile]!;
  return table[count < table.length ? count : table.length - 1]!;
}

export function pointsOf(entry: number): number {
  return entry < FIRST_SIDE ? CARD_POINTS[entry]! : SIDE_POINTS[entry - FIRST_SIDE]!;
}

export function colourOf(entry: number): number {
  return entry < FIRST_SIDE ? CARD_COLOUR[entry]! : NO_COLOUR;
}

/** How often a Journal entry shows a symbol, or a half loop. */
export function imprintsOf(entry: number, mark: number): number {
  if (entry >= FIRST_SIDE) return SIDE_IMPRINTS[5 * (entry - FIRST_SIDE) + mark]!;
  return CARD_IMPRINT[entry] === mark ? 1 : 0;
}

/** How often the most frequent value occurs. */
function most(values: readonly number[]): number {
  const counts: number[] = [];
  let largest = 0;
  for (const value of values) {
    counts[value] = (counts[value] ?? 0) + 1;
    if (counts[value] > largest) largest = counts[value];
  }
  return largest;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
