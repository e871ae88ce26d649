import { availableParallelism } from 'node:os';
import {
  type Estimate,
  gamesPerDeal,
  type Progress,
  progressOn,
  type Score,
  type Verdict,
} from '@baithak/bots';
import { Fault } from '@baithak/kernel';
import type { Context } from '../context.ts';
import { equalBudget, timePerSeat } from './equal-cpu.ts';
import type { Plan, PlannedRecord } from './plan.ts';
import { ownPool, type Pool, processPool } from './pool.ts';
import { prepare, type Ready, type Wish } from './prepare.ts';
import { ResultFile } from './results.ts';
import { runContest } from './run.ts';
import { isAdjustable, withIterations } from './spec.ts';
import { summed, totals } from './summary.ts';
import { Trouble } from './trouble.ts';

/** Games that are played at least to compare processor times. */
const PILOT_GAMES = 4;

/** What came of it. */
export interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly score: Score;
  /** The share of first places; alone, of goals reached. */
  readonly firsts: Estimate;
  /** Alone: the share of goals that the second reached on the same deals. */
  readonly other?: Estimate;
  readonly verdict?: Verdict;
  /** By side: seconds of processor time (null: cannot be told), decisions, and units of work for one. */
  readonly cpu: readonly (number | null)[];
  readonly decisions: readonly number[];
  readonly work: readonly (number | null)[];
  /** Tells apart the net and the manners of characters that were measured. */
  readonly basis: string;
  readonly records: readonly PlannedRecord[];
}

/** Plays a contest, or goes on with one. */
export async function conduct(context: Context, id: string, wish: Wish): Promise<Measured | Fault> {
  const ready = await prepare(context, id, wish);
  if (ready instanceof Fault) return ready;
  const pool = poolFor(context, wish);
  try {
    return await measure(context, ready, wish, pool);
  } catch (error) {
    if (error instanceof Trouble) return error.fault;
    throw error;
  } finally {
    pool.close();
  }
}

function poolFor({ io, catalog }: Context, { threads = availableParallelism() }: Wish): Pool {
  return io.player === undefined ? ownPool(catalog) : processPool(io.player, threads);
}

async function measure(
  context: Context,
  { plan: wanted, work, settings, basis }: Ready,
  wish: Wish,
  pool: Pool,
): Promise<Measured | Fault> {
  const { results, deals, test, equalCpu } = wish;
  const found = results === undefined ? undefined : ResultFile.read(results, settings);
  if (found instanceof Fault) return found;
  const progress = progressOn(context.io.stderr);
  const iterations = !equalCpu
    ? undefined
    : (found?.iterations ?? (await equalised(wanted, pool, progress)));
  const side = adjustedSide(wanted);
  const plan = iterations === undefined ? wanted : adjusted(wanted, side, iterations);
  const file =
    found ?? (results === undefined ? undefined : ResultFile.create(results, settings, iterations));
  if (file instanceof Fault) return file;
  const course = await runContest({
    plan,
    pool,
    deals,
    ...(test && { test }),
    records: file?.records ?? new Map(),
    keep: (record) => file?.keep(record),
    progress,
  });
  const known = work.map((each, i) => (iterations !== undefined && i === side ? iterations : each));
  const { seats, game } = plan;
  return {
    game,
    seats,
    ...summed(course.deals, seats),
    ...(course.verdict && { verdict: course.verdict }),
    work: known,
    basis,
  };
}

/** Whose budget changes for equal time: the second's if possible. */
const adjustedSide = ({ fighters }: Plan): 0 | 1 => (isAdjustable(fighters[1]) ? 1 : 0);

function adjusted(plan: Plan, side: 0 | 1, iterations: number): Plan {
  const [first, second] = plan.fighters;
  const fighters: Plan['fighters'] =
    side === 0
      ? [withIterations(first, iterations), second]
      : [first, withIterations(second, iterations)];
  return { ...plan, fighters };
}

function equalised(plan: Plan, pool: Pool, progress: Progress) {
  const side = adjustedSide(plan);
  return equalBudget(async (iterations) => {
    progress(0, `${iterations} iterations?`);
    const { deals } = await runContest({
      plan: adjusted({ ...plan, seed: `${plan.seed} pilot` }, side, iterations),
      pool,
      deals: Math.ceil(PILOT_GAMES / gamesPerDeal(plan.seats)),
      records: new Map(),
      keep: () => {},
    });
    const perSeat = timePerSeat(totals(deals.flat()).cpu, plan.seats);
    if (perSeat === undefined) throw new Trouble(new Fault('equal-cpu-unknown'));
    return { adjusted: perSeat[side], other: perSeat[1 - side] as number };
  });
}
