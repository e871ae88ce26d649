export { alphaBeta } from './alphabeta.ts';
export { contest, type Score } from './arena.ts';
export type { Bot, Budget, Choice, Runtime, StopSignal } from './bot.ts';
export { BOTS, type BotName, botNamed, canPlay, levelOf } from './levels.ts';
export { firstPlaceShare, Judge } from './judge.ts';
export { blankWeights, chanceOutputs, Net, outputsFor, type Shape, type Weights } from './net.ts';
export { OnePly } from './one-ply.ts';
export { settle, worth } from './worth.ts';
export { packWeights, readWeights, type WeightsFile } from './weights.ts';
