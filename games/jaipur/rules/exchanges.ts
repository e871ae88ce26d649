import type { MoveList } from '@baithak/kernel';
import { GOOD_COUNT } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { fieldShift, NO_CHANGE } from './move.ts';
import { handSize, type State } from './state.ts';

const LEAST_TAKEN = COMPONENTS.limits.exchange;
const LAST = GOOD_COUNT - 1;

/**
 * Lists every exchange of the seat to move (J9, J10, J6). An exchange is a change of each good in
 * the hand, from minus what the hand has to plus what the market has; the changes add up to the
 * camels returned, so their sum lies between 0 and what the herd and the hand limit allow, and the
 * goods taken are two or more. Walking through the goods in order, the most taken first, gives
 * the canonical order; bounds on what the goods behind can still add keep dead branches away.
 */
export function addExchanges(state: State, out: MoveList): void {
  const seat = state.turn;
  const room = COMPONENTS.limits.hand - handSize(state, seat);
  mostCamels = Math.min(room, state.now.herds[seat]!);
  activeGoods = 0;
  let marketBehind = 0;
  let handBehind = 0;
  for (let good = LAST; good >= 0; good--) {
    const market = state.market[good]!;
    const hand = state.now.hands[seat * GOOD_COUNT + good]!;
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

// The goods that are there at all, in order, at the end of these arrays; kept between calls so that listing allocates nothing.
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
