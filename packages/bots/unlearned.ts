import { alphaBeta } from './alphabeta.ts';
import { type Bot, canSearch } from './bot.ts';
import { mcts } from './mcts.ts';
import type { Mind } from './mind.ts';
import { pvs } from './pvs.ts';
import type { Sight } from './sight.ts';
import { Sights } from './sights.ts';
import { studious } from './studious.ts';
import type { Prospect } from './study.ts';
import { Trials } from './trials.ts';

/** Moves tried, with noise as a part of the best move's lead over the average; or steps of a search. */
export type Effort =
  | { readonly tries: number; readonly noise: number }
  | { readonly steps: number };

export function botBySight({ game, outlook }: Mind, { noise }: Sight): Bot {
  if (outlook === undefined) throw new Error(`${game.id} has no outlook`);
  if (noise === 0) return pvs(outlook);
  return studious(
    ({ view, random }) => new Sights(game, outlook, view, random),
    () => noise,
  );
}

export function botByEstimate({ game, evaluate }: Mind, effort: Effort): Bot {
  if ('steps' in effort) return canSearch(game) ? alphaBeta(evaluate) : mcts(evaluate);
  const noise = (prospects: readonly Prospect[]) => effort.noise * lead(prospects);
  return studious(({ view, random }) => new Trials(game, evaluate, view, random), noise);
}

/** By how much the best move is better than the average: estimates of different games differ in scale. */
function lead(prospects: readonly Prospect[]): number {
  const chances = prospects.map(({ chance }) => chance);
  const mean = chances.reduce((a, b) => a + b, 0) / chances.length;
  // Where all are equal, the rounded mean may lie above them.
  return Math.max(0, Math.max(...chances) - mean);
}
