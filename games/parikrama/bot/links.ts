import type { Seat } from '@baithak/kernel';
import { bitCount } from '../rules/piles.ts';
import type { State } from '../rules/state.ts';

/** Points for two cards of a hand that could join one set, and per card of an open set that one fits. */
const LINK = 0.1;
const FIT = 0.15;

/** By colour: the values in a hand as bits, three apart as in the state. */
const held = new Int32Array(4);

/** How well the cards of a hand fit each other and the open sets, in points. */
export function links(state: State, seat: Seat): number {
  for (let colour = 0; colour < 4; colour++) {
    const copies = state.words[12 + 4 * seat + colour]!;
    held[colour] = (copies | (copies >> 1) | (copies >> 2)) & 0o1111111;
  }
  let pairs = 0;
  for (let colour = 0; colour < 4; colour++) {
    const own = held[colour]!;
    pairs += bitCount(own & (own >> 3));
    for (let other = 0; other < colour; other++) pairs += bitCount(own & held[other]!);
  }
  return LINK * pairs + FIT * fits(state, seat);
}

function fits({ sets, setCount }: State, seat: Seat): number {
  let fitting = 0;
  for (let at = 0; at < 10 * setCount; at += 10) {
    if (sets[at] !== seat) continue;
    const size = sets[at + 2]!;
    const low = ((sets[at + 3]! - 1) / 7) | 0;
    const high = ((sets[at + 2 + size]! - 1) / 7) | 0;
    const isFlat = low >> 2 === high >> 2;
    if ((size === 1 || !isFlat) && continues(low, high)) fitting += size;
    if (isFlat && widens(sets, at + 3, size, low >> 2)) fitting += size;
  }
  return fitting;
}

/** Whether the hand has the next card above or below a sequence. */
function continues(low: number, high: number): boolean {
  const above = 1 << (3 * (high >> 2) + 3);
  const below = (1 << (3 * (low >> 2))) >> 3;
  return (held[low & 3]! & (above | below)) !== 0;
}

/** Whether the hand has a missing colour of a rainbow. */
function widens(sets: Uint8Array, from: number, size: number, rank: number): boolean {
  let missing = 15;
  for (let i = 0; i < size; i++) missing &= ~(1 << ((((sets[from + i]! - 1) / 7) | 0) & 3));
  for (let colour = 0; colour < 4; colour++) {
    if ((missing >> colour) & 1 && (held[colour]! >> (3 * rank)) & 1) return true;
  }
  return false;
}
