export { alphaBeta, canSearch } from './alphabeta.ts';
export { type Contest, contest, type Fighter, type Score, scoreOf } from './arena.ts';
export type { Bot, Budget, Choice, Host, StopSignal, Task } from './bot.ts';
export { greedy } from './greedy.ts';
export {
  BOTS,
  type BotName,
  botNamed,
  canPlay,
  type Level,
  levelOf,
} from './levels.ts';
export { mcts } from './mcts.ts';
export { random } from './random.ts';
