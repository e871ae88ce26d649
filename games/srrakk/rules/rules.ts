import { OVER, type Result, type Status, type Tell } from '@baithak/kernel';
import { forgetHistory, PLY_CAP, resultOf, scoresOfWin } from '@baithak/panakizhi';
import { PASS, stacked, without } from './board.ts';
import { type Event, reasonOf, tellEnd, tellMove } from './events.ts';
import { END, endOf, remember, type State, stackAt, winnerOf } from './state.ts';

export function status(state: State): Status {
  return state.end === 0 ? state.side : OVER;
}

export function play(state: State, move: number, tell?: Tell<Event>): void {
  if (tell !== undefined) tellMove(state, move, tell);
  if (move !== PASS) carryOut(state, move);
  state.side ^= 1;
  state.ply++;
  state.last = move;
  remember(state);
  settle(state);
  if (tell !== undefined) tellEnd(state, tell);
}

/** Carries out a move without checking that it is legal. */
function carryOut(state: State, move: number): void {
  const from = move & 31;
  const to = (move >>> 5) & 31;
  const kind = move >>> 15;
  if (kind === 0) moveStack(state, (1 << from) | (1 << to), from);
  else if (kind === 3) jump(state, from, to);
  else {
    put(state, from, without(stackAt(state, from), kind));
    put(state, to, 2 | state.side);
    if (kind === 2) put(state, (move >>> 10) & 31, 2 | state.side);
  }
}

/** Moves the stack's digits to the other of the two squares. */
function moveStack(state: State, both: number, from: number): void {
  state.ones ^= both & -((state.ones >>> from) & 1);
  state.twos ^= both & -((state.twos >>> from) & 1);
  state.fours ^= both & -((state.fours >>> from) & 1);
  state.eights ^= both & -((state.eights >>> from) & 1);
}

function jump(state: State, from: number, to: number): void {
  state.ones ^= 1 << ((from + to) >> 1);
  put(state, to, stacked(stackAt(state, to), stackAt(state, from)));
  put(state, from, 0);
}

function put(state: State, square: number, stack: number): void {
  const others = ~(1 << square);
  state.ones = (state.ones & others) | ((stack & 1) << square);
  state.twos = (state.twos & others) | (((stack >>> 1) & 1) << square);
  state.fours = (state.fours & others) | (((stack >>> 2) & 1) << square);
  state.eights = (state.eights & others) | (((stack >>> 3) & 1) << square);
  state.sixteens = (state.sixteens & others) | ((stack >>> 4) << square);
}

/** Computes whether the game is over, in the order of rule S18. */
export function settle(state: State): void {
  if (state.sixteens !== 0) state.end = END.four;
  else if (state.thrice) state.end = END.repetition;
  else if (state.ply >= PLY_CAP && state.remembers) state.end = END.cap;
  else state.end = END.none;
}

export function forget(state: State): void {
  forgetHistory(state);
  state.thrice = false;
  settle(state);
}

export function result(state: State): Result {
  const winner = winnerOf(state);
  return resultOf(endOf(state), winner, scoresOfWin(winner), reasonOf);
}
