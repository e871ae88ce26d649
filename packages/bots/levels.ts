import type { Evaluate, Game } from '@baithak/kernel';
import { alphaBeta, canSearch } from './alphabeta.ts';
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import { random } from './random.ts';

export const BOTS = ['random', 'greedy', 'alphabeta', 'mcts'] as const;
export type BotName = (typeof BOTS)[number];

export interface Level {
  readonly bot: BotName;
  readonly budget: Budget;
}

/** From level 1 up; a game with chance or secrets takes `otherwise` where there is one. */
const LEVELS: readonly (Level & { readonly otherwise?: Level })[] = [
  { bot: 'random', budget: {} },
  { bot: 'greedy', budget: { iterations: 200 } },
  { bot: 'alphabeta', budget: { ms: 100 }, otherwise: { bot: 'greedy', budget: { ms: 50 } } },
  { bot: 'alphabeta', budget: { ms: 500 }, otherwise: { bot: 'mcts', budget: { ms: 500 } } },
  { bot: 'alphabeta', budget: { ms: 2500 }, otherwise: { bot: 'mcts', budget: { ms: 2500 } } },
];

/** Who plays a game at a level, from 1 to HIGHEST_LEVEL, and how long they think. */
export function levelOf(game: Game, level: number): Level {
  const entry = LEVELS[level - 1];
  if (entry === undefined) throw new RangeError(`no level ${level}`);
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
