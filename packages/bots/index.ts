export { alphaBeta, canSearch } from './alphabeta.ts';
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
export { random } from './random.ts';
