import { type Evaluate, type GameEvent, MoveList, write } from '@baithak/kernel';
import type { Choice, Task } from './bot.ts';
import { logistic } from './net.ts';
import { erring } from './net-bot.ts';
import { Search } from './search.ts';
import { rounded } from './simple.ts';
import { SCALE } from './worth.ts';

/** How a score of the search turns into a chance to win: ±SCALE is all but certain. */
const STEEPNESS = 4;

/**
 * Looks a fixed number of plies ahead and errs in judging what it sees, for games without chance and
 * secrets. Thoughts: the chance to win as it saw it.
 */
export function shortSighted<State, View, Attempt, Event extends GameEvent>(
  evaluate: Evaluate<State>,
  { depth, noise }: { readonly depth: number; readonly noise: number },
) {
  return async ({ game, view, random }: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const world = game.imagine(view, random);
    const list = new MoveList();
    game.moves(world, list);
    const prospects = list.toArray().map((move) => {
      const search = new Search<State>({
        game,
        evaluate,
        root: world,
        moves: [move],
        table: undefined,
      });
      search.begin({
        depth,
        alpha: Number.NEGATIVE_INFINITY,
        beta: Number.POSITIVE_INFINITY,
        trusting: false,
      });
      search.run(Number.POSITIVE_INFINITY);
      return { move, chance: logistic((STEEPNESS * search.score) / SCALE) };
    });
    prospects.sort((a, b) => b.chance - a.chance);
    const { move, chance } = erring(prospects, noise, random);
    return { move: write(game, world, move), thoughts: { depth, chance: rounded(chance) } };
  };
}
