import { FastRandom, write } from '@baithak/kernel';
import { type Budget, canSearch, Limit, type Runtime, type StopSignal } from './bot.ts';
import type { Mind } from './mind.ts';
import { Rollouts } from './rollouts.ts';
import { Sights } from './sights.ts';
import { rounded } from './simple.ts';
import type { Prospect, Study } from './study.ts';
import { Trials } from './trials.ts';

/** What chances rest on: a net and rollouts, an exact search, or the hand-written estimate. */
export type Basis = 'net' | 'search' | 'estimate';

export interface Analysis {
  readonly basis: Basis;
  /** All legal moves, the best first. */
  readonly moves: readonly AnalysedMove[];
  /** Rollouts, nodes, or moves tried. */
  readonly work: number;
  /** How many plies a search has seen in full after every move, if it was one. */
  readonly depth?: number;
  /** By how much the best move's lead before the next one changed over the last depths of a search; 0 if it is proven. */
  readonly swing?: number;
  /** Whether it was stopped, or its time was over, before the work was done. */
  readonly cut: boolean;
}

interface AnalysedMove {
  readonly move: string;
  /** The mover's chance to win after it; 0 and 1 are certain only if the basis is a search. */
  readonly chance: number;
  /** The standard error of the chance; 0 where nothing was sampled. */
  readonly error: number;
}

export interface Wish {
  readonly budget: Budget;
  /** The same seed and work give the same analysis. */
  readonly seed: string | number;
  readonly stop: StopSignal;
  readonly runtime: Runtime;
  /** Hears from time to time which part of the work is done, from 0 to 1. */
  progress?(share: number): void;
}

/** The seed that page and command line use unless somebody names another, so that both say the same. */
export const USUAL_SEED = '0';

/** Units of work if the budget names none. */
const WORK: Readonly<Record<Basis, number>> = { net: 400, search: 200_000, estimate: 2_000 };

/** Compares the legal moves of the seat to move, from what it knows. */
export async function analyse(mind: Mind, view: unknown, wish: Wish): Promise<Analysis> {
  const { basis, study } = beginStudy(mind, view, wish.seed);
  const work = wish.budget.iterations ?? WORK[basis];
  const limit = new Limit({ ...wish.budget, iterations: work }, wish.stop, wish.runtime);
  let cut = false;
  await study.run(work, async () => {
    wish.progress?.(Math.min(1, study.done / work));
    const goOn = await limit.goOn(study.done);
    cut ||= !goOn && study.done < work;
    return goOn;
  });
  if (!wish.stop.stopped) wish.progress?.(1);
  const ranked = study.ranked();
  const moves = ranked.map(({ move, chance, error }) => ({
    move: write(mind.game, study.world, move),
    chance: rounded(chance),
    error: rounded(error),
  }));
  const depth = study.depth === undefined ? {} : { depth: study.depth };
  return { basis, moves, work: study.done, ...depth, ...swingOf(study, ranked), cut };
}

function swingOf(study: Study, [best, next]: readonly Prospect[]): Pick<Analysis, 'swing'> {
  if (study.swing === undefined || best === undefined || next === undefined) return {};
  return { swing: rounded(study.swing(best.move, next.move)) };
}

function beginStudy(
  mind: Mind,
  view: unknown,
  seed: string | number,
): { readonly basis: Basis; readonly study: Study } {
  const { game, outlook, evaluate } = mind;
  const random = new FastRandom(seed);
  const judge = mind.judgeFor(game.tally(view).length);
  if (judge) {
    // Whoever asks also wants to know by how much the others are worse.
    const study = new Rollouts(judge, view, random, Number.POSITIVE_INFINITY);
    return { basis: 'net', study };
  }
  if (outlook && canSearch(game)) {
    return { basis: 'search', study: new Sights(game, outlook, view, random) };
  }
  return { basis: 'estimate', study: new Trials(game, evaluate, view, random) };
}
