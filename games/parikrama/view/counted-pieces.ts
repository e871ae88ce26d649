import type { Seat } from '@baithak/kernel';
import { HALF_LOOP, NO_COLOUR } from '../rules/cards.ts';
import { placedKind, placedSquare, squareText } from '../rules/map.ts';
import {
  circleName,
  circlesOf,
  diagonalOf,
  loneOf,
  loopsOf,
  quartetsOf,
} from '../rules/patterns.ts';
import { colourOf, imprintsOf, pointsOf, type Score, type SeatTable } from '../rules/scores.ts';
import { TILE_POINTS, TILE_SYMBOLS, WILD_TILE } from '../rules/tiles.ts';

/** What names the pieces of a score: `journal:0:P4w`, `map:0:(1,2)`, `circle:0:(1,2)N` for seat 0. */
export interface Counting {
  readonly seat: Seat;
  readonly table: SeatTable;
  readonly names: readonly string[];
  readonly wildAs: Score['wildAs'];
}

const entries = ({ seat, table, names }: Counting, counts: (entry: number) => boolean): string[] =>
  names.filter((_, i) => counts(table.journal[i]!)).map((name) => `journal:${seat}:${name}`);

function tiles({ seat, table }: Counting, counts: (kind: number) => boolean): string[] {
  const packed = Array.from(table.map).filter((placed) => counts(placedKind(placed)));
  return packed.map((placed) => `map:${seat}:${squareText(placedSquare(placed))}`);
}

const hasSymbol = (kind: number, symbol: number, wildAs: number): boolean =>
  TILE_SYMBOLS[4 * kind + symbol]! > 0 || (kind === WILD_TILE && wildAs === symbol);

export const cardsCounted = (of: Counting): string[] => entries(of, () => true);
export const tilesCounted = (of: Counting): string[] => tiles(of, (kind) => TILE_POINTS[kind]! > 0);

export function symbolCounted(of: Counting, symbol: number): string[] {
  return [
    ...entries(of, (entry) => imprintsOf(entry, symbol) > 0),
    ...tiles(of, (kind) => hasSymbol(kind, symbol, of.wildAs)),
  ];
}

export const loopsCounted = (of: Counting): string[] => [
  ...places(of, 'loop', loopsOf),
  ...entries(of, (entry) => imprintsOf(entry, HALF_LOOP) > 0),
];

const SYMBOL_NUMBERS = [0, 1, 2, 3];

/** By Scoring Tile: the pieces that it counts. */
export const SCORING_COUNTED: Readonly<Record<string, (of: Counting) => string[]>> = {
  JS: (of) => entries(of, (entry) => SYMBOL_NUMBERS.some((s) => imprintsOf(entry, s) > 0)),
  MS: (of) => tiles(of, (kind) => SYMBOL_NUMBERS.some((s) => hasSymbol(kind, s, of.wildAs))),
  CI: (of) => circles(of, circlesOf),
  QU: (of) => places(of, 'loop', quartetsOf),
  DI: (of) => circles(of, diagonalOf),
  NU: (of) => most(of, pointsOf, () => true),
  CO: (of) => most(of, colourOf, (colour) => colour < NO_COLOUR),
  LO: (of) => places(of, 'map', (map, from, count) => loneOf(map, from, count, of.wildAs)),
};

type Squares = (map: ArrayLike<number>, from: number, count: number) => number[];

function places({ seat, table }: Counting, what: string, squares: Squares): string[] {
  return squares(table.map, table.from, table.count).map(
    (square) => `${what}:${seat}:${squareText(square)}`,
  );
}

const circles = ({ seat, table }: Counting, listed: typeof circlesOf): string[] =>
  listed(table.map, table.from, table.count).map(
    (circle) => `circle:${seat}:${circleName(circle)}`,
  );

/** The entries with the most frequent value; of several values, the first in the Journal. */
function most(
  of: Counting,
  by: (entry: number) => number,
  counts: (value: number) => boolean,
): string[] {
  const values = of.table.journal.map(by).filter(counts);
  const frequency = (value: number) => values.filter((other) => other === value).length;
  const best = Math.max(0, ...values.map(frequency));
  const chosen = values.find((value) => frequency(value) === best);
  return entries(of, (entry) => by(entry) === chosen);
}
