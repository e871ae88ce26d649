import { describe, expect, test } from 'vitest';
import { movesOf, oddsOf, positionOf, refused, run, table } from './testing.ts';

type Fields = Readonly<Record<string, unknown>>;

const own = (seat: Fields, rest: Fields = {}) => table(2, { seats: [seat], ...rest });
const mine = (state: ReturnType<typeof own>) => positionOf(state).seats[0]!;

describe('drawing', () => {
  const open = ['P1l', 'B1w', 'G1l', 'Y1w', 'W', 'W'];

  test('K29: three coloured cards or one wild card', () => {
    const state = own({}, { phase: 'draw', open, deck: ['P7l'] });
    expect(movesOf(state)).toEqual(['draw:P1l', 'draw:B1w', 'draw:G1l', 'draw:Y1w', 'draw:W']);
    run(state, 'draw:B1w');
    expect(refused(state, 'draw:W')).toBe('wild-after-coloured K29 open:W');
    expect(refused(state, 'draw:B1w')).toBe('not-open K29 open:B1w');
    run(state, 'draw:P1l', 'draw:Y1w');
    expect(mine(state)).toMatchObject({ hand: ['P1l', 'B1w', 'Y1w'], seen: ['P1l', 'B1w', 'Y1w'] });
    expect(positionOf(state).phase).toBe('refill');
    const wild = own({}, { phase: 'draw', open });
    run(wild, 'draw:W');
    expect(positionOf(wild)).toMatchObject({ turn: 1, open: ['P1l', 'B1w', 'G1l', 'Y1w', 'W'] });
  });

  test('K29: fewer than three coloured cards are all drawn; else one wild card; else none', () => {
    const two = own({}, { phase: 'draw', open: ['P1l', 'B1w', 'W'] });
    run(two, 'draw:P1l');
    expect(movesOf(two)).toEqual(['draw:B1w']);
    run(two, 'draw:B1w');
    expect(positionOf(two).turn).toBe(1);
    expect(movesOf(own({}, { phase: 'draw', open: ['W', 'W'] }))).toEqual(['draw:W']);
    const none = own({});
    run(none, 'skip');
    expect(positionOf(none)).toMatchObject({ turn: 1, phase: 'start' });
  });
});

describe('hand limit', () => {
  const ten = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w', 'P7l', 'B1w', 'B2l', 'B3w'];

  test('K30: is ten; hitch-hike cards count, and leave the game when dropped', () => {
    const state = own({ hand: [...ten, 'C'] }, { phase: 'draw', open: ['W'] });
    run(state, 'draw:W');
    expect(movesOf(state)).toEqual([...ten, 'W', 'C'].map((card) => `drop:${card}`));
    expect(refused(state, 'drop:T')).toBe('not-in-hand K30 hand:T');
    run(state, 'drop:C', 'drop:W');
    expect(mine(state).hand).toEqual(ten);
    expect(positionOf(state)).toMatchObject({ deck: ['W'], hitch: { C: 3 } });
  });

  test('K30: is sixteen with special tile 12', () => {
    const hand = [...ten, 'B4l', 'B5w', 'B6l', 'B7w', 'G1l', 'G2w'];
    const map = [['S12', 0, 0, 0]];
    const state = own({ hand, map }, { phase: 'draw', open: ['G3l'] });
    run(state, 'draw:G3l');
    expect(positionOf(state).phase).toBe('drop');
    run(state, 'drop:P1l');
    expect(mine(state).hand).toHaveLength(16);
    const less = own({ hand: hand.slice(0, 12), map }, { phase: 'draw', open: ['G3l'] });
    run(less, 'draw:G3l');
    expect(positionOf(less).phase).toBe('start');
  });
});

describe('refilling the open cards', () => {
  test('K31: goes up to six, with the discards once the deck is empty', () => {
    const state = own({}, { phase: 'draw', open: ['W'], deck: ['P1l'], discards: ['B1w', 'B2l'] });
    run(state, 'draw:W');
    expect(oddsOf(state)).toEqual({ 'card:P1l': 1 });
    const events = run(state, '=card:P1l');
    expect(events).toContainEqual({ kind: 'reshuffled', count: 2 });
    expect(positionOf(state)).toMatchObject({ deck: ['B1w', 'B2l'], discards: [], shuffled: true });
    expect(oddsOf(state)).toEqual({ 'card:B1w': 1, 'card:B2l': 1 });
    run(state, '=card:B2l', '=card:B1w');
    expect(positionOf(state)).toMatchObject({ turn: 1, open: ['P1l', 'B1w', 'B2l'] });
  });

  test('K31: cards paid in this turn can be dealt again', () => {
    const state = own({ hand: ['P2w', 'B1w'] });
    run(state, 'A:P2w', 'done', 'pay:B1w');
    expect(oddsOf(state)).toEqual({ 'card:B1w': 1 });
  });

  const wilds = ['W', 'W', 'W', 'W'];

  test('K7: sweeps four wild cards away if three coloured ones can come', () => {
    const deck = ['P1l', 'B1w', 'G1l', 'Y1w'];
    const state = own({}, { phase: 'refill', open: ['P7l', 'W', 'W', 'W', 'W'], deck });
    const events = run(state, '=card:P1l');
    expect(events).toContainEqual({ kind: 'swept', cards: ['P1l', 'P7l', ...wilds] });
    expect(positionOf(state)).toMatchObject({
      phase: 'refill',
      open: [],
      deck: ['B1w', 'G1l', 'Y1w'],
      discards: ['P1l', 'P7l', ...wilds],
    });
    run(state, '=card:B1w', '=card:G1l');
    expect(positionOf(state).deck).toEqual(['Y1w']);
  });

  test('K7: does not sweep if fewer than three coloured cards are left; may sweep again', () => {
    const open = ['P7l', ...wilds];
    const few = own({}, { phase: 'refill', open, deck: ['P1l', 'B1w'], discards: ['G1l'] });
    run(few, '=card:P1l');
    expect(positionOf(few)).toMatchObject({ turn: 1, open: ['P1l', 'P7l', ...wilds] });
    const deck = ['P1l', 'B1w', 'G1l', 'Y1w', 'W', 'W', 'W'];
    const again = own({}, { phase: 'refill', open, deck });
    run(again, '=card:W', '=card:W', '=card:W', '=card:P1l', '=card:B1w', '=card:G1l', '=card:Y1w');
    expect(positionOf(again)).toMatchObject({ open: ['P1l', 'B1w', 'G1l', 'Y1w', 'W', 'W'] });
    expect(positionOf(again).turn).toBe(1);
  });
});
