import { isDeepStrictEqual } from 'node:util';
import {
  FastRandom,
  type Game,
  MARK_WORDS,
  MoveList,
  type Options,
  type Outlook,
  OVER,
  WINS_NOW,
} from '@baithak/kernel';
import { expect } from 'vitest';

/** Visits the positions of random games, one for each start, as long as they go on. */
function wander<State>(
  game: Game<State>,
  starts: readonly Options[],
  visit: (state: State, moves: number[]) => void,
): void {
  const random = new FastRandom('searching');
  const list = new MoveList();
  for (const options of starts) {
    const state = game.setup(options, 2);
    while (game.status(state) !== OVER) {
      game.moves(state, list);
      const moves = list.toArray();
      visit(state, moves);
      game.play(state, moves[random.below(moves.length)]!);
    }
  }
}

/** Two moves down and up again leave no trace, wherever they lead and whatever was played before. */
export function checkTakingBack<State>(game: Game<State>, starts: readonly Options[]): void {
  const marks = [0, 1].map(() => new Int32Array(MARK_WORDS));
  wander(game, starts, (state, moves) => {
    // A copy leaves out what lies beyond the present ply.
    const before = game.copy(state);
    const list = new MoveList();
    for (const move of moves) {
      game.mark!(state, marks[0]!);
      game.play(state, move);
      game.moves(state, list);
      for (const reply of list.toArray()) {
        game.mark!(state, marks[1]!);
        game.play(state, reply);
        game.unplay!(state, marks[1]!);
      }
      game.unplay!(state, marks[0]!);
    }
    expect(isDeepStrictEqual(game.copy(state), before)).toBe(true);
  });
}

/** An outlook is a whole number, and WINS_NOW exactly where some move wins at once. */
export function checkOutlook<State>(
  game: Game<State>,
  outlook: Outlook<State>,
  starts: readonly Options[],
): void {
  let wins = 0;
  wander(game, starts, (state, moves) => {
    const seat = game.status(state);
    const won = moves.some((move) => {
      const next = game.copy(state);
      game.play(next, move);
      return game.status(next) === OVER && game.result(next).places[1 - seat] === 2;
    });
    const value = outlook(state);
    expect(value === WINS_NOW, String(game.writePosition(state))).toBe(won);
    expect(Number.isInteger(value)).toBe(true);
    if (won) wins++;
  });
  expect(wins).toBeGreaterThan(3);
}
