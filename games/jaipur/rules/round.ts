import { CHANCE, message, OVER, type Result, type Seat, type Status } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import { GOOD_COUNT } from './encoding.ts';
import type { Teller } from './events.ts';
import { lastRoundOf, verdictOn } from './score.ts';
import {
  ENDS,
  type End,
  layTable,
  letterTotal,
  MOVE_DUE,
  OVER_DUE,
  REFILL_DUE,
  type State,
} from './state.ts';

const { limits } = COMPONENTS;

/** J20, J25: no round has more turns, and no game more rounds. */
export const DECISION_CAP = limits.turns * limits.rounds;

export function status(state: State): Status {
  if (state.due === MOVE_DUE) return state.turn;
  return state.due === OVER_DUE ? OVER : CHANCE;
}

/** J17, J20: after a turn the other seat is to move, or the round is scored. */
export function endTurn(state: State, tell: Teller): void {
  state.turns++;
  if (emptyPiles(state) >= limits.emptyPiles) endRound(state, 'tokens', tell);
  else if (state.turns >= limits.turns) endRound(state, 'turns', tell);
  else {
    state.turn = 1 - state.turn;
    state.due = MOVE_DUE;
  }
}

/** J19: cards are laid out one by one. The round ends if the deck cannot fill the market. */
export function refillOrEnd(state: State, tell: Teller): void {
  if (letterTotal(state.market) === limits.market) endTurn(state, tell);
  else if (letterTotal(state.deck) > 0) state.due = REFILL_DUE;
  else {
    state.turns++;
    endRound(state, 'market', tell);
  }
}

export function emptyPiles(state: State): number {
  let empty = 0;
  for (let g = 0; g < GOOD_COUNT; g++) if (state.piles[g] === 0) empty++;
  return empty;
}

function endRound(state: State, end: End, tell: Teller): void {
  const { seal } = verdictOn(state.now);
  state.last.set(state.now);
  state.lastRound = state.round;
  state.lastStarter = state.starter;
  state.lastEnd = ENDS.indexOf(end);
  tell?.({ kind: 'round-scored', ...lastRoundOf(state)! });
  if (seal !== null) state.seals[seal]!++;
  if (isDecided(state)) {
    state.due = OVER_DUE;
    tell?.({ kind: 'game-over', winner: winnerOf(state), seals: Array.from(state.seals) });
  } else nextRound(state, seal);
}

/** J3, J23: the loser starts; after a full tie, the seat that did not start the tied round. */
function nextRound(state: State, seal: Seat | null): void {
  state.starter = 1 - (seal ?? state.starter);
  state.turn = state.starter;
  state.round++;
  layTable(state);
}

/** J24, J25: two seals, or the last round. */
function isDecided(state: State): boolean {
  return winnerOf(state) !== null || state.round >= limits.rounds;
}

export function winnerOf(state: State): Seat | null {
  const winner = state.seals.findIndex((seals) => seals >= limits.sealsToWin);
  return winner < 0 ? null : winner;
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
