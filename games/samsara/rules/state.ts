import type { Options, Seat } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import { AMULET_COUNT, BAD, GOOD, LETTER_COUNT, NOWHERE, RIFT, tableCount } from './pieces.ts';

/** What a position waits for, in the order of a game. */
export const PHASES = [
  'amulets',
  'characters',
  'deal',
  'go',
  'back',
  'pay',
  'take',
  'act',
  'draw',
  'swap',
  'keep',
  'amulet',
  'use',
  'power',
  'pick',
  'redraw',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const AMULETS = 0;
export const CHOOSING = 1;
export const DEAL = 2;
export const GO = 3;
export const BACK = 4;
export const PAY = 5;
export const TAKE = 6;
export const ACT = 7;
export const DRAWING = 8;
export const SWAP = 9;
export const KEEP = 10;
export const AMULET = 11;
export const USE = 12;
export const POWER = 13;
export const PICK = 14;
export const REDRAW = 15;
export const OVER_PHASE = 16;

export const isChancePhase = (phase: number): boolean =>
  phase === AMULETS || phase === DEAL || phase === DRAWING || phase === REDRAW;

/** Where a seat's cards are. `SEEN` is not a place: it is the part of the hand that everybody knows. */
export const PILES = [
  'hand',
  'draw',
  'waste',
  'played',
  'evanescent',
  'reserve',
  'next',
  'seen',
] as const;
export const HAND = 0;
export const DRAW = 1;
export const WASTE = 2;
export const PLAYED = 3;
export const LYING = 4;
export const RESERVE = 5;
export const NEXT = 6;
export const SEEN = 7;

const MOST_SEATS = 5;
export const MODES = ['normal', 'quick', 'easy'] as const;
export type Mode = (typeof MODES)[number];

/** The counts are typed arrays on one shared buffer, so that a copy is one block move. */
export interface State {
  readonly cells: Uint8Array;
  /** By seat and pile: the count of each letter; see `at`. */
  readonly piles: Uint8Array;
  readonly supply: Uint8Array;
  /** Reserve cards chosen for the amulet being completed. */
  readonly used: Uint8Array;
  /** By place: 0 if empty, else 1 + the face that is up. */
  readonly places: Uint8Array;
  /** By amulet: 0 if nobody has won it, else 1 + twice the seat + the side that was up. */
  readonly owners: Uint8Array;
  /** By seat: 0 for none yet, else 1 + the character. */
  readonly characters: Uint8Array;
  readonly zones: Uint8Array;
  /** By seat: the covered power, 0 for none. */
  readonly markers: Uint8Array;
  /** By seat: how the hidden cards of its hand came and went; see view/hidden-hand.ts. */
  readonly stories: string[];
  seats: number;
  mode: number;
  phase: number;
  round: number;
  turn: number;
  actions: number;
  /** Cards still to be put back for the reincarnation. */
  back: number;
  /** Zones that gave Kaam Kar a card in this turn, as bits. */
  took: number;
  draws: number;
  /** The place of the amulet being completed, −1 for none. */
  aim: number;
  picks: number;
  neutral: number;
  /** How many places have been filled, while amulets are laid out. */
  filled: number;
  /** Letters that the hand to move is known to lack, as bits; see `ONE_GOOD_AT_MOST` too. */
  lacks: number;
  /** Seats that have won, as bits; −1 while the game runs. */
  winners: number;
}

const PLACE_COUNT = MOST_SEATS * COMPONENTS.limits.group;
const PILES_SIZE = MOST_SEATS * PILES.length * LETTER_COUNT;
const SIZES = [
  PILES_SIZE,
  LETTER_COUNT,
  LETTER_COUNT,
  PLACE_COUNT,
  AMULET_COUNT,
  MOST_SEATS,
  MOST_SEATS,
  MOST_SEATS,
] as const;

type Parts<Sizes extends readonly number[]> = { -readonly [Key in keyof Sizes]: Uint8Array };

export function blankState(): State {
  const cells = new Uint8Array(SIZES.reduce((total, size) => total + size, 0));
  let from = 0;
  const [piles, supply, used, places, owners, characters, zones, markers] = SIZES.map((size) => {
    from += size;
    return cells.subarray(from - size, from);
  }) as unknown as Parts<typeof SIZES>;
  return {
    cells,
    piles,
    supply,
    used,
    places,
    owners,
    characters,
    zones,
    markers,
    stories: ['', '', '', '', ''],
    seats: 1,
    mode: 0,
    phase: GO,
    round: 1,
    turn: 0,
    actions: 1,
    back: 0,
    took: 0,
    draws: 0,
    aim: -1,
    picks: 0,
    neutral: NOWHERE,
    filled: 0,
    lacks: 0,
    winners: -1,
  };
}

export function copyState(from: State, into: State = blankState()): State {
  into.cells.set(from.cells);
  for (let seat = 0; seat < MOST_SEATS; seat++) into.stories[seat] = from.stories[seat]!;
  into.seats = from.seats;
  into.mode = from.mode;
  into.phase = from.phase;
  into.round = from.round;
  into.turn = from.turn;
  into.actions = from.actions;
  into.back = from.back;
  into.took = from.took;
  into.draws = from.draws;
  into.aim = from.aim;
  into.picks = from.picks;
  into.neutral = from.neutral;
  into.filled = from.filled;
  into.lacks = from.lacks;
  into.winners = from.winners;
  return into;
}

/** M4, M6: every seat has a deck of eight cards; the amulets are not laid out yet. */
export function setup(options: Options, seats: number): State {
  const state = blankState();
  state.seats = seats;
  state.mode = MODES.indexOf(options.mode as Mode);
  state.phase = AMULETS;
  state.neutral = seats === 1 ? RIFT : NOWHERE;
  state.zones.fill(RIFT);
  for (let letter = 0; letter < LETTER_COUNT; letter++) {
    state.supply[letter] = tableCount(seats, letter);
  }
  const { startGood, startBad } = COMPONENTS.limits;
  for (let seat = 0; seat < seats; seat++) {
    state.piles[at(seat, DRAW) + GOOD] = startGood;
    state.piles[at(seat, DRAW) + BAD] = startBad;
    state.supply[GOOD]! -= startGood;
    state.supply[BAD]! -= startBad;
  }
  return state;
}

/** Where the counts of a seat's pile begin. */
export const at = (seat: Seat, pile: number): number => (seat * 8 + pile) * 10;

export const phaseOf = (state: State): Phase => PHASES[state.phase] as Phase;
export const modeOf = (state: State): Mode => MODES[state.mode] as Mode;

export function pileSize(state: State, seat: Seat, pile: number): number {
  const from = at(seat, pile);
  let size = 0;
  for (let i = from; i < from + 10; i++) size += state.piles[i]!;
  return size;
}

/** Cards of the hand that are not Bad Karma. */
export function cardsButBad(state: State, seat: Seat): number {
  const from = at(seat, HAND);
  let count = 0;
  for (let i = from; i < from + 9; i++) count += state.piles[i]!;
  return count;
}

export function amuletsOf(state: State, seat: Seat): number {
  let count = 0;
  for (let amulet = 0; amulet < 30; amulet++) {
    const owner = state.owners[amulet]!;
    if (owner > 0 && (owner - 1) >> 1 === seat) count++;
  }
  return count;
}

/** Bad Karma in the whole deck of a seat. */
export function badKarma(state: State, seat: Seat): number {
  let count = 0;
  for (let pile = HAND; pile <= NEXT; pile++) count += state.piles[at(seat, pile) + BAD]!;
  return count;
}
