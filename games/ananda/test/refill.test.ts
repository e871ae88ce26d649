import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { outcomesOf, positionOf, run, SEAT, START, table } from './testing.ts';

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

  test('A20, A21: a supply that runs out on the way is made up for by cards', () => {
    const state = due(five, hand.slice(0, 5), ['bb']);
    expect(run(state, 'card:.')[0]).toMatchObject({ tileCount: 1, cardCount: 2 });
    expect(run(state, '=draw:bb', '=draw:v2', '=draw:v4').at(-1)).toMatchObject({
      kind: 'refilled',
      tiles: ['bb'],
      cards: ['v2', 'v4'],
    });
  });

  test('A20: the hand limit holds for them, and the pile may be short', () => {
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
