import { OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { after, at, legal, playAll, refusal } from './testing.ts';

const START = '.../.../... x';

// Every rule has a test that cites it.
describe('rules', () => {
  it('T1 T7 nine squares, all of them free', () => {
    expect(game.writePosition(game.setup({}, 2))).toBe(START);
    expect(legal(at(START))).toBe('a3 b3 c3 a2 b2 c2 a1 b1 c1');
  });

  it('T2 X begins, and the players take turns', () => {
    const state = at(START);
    expect(game.status(state)).toBe(0);
    playAll(state, 'b2');
    expect(game.status(state)).toBe(1);
    expect(game.writePosition(state)).toBe('.../.X./... o');
  });

  it('T3 a taken square is refused and pointed at', () => {
    const args = { square: 'b2' };
    expect(refusal(after(START, 'b2'), 'b2')).toEqual({
      code: 'taken',
      rule: 'T3',
      at: ['b2'],
      args,
    });
  });

  it.each([
    ['XX./OO./... x', 'c3', 'a3 b3 c3'],
    ['X../X.O/..O x', 'a1', 'a3 a2 a1'],
    ['X../.X./OO. x', 'c1', 'a3 b2 c1'],
    ['..X/.X./.OO x', 'a1', 'c3 b2 a1'],
  ])('T4 a line wins: %s %s', (position, move, line) => {
    const state = after(position, move);
    expect(game.status(state)).toBe(OVER);
    expect(game.view(state, null).line.join(' ')).toBe(line);
    expect(game.result(state)).toMatchObject({ places: [1, 2], scores: [1, 0] });
    expect(legal(state)).toBe('');
    expect(refusal(state, 'b2')).toMatchObject({ code: 'game-over', rule: 'T4' });
  });

  it('T5 a full board without a line is a draw', () => {
    const state = after('XOX/XOO/OX. x', 'c1');
    expect(game.status(state)).toBe(OVER);
    expect(game.result(state)).toEqual({
      places: [1, 1],
      scores: [0, 0],
      reason: { key: 'end.full' },
    });
  });

  it.each([
    [7, 'position-form'],
    ['.../... x', 'position-form'],
    ['.../.../..x x', 'position-form'],
    ['.../.../... X', 'position-form'],
    ['XXX/OO./... o', 'position-over'],
    ['XOX/XOO/OXX o', 'position-over'],
  ])('T6 no game starts from %s', (raw, code) => {
    expect(game.readPosition(raw, {}, 2)).toMatchObject({ code, rule: 'T6' });
  });

  it.each(['', 'b', 'B2', 'd1', 'a4', 'b2 '])('T7 “%s” is no move', (text) => {
    expect(refusal(at(START), text)).toMatchObject({ code: 'notation', rule: 'T7' });
  });
});

describe('estimates', () => {
  it('know who won and who is closer to a line', () => {
    const won = after('XX./OO./... x', 'c3');
    expect([evaluate(won, 0), evaluate(won, 1)]).toEqual([1, -1]);
    const better = at('.../.X./.O. x');
    expect(evaluate(better, 0)).toBeGreaterThan(0);
    expect(evaluate(better, 0) + evaluate(better, 1)).toBe(0);
  });
});
