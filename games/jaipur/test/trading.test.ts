import { CHANCE } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const { tokens, bonus } = COMPONENTS;

describe('taking', () => {
  test('J5: one good goes to the hand and the deck fills the gap', () => {
    const state = table();
    expect(run(state, '+D')).toEqual([{ kind: 'took', seat: 0, good: 'D' }]);
    expect(game.status(state)).toBe(CHANCE);
    expect(run(state, 'L')).toEqual([{ kind: 'laid-out', card: 'L' }]);
    expect(positionOf(state)).toMatchObject({
      market: 'GSCLK',
      hands: ['D', ''],
      seen: ['D', ''],
      turn: 1,
      turns: 1,
      deck: { L: 3, P: 4 },
    });
  });

  test('J6: a full hand cannot take a good; camels do not count', () => {
    const full = table({ hands: ['CCPPLLL', ''], herds: [5, 0] });
    expect(refused(full, '+D')).toBe('hand-limit J6 hand');
    expect(movesOf(full)).toContain('+K');
    expect(movesOf(full).filter((text) => /^\+[DGSC]$/.test(text))).toEqual([]);
    expect(movesOf(table({ hands: ['CCPPLL', ''], herds: [5, 0] }))).toContain('+D');
  });

  test('J7: all camels go to the herd, and the market is refilled card by card', () => {
    const state = table({ market: 'DGKKK' });
    expect(run(state, '+K')).toEqual([{ kind: 'took-camels', seat: 0, count: 3 }]);
    run(state, 'L', 'P');
    expect(game.status(state)).toBe(CHANCE);
    run(state, 'L');
    expect(positionOf(state)).toMatchObject({ market: 'DGPLL', herds: [3, 0], turn: 1 });
  });

  test('J7: there must be camels to take', () => {
    const state = table({ market: 'DGSCC' });
    expect(refused(state, '+K')).toBe('no-camels J7 market');
    expect(movesOf(state)).not.toContain('+K');
  });

  test('J7: camels are one move, however many; J8: they never go with goods', () => {
    const state = table({ market: 'DGKKK' });
    expect(refused(state, '+KK')).toBe('camels-all J7 market:K');
    expect(refused(state, '+KKK')).toBe('camels-all J7 market:K');
    expect(refused(state, '+DK')).toBe('goods-or-camels J8 market:D market:K');
  });

  test('J5: only goods in the market can be taken', () => {
    expect(refused(table(), '+L')).toBe('not-in-market J5 market:L');
  });
});

