import { type Seat, type StateOf, stateLayout, uint8 } from '@baithak/kernel';
import { COMPONENTS, PILES } from './components.ts';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  LETTER_COUNT,
  PILE_SIZES,
  TOKEN_KIND_COUNT,
} from './encoding.ts';

/** What a position waits for: a seat's decision, a kind of chance step, or nothing any more. */
export const DUES = ['move', 'deal', 'refill', 'bonus-3', 'bonus-4', 'bonus-5', 'over'] as const;
export type Due = (typeof DUES)[number];
export const MOVE_DUE = 0;
export const DEAL_DUE = 1;
export const REFILL_DUE = 2;
/** The first of the bonus piles; the others follow. */
const BONUS_DUE = 3;
export const OVER_DUE = 6;

/** Why a round ended: three kinds of tokens gone, the market not full, or the cap on turns. */
export const ENDS = ['tokens', 'market', 'turns'] as const;
export type End = (typeof ENDS)[number];

/** What the two seats have: goods, camels and tokens, as counts by seat and kind. */
export type Holdings = Uint8Array;

export const handAt = (seat: Seat, good = 0): number => seat * GOOD_COUNT + good;
const HERDS = handAt(2);
export const herdAt = (seat: Seat): number => HERDS + seat;
const TOKENS = herdAt(2);
export const tokenAt = (seat: Seat, kind = 0): number => TOKENS + seat * TOKEN_KIND_COUNT + kind;
const BONUS = tokenAt(2);
export const bonusAt = (seat: Seat, kind = 0): number => BONUS + seat * BONUS_KIND_COUNT + kind;
const HOLDINGS_SIZE = bonusAt(2);

const FIELDS = {
  now: uint8(HOLDINGS_SIZE),
  /** What the seats had at the end of the previous round; see `lastRound`. */
  last: uint8(HOLDINGS_SIZE),
  market: uint8(LETTER_COUNT),
  deck: uint8(LETTER_COUNT),
  discards: uint8(GOOD_COUNT),
  /** By good: the tokens left in its pile. */
  piles: uint8(GOOD_COUNT),
  /** By kind: the bonus tokens left in the piles. */
  bonus: uint8(BONUS_KIND_COUNT),
  /** By `handAt`: the goods that a seat took openly and must still have. */
  seen: uint8(handAt(2)),
  /** By `handAt`: the goods of a seat's first deal that it has since sold or returned. */
  shown: uint8(handAt(2)),
  seals: uint8(2),
  due: MOVE_DUE,
  turn: 0,
  starter: 0,
  round: 1,
  /** Turns finished in this round. */
  turns: 0,
  /** The good on top of the discards, −1 if there is none. */
  topDiscard: -1,
  /** The number of the round in `last`, 0 if there was none. */
  lastRound: 0,
  lastStarter: 0,
  lastEnd: 0,
} as const;

export type State = StateOf<typeof FIELDS>;

/** `blankState` gives a state with nothing on the table. */
export const { blank: blankState, copy: copyState } = stateLayout(FIELDS);

/** Puts everything back in the box and lays the table for a deal; seals and last round stay. */
export function layTable(state: State): void {
  state.now.fill(0);
  state.discards.fill(0);
  state.seen.fill(0);
  state.shown.fill(0);
  state.market.fill(0);
  state.market[CAMEL] = COMPONENTS.limits.camelsLaidOut;
  state.deck.set(CARD_COUNTS);
  state.deck[CAMEL]! -= COMPONENTS.limits.camelsLaidOut;
  state.piles.set(PILE_SIZES);
  for (let k = 0; k < BONUS_KIND_COUNT; k++) state.bonus[k] = BONUS_KINDS[k]!.count;
  state.topDiscard = -1;
  state.turns = 0;
  state.due = DEAL_DUE;
}

export function setup(): State {
  const state = blankState();
  layTable(state);
  return state;
}

export function handSize({ now }: State, seat: Seat): number {
  const from = handAt(seat);
  let size = 0;
  for (let g = 0; g < GOOD_COUNT; g++) size += now[from + g]!;
  return size;
}

export function letterTotal(counts: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < LETTER_COUNT; i++) total += counts[i]!;
  return total;
}

/** How many of these bonus tokens belong to a pile. */
export function bonusPileSize(counts: Uint8Array, pile: number, from = 0): number {
  let size = 0;
  for (let k = 0; k < BONUS_KIND_COUNT; k++) {
    if (BONUS_KINDS[k]!.group === pile) size += counts[from + k]!;
  }
  return size;
}

/** Who gets the next card of the deal: a seat, or −1 for the market. */
export function dealtTo(state: State): number {
  for (let seat = 0; seat < 2; seat++) {
    const cards = handSize(state, seat) + state.now[herdAt(seat)]!;
    if (cards < COMPONENTS.limits.dealtToEach) return seat;
  }
  return -1;
}

export const dueOf = (state: State): Due => DUES[state.due] as Due;
export const bonusDue = (pile: number): number => BONUS_DUE + pile;
export const pileDue = (state: State): number => state.due - BONUS_DUE;
export const isBonusDue = (due: number): boolean =>
  due >= BONUS_DUE && due < BONUS_DUE + PILES.length;
