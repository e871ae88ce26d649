import type { State } from './state.ts';
import { positionKey } from './tables.ts';

/** Enters the present position into the history. */
export function remember(state: State): void {
  if (!state.remembers) return;
  state.past[2 * state.ply] = state.white;
  state.past[2 * state.ply + 1] = state.black;
  if (!state.drawsByRepetition) state.seen[positionKey(state.key, state.side)] = 1;
}

/**
 * The last ply at which the position occurred, or −1. Sides alternate, so every other ply is
 * skipped; the latest come first because most repetitions take back the move just made.
 */
export function occurredAt(state: State, white: number, black: number, side: number): number {
  if (!state.remembers) return -1;
  const { past, ply } = state;
  for (let i = ply - (state.side ^ side); i >= 0; i -= 2) {
    if (past[2 * i] === white && past[2 * i + 1] === black) return i;
  }
  return -1;
}

/** How often the present position has occurred, now included. */
export function occurrences(state: State): number {
  const { past, ply, white, black } = state;
  let count = 0;
  for (let i = ply & 1; i <= ply; i += 2) {
    if (past[2 * i] === white && past[2 * i + 1] === black) count++;
  }
  return count;
}

/** From now on nothing is remembered: no position is barred, and no game ends by its length. */
export function forgetHistory(state: State): void {
  state.remembers = false;
  state.seen.fill(0);
}
