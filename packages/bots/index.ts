export { type Advice, advise } from './advise.ts';
export { allSeeing } from './all-seeing.ts';
export { alphaBeta } from './alphabeta.ts';
export { type Analysis, analyse, USUAL_SEED } from './analyse.ts';
export {
  botFighter,
  dealsOf,
  type Fighter,
  type GameRecord,
  gamesPerDeal,
  playGame,
  type Score,
  type Side,
  scoreOf,
} from './arena.ts';
export type { Bot, Budget, Choice, Runtime, StopSignal } from './bot.ts';
export { basisOf, characterBot, workOf } from './characters.ts';
export { firstPlaceShare, Judge } from './judge.ts';
export { BOTS, type BotName, botNamed, canPlay, levelOf } from './levels.ts';
export { Mind, Minds } from './mind.ts';
export { blankWeights, chanceOutputs, Net, outputsFor, type Shape, type Weights } from './net.ts';
export { netBot } from './net-bot.ts';
export { OnePly } from './one-ply.ts';
export { type Progress, progressOn } from './progress.ts';
export { pvs } from './pvs.ts';
export {
  type Gap,
  isClearLuck,
  lookAgain,
  type Moment,
  type Review,
  review,
  turningPoints,
  type Walked,
  walk,
} from './review/index.ts';
export { Rollouts } from './rollouts.ts';
export {
  type Estimate,
  estimateOf,
  type Hypotheses,
  interval,
  type MedianEstimate,
  medianOf,
  sequentialTest,
  type Verdict,
} from './statistics.ts';
export { erring } from './study.ts';
export { packWeights, readWeights, type Temper, type WeightsFile } from './weights.ts';
export { settle } from './worth.ts';
