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
import { isPending, type Walked, walk } from './walk.ts';

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
  const looked = await look(manner, match, walked, wish);
  if (looked === null) return null;
  const { gaps, last } = looked;
  const draws = drawsOf(manner, match, walked, wish.seed);
  const worths = walked.states.map((state, i) => {
    const chance = gaps[i]?.search?.chance ?? (i === gaps.length ? last : undefined);
    if (chance === undefined) return manner.worth(state);
    return match.game.status(state) === 0 ? [chance, 1 - chance] : [1 - chance, chance];
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

interface Looked {
  /** Per step the comparison of its move. */
  readonly gaps: readonly (Gap | undefined)[];
  /** The mover's chance where the match broke off, if `manner` has a way to find it. */
  readonly last: number | undefined;
}

/** Looks at every decision; `null` if somebody stopped the review. */
async function look(
  manner: Manner,
  match: AnyMatch,
  { states, steps }: Walked,
  wish: Wish,
): Promise<Looked | null> {
  const decisions = steps.filter(({ kind }) => kind === 'move').length;
  const state = states.at(-1);
  const seat = match.game.status(state);
  const brokeOff = seat >= 0 && manner.chance !== undefined;
  const count = decisions + (brokeOff ? 1 : 0);
  const [all, least, most] = WORK[manner.basis];
  const fair = Math.min(most, Math.max(least, Math.round(all / Math.max(1, decisions))));
  const work = wish.budget.iterations ?? fair;
  const limit = new Limit({}, wish.stop, wish.runtime);
  const gaps: (Gap | undefined)[] = [];
  let done = 0;
  const goOn = (spent: number) => {
    wish.progress?.((done + Math.min(1, spent / work)) / count);
    return limit.goOn(0);
  };
  for (const [i, step] of steps.entries()) {
    if (wish.stop.stopped) return null;
    gaps.push(undefined);
    if (step.kind !== 'move') continue;
    await goOn(0);
    const { seat: mover, code: played } = step;
    const seed = `${wish.seed} ${i}`;
    gaps[i] = await manner.compare({ state: states[i], seat: mover, played, seed, work, goOn });
    done++;
  }
  const seed = `${wish.seed} ${steps.length}`;
  const last = brokeOff ? await manner.chance!({ state, seat, seed, work, goOn }) : undefined;
  if (wish.stop.stopped) return null;
  wish.progress?.(1);
  return { gaps, last };
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
