import type { Seat } from '@baithak/kernel';
import { billOf } from '../rules/payment.ts';
import { colourOf, rankOf } from '../rules/sets.ts';
import {
  DISCOUNT,
  DRAW,
  hand,
  hasPower,
  LAY,
  OPEN,
  PAY,
  pileSize,
  RIDE,
  type State,
} from '../rules/state.ts';

/** A set that a seat could have after one play: what it would be, and what it would cost. */
export interface Play {
  worth: number;
  size: number;
  top: number;
  /** Cards laid and cards paid, and those that stay in the hand. */
  laid: number;
  paid: number;
  left: number;
  /** The colour of the card that would go to the Journal. */
  colour: number;
}

const blank = (): Play => ({ worth: 0, size: 0, top: 0, laid: 0, paid: 0, left: 0, colour: 0 });

/** The two best plays that make a set which can be closed, on different sets, and the best other one. */
export const closable: Play = blank();
export const second: Play = blank();
export const smaller: Play = blank();

/** About what closing a set of this size brings besides the value of its best card. */
const BONUS = [0, 0.5, 1.7, 4, 5.8, 7.6, 9.4, 18];
/** A card is worth about this much. */
const CARD = 0.5;

/** By colour: the values that can be laid, as bits from value 1 on. */
const values = new Uint8Array(4);
let cards = 0;
let wilds = 0;
let extra = 0;
let circles: Uint8Array = values;
let from = 0;

/** The cards that the mover still has to pay for what it has laid. */
export function owed(state: State, seat: Seat): number {
  if (seat !== state.turn) return 0;
  if (state.phase === PAY) return state.payDue;
  return state.phase === LAY || state.phase === RIDE ? billOf(state).least(state.ridePlays) : 0;
}

/** Finds the best plays of a seat with its hand; with the open cards too if it may draw them first. */
export function findPlays(state: State, seat: Seat, withOpen: boolean): void {
  const pile = hand(seat);
  for (let colour = 0; colour < 4; colour++) {
    const copies =
      state.words[4 * pile + colour]! | (withOpen ? state.words[4 * OPEN + colour]! : 0);
    values[colour] = packed(copies | (copies >> 1) | (copies >> 2));
  }
  wilds = Math.min(2, state.wilds[pile]!);
  const drawn = state.phase === DRAW && state.turn === seat ? 3 - state.drawnColoured : 3;
  cards = pileSize(state, pile) - owed(state, seat) + (withOpen ? drawn : 0);
  extra = hasPower(state, seat, DISCOUNT) ? 1 : 0;
  circles = state.circles;
  from = 4 * seat;
  clear(closable);
  clear(second);
  clear(smaller);
  newSets();
  oldSets(state, seat);
}

function clear(play: Play): void {
  play.worth = 0;
  play.size = 0;
  play.top = 0;
  play.laid = 0;
  play.paid = 0;
  play.left = 0;
}

/** The values of a colour, which are three bits apart in the state. */
function packed(copies: number): number {
  let mask = 0;
  for (let value = 0; value < 7; value++) mask |= ((copies >> (3 * value)) & 1) << value;
  return mask;
}

/** The best play of the set that is tried, merged into the two best when it is done. */
const tried: Play = blank();

function newSets(): void {
  for (let colour = 0; colour < 4; colour++) {
    clear(tried);
    for (let low = 1; low <= 7; low++) {
      if ((values[colour]! >> (low - 1)) & 1) sequence(colour, low, low - 1, 0);
    }
    keep();
  }
  for (let value = 1; value <= 7; value++) {
    clear(tried);
    rainbow(value, 0, 0);
    keep();
  }
}

function oldSets({ sets, setCount }: State, seat: Seat): void {
  for (let at = 0; at < 10 * setCount; at += 10) {
    if (sets[at] !== seat) continue;
    const size = sets[at + 2]!;
    const low = rankOf(sets[at + 3]!);
    const high = rankOf(sets[at + 2 + size]!);
    clear(tried);
    if (size === 1 || high > low) {
      const colour = colourOf(sets[at + 3]!);
      sequence(colour, low, high, size);
    }
    if (high === low) {
      let has = 0;
      for (let i = 0; i < size; i++) has |= 1 << colourOf(sets[at + 3 + i]!);
      rainbow(low, has, size);
    }
    keep();
  }
}

/** Tries all sequences from a lowest card or a set on: downwards, then upwards; wild cards fill gaps. */
function sequence(colour: number, low: number, high: number, size: number): void {
  let [sum, laid, gaps] = [0, 0, 0];
  for (let bottom = low; bottom >= 1; bottom--) {
    if (bottom < low) {
      if (size === 0) return;
      if ((values[colour]! >> (bottom - 1)) & 1) sum += bottom >> 1;
      else if (++gaps > wilds) return;
      laid++;
    }
    upwards(colour, high, size, sum, laid, gaps);
  }
}

function upwards(
  colour: number,
  high: number,
  size: number,
  sumBelow: number,
  laidBelow: number,
  gapsBelow: number,
): void {
  let [sum, laid, gaps] = [sumBelow, laidBelow, gapsBelow];
  const off = circles[from + colour]! + extra;
  if (size > 0) offer(size + laid, high, laid, Math.max(0, sum - off) + gaps, colour);
  for (let top = high + 1; top <= 7; top++) {
    laid++;
    if (((values[colour]! >> (top - 1)) & 1) === 0) {
      if (++gaps > wilds) return;
      continue;
    }
    sum += top >> 1;
    offer(size + laid, top, laid, Math.max(0, sum - off) + gaps, colour);
  }
}

function rainbow(value: number, has: number, size: number): void {
  const price = value >> 1;
  let [sum, laid] = [0, 0];
  let colour = 0;
  if (size > 0) offer(size, value, 0, 0, 31 - Math.clz32(has));
  for (let next = 0; next < 4; next++) {
    if ((has >> next) & 1 || ((values[next]! >> (value - 1)) & 1) === 0) continue;
    colour = next;
    laid++;
    sum += Math.max(0, price - circles[from + next]!);
    offer(size + laid, value, laid, Math.max(0, sum - extra), colour);
  }
  if (wilds > 0 && size + laid < 4 && size + laid > 0) {
    offer(size + laid + 1, value, laid + 1, Math.max(0, sum - extra) + 1, colour);
  }
}

function offer(size: number, top: number, laid: number, paid: number, colour: number): void {
  if (laid + paid > cards) return;
  const worth = BONUS[size]! + (size > 2 ? top : 0.2 * top) - CARD * (laid + paid);
  if (size < 3) {
    if (worth > smaller.worth) fill(smaller, worth, size, top, laid, paid, colour);
  } else if (worth > tried.worth) fill(tried, worth, size, top, laid, paid, colour);
}

function fill(
  play: Play,
  worth: number,
  size: number,
  top: number,
  laid: number,
  paid: number,
  colour: number,
): void {
  play.worth = worth;
  play.size = size;
  play.top = top;
  play.laid = laid;
  play.paid = paid;
  play.left = cards - laid - paid;
  play.colour = colour;
}

function keep(): void {
  if (tried.worth > closable.worth) {
    copy(closable, second);
    copy(tried, closable);
  } else if (tried.worth > second.worth) copy(tried, second);
}

function copy(play: Play, into: Play): void {
  fill(into, play.worth, play.size, play.top, play.laid, play.paid, play.colour);
}
