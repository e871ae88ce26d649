import { FastRandom, type Fault } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { BOARD, movesOf, refused, run, SEAT, START, stepAnyhow, table } from './testing.ts';

describe('notation', () => {
  test.each([
    ['monk:c4', { act: 'monk', space: 'c4' }],
    ['monk:n14', { act: 'monk', space: 'n14' }],
    ['monk:.', { act: 'monk', space: null }],
    ['tile:yr@c9c10', { act: 'tile', tile: 'yr', spaces: ['c9', 'c10'] }],
    ['tile:rr@a1b1', { act: 'tile', tile: 'rr', spaces: ['a1', 'b1'] }],
    ['tile:.', { act: 'tile', tile: null }],
    ['card:3', { act: 'card', value: 3 }],
    ['card:.', { act: 'card', value: null }],
  ])('%s is read and written', (text, attempt) => {
    const read = game.parse(text);
    expect(read).toEqual(attempt);
    expect(game.format(attempt as Exclude<typeof read, Fault>)).toBe(text);
  });

  test.each(['', 'monk', 'monk:o1', 'monk:a15', 'monk:a01', 'card:6', 'card:0', 'tile:rx@a1b1'])(
    '“%s” is no move',
    (text) => {
      expect(game.parse(text)).toMatchObject({ code: 'notation', rule: 'A1' });
    },
  );

  test.each(['tile:ry@d5c5', 'tile:ry@c5c4', 'tile:ry@c5e5', 'tile:ry@c5d6', 'tile:ry@c5c5'])(
    'A9: %s is not on two neighbours in order',
    (text) => {
      expect(game.parse(text)).toMatchObject({ code: 'notation-spaces', rule: 'A9' });
    },
  );
});

describe('turns', () => {
  test('A1: no one can move while a chance step is due', () => {
    const state = table({ tiles: [START], seats: [SEAT, SEAT] });
    run(state, 'monk:e5', 'tile:.');
    for (const text of ['monk:f5', 'tile:.', 'card:.']) {
      expect(refused(state, text)).toBe('not-now A1');
    }
    expect(movesOf(state)).toEqual([]);
  });

  test('A5: seat 0 begins, and turns go round', () => {
    const random = new FastRandom('turns');
    const state = game.setup(BOARD, 3);
    while (game.status(state) < 0) stepAnyhow(state, random);
    expect(game.status(state)).toBe(0);
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(game.status(state));
      run(state, movesOf(state)[0]!, 'tile:.');
      while (game.status(state) < 0) stepAnyhow(state, random);
    }
    expect(order).toEqual([0, 1, 2, 0]);
  });
});
