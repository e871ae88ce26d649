export { alphaBeta, canSearch } from './alphabeta.ts';
export { type Contest, contest, type Fighter, type Score, scoreOf } from './arena.ts';
export type { Bot, Budget, Choice, Evaluate, Host, StopSignal, Task } from './bot.ts';
export { greedy } from './greedy.ts';
export {
  BOTS,
  type BotName,
  botNamed,
  canPlay,
  HIGHEST_LEVEL,
  type Level,
  levelOf,
} from './levels.ts';
export { mcts } from './mcts.ts';
export { random } from './random.ts';
