import { describe, expect, test } from 'vitest';
import { GOOD_COUNT } from '../rules/encoding.ts';
import { sampleHidden } from '../view/hidden-hands.ts';

const counts = (cards: string, from = 'DGSCPL') =>
  [...from].map((good) => [...cards].filter((card) => card === good).length);

/** How often each pair of hidden hands comes out if every ticket is drawn once. */
function everyTicket(
  unseen: string,
  shown: [string, string],
  sizes: number[],
): Map<string, number> {
  const tally = new Map<string, number>();
  let tickets = 1;
  for (let ticket = 0; ticket < tickets; ticket++) {
    const below = (n: number) => {
      tickets = n;
      return ticket;
    };
    const shownCounts = [...counts(shown[0]), ...counts(shown[1])];
    const cards = sampleHidden(counts(unseen), shownCounts, sizes, { below });
    const key = cards.join('');
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return tally;
}

/**
 * The same by enumeration: every card whose place was unknown goes to seat 0, to seat 1 or to the
 * deck. A deal counts if each seat got its number of cards and everything that it has shown.
 */
function everyDeal(unseen: string, shown: [string, string], sizes: number[]): Map<string, number> {
  const cards = [...unseen, ...shown[0], ...shown[1]];
  const wanted = sizes.map((size, seat) => size + shown[seat]!.length);
  const tally = new Map<string, number>();
  const owned = shown.map((hand) => counts(hand).map((n) => -n));
  function deal(at: number): void {
    if (at === cards.length) {
      const whole = owned.every((hand, s) => hand.reduce((a, n) => a + n, 0) === sizes[s]);
      if (!whole || owned.flat().some((n) => n < 0)) return;
      tally.set(owned.flat().join(''), (tally.get(owned.flat().join('')) ?? 0) + 1);
      return;
    }
    const good = 'DGSCPL'.indexOf(cards[at]!);
    deal(at + 1);
    for (let seat = 0; seat < 2; seat++) {
      if (wanted[seat] === 0) continue;
      owned[seat]![good]!++;
      deal(at + 1);
      owned[seat]![good]!--;
    }
  }
  deal(0);
  return tally;
}

const sorted = (tally: Map<string, number>) => [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('sampling hidden hands', () => {
  test.each<[string, string, [string, string], number[]]>([
    ['nothing shown', 'DDGLLLLC', ['', ''], [0, 3]],
    ['one good shown', 'DDGLLLLC', ['', 'L'], [0, 3]],
    ['several shown', 'DGGPPLLC', ['', 'DGG'], [0, 2]],
    ['all of the deal shown', 'DGGP', ['', 'DGG'], [0, 0]],
    ['both hidden', 'DDGLLC', ['', ''], [2, 1]],
    ['both hidden, some shown by both', 'DDGLL', ['DL', 'L'], [1, 2]],
    ['both hidden, the same shown by both', 'DLLPP', ['L', 'LL'], [2, 1]],
  ])('J26: weighs hands by the number of deals: %s', (_, unseen, shown, sizes) => {
    expect(sorted(everyTicket(unseen, shown, sizes))).toEqual(
      sorted(everyDeal(unseen, shown, sizes)),
    );
  });

  test('J26: a shown card makes further cards of its good less likely than a draw from the unseen ones', () => {
    const tally = everyTicket('LLDD', ['', 'L'], [0, 1]);
    const leather = new Array(2 * GOOD_COUNT).fill(0);
    leather[2 * GOOD_COUNT - 1] = 1;
    const diamonds = new Array(2 * GOOD_COUNT).fill(0);
    diamonds[GOOD_COUNT] = 1;
    // Two of 3 leather: 3 ways. One of 3 leather and one of 2 diamonds: 6 ways.
    expect([tally.get(leather.join('')), tally.get(diamonds.join(''))]).toEqual([3, 6]);
  });

  test('J26: handles two full hidden hands, whose number of deals exceeds 32 bits', () => {
    const all =
      'D'.repeat(6) +
      'G'.repeat(6) +
      'S'.repeat(6) +
      'C'.repeat(8) +
      'P'.repeat(8) +
      'L'.repeat(10);
    const asked: number[] = [];
    const below = (n: number) => {
      asked.push(n);
      return n >>> 1;
    };
    const cards = sampleHidden(counts(all), counts('').concat(counts('')), [7, 7], { below });
    expect(cards.subarray(0, 6).reduce((a, n) => a + n, 0)).toBe(7);
    expect(cards.subarray(6).reduce((a, n) => a + n, 0)).toBe(7);
    expect(asked.length).toBe(2);
  });
});
