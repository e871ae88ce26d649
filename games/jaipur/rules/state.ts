import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  LETTER_COUNT,
  PILE_SIZES,
  TOKEN_KIND_COUNT,
} from './cards.ts';
import { COMPONENTS, PILES } from './components.ts';

/** What the position waits for: a seat's decision, a kind of chance step, or nothing any more. */
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

/** What the two seats have; seat 1's share lies behind seat 0's. All are counts by kind. */
export interface Holdings {
  readonly all: Uint8Array;
  readonly hands: Uint8Array;
  readonly herds: Uint8Array;
  readonly wonTokens: Uint8Array;
  readonly wonBonus: Uint8Array;
}

/** Counts in typed arrays that share one buffer, so that a copy is one block move; and a few numbers. */
export interface State {
  readonly cells: Uint8Array;
  readonly now: Holdings;
  /** What the seats had at the end of the round before this one; see `lastRound`. */
  readonly last: Holdings;
  readonly market: Uint8Array;
  readonly deck: Uint8Array;
  readonly discards: Uint8Array;
  /** Goods tokens left in each pile. */
  readonly piles: Uint8Array;
  readonly bonus: Uint8Array;
  /** Per seat the goods it took openly and must still have. */
  readonly seen: Uint8Array;
  /** Per seat the goods of its first deal that it has since sold or returned. */
  readonly shown: Uint8Array;
  readonly seals: Uint8Array;
  due: number;
  turn: number;
  starter: number;
  round: number;
  /** Turns finished in this round. */
  turns: number;
  /** The good on top of the discards, −1 if there is none. */
  topDiscard: number;
  /** The number of the round in `last`, 0 if there was none. */
  lastRound: number;
  lastStarter: number;
  lastEnd: number;
}

const HOLDINGS_SIZES = [2 * GOOD_COUNT, 2, 2 * TOKEN_KIND_COUNT, 2 * BONUS_KIND_COUNT] as const;
const HOLDINGS_SIZE = HOLDINGS_SIZES.reduce((total, size) => total + size, 0);
const TABLE_SIZES = [
  LETTER_COUNT,
  LETTER_COUNT,
  GOOD_COUNT,
  GOOD_COUNT,
  BONUS_KIND_COUNT,
  2 * GOOD_COUNT,
  2 * GOOD_COUNT,
  2,
] as const;
const CELL_COUNT = 2 * HOLDINGS_SIZE + TABLE_SIZES.reduce((total, size) => total + size, 0);

/** Cuts a stretch of cells into parts of the given sizes. */
function cut(cells: Uint8Array, start: number, sizes: readonly number[]): Uint8Array[] {
  let from = start;
  return sizes.map((size) => {
    from += size;
    return cells.subarray(from - size, from);
  });
}

function holdingsIn(cells: Uint8Array, start: number): Holdings {
  const parts = cut(cells, start, HOLDINGS_SIZES);
  const [hands, herds, wonTokens, wonBonus] = parts as Parts<typeof HOLDINGS_SIZES>;
  return { all: cells.subarray(start, start + HOLDINGS_SIZE), hands, herds, wonTokens, wonBonus };
}

type Parts<Sizes extends readonly number[]> = { -readonly [Key in keyof Sizes]: Uint8Array };

/** A state with nothing on the table. */
export function blankState(): State {
  const cells = new Uint8Array(CELL_COUNT);
  const parts = cut(cells, 2 * HOLDINGS_SIZE, TABLE_SIZES);
  const [market, deck, discards, piles, bonus, seen, shown, seals] = parts as Parts<
    typeof TABLE_SIZES
  >;
  return {
    cells,
    now: holdingsIn(cells, 0),
    last: holdingsIn(cells, HOLDINGS_SIZE),
    market,
    deck,
    discards,
    piles,
    bonus,
    seen,
    shown,
    seals,
    due: MOVE_DUE,
    turn: 0,
    starter: 0,
    round: 1,
    turns: 0,
    topDiscard: -1,
    lastRound: 0,
    lastStarter: 0,
    lastEnd: 0,
  };
}

export function copyState(from: State, into: State = blankState()): State {
  into.cells.set(from.cells);
  into.due = from.due;
  into.turn = from.turn;
  into.starter = from.starter;
  into.round = from.round;
  into.turns = from.turns;
  into.topDiscard = from.topDiscard;
  into.lastRound = from.lastRound;
  into.lastStarter = from.lastStarter;
  into.lastEnd = from.lastEnd;
  return into;
}

/** Everything back in the box, and the table laid for a deal; seals and the last round stay. */
export function layTable(state: State): void {
  state.now.all.fill(0);
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

export function handSize(state: State, seat: number): number {
  const { hands } = state.now;
  const from = seat * GOOD_COUNT;
  let size = 0;
  for (let g = 0; g < GOOD_COUNT; g++) size += hands[from + g]!;
  return size;
}

export function letterTotal(counts: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < LETTER_COUNT; i++) total += counts[i]!;
  return total;
}

/** How many tokens lie in a bonus pile. */
export function bonusPileSize(counts: Uint8Array, pile: number, from = 0): number {
  let size = 0;
  for (let k = 0; k < BONUS_KIND_COUNT; k++) {
    if (BONUS_KINDS[k]!.group === pile) size += counts[from + k]!;
  }
  return size;
}

/** Whose turn comes in the deal: a seat, or −1 for the market. */
export function dealtTo(state: State): number {
  for (let seat = 0; seat < 2; seat++) {
    const cards = handSize(state, seat) + state.now.herds[seat]!;
    if (cards < COMPONENTS.limits.dealtToEach) return seat;
  }
  return -1;
}

export const dueOf = (state: State): Due => DUES[state.due] as Due;
export const bonusDue = (pile: number): number => BONUS_DUE + pile;
export const pileDue = (state: State): number => state.due - BONUS_DUE;
export const isBonusDue = (due: number): boolean =>
  due >= BONUS_DUE && due < BONUS_DUE + PILES.length;
