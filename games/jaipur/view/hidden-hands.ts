import type { Random } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { GOOD_COUNT } from '../rules/encoding.ts';

/**
 * Samples the hidden cards of both hands with the odds of the deal. Every hidden card came to its
 * seat in the first deal, because later cards are taken openly. For one good, let N be the cards
 * whose place was unknown at the deal: those unseen now, and those that were shown since. Seat 0 was
 * dealt `a` of them: the ones it has shown and the x that it still hides. Seat 1 was dealt b, and the
 * rest stayed in the deck. All deals are equally likely, and N! / (a! b! (N − a − b)!) of them give
 * seat 0 a and seat 1 b cards of that good. The choices for the six goods multiply; only the numbers
 * of hidden cards tie them together.
 */
export function sampleHidden(
  unseen: ArrayLike<number>,
  shown: ArrayLike<number>,
  sizes: readonly number[],
  random: Random,
): Uint8Array {
  const ways = countWays(unseen, shown, sizes);
  const cards = new Uint8Array(2 * GOOD_COUNT);
  let [left0, left1] = sizes as [number, number];
  const all = ways[cell(0, left0, left1)]!;
  if (!(all >= 1)) throw new RangeError('no hidden hand fits the view');
  let ticket = below(all, random);
  for (let g = 0; g < GOOD_COUNT; g++) {
    const [x, y, rest] = pick(g, left0, left1, ticket, ways, unseen, shown);
    cards[g] = x;
    cards[GOOD_COUNT + g] = y;
    left0 -= x;
    left1 -= y;
    ticket = rest;
  }
  return cards;
}

const SIDE = COMPONENTS.limits.hand + 1;
const cell = (good: number, left0: number, left1: number): number =>
  (good * SIDE + left0) * SIDE + left1;

/** By good and sizes: the number of ways in which this and the later goods give such hidden hands. */
function countWays(
  unseen: ArrayLike<number>,
  shown: ArrayLike<number>,
  [size0, size1]: readonly number[],
): Float64Array {
  const ways = new Float64Array((GOOD_COUNT + 1) * SIDE * SIDE);
  ways[cell(GOOD_COUNT, 0, 0)] = 1;
  for (let g = GOOD_COUNT - 1; g >= 0; g--) {
    for (let x = 0; x <= size0!; x++) {
      for (let y = 0; y <= size1! && x + y <= unseen[g]!; y++) {
        const weight = waysToHold(g, x, y, unseen, shown);
        for (let i = x; i <= size0!; i++) {
          for (let j = y; j <= size1!; j++) {
            ways[cell(g, i, j)]! += weight * ways[cell(g + 1, i - x, j - y)]!;
          }
        }
      }
    }
  }
  return ways;
}

/** How many cards of a good the ticket gives to the two seats, and the ticket for the later goods. */
function pick(
  g: number,
  left0: number,
  left1: number,
  ticket: number,
  ways: Float64Array,
  unseen: ArrayLike<number>,
  shown: ArrayLike<number>,
): [number, number, number] {
  let rest = ticket;
  for (let x = 0; x <= left0; x++) {
    for (let y = 0; y <= left1 && x + y <= unseen[g]!; y++) {
      const behind = ways[cell(g + 1, left0 - x, left1 - y)]!;
      const share = waysToHold(g, x, y, unseen, shown) * behind;
      if (rest < share) return [x, y, rest % behind];
      rest -= share;
    }
  }
  throw new RangeError('no hidden hand fits the view');
}

function waysToHold(
  g: number,
  x: number,
  y: number,
  unseen: ArrayLike<number>,
  shown: ArrayLike<number>,
): number {
  const a = shown[g]! + x;
  const b = shown[GOOD_COUNT + g]! + y;
  const cards = unseen[g]! + shown[g]! + shown[GOOD_COUNT + g]!;
  return choose(cards, a) * choose(cards - a, b);
}

const MOST_CARDS = Math.max(...Object.values(COMPONENTS.cards));
const BINOMIALS = pascal(MOST_CARDS);

function pascal(most: number): Float64Array {
  const table = new Float64Array((most + 1) * (most + 1));
  for (let n = 0; n <= most; n++) {
    table[n * (most + 1)] = 1;
    for (let k = 1; k <= n; k++) {
      const above = (n - 1) * (most + 1);
      table[n * (most + 1) + k] = table[above + k - 1]! + table[above + k]!;
    }
  }
  return table;
}

const choose = (n: number, k: number): number => BINOMIALS[n * (MOST_CARDS + 1) + k]!;

const TWO_TO_32 = 4_294_967_296;

/** A number below `limit`, an exact integer that may exceed the range of the generator. */
function below(limit: number, random: Random): number {
  if (limit <= TWO_TO_32) return random.below(limit);
  for (;;) {
    const number = random.below(Math.ceil(limit / TWO_TO_32)) * TWO_TO_32 + random.below(TWO_TO_32);
    if (number < limit) return number;
  }
}
