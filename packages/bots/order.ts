import type { Move, MoveList, Seat } from '@baithak/kernel';
import { NO_MOVE } from './frame.ts';

/** Moves whose hashes collide share a slot. A wrong order only costs time. */
const SLOTS = 4096;

/** Credits stay below this, so that killers and the hint come before every other move. */
const MOST_CREDIT = 1 << 26;
const KILLER = 1 << 28;
const HINT = 1 << 30;

/**
 * Which moves to try first: the hint of the table, then the two moves that last caused a cutoff at
 * this ply (killers), then those that often did anywhere (history).
 */
export class Order {
  private readonly credits = [new Int32Array(SLOTS), new Int32Array(SLOTS)] as const;
  private readonly killers: Move[] = [];

  /** Fills `keys` with how promising each move of the list is. */
  rate(list: MoveList, keys: Int32Array, hint: Move, ply: number, seat: Seat): void {
    const credits = this.credits[seat & 1] as Int32Array;
    const first = this.killers[2 * ply] ?? NO_MOVE;
    const second = this.killers[2 * ply + 1] ?? NO_MOVE;
    for (let i = 0; i < list.size; i++) {
      const move = list.at(i);
      if (move === hint) keys[i] = HINT;
      else if (move === first) keys[i] = KILLER + 1;
      else if (move === second) keys[i] = KILLER;
      else keys[i] = credits[slotOf(move)] as number;
    }
  }

  /** A cutoff counts more the deeper the subtree that it saved. */
  credit(move: Move, depth: number, ply: number, seat: Seat): void {
    if (this.killers[2 * ply] !== move) {
      this.killers[2 * ply + 1] = this.killers[2 * ply] ?? NO_MOVE;
      this.killers[2 * ply] = move;
    }
    const credits = this.credits[seat & 1] as Int32Array;
    const slot = slotOf(move);
    credits[slot]! += depth * depth;
    if ((credits[slot] as number) > MOST_CREDIT) this.fade();
  }

  /** Halves what is known, so that new cutoffs soon count more than old ones. */
  fade(): void {
    for (const credits of this.credits) {
      for (let i = 0; i < SLOTS; i++) credits[i]! >>= 1;
    }
  }
}

/** Whether a key belongs to the hint or a killer. */
export function isSpecial(key: number): boolean {
  return key >= KILLER;
}

/** Brings the most promising move from `from` on to that place; equals keep the game's order. */
export function bringBest(list: MoveList, keys: Int32Array, from: number): void {
  let best = from;
  for (let i = from + 1; i < list.size; i++) if (keys[i]! > keys[best]!) best = i;
  if (best === from) return;
  const { items } = list;
  const move = items[best]!;
  const key = keys[best]!;
  for (let i = best; i > from; i--) {
    items[i] = items[i - 1]!;
    keys[i] = keys[i - 1]!;
  }
  items[from] = move;
  keys[from] = key;
}

function slotOf(move: Move): number {
  return (move ^ (move >>> 12)) & (SLOTS - 1);
}
