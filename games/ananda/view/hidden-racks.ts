import type { Random } from '@baithak/kernel';
import { KIND_COUNT, TILE_TOTAL } from '../rules/encoding.ts';
import { MOST_SEATS } from '../rules/state.ts';

/**
 * Samples what hidden racks may hold, with the exact odds of the draws, by rejection sampling. Think
 * of all tiles as different. A trial fills the racks with random tiles of the pool and goes back
 * through the story: a placed tile returns to its rack, and a draw takes a random tile of the rack
 * away. Where the rack holds several equal tiles, several trials are the same sequence of kinds, so
 * the weight of a trial is divided by their number at each draw. It is multiplied by the number of
 * orders of the equal tiles in each final rack, because the pool has already counted those. The
 * weight is at most 1, and a trial is accepted with its weight as the probability. Accepted racks
 * have the odds of the draws, given that every placing was possible.
 */
export function sampleRacks(
  story: Uint8Array,
  hidden: readonly boolean[],
  pool: readonly number[],
  random: Random,
): Uint8Array {
  prepare(story, hidden);
  for (let n = 0; n < MOST_TRIALS; n++) {
    if (trial(pool, random, random.below(PRECISION) / PRECISION) > 0) return racks.slice();
  }
  return weighed(pool, random);
}

/**
 * After so many rejected trials, one of a few more is chosen by weight, which is nearly exact. That
 * happens late in a game, when hidden racks have placed some thirty tiles.
 */
const MOST_TRIALS = 800;
const WEIGHED_TRIALS = 100;
const PRECISION = 2 ** 30;

function weighed(pool: readonly number[], random: Random): Uint8Array {
  let chosen = racks;
  let sum = 0;
  for (let n = 0; n < WEIGHED_TRIALS; n++) {
    const weight = trial(pool, random, 0);
    sum += weight;
    if (random.below(PRECISION) < PRECISION * (weight / sum)) chosen = racks.slice();
  }
  return chosen;
}

/** Scratch: the story of the hidden racks, and the number of tiles that each has at its end. */
const entries = new Uint8Array(2 * TILE_TOTAL);
const sizes = new Uint8Array(MOST_SEATS);
let length = 0;

function prepare(story: Uint8Array, hidden: readonly boolean[]): void {
  sizes.fill(0);
  length = 0;
  for (let i = 0; i < story.length; i++) {
    const entry = story[i]!;
    if (!hidden[entry >> 5]) continue;
    entries[length++] = entry;
    sizes[entry >> 5]! += (entry & 31) === 31 ? 1 : -1;
  }
}

/** Scratch: the racks of a trial as counts, and the racks on the way back as counts and as lists. */
const racks = new Uint8Array(MOST_SEATS * KIND_COUNT);
const counts = new Uint8Array(MOST_SEATS * KIND_COUNT);
const lists = new Uint8Array(MOST_SEATS * 16);
const filled = new Uint8Array(MOST_SEATS);

/** Makes a trial and returns its weight, or 0 as soon as the weight cannot exceed the limit. */
function trial(pool: readonly number[], random: Random, limit: number): number {
  let weight = fillRacks(pool, random);
  counts.set(racks);
  filled.set(sizes);
  for (let i = length - 1; i >= 0; i--) {
    const seat = entries[i]! >> 5;
    const placed = entries[i]! & 31;
    if (placed === 31) {
      const at = seat * 16 + random.below(filled[seat]!);
      const equal = counts[seat * 21 + lists[at]!]!--;
      lists[at] = lists[seat * 16 + --filled[seat]!]!;
      if (equal === 1) continue;
      weight /= equal;
      if (weight <= limit) return 0;
    } else {
      lists[seat * 16 + filled[seat]!++] = placed;
      counts[seat * 21 + placed]!++;
    }
  }
  return weight > limit ? weight : 0;
}

const left = new Uint8Array(KIND_COUNT);

/** Fills the racks at random and returns the number of orders of their equal tiles. */
function fillRacks(pool: readonly number[], random: Random): number {
  let orders = 1;
  let size = 0;
  racks.fill(0);
  left.set(pool);
  for (let kind = 0; kind < 21; kind++) size += left[kind]!;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    for (let n = 0; n < sizes[seat]!; n++) {
      let ticket = random.below(size--);
      let kind = 0;
      while (ticket >= left[kind]!) ticket -= left[kind++]!;
      left[kind]!--;
      lists[seat * 16 + n] = kind;
      orders *= ++racks[seat * 21 + kind]!;
    }
  }
  return orders;
}
