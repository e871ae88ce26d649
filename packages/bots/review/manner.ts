import type { Judgement } from '@baithak/kernel';
import type { Basis } from '../analyse.ts';
import { canSearch } from '../bot.ts';
import type { Mind } from '../mind.ts';
import {
  type Decision,
  type Gap,
  gapByEstimate,
  gapByNet,
  gapBySearch,
  type Place,
  searched,
} from './gap.ts';
import { estimated, pooled, type Worth } from './pool.ts';

/** How a match is judged. */
export interface Manner {
  readonly basis: Basis;
  readonly worth: Worth;
  compare(decision: Decision): Promise<Gap>;
  /**
   * The mover's chance where no move follows, because the match broke off. Without it `worth` is good enough;
   * a search, however, knows what no estimate does.
   */
  chance?(place: Place): Promise<number>;
  /** Where rounds decide a match. */
  readonly rounds?: Judgement['rounds'];
}

export function mannerOf(mind: Mind, seats: number): Manner {
  const { game, evaluate, outlook } = mind;
  const judge = mind.judgeFor(seats);
  if (judge !== undefined) {
    return {
      basis: 'net',
      worth: pooled(judge, seats),
      compare: (decision) => gapByNet(judge, decision),
      rounds: judge.judgement.rounds,
    };
  }
  const worth = estimated(game, evaluate, seats);
  if (outlook !== undefined && canSearch(game) && seats === 2) {
    return {
      basis: 'search',
      worth,
      compare: (decision) => gapBySearch(mind, decision),
      chance: async (place) => (await searched(mind, place)).ranked()[0]!.chance,
    };
  }
  return { basis: 'estimate', worth, compare: (decision) => gapByEstimate(mind, decision) };
}
