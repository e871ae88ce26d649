import { type MoveList, OVER, type Result, type Status, type Tell } from '@baithak/kernel';
import {
  DRAWING_OCCURRENCE,
  forgetHistory,
  occurrences,
  PLY_CAP,
  resultOf,
  scoresOfWin,
} from '@baithak/panakizhi';
import { hasFour, PASS } from './board.ts';
import { type Event, reasonOf, tellEnd, tellMove } from './events.ts';
import { push, pushesOf } from './pushes.ts';
import { END, endOf, remember, type State, winnerOf } from './state.ts';

export function status(state: State): Status {
  return state.end === 0 ? state.side : OVER;
}

export function moves(state: State, out: MoveList): void {
  out.clear();
  if (state.end !== 0) return;
  if (state.pushes === 0) out.add(PASS);
  for (let rest = state.pushes; rest !== 0; rest &= rest - 1) {
    out.add(31 - Math.clz32(rest & -rest));
  }
}

export function play(state: State, move: number, tell?: Tell<Event>): void {
  if (tell !== undefined) tellMove(state, move, tell);
  const undoing = move === PASS ? 0 : push(state, move);
  state.side ^= 1;
  state.ply++;
  state.last = move;
  remember(state);
  settle(state, state.remembers && !state.drawsByRepetition ? undoing : 0);
  if (tell !== undefined) tellEnd(state, tell);
}

/** Computes the legal pushes and whether the game is over, in the order of rule T15. */
export function settle(state: State, barred = 0): void {
  state.pushes = 0;
  state.end = 0;
  if (hasFour(state.white) || hasFour(state.black)) {
    state.end = endByFour(state);
    return;
  }
  state.pushes = pushesOf(state, state.side, barred);
  if (state.pushes === 0 && pushesOf(state, state.side ^ 1, 0) === 0) state.end = END.blockade;
  else if (state.drawsByRepetition && drawnByRepetition(state)) state.end = END.repetition;
  else if (state.ply >= PLY_CAP && state.remembers) state.end = END.cap;
}

/** The seat that pushed last is not the seat to move. */
function endByFour(state: State): number {
  const pusher = hasFour(state.side === 0 ? state.black : state.white);
  const opponent = hasFour(state.side === 0 ? state.white : state.black);
  if (pusher) return opponent ? END.both : END.four;
  return END.given;
}

function drawnByRepetition(state: State): boolean {
  return state.remembers && occurrences(state, state.ply) >= DRAWING_OCCURRENCE;
}

export function forget(state: State): void {
  forgetHistory(state);
  settle(state);
}

export function result(state: State): Result {
  const winner = winnerOf(state);
  return resultOf(endOf(state), winner, scoresOfWin(winner), reasonOf);
}
