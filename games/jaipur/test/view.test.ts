import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import { run, table } from './testing.ts';

const { tokens, bonus } = COMPONENTS;
const rich = {
  hands: ['DDL', 'CP'],
  herds: [2, 3],
  discards: { L: 2, S: 1 },
  topDiscard: 'S',
  seen: ['D', 'P'],
  tokens: { ...tokens, D: [5, 5, 5] },
  bonus: { ...bonus, '3': [1, 1, 2, 2, 3], '5': [8, 9, 10, 10] },
  won: [
    { goods: [7], bonus: [2] },
    { goods: [7], bonus: [3, 8] },
  ],
};

describe('view', () => {
  test('J26: shows the own hand and bonus values, but only sizes and piles of the other', () => {
    const view = game.view(table(rich), 0);
    expect(view.seats[0]).toMatchObject({ hand: 'DDL', bonus: [2], handSize: 3 });
    expect(view.seats[1]).toMatchObject({
      hand: null,
      handSize: 2,
      herd: 3,
      seen: 'P',
      bonus: null,
      bonusFrom: { '3': 1, '4': 0, '5': 1 },
      goods: { D: [7] },
    });
    expect(view.unseen).toEqual({ D: 0, G: 0, S: 0, C: 1, P: 4, L: 4, K: 0 });
    expect(view.unseenBonus['3']).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('J26: shows neither hand to a spectator', () => {
    const { seats, unseen } = game.view(table(rich), null);
    expect(seats.map(({ hand, bonus: values }) => [hand, values])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(unseen).toMatchObject({ D: 1, C: 1, L: 5 });
  });

  test('J26: shows everything after the end', () => {
    const over = table({
      ...rich,
      seals: [0, 1],
      round: 2,
      hands: ['LD', 'CP'],
      seen: ['', ''],
      tokens: { ...tokens, D: [], G: [], L: [1] },
    });
    run(over, '-L');
    const view = game.view(over, 1);
    expect(view.due).toBe('over');
    expect(view.seats.map((seat) => seat.hand)).toEqual(['D', 'CP']);
    expect(view.seats[0]?.bonus).toEqual([2]);
    expect(game.dim(view, 'none')).toEqual(view);
    expect(game.view(game.imagine(view, { below: () => 0 }), 1)).toEqual(view);
  });

  test('J26: shows a scored round to everybody', () => {
    const state = table({
      ...rich,
      hands: ['L', 'CP'],
      seen: ['', ''],
      tokens: { ...tokens, D: [], G: [], L: [1] },
    });
    run(state, '-L');
    for (const viewer of [0, 1, null]) {
      expect(game.view(state, viewer).last).toMatchObject({
        seats: [{ bonus: [2] }, { hand: 'CP', bonus: [3, 8] }],
      });
    }
  });
});

describe('dim', () => {
  test('J26: `counts` keeps herds and discards but no inferences', () => {
    const view = game.dim(game.view(table(rich), 0), 'counts');
    expect(view).toMatchObject({ unseen: null, discards: { L: 2, S: 1 } });
    expect(view.seats[1]).toMatchObject({ herd: 3, seen: null, shown: null });
  });

  test('J26: `none` hides the other herd and all discards but the top one', () => {
    const view = game.dim(game.view(table(rich), 0), 'none');
    expect(view).toMatchObject({ unseen: null, discards: null, topDiscard: 'S' });
    expect(view.seats.map((seat) => seat.herd)).toEqual([2, null]);
    const watched = game.dim(game.view(table(rich), null), 'none');
    expect(watched.seats.map((seat) => seat.herd)).toEqual([null, null]);
  });

  test('`full` is the view itself', () => {
    const view = game.view(table(rich), 0);
    expect(game.dim(view, 'full')).toEqual(view);
  });
});

describe('witness', () => {
  test('J26: only their owner sees dealt goods and bonus values', () => {
    const dealt = { kind: 'dealt', seat: 0, card: 'D' } as const;
    const camel = { kind: 'dealt', seat: 0, card: 'K' } as const;
    const drawn = { kind: 'bonus', seat: 1, pile: '3', value: 2 } as const;
    expect(game.witness(dealt, 0)).toEqual(dealt);
    expect(game.witness(dealt, 1)).toEqual({ ...dealt, card: null });
    expect(game.witness(camel, null)).toEqual(camel);
    expect(game.witness(drawn, 1)).toEqual(drawn);
    expect(game.witness(drawn, null)).toEqual({ ...drawn, value: null });
  });
});

describe('tally', () => {
  const sums = (viewer: number | null, aids: 'none' | 'full' = 'full') =>
    game
      .tally(game.dim(game.view(table(rich), viewer), aids))
      .map(({ least, most }) => [least, most]);

  test('J21, J22: counts tokens and the current camel token, and bounds hidden values', () => {
    expect(sums(0)).toEqual([
      [9, 9],
      [7 + 1 + 8 + 5, 7 + 3 + 10 + 5],
    ]);
    expect(sums(1)).toEqual([
      [8, 10],
      [23, 23],
    ]);
    const [, other] = game.tally(game.view(table(rich), 0));
    expect(other?.lines.map((line) => line.terms)).toEqual([
      [7],
      [],
      [],
      [],
      [],
      [],
      [null, null],
      [5],
    ]);
  });

  test('J26: bounds the camel token if a herd is left to memory', () => {
    expect(sums(0, 'none')).toEqual([
      [9, 14],
      [16, 25],
    ]);
  });
});

describe('prompt', () => {
  test('J4: asks the mover and tells the others to wait', () => {
    expect(game.prompt(game.view(table(), 0)).key).toBe('prompt.move');
    expect(game.prompt(game.view(table({ hands: ['CCPPLLL', ''] }), 0)).key).toBe('prompt.full');
    expect(game.prompt(game.view(table(), 1))).toEqual({
      key: 'prompt.wait',
      args: { seat: { seat: 0 } },
    });
    expect(game.prompt(game.view(game.setup({}, 2), null)).key).toBe('prompt.deal');
    const sold = table({ hands: ['LLLL', ''] });
    run(sold, '-LLLL');
    expect(game.prompt(game.view(sold, 1))).toMatchObject({
      key: 'prompt.bonus',
      args: { cards: 4 },
    });
  });
});
