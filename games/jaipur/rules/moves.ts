import type { MoveList } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import {
  CAMEL,
  DEAR,
  fieldShift,
  GOOD_COUNT,
  NO_CHANGE,
  saleOf,
  TAKE_CAMELS,
  takeOf,
} from './encoding.ts';
import { handAt, handSize, herdAt, MOVE_DUE, type State } from './state.ts';

const { limits } = COMPONENTS;

/** Lists takes, the camels, exchanges and sales, each kind by its letters, the dearest goods first. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  if (state.due !== MOVE_DUE) return;
  addTakes(state, out);
  addExchanges(state, out);
  addSales(state, out);
}

function addTakes(state: State, out: MoveList): void {
  if (handSize(state, state.turn) < limits.hand) {
    for (let g = 0; g < GOOD_COUNT; g++) if (state.market[g]! > 0) out.add(takeOf(g));
  }
  if (state.market[CAMEL]! > 0) out.add(TAKE_CAMELS);
}

function addSales(state: State, out: MoveList): void {
  const from = handAt(state.turn);
  for (let g = 0; g < GOOD_COUNT; g++) {
    const held = state.now[from + g]!;
    for (let cards = leastSale(g); cards <= held; cards++) out.add(saleOf(g, cards));
  }
}

/** J12: the fewest cards of a good that may be sold. */
export function leastSale(good: number): number {
  return DEAR[good] ? limits.dearSale : 1;
}

const LAST = GOOD_COUNT - 1;
const LEAST_TAKEN = limits.exchange;

/**
 * Lists every exchange of the seat to move (J6, J9, J10). An exchange changes the number of each
 * good in the hand, by at least minus what the hand has and at most what the market has. The sum of
 * the changes is the number of camels returned, so it lies between 0 and what the herd and the hand
 * limit allow; at least two goods are taken. Going through the goods in order, largest gain first,
 * gives the canonical order. Bounds on what later goods can add cut off dead branches.
 */
function addExchanges(state: State, out: MoveList): void {
  const seat = state.turn;
  mostCamels = Math.min(limits.hand - handSize(state, seat), state.now[herdAt(seat)]!);
  activeGoods = 0;
  let marketBehind = 0;
  let handBehind = 0;
  for (let good = LAST; good >= 0; good--) {
    const market = state.market[good]!;
    const hand = state.now[handAt(seat, good)]!;
    if (market + hand === 0) continue;
    const i = LAST - activeGoods++;
    inMarket[i] = market;
    inHand[i] = hand;
    shift[i] = fieldShift(good);
    behindInMarket[i] = marketBehind;
    behindInHand[i] = handBehind;
    marketBehind += market;
    handBehind += hand;
  }
  if (Math.min(marketBehind, handBehind + mostCamels) < LEAST_TAKEN) return;
  extend(GOOD_COUNT - activeGoods, 0, 0, NO_CHANGE, out);
}

// The goods that can change, in order, at the end of these arrays. They outlive a call so that
// listing moves allocates nothing.
const inMarket = new Int32Array(GOOD_COUNT);
const inHand = new Int32Array(GOOD_COUNT);
const shift = new Int32Array(GOOD_COUNT);
const behindInMarket = new Int32Array(GOOD_COUNT);
const behindInHand = new Int32Array(GOOD_COUNT);
let activeGoods = 0;
let mostCamels = 0;

function extend(i: number, balance: number, taken: number, code: number, out: MoveList): void {
  const field = shift[i]!;
  const high = Math.min(inMarket[i]!, mostCamels - balance + behindInHand[i]!);
  const low = Math.max(-inHand[i]!, -balance - behindInMarket[i]!);
  const needed = LEAST_TAKEN - taken - behindInMarket[i]!;
  const least = needed > 0 ? Math.max(low, needed) : low;
  if (i === LAST) {
    for (let change = high; change >= least; change--) out.add(code + (change << field));
    return;
  }
  for (let change = high; change >= least; change--) {
    const more = change > 0 ? change : 0;
    extend(i + 1, balance + change, taken + more, code + (change << field), out);
  }
}
