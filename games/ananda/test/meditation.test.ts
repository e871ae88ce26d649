import { describe, expect, test } from 'vitest';
import { areaValue } from '../rules/areas.ts';
import { movesOf, type Position, positionOf, refused, run, START, table } from './testing.ts';

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

  test('A17: only cards of the colour, in hand, of the table', () => {
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
