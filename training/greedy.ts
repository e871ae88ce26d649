import { settle, worth } from '@baithak/bots';
import { catalog, type GameId } from '@baithak/catalog';
import { MoveList, OVER } from '@baithak/kernel';
import type { Policy } from './duel.ts';
import type { Course } from './self-play.ts';

/** Moves that a decision tries in all, as at level 2. */
const TRIES = 200;

/** The reference bot of level 2: each move in imagined worlds with the hand-written estimate. */
export async function greedyPolicy(id: GameId, { game }: Course): Promise<Policy> {
  const evaluate = await catalog[id].evaluate();
  const list = new MoveList();
  let after: unknown;
  return (state, seat, random) => {
    const view = game.view(state, seat);
    game.moves(state, list);
    const moves = list.toArray();
    if (moves.length === 1) return moves[0]!;
    const sums = new Float64Array(moves.length);
    const worlds = Math.max(1, Math.round(TRIES / moves.length));
    for (let w = 0; w < worlds; w++) {
      const world = game.imagine(view, random);
      moves.forEach((move, i) => {
        after = game.copy(world, after);
        game.play(after, move);
        settle(game, after, random);
        sums[i]! +=
          game.status(after) === OVER ? worth(game.result(after), seat) : evaluate(after, seat);
      });
    }
    return moves[sums.indexOf(Math.max(...sums))]!;
  };
}
