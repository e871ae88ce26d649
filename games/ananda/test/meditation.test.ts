import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { areaValue } from '../rules/areas.ts';
import {
  movesOf,
  outcomesOf,
  type Position,
  positionOf,
  refused,
  run,
  SEAT,
  START,
  table,
} from './testing.ts';

describe('the example of the rulebook', () => {
  const example: Position = {
    tiles: [
      START,
      ['vv', 'f3', 'f4'],
      ['yr', 'd3', 'd4'],
      ['vr', 'c5', 'd5'],
      ['vy', 'c3', 'c4'],
      ['rv', 'd6', 'e6'],
    ],
    seats: [
      {
        monk: 'd5',
        rack: ['vv', 'vv', 'ob', 'gg', 'gb'],
        hand: ['r1', 'v2', 'v3', 'v4', 'g2', 'b1'],
      },
      { monk: 'f5', rack: ['ry', 'rb'], hand: ['r2', 'o3'], karma: ['v1'] },
      { monk: 'c4', rack: ['oo'], hand: ['y4'] },
    ],
  };

  test('A16–A23: value 8, meditation 5, three tiles, two cards', () => {
    const state = table(example);
    run(state, 'monk:e6', 'tile:vv@e7e8', 'tile:vv@f6f7', 'tile:.');
    expect(areaValue(state, state.seat)).toBe(8);
    expect(movesOf(state)).toEqual(['card:2', 'card:3', 'card:4', 'card:.']);
    run(state, 'card:2', 'card:3');
    expect(refused(state, 'card:4')).toBe('too-much A17 hand:v4 e6');
    expect(run(state, 'card:.')).toEqual([
      { kind: 'meditated', seat: 0, value: 8, spent: 5, karma: 5, tileCount: 3, cardCount: 0 },
    ]);
    run(state, '=draw:yy', '=draw:oo', '=draw:bb');
    expect(positionOf(state)).toMatchObject({ phase: 'balance' });
    expect(run(state, '=draw:y1', '=draw:b4').at(-1)).toMatchObject({
      kind: 'balanced',
      cards: ['y1', 'b4'],
      cardCount: 2,
    });
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk' });
    expect(positionOf(state).seats[0]).toMatchObject({ karma: ['v2', 'v3'] });
  });

  test('A17: only cards of the colour that are in hand, and no higher than this table has', () => {
    const state = table(example);
    run(state, 'monk:e6', 'tile:vv@e7e8', 'tile:vv@f6f7', 'tile:.');
    expect(refused(state, 'card:1')).toBe('other-colour A17 hand:r1 hand:b1');
    expect(refused(state, 'card:5')).toBe('no-such-card A3');
    run(state, 'card:3');
    expect(refused(state, 'card:3')).toBe('not-in-hand A17 hand:v3');
    expect(refused(state, 'tile:gg@a1a2')).toBe('building-over A9 e6');
    expect(refused(state, 'monk:c4')).toBe('monk-stays A7 e6');
  });
});

describe('refill', () => {
  /** Ten red spaces in a row, nothing spent. */
  const row = ['a5b5', 'c5d5', 'e5f5', 'g5h5', 'i5j5'].map((at, i) => [
    i < 3 ? 'rr' : 'ry',
    at.slice(0, 2),
    at.slice(2),
  ]);
  const due = (rack: readonly string[], hand: readonly string[], supply: readonly string[]) =>
    table({
      tiles: row,
      seats: [{ monk: 'a5', rack, hand, pile: ['v1', 'v2', 'v3', 'v4'] }, { rack: ['vv'] }],
      phase: 'meditate',
      built: 1,
      supply,
    });
  const five = ['oo', 'oo', 'oo', 'gg', 'gg'];
  const hand = ['o1', 'o2', 'o3', 'o4', 'o5', 'y1', 'y2', 'y3'];

  test('A18, A19: as many as the difference, up to eight on the rack', () => {
    const state = due(five, hand, ['bb', 'bb', 'bb', 'vv']);
    run(state, 'card:.');
    expect(positionOf(state)).toMatchObject({ phase: 'refill', due: 3 });
    expect(outcomesOf(state).get('=draw:bb')).toBe(3);
    expect(game.audience(state, 0)).toBe(0);
  });

  test('A20, A21: if the supply runs out on the way, cards come instead', () => {
    const state = due(five, hand.slice(0, 5), ['bb']);
    expect(run(state, 'card:.')[0]).toMatchObject({ tileCount: 1, cardCount: 2 });
    expect(run(state, '=draw:bb', '=draw:v2', '=draw:v4').at(-1)).toMatchObject({
      kind: 'refilled',
      tiles: ['bb'],
      cards: ['v2', 'v4'],
    });
  });

  test('A20: the hand limit holds for these cards, and the pile may run short', () => {
    expect(run(due(five, hand.slice(0, 7), ['bb']), 'card:.')[0]).toMatchObject({ cardCount: 1 });
    expect(run(due(five, hand, ['bb']), 'card:.')[0]).toMatchObject({ cardCount: 0 });
  });

  test('A22, A26: a full rack gets nothing for a turn given up, and the turn is idle', () => {
    const eight = [...five, 'gg', 'yy', 'yy'];
    const state = table({ tiles: [START], seats: [{ rack: eight }, SEAT] });
    run(state, 'monk:e5', 'tile:.');
    expect(positionOf(state)).toMatchObject({ seat: 1, idle: 1 });
  });
});
