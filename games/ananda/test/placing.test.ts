import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
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

describe('the start', () => {
  test('A2, A4: a tile of two colours in the middle, then six tiles and six cards a seat', () => {
    const state = game.setup({ files: 7, ranks: 9 }, 3);
    expect([...outcomesOf(state).values()]).toEqual(new Array(15).fill(3));
    expect(game.audience(state, 1)).toBe('all');
    run(state, '=start:ov');
    expect(positionOf(state)).toMatchObject({ tiles: [['ov', 'c5', 'd5']], phase: 'deal' });
    expect(outcomesOf(state).get('=draw:ov')).toBe(2);
    for (const tile of ['rr', 'rr', 'rr', 'oo', 'yy', 'gg']) run(state, `=draw:${tile}`);
    expect(outcomesOf(state).has('=draw:r5')).toBe(false);
    expect(outcomesOf(state).get('=draw:r4')).toBe(1);
    const events = run(
      state,
      '=draw:v4',
      '=draw:r1',
      '=draw:r2',
      '=draw:r3',
      '=draw:r4',
      '=draw:o1',
    );
    expect(events.at(-1)).toEqual({
      kind: 'dealt',
      seat: 0,
      tiles: ['rr', 'rr', 'rr', 'oo', 'yy', 'gg'],
      cards: ['r1', 'r2', 'r3', 'r4', 'o1', 'v4'],
      tileCount: 6,
      cardCount: 6,
    });
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'deal' });
    expect(outcomesOf(state).has('=draw:rr')).toBe(false);
  });
});

describe('the monk', () => {
  const held: Position = {
    tiles: [START, ['ry', 'e6', 'e7'], ['vb', 'f3', 'f4']],
    seats: [
      { ...SEAT, monk: 'e7' },
      { ...SEAT, monk: 'e5' },
    ],
  };

  test('A6, A7: not on an area with a monk, the mover’s own last one included', () => {
    const state = table(held);
    expect(movesOf(state)).toEqual(['monk:f3', 'monk:f4', 'monk:f5']);
    expect(refused(state, 'monk:e6')).toBe('area-held A7 e6 e5');
    expect(refused(state, 'monk:e7')).toBe('own-area A7 e7 e7');
    expect(refused(state, 'monk:a1')).toBe('no-tile-there A7 a1');
    expect(refused(state, 'monk:k1')).toBe('off-board A11 k1');
    expect(refused(state, 'monk:a10')).toBe('off-board A11 a10');
    expect(refused(state, 'monk:.')).toBe('area-free A8 f3 f4 f5');
    expect(refused(state, 'tile:rr@e4f4')).toBe('monk-first A7');
    expect(refused(state, 'card:1')).toBe('monk-first A7');
    expect(run(state, 'monk:f4')).toEqual([
      { kind: 'monk-placed', seat: 0, from: 'e7', space: 'f4', colour: 'b', value: 1 },
    ]);
  });

  test('A8: without a free area the monk leaves, and one tile is drawn', () => {
    const state = table({
      tiles: [START],
      seats: [
        { ...SEAT, monk: 'e5' },
        { ...SEAT, monk: 'f5' },
      ],
    });
    expect(movesOf(state)).toEqual(['monk:.']);
    expect(run(state, 'monk:.')).toEqual([
      { kind: 'gave-up', seat: 0, from: 'e5', lacking: 'area', tileCount: 1, cardCount: 0 },
    ]);
    expect(run(state, '=draw:gg').map(({ kind }) => kind)).toEqual(['drew', 'refilled']);
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk', idle: 0 });
    expect(movesOf(state)).toEqual(['monk:e5']);
  });
});
