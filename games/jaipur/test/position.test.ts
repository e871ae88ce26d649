import { readFileSync } from 'node:fs';
import { sure } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import { positionOf, QUIET, refusal, run, table } from './testing.ts';

const { tokens, bonus } = COMPONENTS;
const nothing = { goods: [], bonus: [] };

describe('reading a position', () => {
  test('the required fields are enough; the others have defaults', () => {
    expect(positionOf(table({ discards: { S: 1, L: 2 }, starter: 1, turn: 0 }))).toMatchObject({
      due: 'move',
      turns: 1,
      seen: ['', ''],
      shown: ['', ''],
      topDiscard: 'S',
      last: null,
    });
  });

  test('the example in the README is valid', () => {
    const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
    const state = sure(game.readPosition(example, {}, 2));
    expect(positionOf(state)).toMatchObject({ market: 'DGSKK', turn: 0, turns: 1 });
  });

  test('letters may have any order and are written in canonical order', () => {
    expect(positionOf(table({ market: 'KCSGD', hands: ['LDP', ''] }))).toMatchObject({
      market: 'DGSCK',
      hands: ['DPL', ''],
    });
  });

  test('won tokens are assigned to piles, those with a given pile first', () => {
    const gone = { ...tokens, D: [5, 5], C: [3, 3, 2, 2, 1, 1] };
    const won = [
      { goods: [5], bonus: [] },
      { goods: [5, 7], bonus: [], from: { D: [7, 5] } },
    ];
    expect(positionOf(table({ tokens: gone, won })).won).toEqual([
      { goods: [5], bonus: [], from: { D: [], G: [], S: [], C: [5], P: [], L: [] } },
      { goods: [7, 5], bonus: [], from: { D: [7, 5], G: [], S: [], C: [], P: [], L: [] } },
    ]);
  });

  test('a written position can be read back, also with a last round', () => {
    const state = table({ hands: ['L', ''], tokens: { ...tokens, D: [], G: [], L: [1] } });
    run(state, '-L', ...'LLLLLPPPPPCC', '+K', 'D');
    const written = positionOf(state);
    expect(written.last).not.toBeNull();
    expect(positionOf(table(written as never))).toEqual(written);
  });
});

describe('refusing a position', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['position-missing', 'market', { market: undefined, hands: undefined }],
    ['position-unknown', 'markets', { markets: 'D' }],
    ['position-cards', 'market', { market: 'DGSCX' }],
    ['position-cards', 'market', { market: 7 }],
    ['position-cards', 'hands.0', { hands: ['K', ''] }],
    ['position-list', 'hands', { hands: ['D'] }],
    ['position-number', 'herds.1', { herds: [0, 12] }],
    ['position-number', 'deck.L', { deck: { L: -1 } }],
    ['position-unknown', 'discards.K', { discards: { K: 1 } }],
    ['position-object', 'deck', { deck: [] }],
    ['position-values', 'tokens.D', { tokens: { ...tokens, D: 5 } }],
    ['position-pile', 'tokens.D', { tokens: { ...tokens, D: [7, 7] } }],
    ['position-pile', 'tokens.L', { tokens: { ...tokens, L: [2, 1] } }],
    ['position-missing', 'tokens.L', { tokens: { D: [], G: [], S: [], C: [], P: [] } }],
    ['position-token-value', 'bonus.3', { bonus: { ...bonus, '3': [4] } }],
    ['position-token-value', 'won.0.goods', { won: [{ goods: [7], bonus: [] }, nothing] }],
    ['position-token-value', 'won.1.bonus', { won: [nothing, { goods: [], bonus: [9] }] }],
    [
      'position-from',
      'won.0.from',
      {
        won: [{ ...nothing, goods: [7], from: {} }, nothing],
        tokens: { ...tokens, D: [7, 5, 5, 5] },
      },
    ],
    ['position-too-many', 'D', { hands: ['DDDD', 'DD'] }],
    ['position-too-many', 'K', { herds: [6, 5] }],
    ['position-hand', 'hands.1', { hands: ['', 'LLLLPPPP'], deck: {} }],
    ['position-decided', 'seals', { seals: [2, 0], round: 3 }],
    ['position-seals', 'seals', { seals: [1, 1], round: 2 }],
    ['position-number', 'round', { round: 10 }],
    ['position-number', 'starter', { starter: 2 }],
    ['position-number', 'turns', { turns: 300 }],
    ['position-turns', 'turns', { turns: 1 }],
    ['position-word', 'due', { due: 'over' }],
    ['position-word', 'due', { due: 'pause' }],
    ['position-market', 'market', { market: 'DGSC' }],
    ['position-market', 'market', { market: 'DGSCCC' }],
    ['position-refill', 'due', { due: 'refill' }],
    ['position-no-deck', 'deck', { due: 'refill', market: 'DGSC', deck: {} }],
    ['position-no-bonus', 'due', { due: 'bonus-3', bonus: { ...bonus, '3': [] } }],
    ['position-round-over', 'tokens', { tokens: { ...tokens, D: [], G: [], S: [] } }],
    ['position-seen', 'seen.0', { seen: ['D', ''] }],
    ['position-shown', 'shown.1', { hands: ['', 'LLLLL'], shown: ['', 'PPP'], discards: { P: 3 } }],
    ['position-shown-gone', 'shown', { shown: ['P', ''] }],
    ['position-top', 'topDiscard', { topDiscard: 'L' }],
    ['position-deal', 'due', { due: 'deal' }],
    ['position-deal', 'due', { due: 'deal', market: 'KKK', hands: ['', 'LL'] }],
    ['position-deal', 'due', { due: 'deal', market: 'KKK', deck: { L: 5 } }],
    ['position-object', 'last', { last: 3 }],
    ['position-missing', 'last.round', { last: {} }],
  ])('%s at %s', (code, at, change) => {
    const cleaned = Object.fromEntries(Object.entries(change).filter(([, v]) => v !== undefined));
    const missing = Object.keys(change).filter((key) => change[key] === undefined);
    if (missing.length > 0) {
      const rest = Object.fromEntries(
        Object.entries(QUIET).filter(([key]) => !missing.includes(key)),
      );
      expect(game.readPosition(rest, {}, 2)).toMatchObject({ code, at: [at] });
    } else expect(refusal(cleaned)).toMatchObject({ code, at: [at] });
  });

  test.each([
    ['last.round', { round: 2 }],
    ['starter', { herds: [0, 3] }],
    ['last.ended', { ended: 'peace' }],
    ['last.hands.0', { hands: ['LLLLLLLL', ''] }],
    ['last.won.0.goods', { won: [{ goods: [9], bonus: [] }, nothing] }],
  ])('a last round that does not lead to this one, at %s', (at, change) => {
    const last = {
      round: 1,
      starter: 0,
      ended: 'tokens',
      hands: ['', ''],
      herds: [3, 0],
      won: [nothing, nothing],
      ...change,
    };
    expect(refusal({ last, round: 2, starter: 1, turn: 1, seals: [1, 0] })).toMatchObject({
      at: [at],
    });
  });

  test('J18: the third pile may be empty while a bonus token is due', () => {
    const ending = { due: 'bonus-3', tokens: { ...tokens, D: [], G: [], S: [] } };
    expect(positionOf(table(ending)).due).toBe('bonus-3');
  });
});
