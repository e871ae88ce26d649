import { CHANCE, Fault, OutcomeList } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS, componentProblems, GOODS, LETTERS, PILES } from '../rules/components.ts';
import { pileForSale, TOKEN_KINDS, TOP_TOKEN } from '../rules/encoding.ts';
import { positionOf, run } from './testing.ts';

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

  test('J13: the number of tokens left determines the top one', () => {
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
    ['a pile has no tokens', { tokens: { ...COMPONENTS.tokens, D: [] } }],
    ['the values of a pile do not descend', { tokens: { ...COMPONENTS.tokens, D: [5, 7] } }],
    ['two bonus piles share a value', { bonus: { ...COMPONENTS.bonus, '4': [3, 4] } }],
    ['the camels laid out do not fit in the market', { cards: { ...COMPONENTS.cards, K: 2 } }],
    [
      'the encoding of moves needs a market of five',
      { limits: { ...COMPONENTS.limits, market: 6 } },
    ],
    ['a full hand might have nothing to sell', { limits: { ...COMPONENTS.limits, dearSale: 4 } }],
  ])('a wrong box is rejected: %s', (problem, change) => {
    expect(componentProblems({ ...COMPONENTS, ...change })).toContain(problem);
  });
});

const HANDS = ['D', 'G', 'K', 'L', 'L', 'S', 'K', 'K', 'C', 'P'];

describe('deal', () => {
  test('J2: three camels lie in the market, and 52 cards can be dealt', () => {
    const state = game.setup({}, 2);
    const list = new OutcomeList();
    game.outcomes(state, list);
    expect(list.total).toBe(52);
    expect(positionOf(state)).toMatchObject({ market: 'KKK', due: 'deal', round: 1, starter: 0 });
  });

  test('J2: five cards to each seat, two to the market; camels go to the herds', () => {
    const state = game.setup({}, 2);
    run(state, ...HANDS);
    expect(positionOf(state)).toMatchObject({ hands: ['DGLL', 'SCP'], herds: [1, 2], due: 'deal' });
    run(state, 'K', 'D');
    expect(positionOf(state)).toMatchObject({ market: 'DKKKK', due: 'move', turn: 0 });
    expect(game.status(state)).toBe(0);
  });

  test('J26: only its owner sees a dealt good; all see camels and the market', () => {
    const state = game.setup({}, 2);
    const audiences = [...HANDS, 'D', 'K'].map((text) => {
      const outcome = game.readOutcome(state, text) as number;
      const audience = game.audience(state, outcome);
      game.resolve(state, outcome);
      return audience;
    });
    expect(audiences).toEqual([0, 0, 'all', 0, 0, 1, 'all', 'all', 1, 1, 'all', 'all']);
  });

  test('J2: only the first card announces the round', () => {
    const state = game.setup({}, 2);
    const kinds = run(state, 'K', 'K', ...HANDS.slice(0, 8), 'D', 'D').map((event) => event.kind);
    expect(kinds.filter((kind) => kind === 'round-started')).toHaveLength(1);
    expect(kinds[0]).toBe('round-started');
    expect(kinds.slice(-2)).toEqual(['laid-out', 'laid-out']);
  });

  test('J2: only cards that are in the deck can be dealt', () => {
    const state = game.setup({}, 2);
    run(state, 'D', 'D', 'D', 'D', 'D', 'D');
    const code = (text: string) => (game.readOutcome(state, text) as Fault).code;
    expect(code('D')).toBe('outcome-not-in-deck');
    expect(code('X')).toBe('outcome-card');
    expect(code('7')).toBe('outcome-card');
    expect(game.readOutcome(state, 'G')).not.toBeInstanceOf(Fault);
    expect(game.status(state)).toBe(CHANCE);
  });
});
