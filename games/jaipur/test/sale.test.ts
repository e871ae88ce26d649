import { CHANCE } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const { tokens, bonus } = COMPONENTS;

describe('selling', () => {
  test('J11, J13: tokens from the top, cards onto the discards', () => {
    const state = table({ hands: ['LLC', ''] });
    expect(run(state, '-LL')).toEqual([
      { kind: 'sold', seat: 0, good: 'L', count: 2, tokens: [4, 3] },
    ]);
    expect(positionOf(state)).toMatchObject({
      hands: ['C', ''],
      discards: { L: 2 },
      topDiscard: 'L',
      tokens: { L: [2, 1, 1, 1, 1, 1, 1] },
      won: [{ goods: [4, 3] }, { goods: [] }],
      turn: 1,
    });
  });

  test('J12: dear goods only two at a time, even with one token left', () => {
    const state = table({ hands: ['DGGSSSL', ''], tokens: { ...tokens, G: [5] } });
    expect(refused(state, '-D')).toBe('dear-alone J12 hand:D');
    expect(refused(state, '-G')).toBe('dear-alone J12 hand:G');
    expect(movesOf(state).filter((text) => text.startsWith('-'))).toEqual([
      '-GG',
      '-SS',
      '-SSS',
      '-L',
    ]);
  });

  test('J11: one kind, no camels, only what is in the hand', () => {
    const state = table({ hands: ['LLC', ''], herds: [3, 0] });
    expect(refused(state, '-CL')).toBe('one-kind J11 hand:C hand:L');
    expect(refused(state, '-K')).toBe('camels-not-sold J11 herd');
    expect(refused(state, '-LK')).toBe('camels-not-sold J11 herd');
    expect(refused(state, '-LLL')).toBe('not-in-hand J11 hand:L');
  });

  test('J13, J15: fewer tokens than cards, yet the bonus counts the cards', () => {
    const state = table({ hands: ['LLLLL', ''], tokens: { ...tokens, L: [1, 1] } });
    expect(run(state, '-LLLLL')).toMatchObject([{ count: 5, tokens: [1, 1] }]);
    expect(positionOf(state).due).toBe('bonus-5');
    expect(run(state, '10')).toEqual([{ kind: 'bonus', seat: 0, pile: '5', value: 10 }]);
    expect(positionOf(state)).toMatchObject({
      won: [{ goods: [1, 1], bonus: [10] }, {}],
      bonus: { '5': [8, 8, 9, 10] },
      turn: 1,
    });
  });

  test('J14: a sale into an empty pile is legal and earns its bonus', () => {
    const state = table({ hands: ['LLL', ''], tokens: { ...tokens, L: [] } });
    expect(movesOf(state)).toContain('-L');
    expect(run(state, '-LLL')).toMatchObject([{ kind: 'sold', tokens: [] }]);
    expect(game.status(state)).toBe(CHANCE);
  });

  test.each([
    ['-LLL', 'bonus-3'],
    ['-LLLL', 'bonus-4'],
    ['-LLLLL', 'bonus-5'],
    ['-LLLLLL', 'bonus-5'],
    ['-LLLLLLL', 'bonus-5'],
  ])('J15: %s draws from %s, for the seller’s eyes', (text, due) => {
    const state = table({ hands: ['LLLLLLL', ''], deck: { P: 4 } });
    run(state, text);
    expect(positionOf(state).due).toBe(due);
    expect(game.audience(state, game.draw(state, { below: () => 0 }))).toBe(0);
  });

  test('J16: an empty bonus pile gives nothing and no other stands in', () => {
    const state = table({ hands: ['LLLL', ''], bonus: { ...bonus, '4': [] } });
    expect(run(state, '-LLLL').map((event) => event.kind)).toEqual(['sold', 'no-bonus']);
    expect(game.status(state)).toBe(1);
  });

  test('J15: a bonus token must be left in its pile', () => {
    const state = table({ hands: ['LLL', ''], bonus: { ...bonus, '3': [1, 3] } });
    run(state, '-LLL');
    for (const text of ['2', '4', '8', 'L', '', '01', '1.0']) {
      expect(game.readOutcome(state, text)).toMatchObject({ code: 'outcome-bonus', rule: 'J15' });
    }
  });
});
