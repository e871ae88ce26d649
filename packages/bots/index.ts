export { alphaBeta } from './alphabeta.ts';
export { contest, type Score } from './arena.ts';
export type { Bot, Budget, Choice, Host, StopSignal } from './bot.ts';
export { greedy } from './greedy.ts';
export {
  BOTS,
  type BotName,
  botNamed,
  canPlay,
  levelOf,
} from './levels.ts';

export { random } from './random.ts';
