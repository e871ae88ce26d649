import { type MoveList, OVER, type Result, type Status, type Tell } from '@baithak/kernel';
import { DRAWING_OCCURRENCE, forgetHistory, PLY_CAP, resultOf } from '@baithak/panakizhi';
import { ACROSS, AROUND, entryOf, jumpersOf, PASS, stepsOf } from './board.ts';
import { HOME_TO_WIN } from './components.ts';
import { type Event, reasonOf, tellEnd, tellMove } from './events.ts';
import { END, endOf, remember, type State, winnerOf } from './state.ts';

export function status(state: State): Status {
  return state.end === 0 ? state.side : OVER;
}

/** Piece by piece from the lowest square, steps before jumps: this is the ASCII order of notations. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  if (state.end !== 0) return;
  const { white, black, crowns, side, jumpers } = state;
  const own = side === 0 ? white : black;
  const enemy = side === 0 ? black : white;
  const empty = ~(white | black);
  const mayStep = jumpers === 0 || state.occurrence > 1;
  for (let rest = mayStep ? own : jumpers; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    const entry = entryOf(crowns, side, from);
    if (mayStep) addSteps(out, from, AROUND[entry]! & empty);
    if ((jumpers >>> from) & 1) addJumps(out, from, ACROSS[entry]! & enemy, empty);
  }
  if (out.size === 0) out.add(PASS);
}

function addSteps(out: MoveList, from: number, targets: number): void {
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    out.add(from | ((31 - Math.clz32(rest & -rest)) << 5));
  }
}

function addJumps(out: MoveList, from: number, enemies: number, empty: number): void {
  for (let rest = enemies; rest !== 0; rest &= rest - 1) {
    const to = 2 * (31 - Math.clz32(rest & -rest)) - from;
    if ((empty >>> to) & 1) out.add(from | (to << 5) | 1024);
  }
}

export function play(state: State, move: number, tell?: Tell<Event>): void {
  if (tell !== undefined) tellMove(state, move, tell);
  if (move !== PASS) movePiece(state, move);
  state.side ^= 1;
  state.ply++;
  state.last = move;
  remember(state);
  settle(state);
  if (tell !== undefined) tellEnd(state, tell);
}

/** Moves a piece, turns over the jumped one, takes it off at its goal; does not check legality. */
function movePiece(state: State, move: number): void {
  const { side } = state;
  const from = move & 31;
  const to = (move >>> 5) & 31;
  const goal = side === 0 ? 0b10000_10000_10000_10000_10000 : 0b00001_00001_00001_00001_00001;
  const home = (goal >>> to) & 1;
  const jumped = move & 1024 ? 1 << ((from + to) >> 1) : 0;
  const arrived = (1 ^ home) << to;
  const own = (side === 0 ? state.white : state.black) ^ (1 << from) ^ arrived ^ jumped;
  const enemy = (side === 0 ? state.black : state.white) ^ jumped;
  if ((state.crowns >>> from) & 1) state.crowns ^= (1 << from) | arrived;
  state.white = side === 0 ? own : enemy;
  state.black = side === 0 ? enemy : own;
  if (side === 0) state.whiteHome += home;
  else state.blackHome += home;
}

/** Computes what the side to move can do and whether the game is over, in the order of rule V20. */
export function settle(state: State): void {
  state.jumpers = 0;
  state.steps = 0;
  state.end = endByWin(state);
  if (state.end !== 0) return;
  const { white, black, crowns, side } = state;
  const own = side === 0 ? white : black;
  const enemy = side === 0 ? black : white;
  state.jumpers = jumpersOf(own, enemy, crowns, side);
  state.steps = stepsOf(own, enemy, crowns, side);
  const stuck = (state.jumpers | state.steps) === 0;
  if (stuck && !canMove(enemy, own, crowns, side ^ 1)) state.end = END.blockade;
  else if (state.occurrence >= DRAWING_OCCURRENCE) state.end = END.repetition;
  else if (state.ply >= PLY_CAP && state.remembers) state.end = END.cap;
}

/** Scores come first, then which colours are left. The seat that moved last is not to move. */
function endByWin(state: State): number {
  const { side, white, black } = state;
  if ((side === 0 ? state.blackHome : state.whiteHome) >= HOME_TO_WIN) return END.home;
  if ((side === 0 ? white : black) === 0) return END.alone;
  return (side === 0 ? black : white) === 0 ? END.emptied : END.none;
}

function canMove(own: number, enemy: number, crowns: number, side: number): boolean {
  return (jumpersOf(own, enemy, crowns, side) | stepsOf(own, enemy, crowns, side)) !== 0;
}

export function forget(state: State): void {
  forgetHistory(state);
  state.occurrence = 1;
  settle(state);
}

export function result(state: State): Result {
  const scores = [state.whiteHome, state.blackHome];
  return resultOf(endOf(state), winnerOf(state), scores, reasonOf);
}