describe('exchange', () => {
  test('J9: goods and camels go back for as many goods; no card is drawn', () => {
    const state = table({ hands: ['LLP', ''], herds: [2, 0] });
    expect(run(state, '+DGS-LLK')).toEqual([
      { kind: 'exchanged', seat: 0, taken: 'DGS', returned: 'LLK' },
    ]);
    expect(positionOf(state)).toMatchObject({
      market: 'CLLKK',
      hands: ['DGSP', ''],
      herds: [1, 0],
      turn: 1,
    });
  });

  test('J9: five goods for five camels', () => {
    const state = table({ market: 'DDGSC', herds: [5, 0] });
    run(state, '+DDGSC-KKKKK');
    expect(positionOf(state)).toMatchObject({ market: 'KKKKK', herds: [0, 0] });
  });

  test('J6: camels for goods fill the hand up to seven', () => {
    const state = table({ hands: ['PPLLL', ''], herds: [4, 0] });
    expect(movesOf(state)).toContain('+DG-KK');
    expect(refused(state, '+DGS-KKK')).toBe('hand-limit J6 hand');
    expect(movesOf(state)).toContain('+DGS-LKK');
  });

  test('J8, J9, J10: illegal exchanges', () => {
    const state = table({ market: 'DDGLK', hands: ['LLGC', ''], herds: [1, 0] });
    expect(refused(state, '+DK-LL')).toBe('camels-not-exchanged J8 market:K');
    expect(refused(state, '+K-L')).toBe('camels-not-exchanged J8 market:K');
    expect(refused(state, '+D-L')).toBe('one-for-one J9 market:D hand:L');
    expect(refused(state, '+D-K')).toBe('one-for-one J9 market:D herd');
    expect(refused(state, '+DG')).toBe('nothing-returned J9 market:D market:G');
    expect(refused(state, '+DD-L')).toBe('unequal J9 market:D hand:L');
    expect(refused(state, '+D-LL')).toBe('unequal J9 market:D hand:L');
    expect(refused(state, '+DG-GL')).toBe('both-ways J10 market:G hand:G');
  });

  test('J9: only cards in market, hand and herd can change places', () => {
    const state = table({ market: 'DDGLK', hands: ['LLGC', ''], herds: [1, 0] });
    expect(refused(state, '+DS-LL')).toBe('not-in-market J9 market:S');
    expect(refused(state, '+DDD-LLK')).toBe('not-in-market J9 market:D');
    expect(refused(state, '+DD-CP')).toBe('not-in-hand J9 hand:P');
    expect(refused(state, '+DD-KK')).toBe('not-in-herd J9 herd');
  });

  test('J9: every exchange is listed once, the dearest gains first', () => {
    const state = table({ market: 'DDGKK', hands: ['LC', ''], herds: [1, 0] });
    expect(movesOf(state)).toEqual([
      ...['+D', '+G', '+K'],
      ...['+DDG-CLK', '+DD-LK', '+DD-CK', '+DD-CL', '+DG-LK', '+DG-CK', '+DG-CL'],
      ...['-C', '-L'],
    ]);
  });
});

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

  test('J12: dear goods are sold at least two at a time, even with one token left', () => {
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

  test('J11: a sale is of one kind, of cards in the hand, and without camels', () => {
    const state = table({ hands: ['LLC', ''], herds: [3, 0] });
    expect(refused(state, '-CL')).toBe('one-kind J11 hand:C hand:L');
    expect(refused(state, '-K')).toBe('camels-not-sold J11 herd');
    expect(refused(state, '-LK')).toBe('camels-not-sold J11 herd');
    expect(refused(state, '-LLL')).toBe('not-in-hand J11 hand:L');
    // Without any, the two that a dear good needs are not what is missing.
    expect(refused(state, '-G')).toBe('not-in-hand J11 hand:G');
  });

  test('J13, J15: the bonus depends on the cards sold, not on the tokens', () => {
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
  ])('J15: %s draws from %s, and only the seller sees it', (text, due) => {
    const state = table({ hands: ['LLLLLLL', ''], deck: { P: 4 } });
    run(state, text);
    expect(positionOf(state).due).toBe(due);
    expect(game.audience(state, game.draw(state, { below: () => 0 }))).toBe(0);
  });

  test('J16: an empty bonus pile gives nothing, and no other pile replaces it', () => {
    const state = table({ hands: ['LLLL', ''], bonus: { ...bonus, '4': [] } });
    expect(run(state, '-LLLL').map((event) => event.kind)).toEqual(['sold', 'no-bonus']);
    expect(game.status(state)).toBe(1);
  });

  test('J15: only a bonus token of the pile can be drawn', () => {
    const state = table({ hands: ['LLL', ''], bonus: { ...bonus, '3': [1, 3] } });
    run(state, '-LLL');
    for (const text of ['2', '4', '8', 'L', '', '01', '1.0']) {
      expect(game.readOutcome(state, text)).toMatchObject({ code: 'outcome-bonus', rule: 'J15' });
    }
  });
});

describe('what others know of a hand', () => {
  test('J26: taken goods are known until they leave; after them, goods of the deal are shown', () => {
    const state = table({ market: 'LLGSC', hands: ['LDD', 'PPPP'] });
    run(state, '+LL-DD');
    expect(positionOf(state)).toMatchObject({ seen: ['LL', ''], shown: ['DD', ''] });
    run(state, '-P', '-LL');
    expect(positionOf(state)).toMatchObject({
      seen: ['', ''],
      shown: ['DD', 'P'],
      hands: ['L', 'PPP'],
    });
    run(state, '-PPP', '1', '-L');
    expect(positionOf(state)).toMatchObject({ seen: ['', ''], shown: ['DDL', 'PPPP'] });
  });
});
