import type { Options } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import {
  allCards,
  CELLS,
  cellAt,
  firstCell,
  firstColour,
  KIND_COUNT,
  NOWHERE,
  pack,
  secondCell,
  secondColour,
  size,
  spaceName,
  TILE_COUNTS,
  TILE_TOTAL,
} from './encoding.ts';

export const PHASES = [
  'start',
  'deal',
  'monk',
  'build',
  'meditate',
  'refill',
  'balance',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const START = 0;
export const DEAL = 1;
export const MONK = 2;
export const BUILD = 3;
export const MEDITATE = 4;
export const REFILL = 5;
export const BALANCE = 6;
export const ENDED = 7;

/** What a cell shows if it is not one of the six colours: bare board, or outside the board. */
export const BARE = 6;
export const OFF = 7;

export const MOST_SEATS = 4;

/** Typed arrays that share one buffer, so that one `set` copies them all, and a few numbers. */
export interface State {
  readonly bytes: Uint8Array;
  /** By cell: the colour on top, the number of tiles there, and which of them is on top. */
  readonly colours: Uint8Array;
  readonly heights: Uint8Array;
  readonly owners: Uint8Array;
  /** The tiles as they lie, oldest first. */
  readonly placed: Uint16Array;
  /** By seat and kind the number of tiles; by seat their total. */
  readonly racks: Uint8Array;
  readonly rackSizes: Uint8Array;
  readonly supply: Uint8Array;
  /** By seat the cell of the monk, or NOWHERE. */
  readonly monks: Uint8Array;
  /** By seat a set of cards. */
  readonly hands: Int32Array;
  readonly karma: Int32Array;
  readonly piles: Int32Array;
  /** In order, who drew a tile and who placed which: all that others can know of a rack. */
  readonly story: Uint8Array;
  /** The draws that the next event will tell together; only their owner knows them. */
  readonly fresh: Uint8Array;
  files: number;
  ranks: number;
  seats: number;
  seat: number;
  phase: number;
  built: number;
  spent: number;
  due: number;
  idle: number;
  placedCount: number;
  supplySize: number;
  storySize: number;
  freshSize: number;
}

const WORDS = 3 * MOST_SEATS;
const BYTES = [CELLS, CELLS, CELLS, MOST_SEATS * KIND_COUNT, MOST_SEATS, KIND_COUNT, MOST_SEATS];
const STORY = 2 * TILE_TOTAL;
const FRESH = 16;
const BEFORE_BYTES = 4 * WORDS + 2 * TILE_TOTAL;
const BUFFER = BEFORE_BYTES + [...BYTES, STORY, FRESH].reduce((sum, n) => sum + n, 0);

function blankState(): State {
  const buffer = new ArrayBuffer(BUFFER);
  let from = BEFORE_BYTES;
  const next = (length: number) => {
    from += length;
    return new Uint8Array(buffer, from - length, length);
  };
  const cards = (i: number) => new Int32Array(buffer, 4 * MOST_SEATS * i, MOST_SEATS);
  return {
    bytes: new Uint8Array(buffer),
    hands: cards(0),
    karma: cards(1),
    piles: cards(2),
    placed: new Uint16Array(buffer, 4 * WORDS, TILE_TOTAL),
    colours: next(CELLS),
    heights: next(CELLS),
    owners: next(CELLS),
    racks: next(MOST_SEATS * KIND_COUNT),
    rackSizes: next(MOST_SEATS),
    supply: next(KIND_COUNT),
    monks: next(MOST_SEATS),
    story: next(STORY),
    fresh: next(FRESH),
    files: 0,
    ranks: 0,
    seats: 0,
    seat: 0,
    phase: START,
    built: 0,
    spent: 0,
    due: 0,
    idle: 0,
    placedCount: 0,
    supplySize: 0,
    storySize: 0,
    freshSize: 0,
  };
}

export function copyState(from: State, into: State = blankState()): State {
  into.bytes.set(from.bytes);
  into.files = from.files;
  into.ranks = from.ranks;
  into.seats = from.seats;
  into.seat = from.seat;
  into.phase = from.phase;
  into.built = from.built;
  into.spent = from.spent;
  into.due = from.due;
  into.idle = from.idle;
  into.placedCount = from.placedCount;
  into.supplySize = from.supplySize;
  into.storySize = from.storySize;
  into.freshSize = from.freshSize;
  return into;
}

/** A bare board with all tiles in the supply and all cards in the piles. */
export function emptyTable(files: number, ranks: number, seats: number): State {
  const state = blankState();
  state.files = files;
  state.ranks = ranks;
  state.seats = seats;
  state.colours.fill(OFF);
  for (let rank = 1; rank <= ranks; rank++) {
    for (let file = 1; file <= files; file++) state.colours[cellAt(file, rank)] = BARE;
  }
  state.supply.set(TILE_COUNTS);
  state.supplySize = TILE_TOTAL;
  state.piles.fill(allCards(seats), 0, seats);
  return state;
}

export function setup(options: Options, seats: number): State {
  return emptyTable(options.files as number, options.ranks as number, seats);
}

/** Lays a tile on top of its two spaces. */
export function lay(state: State, lying: number): void {
  const first = firstCell(lying);
  const second = secondCell(lying);
  state.colours[first] = firstColour(lying);
  state.colours[second] = secondColour(lying);
  state.heights[first]!++;
  state.heights[second]!++;
  state.owners[first] = state.placedCount;
  state.owners[second] = state.placedCount;
  state.placed[state.placedCount++] = lying;
}

/** A4: the first space of the start tile: the middle, or left of it and below if there is none. */
function startPlace({ files, ranks }: State): number {
  return cellAt(Math.floor(files / 2), Math.ceil(ranks / 2));
}

export function layStart(state: State, first: number, second: number): void {
  lay(state, pack(startPlace(state), 0, first, second));
}

const DRAWN = 31;
/** The entry of the story for a tile drawn unseen. */
export const drawn = (seat: number): number => (seat << 5) | DRAWN;
export const shown = (seat: number, kind: number): number => (seat << 5) | kind;
export const seatIn = (entry: number): number => entry >> 5;
/** The kind of a placed tile, or −1 for a draw. */
export const kindIn = (entry: number): number => ((entry & 31) === DRAWN ? -1 : entry & 31);

export function giveTile(state: State, seat: number, kind: number): void {
  state.supply[kind]!--;
  state.supplySize--;
  state.racks[seat * 21 + kind]!++;
  state.rackSizes[seat]!++;
  state.story[state.storySize++] = (seat << 5) | 31;
}

export function takeTile(state: State, seat: number, kind: number): void {
  state.racks[seat * 21 + kind]!--;
  state.rackSizes[seat]!--;
  state.story[state.storySize++] = (seat << 5) | kind;
}

export function giveCard(state: State, seat: number, card: number): void {
  state.piles[seat]! &= ~(1 << card);
  state.hands[seat]! |= 1 << card;
}

export const seatsOf = (state: State): number[] => Array.from({ length: state.seats }, (_, s) => s);

export const monkSpace = ({ monks }: State, seat: number): string | null =>
  monks[seat] === NOWHERE ? null : spaceName(monks[seat]!);

/** The colour under the mover's monk: the colour of the turn. */
export const chosenColour = (state: State): number => state.colours[state.monks[state.seat]!]!;

export const handSize = (state: State, seat: number): number => size(state.hands[seat]!);
export const phaseOf = (state: State): Phase => PHASES[state.phase] as Phase;

/** Whether the deal goes on with a tile: each seat gets its tiles before its cards. */
export const dealsTile = (state: State): boolean =>
  state.rackSizes[state.seat]! < COMPONENTS.limits.dealtTiles;
