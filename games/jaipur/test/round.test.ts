import { CHANCE, OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import { positionOf, run, table } from './testing.ts';

const { tokens, bonus } = COMPONENTS;
const nothing = { goods: [], bonus: [] };

/** Seat 0 can sell its last leather, which empties the third pile. */
function lastSale(change: Readonly<Record<string, unknown>> = {}): State {
  return table({
    hands: ['L', ''],
    tokens: { ...tokens, D: [], G: [], L: [1] },
    ...change,
  });
}

const scored = (state: State, ...texts: string[]) =>
  run(state, ...texts).find((event) => event.kind === 'round-scored');

describe('end of a round', () => {
  test('J17: the third empty pile ends it', () => {
    const state = lastSale();
    expect(scored(state, '-L')).toMatchObject({ ended: 'tokens', seal: 0, by: 'rupees' });
    expect(positionOf(state)).toMatchObject({ due: 'deal', round: 2, market: 'KKK', turns: 0 });
  });

  test('J17: the second does not', () => {
    const state = lastSale({ tokens: { ...tokens, D: [], L: [1] } });
    expect(scored(state, '-L')).toBeUndefined();
    expect(game.status(state)).toBe(1);
  });

  test('J18: the bonus token is drawn before the round is scored', () => {
    const state = lastSale({ hands: ['LLL', ''] });
    expect(run(state, '-LLL').map((event) => event.kind)).toEqual(['sold']);
    expect(game.status(state)).toBe(CHANCE);
    const [drawn, result] = run(state, '3');
    expect(drawn).toMatchObject({ kind: 'bonus', value: 3 });
    expect(result).toMatchObject({ kind: 'round-scored', seats: [{ rupees: 4 }, { rupees: 0 }] });
  });

  test('J19: an empty deck does not end it while the market is full', () => {
    const state = table({ deck: { L: 1 }, hands: ['', 'C'] });
    run(state, '+D', 'L');
    expect(positionOf(state)).toMatchObject({ market: 'GSCLK', due: 'move', turn: 1 });
    expect(scored(state, '-C')).toBeUndefined();
    expect(game.status(state)).toBe(0);
    expect(scored(state, '+G')).toMatchObject({ ended: 'market' });
  });

  test('J19: exchanges and sales are possible with an empty deck', () => {
    const state = table({ deck: {}, hands: ['PP', 'L'] });
    run(state, '+DG-PP', '-L');
    expect(game.status(state)).toBe(0);
  });

  test('J19: the last cards are laid out, then the round is scored; camels taken count', () => {
    const state = table({ market: 'DGKKK', deck: { L: 2 }, herds: [0, 2] });
    expect(run(state, '+K', 'L').map((event) => event.kind)).toEqual(['took-camels', 'laid-out']);
    expect(game.status(state)).toBe(CHANCE);
    expect(run(state, 'L')[1]).toMatchObject({
      ended: 'market',
      seats: [
        { camels: 3, camelToken: 5, rupees: 5 },
        { camels: 2, camelToken: 0 },
      ],
      seal: 0,
    });
  });

  test('J20: 300 turns end it', () => {
    const state = table({ turns: 299, turn: 1, hands: ['', 'C'] });
    expect(scored(state, '-C')).toMatchObject({ ended: 'turns', seal: 1 });
    const before = table({ turns: 298, hands: ['C', ''] });
    expect(scored(before, '-C')).toBeUndefined();
  });

  test('J20: endless exchanges reach the limit', () => {
    const state = table({ market: 'CCGSK', hands: ['PP', 'LL'] });
    const moves = ['+CC-PP', '+PP-LL', '+LL-CC', '+CC-PP', '+PP-LL', '+LL-CC'];
    for (let turn = 0; turn < 299; turn++) run(state, moves[turn % 6]!);
    expect(positionOf(state)).toMatchObject({ turns: 299, round: 1 });
    expect(scored(state, moves[299 % 6]!)).toMatchObject({ ended: 'turns', by: 'nothing' });
  });
});

describe('scoring', () => {
  test('J21: equal herds earn nothing', () => {
    const state = lastSale({ herds: [4, 4] });
    expect(scored(state, '-L')).toMatchObject({
      seats: [{ camelToken: 0, rupees: 1 }, { camelToken: 0 }],
    });
  });

  test('J22: rupees including the camel token decide; the event has every sum', () => {
    const won = [
      { goods: [7, 6], bonus: [2] },
      { goods: [7], bonus: [9] },
    ];
    const state = lastSale({ won, herds: [1, 2], bonus: { ...bonus, '3': [1], '5': [8] } });
    expect(scored(state, '-L')).toMatchObject({
      round: 1,
      starter: 0,
      seats: [
        { goods: { D: [7], G: [6], L: [1] }, bonus: [2], camelToken: 0, rupees: 16 },
        { goods: { D: [7] }, bonus: [9], camels: 2, camelToken: 5, rupees: 21 },
      ],
      seal: 1,
      by: 'rupees',
    });
  });

  test('J22: with equal rupees, more bonus tokens decide', () => {
    const won = [nothing, { goods: [], bonus: [1] }];
    const state = lastSale({ won, bonus: { ...bonus, '3': [] } });
    expect(scored(state, '-L')).toMatchObject({ seal: 1, by: 'bonus-tokens' });
  });

  test('J22: with equal bonus tokens too, more goods tokens decide', () => {
    const won = [
      { goods: [5], bonus: [] },
      { goods: [3, 2, 1], bonus: [] },
    ];
    const state = lastSale({
      won,
      tokens: { ...tokens, D: [], G: [], C: [1], P: [2, 1, 1], L: [1] },
    });
    expect(scored(state, '-L')).toMatchObject({ seal: 1, by: 'goods-tokens' });
  });

  test('J23: after a full tie the other seat starts a new round', () => {
    const won = [nothing, { goods: [1], bonus: [] }];
    for (const starter of [0, 1]) {
      const tie = {
        won,
        starter,
        turns: starter,
        tokens: { ...tokens, D: [], G: [], L: [1], C: [1] },
      };
      const state = lastSale(tie);
      expect(scored(state, '-L')).toMatchObject({ seal: null, by: 'nothing', starter });
      expect(positionOf(state)).toMatchObject({ seals: [0, 0], round: 2, starter: 1 - starter });
    }
  });
});

describe('course of the game', () => {
  test('J3: the loser starts the next round', () => {
    const state = lastSale();
    run(state, '-L');
    expect(positionOf(state)).toMatchObject({ seals: [1, 0], starter: 1, turn: 1 });
    const other = lastSale({ won: [nothing, { goods: [7], bonus: [] }] });
    run(other, '-L');
    expect(positionOf(other)).toMatchObject({ seals: [0, 1], starter: 0, turn: 0 });
  });

  test('J3: after the deal the starter moves', () => {
    const state = lastSale();
    const first = run(state, '-L', ...'LLLLLPPPPPCC').find((e) => e.kind === 'round-started');
    expect(first).toEqual({ kind: 'round-started', round: 2, starter: 1 });
    expect(game.status(state)).toBe(1);
  });

  test('J24: two seals win', () => {
    const state = lastSale({ seals: [1, 1], round: 3 });
    expect(run(state, '-L').at(-1)).toEqual({ kind: 'game-over', winner: 0, seals: [2, 1] });
    expect(game.status(state)).toBe(OVER);
    expect(game.result(state)).toMatchObject({
      places: [1, 2],
      scores: [2, 1],
      reason: { key: 'end.seals' },
    });
  });

  test('J25: after nine rounds without two seals the game is a draw', () => {
    const state = lastSale({ seals: [0, 0], round: 9 });
    expect(run(state, '-L').at(-1)).toMatchObject({ kind: 'game-over', winner: null });
    expect(game.result(state)).toMatchObject({
      places: [1, 1],
      scores: [1, 0],
      reason: { key: 'end.rounds', args: { rounds: 9 } },
    });
    const won = lastSale({ seals: [1, 0], round: 9 });
    run(won, '-L');
    expect(game.result(won).places).toEqual([1, 2]);
  });

  test('J25: the eighth round is not the last', () => {
    const state = lastSale({ round: 8 });
    run(state, '-L');
    expect(positionOf(state)).toMatchObject({ round: 9, due: 'deal' });
  });

  test('J20, J25: a game has at most 300 decisions in each of nine rounds', () => {
    expect(game.decisionCap).toBe(2700);
  });

  test('a scored round is kept as `last`, and the next one has all components', () => {
    const state = lastSale({ herds: [2, 0] });
    run(state, '-L');
    expect(positionOf(state)).toMatchObject({
      herds: [0, 0],
      tokens,
      bonus: { '3': [1, 1, 2, 2, 2, 3, 3] },
      deck: { D: 6, K: 8 },
      last: { round: 1, starter: 0, ended: 'tokens', herds: [2, 0], won: [{ goods: [1] }, {}] },
    });
  });
});
