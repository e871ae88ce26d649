import { OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const TILES = ['wPB', 'wPG', 'wPY', 'wBG', 'wBY', 'wGY', 'lPB', 'lPG', 'lPY', 'lBG'];
const line = (count: number) => TILES.slice(0, count).map((tile, x) => [tile, x, 0, 0]);

describe('the end', () => {
  test('K32: after the ninth tile, which may be special, one more round follows, without drawing', () => {
    const backpack = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l'];
    const seats = [
      {},
      { map: line(8), sets: { A: ['B1w', 'B2l', 'B3w'] }, backpack, hand: ['Y5w'] },
      { hand: ['Y1w'] },
    ];
    const open = ['G1l', 'G2w', 'G3l'];
    const state = table(3, { turn: 1, round: 4, seats, specials: ['S11'], open });
    run(state, 'close:A', 'special:S11', 'at:(0,1)');
    const events = run(state, 'r0');
    expect(events).toContainEqual({ kind: 'end-near', seat: 1 });
    expect(positionOf(state)).toMatchObject({ ender: 1, phase: 'draw', last: false });
    run(state, 'draw:G1l', 'draw:G2w', 'draw:G3l');
    drain(state);
    run(state, 'skip');
    drain(state);
    expect(positionOf(state)).toMatchObject({ round: 5, turn: 0, last: true, phase: 'start' });
    const before = positionOf(state).open;
    run(state, 'skip', 'A:G1l', 'done');
    expect(positionOf(state)).toMatchObject({ turn: 2, phase: 'start', open: before });
    expect(run(state, 'skip').at(-1)).toMatchObject({ kind: 'game-over', why: 'tiles' });
    expect(game.status(state)).toBe(OVER);
  });

  /** Chance and forced draws up to the next turn. */
  function drain(state: State): void {
    while (!['start', 'over'].includes(positionOf(state).phase)) {
      const chance = game.status(state) < 0;
      if (chance) game.resolve(state, game.draw(state, { below: () => 0 }));
      else run(state, movesOf(state)[0]!);
    }
  }

  test('K30, K32: in the last round nobody drops cards', () => {
    const hand = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w', 'P7l', 'B1w', 'B2l', 'B3w', 'B4l'];
    const seats = [{ map: line(9), hand }];
    const state = table(2, { seats, ender: 0, last: true, round: 5, open: ['G1l'], deck: ['G2w'] });
    run(state, 'skip');
    expect(positionOf(state)).toMatchObject({ turn: 1, phase: 'start' });
    expect(refused(state, 'draw:G1l')).toBe('wrong-step K29');
  });

  test('K32: after a ninth tile in round 60, a round 61 follows', () => {
    const seats = [{ map: line(8), waiting: ['lPY'] }];
    const state = table(2, { phase: 'at', round: 60, seats });
    run(state, 'at:(0,1)', 'r0', 'skip');
    expect(positionOf(state)).toMatchObject({ round: 61, last: true });
    run(state, 'skip', 'skip');
    expect(game.status(state)).toBe(OVER);
  });

  test('K33: without nine tiles the game is scored after round 60', () => {
    const state = table(2, { turn: 1, round: 60, stirred: true, open: ['W'], deck: ['P1l'] });
    run(state, 'skip', 'draw:W', '=card:P1l');
    expect(game.status(state)).toBe(OVER);
    expect(game.result(state).reason.key).toBe('end.rounds');
  });

  test('K34: a round of skips with nothing to draw ends the game', () => {
    const state = table(2, { round: 7, seats: [{ hand: ['P1l'] }] });
    run(state, 'skip');
    expect(run(state, 'skip').at(-1)).toMatchObject({ kind: 'game-over', why: 'stall' });
    const stirred = table(2, { round: 7, seats: [{ hand: ['P1l'] }] });
    run(stirred, 'A:P1l', 'done', 'skip');
    expect(positionOf(stirred)).toMatchObject({ round: 8, phase: 'start', stirred: false });
  });
});

describe('result', () => {
  /** A game that is over at once, by a round of skips. */
  const over = (journals: readonly (readonly string[])[]) => {
    const seats = journals.map((journal) => ({ journal }));
    const state = table(seats.length, { round: 3, seats });
    run(state, ...seats.map(() => 'skip'));
    return game.result(state);
  };

  test('K35, K37: more points win', () => {
    expect(over([['P7l'], ['P6w', 'P2w']])).toMatchObject({ places: [2, 1], scores: [7, 8] });
  });

  test('K37: two with the same loops share twenty', () => {
    const result = over([
      ['P1o', 'P2o'],
      ['B1o', 'B2o'],
    ]);
    expect(result).toMatchObject({ places: [1, 1], scores: [13, 13] });
    expect(result.reason).toMatchObject({ key: 'end.stall', args: { count: 2, score: 13 } });
  });

  test('K39: loops break a tie, else the victory is shared', () => {
    const three = over([
      ['P7l', 'B7w', 'G3l'],
      ['P1o', 'B2o'],
      ['P7f', 'B7k', 'G3f'],
    ]);
    expect(three).toMatchObject({ scores: [17, 17, 17], places: [2, 1, 2] });
    const tied = over([
      ['P7l', 'B7w', 'G3l'],
      ['P1o', 'B2o'],
    ]);
    expect(tied).toMatchObject({ scores: [17, 17], places: [2, 1] });
    expect(tied.reason).toMatchObject({ key: 'end.stall-loops', args: { loops: 1, score: 17 } });
  });
});
