import { describe, expect, test } from 'vitest';
import { pileForSale, TOKEN_KINDS, TOP_TOKEN } from '../rules/cards.ts';
import { COMPONENTS, componentProblems, GOODS, LETTERS, PILES } from '../rules/components.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('components', () => {
  test('J2: 55 cards, 11 of them camels', () => {
    expect(total(LETTERS.map((letter) => COMPONENTS.cards[letter]))).toBe(55);
    expect(COMPONENTS.cards.K).toBe(11);
  });

  test('J13: 38 goods tokens of 130 rupees, each pile from high to low', () => {
    const values = GOODS.flatMap((good) => COMPONENTS.tokens[good]);
    expect(values).toHaveLength(38);
    expect(total(values)).toBe(130);
  });

  test('J15: 18 bonus tokens within 1–3, 4–6 and 8–10', () => {
    expect(PILES.map((pile) => COMPONENTS.bonus[pile].length)).toEqual([7, 6, 5]);
    expect(PILES.map((pile) => [...new Set(COMPONENTS.bonus[pile])])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [8, 9, 10],
    ]);
  });

  test('J13: the top token follows from how many are left', () => {
    const value = (good: number, left: number) => TOKEN_KINDS[TOP_TOKEN[good]![left]!]!.value;
    expect([5, 4, 3, 2, 1].map((left) => value(0, left))).toEqual([7, 7, 5, 5, 5]);
    expect([9, 8, 7, 6].map((left) => value(5, left))).toEqual([4, 3, 2, 1]);
  });

  test('J15: a sale draws from the pile of its size', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(pileForSale)).toEqual([-1, -1, 0, 1, 2, 2, 2]);
  });

  test.each([
    ['a number is out of range', { camelToken: 0 }],
    ['a number is out of range', { cards: { ...COMPONENTS.cards, D: 5.5 } }],
    ['a pile without tokens', { tokens: { ...COMPONENTS.tokens, D: [] } }],
    ['a pile of tokens does not descend', { tokens: { ...COMPONENTS.tokens, D: [5, 7] } }],
    ['a bonus value lies in two piles', { bonus: { ...COMPONENTS.bonus, '4': [3, 4] } }],
    ['camels laid out do not fit', { cards: { ...COMPONENTS.cards, K: 2 } }],
    ['moves are written for a market of five', { limits: { ...COMPONENTS.limits, market: 6 } }],
    ['a full hand might have nothing to sell', { limits: { ...COMPONENTS.limits, dearSale: 4 } }],
  ])('a wrong box is noticed: %s', (problem, change) => {
    expect(componentProblems({ ...COMPONENTS, ...change })).toContain(problem);
  });
});
