import {
  buttonsIn,
  drawn,
  drawRandomGames,
  type Scene,
  type Stage,
  stopsIn,
} from '@baithak/board/testing';
import { type GameEvent, type Options, read, sure } from '@baithak/kernel';
import { expect, it } from 'vitest';

/** Lets a test draw positions of one game, perhaps after some moves. */
export function boardTester<State, View, Attempt, Event extends GameEvent>(
  stage: Stage<State, View, Attempt, Event>,
  options: Options = {},
) {
  const { game } = stage;

  function after(position: string, ...moves: string[]): State {
    const state = sure(game.readPosition(position, options, 2));
    for (const move of moves) game.play(state, sure(read(game, state, move)));
    return state;
  }

  /** The names of all buttons. */
  function names(position: string, moves: readonly string[] = [], scene?: Scene): string[] {
    return buttonsIn(drawn(stage, after(position, ...moves), scene)).map(({ name }) => name);
  }

  return { after, names };
}

/** What holds for every board: a picture is nothing but a picture, and whole games can be drawn. */
export function itDrawsEverything<State, View, Attempt, Event extends GameEvent>(
  stage: Stage<State, View, Attempt, Event>,
  position: string,
  options: Options,
  games: number,
): void {
  const { after } = boardTester(stage, options);

  it('as a picture it has nothing to press or to visit', () => {
    const html = drawn(stage, after(position), { viewer: null, quiet: true });
    expect(stopsIn(html)).toEqual([]);
    expect(html).toMatch(/role="img" aria-label="[A-Z]/);
  });

  it('whole games can be drawn for everybody in every language', () => {
    expect(drawRandomGames(stage, options, games)).toBeGreaterThan(6);
  });
}
