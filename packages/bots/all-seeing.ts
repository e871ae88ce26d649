import type { AnyMatch, Evaluate, Game, Seat } from '@baithak/kernel';
import type { Fighter } from './arena.ts';
import type { Bot, Budget, Runtime } from './bot.ts';
import { botNamed, levelOf } from './levels.ts';

/** The level whose reference bot has a twin. */
const LEVEL = 5;

/**
 * The reference bot of the highest level as it would play if it saw everything: in each world that it
 * imagines, all is as it really is. It cheats, so it exists for measuring only. It is no `Bot`, which
 * gets nothing but a view: no table, protocol or page can seat it.
 */
export function allSeeing(
  game: Game,
  evaluate: Evaluate,
  runtime: Runtime,
  budget: Budget = levelOf(game, LEVEL).budget,
): Fighter {
  const bot: Bot = botNamed(levelOf(game, LEVEL).bot, evaluate);
  return {
    async decide({ match, seat, random }) {
      const { move } = await bot({
        game: revealed(match),
        view: game.view(match.state, seat),
        random,
        budget,
        stop: { stopped: false },
        runtime,
      });
      return move;
    },
  };
}

/** The same rules for somebody who knows the true state and sees every outcome. */
function revealed({ game, state }: AnyMatch): Game {
  return { ...game, imagine: () => game.copy(state), audience: (): Seat | 'all' => 'all' };
}
