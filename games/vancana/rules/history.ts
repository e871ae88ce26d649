import { occurrences } from '@baithak/panakizhi';
import type { State } from './state.ts';

/** Enters the present position into the history and counts its occurrences. */
export function remember(state: State): void {
  if (!state.remembers) return;
  const { past, seen, ply, white, black, crowns } = state;
  past[3 * ply] = white;
  past[3 * ply + 1] = black;
  past[3 * ply + 2] = crowns;
  const key = keyOf(white, black, crowns);
  state.occurrence = seen[key] === 0 ? 1 : occurrences(state, ply);
  seen[key] = 1;
}

/** Ten well mixed bits: odd factors, each with its bits spread evenly, carry every square upwards. */
function keyOf(white: number, black: number, crowns: number): number {
  const mixed =
    Math.imul(white, 0x9e3779b1) ^ Math.imul(black, 0x85ebca6b) ^ Math.imul(crowns, 0xc2b2ae35);
  return mixed >>> 22;
}
