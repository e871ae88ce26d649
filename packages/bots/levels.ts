import type { BOT_LEVELS, Evaluate, Game } from '@baithak/kernel';
import { alphaBeta } from './alphabeta.ts';
import { type Bot, type Budget, canSearch } from './bot.ts';
import { mcts } from './mcts.ts';
import { greedy, random } from './simple.ts';

export const BOTS = ['random', 'greedy', 'alphabeta', 'mcts'] as const;
export type BotName = (typeof BOTS)[number];

interface Level {
  readonly bot: BotName;
  readonly budget: Budget;
}

type LevelNumber = (typeof BOT_LEVELS)[number];

/** A game with chance or secrets uses `otherwise` if there is one. */
const LEVELS: Readonly<Record<LevelNumber, Level & { readonly otherwise?: Level }>> = {
  1: { bot: 'random', budget: {} },
  2: { bot: 'greedy', budget: { iterations: 200 } },
  3: { bot: 'alphabeta', budget: { ms: 100 }, otherwise: { bot: 'greedy', budget: { ms: 50 } } },
  4: { bot: 'alphabeta', budget: { ms: 500 }, otherwise: { bot: 'mcts', budget: { ms: 500 } } },
  5: { bot: 'alphabeta', budget: { ms: 2500 }, otherwise: { bot: 'mcts', budget: { ms: 2500 } } },
};

/** The bot that plays a game at a level of BOT_LEVELS, and its budget. */
export function levelOf(game: Game, level: number): Level {
  if (!Object.hasOwn(LEVELS, level)) throw new RangeError(`no level ${level}`);
  const entry = LEVELS[level as LevelNumber];
  return canSearch(game) ? entry : (entry.otherwise ?? entry);
}

export function canPlay(bot: BotName, game: Game): boolean {
  return bot !== 'alphabeta' || canSearch(game);
}

export function botNamed(name: BotName, evaluate: Evaluate): Bot {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy(evaluate);
    case 'alphabeta':
      return alphaBeta(evaluate);
    case 'mcts':
      return mcts(evaluate);
  }
}
