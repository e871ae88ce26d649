export { alphaBeta } from './alphabeta.ts';
export { contest, type Score } from './arena.ts';
export type { Bot, Budget, Choice, Runtime, StopSignal } from './bot.ts';
export { BOTS, type BotName, botNamed, canPlay, levelOf } from './levels.ts';
