import { occurredAt } from '@baithak/panakizhi';
import type { State } from './state.ts';
import { positionKey } from './tables.ts';

/** Enters the present position into the history. */
export function remember(state: State): void {
  if (!state.remembers) return;
  state.past[2 * state.ply] = state.white;
  state.past[2 * state.ply + 1] = state.black;
  if (!state.drawsByRepetition) state.seen[positionKey(state.key, state.side)] = 1;
}

const wanted = new Int32Array(2);

/** The last ply at which the board occurred with that side to move, or −1. */
export function lastSeen(state: State, white: number, black: number, side: number): number {
  if (!state.remembers) return -1;
  wanted[0] = white;
  wanted[1] = black;
  return occurredAt(state, wanted, state.ply - (state.side ^ side));
}
