import { type AnyMatch, FastRandom, Fault } from '@baithak/kernel';
import type { Basis, Wish } from '../analyse.ts';
import { Limit } from '../bot.ts';
import type { Mind } from '../mind.ts';
import type { Gap } from './gap.ts';
import { type Expected, expectedAfter } from './luck.ts';
import { type Manner, mannerOf } from './manner.ts';
import { type Moment, momentsOf } from './moments.ts';
import { sharesOf } from './pool.ts';
import { type Total, totalsOf } from './totals.ts';
import { isOver, isPending, type Step, type Walked, walk } from './walk.ts';

/** What a finished match was made of: luck, errors, and the rest. docs/review.md explains it. */
export interface Review {
  readonly basis: Basis;
  readonly seats: number;
  /** By seat the chance to win before anything was drawn or played. */
  readonly start: readonly number[];
  readonly moments: readonly Moment[];
  /** By seat. */
  readonly totals: readonly Total[];
  /** Rollouts, nodes, or moves tried. */
  readonly work: number;
}

/** Units of work for a whole match, and the least and most for a decision, if the budget names none. */
const WORK: Readonly<Record<Basis, readonly [number, number, number]>> = {
  net: [20_000, 60, 400],
  search: [6_000_000, 20_000, 300_000],
  estimate: [40_000, 200, 1_000],
};

/**
 * Reviews a match that is over. The budget's iterations are for one decision. The same match, budget
 * and seed give the same review; `null` if it was stopped.
 */
export async function review(
  mind: Mind,
  match: AnyMatch,
  wish: Wish,
): Promise<Review | Fault | null> {
  const { turn } = match;
  if (turn.kind !== 'over') return new Fault('match-not-over');
  const manner = mannerOf(mind, match.seats);
  const walked = walk(match);
  const gaps = await gapsOf(manner, walked, wish);
  if (gaps === null) return null;
  const draws = drawsOf(manner, match, walked, wish.seed);
  const worths = walked.states.map((state, i) => {
    const found = gaps[i]?.search;
    const seat = (walked.steps[i] as Extract<Step, { kind: 'move' }> | undefined)?.seat;
    if (found === undefined || isOver(match, state)) return manner.worth(state);
    return seat === 0 ? [found.chance, 1 - found.chance] : [1 - found.chance, found.chance];
  });
  // Nobody can judge a table before its deal; what deals are worth on average is fair to say.
  if (isPending(match, walked.states[0])) worths[0] = [...draws[0]!.mean];
  const told = momentsOf(walked.steps, worths, gaps, draws, sharesOf(turn.result));
  const moments = told.map((moment, i) => {
    const { rounds } = manner;
    if (rounds === undefined) return moment;
    const [before, after] = [walked.states[i], walked.states[i + 1] ?? walked.states.at(-1)];
    const finished = rounds.finished(after);
    const isEnd = i < walked.steps.length && finished !== rounds.finished(before);
    return { ...moment, rounds: finished, ...(isEnd && { scores: rounds.scores(after) }) };
  });
  const start = rounded(worths[0]!);
  const work = gaps.reduce((sum, gap) => sum + (gap?.work ?? 0), 0);
  return {
    basis: manner.basis,
    seats: match.seats,
    start,
    moments,
    totals: totalsOf(moments, match.seats),
    work,
  };
}

/** Per step the comparison of its move; `null` if somebody stopped the review. */
async function gapsOf(
  manner: Manner,
  { states, steps }: Walked,
  wish: Wish,
): Promise<(Gap | undefined)[] | null> {
  const count = steps.filter(({ kind }) => kind === 'move').length;
  const [all, least, most] = WORK[manner.basis];
  const fair = Math.min(most, Math.max(least, Math.round(all / Math.max(1, count))));
  const work = wish.budget.iterations ?? fair;
  const limit = new Limit({}, wish.stop, wish.runtime);
  const gaps: (Gap | undefined)[] = [];
  let done = 0;
  for (const [i, step] of steps.entries()) {
    if (wish.stop.stopped) return null;
    gaps.push(undefined);
    if (step.kind !== 'move') continue;
    const goOn = (spent: number) => {
      wish.progress?.((done + Math.min(1, spent / work)) / count);
      return limit.goOn(0);
    };
    await goOn(0);
    const { seat, code: played } = step;
    const seed = `${wish.seed} ${i}`;
    gaps[i] = await manner.compare({ state: states[i], seat, played, seed, work, goOn });
    done++;
  }
  if (wish.stop.stopped) return null;
  wish.progress?.(1);
  return gaps;
}

/** Per step what its draw was worth on average. */
function drawsOf(
  manner: Manner,
  { game }: AnyMatch,
  { states, steps }: Walked,
  seed: string | number,
): (Expected | undefined)[] {
  return steps.map(({ kind }, i) =>
    kind === 'draw'
      ? expectedAfter(game, states[i], manner.worth, new FastRandom(`${seed} draw ${i}`))
      : undefined,
  );
}

const rounded = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 1e4) / 1e4);
