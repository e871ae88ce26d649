import {
  type Cell,
  directionOf,
  fromEdge,
  lineOf,
  type Push,
  pushOf,
  squareName,
  squaresOf,
} from './board.ts';
import { lastSeen, type State } from './state.ts';
import {
  blackChange,
  cellsOf,
  codeChange,
  columnCode,
  keyChange,
  lineCode,
  PUSHES,
  positionKey,
  reversible,
  rowCode,
  whiteChange,
} from './tables.ts';

/**
 * The legal pushes of a seat, as if it were to move, as a set of moves. `barred` may name pushes that
 * are known to repeat a position: this saves the exact test and changes nothing else.
 */
export function pushesOf(state: State, seat: number, barred: number): number {
  const { white, black, seen } = state;
  const table = PUSHES;
  const key = positionKey(state.key, seat ^ 1);
  const movers = 20 + 2 * seat;
  let pushes = 0;
  let suspects = 0;
  // No branch here depends on table entries: the CPU would mispredict half of them.
  for (let i = 0; i < 5; i++) {
    const row = 4 - i;
    const inRow = table[(row << 10) | rowCode(white, black, i)]!;
    pushes |= ((inRow >>> movers) & 3) << (2 * row);
    suspects |= seenAfter(seen, key, inRow) << (2 * row);
    const column = 5 + i;
    const inColumn = table[(column << 10) | columnCode(white, black, i)]!;
    pushes |= ((inColumn >>> movers) & 3) << (2 * column);
    suspects |= seenAfter(seen, key, inColumn) << (2 * column);
  }
  pushes &= ~barred;
  suspects &= pushes;
  return suspects === 0 ? pushes : pushes & ~repeatsAmong(state, seat, suspects);
}

/** What the filter says about the two pushes of a line. */
function seenAfter(seen: Uint8Array, key: number, entry: number): number {
  return seen[key ^ (entry & 1023)]! | (seen[key ^ ((entry >>> 10) & 1023)]! << 1);
}

/** The pushes that repeat an earlier position: the exact test behind the filter. */
function repeatsAmong(state: State, seat: number, suspects: number): number {
  let repeating = 0;
  for (let rest = suspects; rest !== 0; rest &= rest - 1) {
    if (repeats(state, seat, 31 - Math.clz32(rest & -rest)) >= 0) repeating |= rest & -rest;
  }
  return repeating;
}

/** The ply whose position a seat's push would repeat, or −1. */
export function repeats(state: State, seat: number, move: number): number {
  const line = lineOf(move);
  const change = codeChange(lineCode(state.white, state.black, line), directionOf(move));
  const white = state.white ^ whiteChange(line, change);
  const black = state.black ^ blackChange(line, change);
  return lastSeen(state, white, black, seat ^ 1);
}

/** A push with the names of the line's squares, both counted from the edge pushed from. */
export function lookAlong(
  state: State,
  move: number,
): { push: Push; cells: Cell[]; squares: string[] } {
  const line = lineOf(move);
  const cells = fromEdge(cellsOf(lineCode(state.white, state.black, line)), directionOf(move));
  const squares = fromEdge(squaresOf(line).map(squareName), directionOf(move));
  return { push: pushOf(cells), cells, squares };
}

/**
 * Moves the run without checking that it may. Returns the push that would only undo this one, as a
 * set. In random play two positions in five have such a push, and one in sixteen has other suspects.
 */
export function push(state: State, move: number): number {
  const line = lineOf(move);
  const direction = directionOf(move);
  const code = lineCode(state.white, state.black, line);
  const change = codeChange(code, direction);
  state.white ^= whiteChange(line, change);
  state.black ^= blackChange(line, change);
  state.key ^= keyChange(line, code, direction);
  return reversible(code, direction) << (move ^ 1);
}
