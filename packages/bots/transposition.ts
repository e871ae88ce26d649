import type { Move } from '@baithak/kernel';
import { distance } from './worth.ts';

/** Whether a stored score is a lower bound of the true one, an upper bound, or both. */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = LOWER | UPPER;

/** The depth of a score that no deeper search can change. */
export const SETTLED = 255;

/** A table starts small, so that quick searches stay cheap, and grows up to the larger size. */
const FEWEST_BITS = 10;
const MOST_BITS = 18;

/** A slot holds the words of a position, then its score, depth with bound, and best move. */
const EXTRA = 3;

/**
 * The transposition table: what a search found out about positions. It compares the exact words of
 * a position, so it never confuses two; the hash only says where to look. Each bucket has two slots:
 * the first keeps the deepest search, the second the latest other one.
 */
export class TranspositionTable {
  private readonly stride: number;
  private slots: Int32Array;
  private used = 0;

  /** There are 2 to the power of `bits` buckets. */
  constructor(
    private readonly width: number,
    private bits = FEWEST_BITS,
    private readonly mostBits = MOST_BITS,
  ) {
    this.stride = width + EXTRA;
    this.slots = this.emptySlots();
  }

  /** Where a position is stored, or −1. */
  find(words: Int32Array): number {
    const first = this.bucket(words);
    if (this.holds(first, words)) return first;
    const second = first + this.stride;
    return this.holds(second, words) ? second : -1;
  }

  score(slot: number): number {
    return this.slots[slot + this.width] as number;
  }

  depth(slot: number): number {
    return (this.slots[slot + this.width + 1] as number) >> 2;
  }

  bound(slot: number): number {
    return (this.slots[slot + this.width + 1] as number) & 3;
  }

  move(slot: number): Move {
    return this.slots[slot + this.width + 2] as Move;
  }

  /** Stores a score counted from the position itself. */
  put(words: Int32Array, score: number, depth: number, bound: number, move: Move): void {
    const slot = this.slotFor(words, depth);
    if (slot < 0) return;
    const { slots, width } = this;
    for (let i = 0; i < width; i++) slots[slot + i] = words[i] as number;
    slots[slot + width] = score;
    slots[slot + width + 1] = (depth << 2) | bound;
    slots[slot + width + 2] = move;
    if (this.used > 1 << this.bits && this.bits < this.mostBits) this.grow();
  }

  private grow(): void {
    const old = this.slots;
    this.bits += 2;
    this.used = 0;
    this.slots = this.emptySlots();
    for (let slot = 0; slot < old.length; slot += this.stride) {
      const meta = old[slot + this.width + 1] as number;
      if (meta === 0) continue;
      const [score, move] = [old[slot + this.width] as number, old[slot + this.width + 2] as Move];
      this.put(old.subarray(slot, slot + this.width), score, meta >> 2, meta & 3, move);
    }
  }

  private emptySlots(): Int32Array {
    return new Int32Array(2 * this.stride * 2 ** this.bits);
  }

  private slotFor(words: Int32Array, depth: number): number {
    const found = this.find(words);
    if (found >= 0) return this.depth(found) > depth ? -1 : found;
    const first = this.bucket(words);
    const second = first + this.stride;
    if (this.slots[second + this.width + 1] === 0) this.used++;
    if (this.depth(first) > depth) return second;
    this.slots.copyWithin(second, first, second);
    return first;
  }

  private holds(slot: number, words: Int32Array): boolean {
    const { slots, width } = this;
    if (slots[slot + width + 1] === 0) return false;
    for (let i = 0; i < width; i++) if (slots[slot + i] !== words[i]) return false;
    return true;
  }

  private bucket(words: Int32Array): number {
    let hash = 0;
    for (let i = 0; i < this.width; i++) {
      hash = Math.imul(hash ^ (words[i] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return 2 * this.stride * (Math.imul(hash, 0x85ebca6b) >>> (32 - this.bits));
  }
}

/**
 * The depth and bound to store with a score. A proven win or loss holds at any depth. Where the
 * search was not deep enough to exclude a shorter one, the score is only a bound.
 */
export function lasting(score: number, depth: number, bound: number): readonly [number, number] {
  const plies = distance(score);
  if (plies === undefined) return [depth, bound];
  const proven = plies > 0 ? LOWER : UPPER;
  if ((bound & proven) === 0) return [depth, bound];
  return [SETTLED, Math.abs(plies) > depth ? proven : bound];
}
