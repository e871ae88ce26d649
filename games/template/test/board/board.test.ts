import { buttonsIn, drawn, drawRandomGames, type Scene, stopsIn } from '@baithak/board/testing';
import { expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { cuesOf } from '../../board/motion.ts';
import { game, type State } from '../../index.ts';
import { words } from '../../words/index.ts';
import { after, at } from '../testing.ts';

const stage = { game, words, Board };
const names = (state: State, scene?: Scene) =>
  buttonsIn(drawn(stage, state, scene)).map(({ name }) => name);

it('squares say what is on them, and what a move would put there', () => {
  const said = names(after('.../.../... x', 'b2'));
  expect(said).toHaveLength(9);
  expect(said).toContain('b2, X, last move');
  expect(said).toContain('a1, empty, place O here');
});

it('squares say what a refusal points at, and which of them are the line', () => {
  expect(names(at('X../.O./... x'), { lit: ['b2'] })).toContain('b2, O, pointed out');
  expect(names(after('XX./OO./... x', 'c3'))).toContain('a3, X, part of the line');
});

it('a taken square can be tried, but a spectator can press nothing', () => {
  const disabled = (scene: Scene) =>
    buttonsIn(drawn(stage, at('X../.O./... x'), scene)).filter((button) => button.disabled).length;
  expect(disabled({})).toBe(0);
  expect(disabled({ viewer: 1 })).toBe(9);
  expect(disabled({ viewer: null })).toBe(9);
});

it('as a picture it has nothing to press or to visit', () => {
  const html = drawn(stage, at('X../.O./... x'), { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

it('whole games can be drawn for everybody in every language', () => {
  expect(drawRandomGames(stage, {}, 8)).toBeGreaterThan(8);
});

it('a mark comes from the player who makes it', () => {
  const [cue] = cuesOf([{ kind: 'marked', seat: 1, square: 'b2' }]);
  expect(cue).toMatchObject({ thing: 'mark-b2', from: 'seat-1', sound: 'place' });
  expect(cuesOf([{ kind: 'ended', winner: null }])).toEqual([]);
});
