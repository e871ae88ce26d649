import { DRAWING_OCCURRENCE, occurrences } from '@baithak/panakizhi';
import type { State } from './state.ts';

/**
 * Enters the present position into the history and notes whether this is its third time. The filter
 * counts how often a key came, so only keys that came twice before are looked at more closely.
 */
export function remember(state: State): void {
  if (!state.remembers) return;
  const { past, seen, ply, ones, twos, fours, eights } = state;
  const at = 4 * ply;
  past[at] = ones;
  past[at + 1] = twos;
  past[at + 2] = fours;
  past[at + 3] = eights;
  const key = keyOf(ones, twos, fours, eights);
  const times = seen[key]!;
  if (times < 2) seen[key] = times + 1;
  state.thrice = times >= 2 && occurrences(state, ply) >= DRAWING_OCCURRENCE;
}

/** Ten well mixed bits: odd factors, each with its bits spread evenly, carry every square upwards. */
function keyOf(ones: number, twos: number, fours: number, eights: number): number {
  const mixed =
    Math.imul(ones, 0x9e3779b1) ^
    Math.imul(twos, 0x85ebca6b) ^
    Math.imul(fours, 0xc2b2ae35) ^
    Math.imul(eights, 0x27d4eb2f);
  return mixed >>> 22;
}
