import {
  CHANCE,
  type Move,
  type MoveList,
  message,
  OVER,
  type Result,
  type Status,
} from '@baithak/kernel';
import { CAMEL, DEAR, GOOD_COUNT } from './cards.ts';
import { COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { addExchanges } from './exchanges.ts';
import { exchange, takeCamels, takeOne } from './market.ts';
import { CAMELS, EXCHANGE, kindOfMove, saleOf, TAKE, TAKE_CAMELS, takeOf } from './move.ts';
import { winnerOf } from './round.ts';
import { sell } from './sale.ts';
import { handSize, MOVE_DUE, OVER_DUE, type State } from './state.ts';

const { limits } = COMPONENTS;

/** No round has more turns, no game more rounds (J20, J25). */
export const DECISION_CAP = limits.turns * limits.rounds;

export function status(state: State): Status {
  if (state.due === MOVE_DUE) return state.turn;
  return state.due === OVER_DUE ? OVER : CHANCE;
}

/** Takes, the camels, exchanges, sales: within each kind by the letters, the dearest goods first. */
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
  const from = state.turn * GOOD_COUNT;
  for (let g = 0; g < GOOD_COUNT; g++) {
    const held = state.now.hands[from + g]!;
    for (let cards = leastSale(g); cards <= held; cards++) out.add(saleOf(g, cards));
  }
}

/** J12. */
export function leastSale(good: number): number {
  return DEAR[good] ? limits.dearSale : 1;
}

export function play(state: State, move: Move, tell?: Teller): void {
  const kind = kindOfMove(move);
  if (kind === TAKE) takeOne(state, move, tell);
  else if (kind === CAMELS) takeCamels(state, tell);
  else if (kind === EXCHANGE) exchange(state, move, tell);
  else sell(state, move, tell);
}

export function result(state: State): Result {
  const scores = Array.from(state.seals);
  const winner = winnerOf(state);
  if (winner === null) {
    return { places: [1, 1], scores, reason: message('end.rounds', { rounds: state.round }) };
  }
  return {
    places: winner === 0 ? [1, 2] : [2, 1],
    scores,
    reason: message('end.seals', { seat: { seat: winner }, seals: scores[winner]! }),
  };
}
