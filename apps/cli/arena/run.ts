import {
  dealsOf,
  type GameRecord,
  gamesPerDeal,
  type Hypotheses,
  sequentialTest,
  type Verdict,
} from '@baithak/bots';
import type { Plan, PlannedRecord } from './plan.ts';
import type { Pool } from './pool.ts';

interface Run {
  readonly plan: Plan;
  readonly pool: Pool;
  /** Deals to play; a sequential test may need fewer. */
  readonly deals: number;
  readonly test?: Hypotheses;
  /** Games that were played before. */
  readonly records: Map<number, PlannedRecord>;
  /** Keeps each new game. */
  keep(record: PlannedRecord): void;
  progress?(share: number): void;
}

export interface Course {
  readonly deals: readonly (readonly PlannedRecord[])[];
  readonly verdict?: Verdict;
}

/**
 * Plays what is missing of a contest. The test looks at deals in their order, so its end does not
 * depend on how many games are played at a time; games behind the end are left out.
 */
export async function runContest(run: Run): Promise<Course> {
  const { plan, pool, deals, test, records, keep, progress } = run;
  const total = deals * gamesPerDeal(plan.seats);
  const judge = new Judge(deals, test);
  let next = 0;
  let isDone = judge.sees(records, plan.seats);
  const work = async () => {
    for (;;) {
      while (records.has(next)) next++;
      if (isDone || next >= total) return;
      const record = await pool.play(plan, next++);
      records.set(record.n, record);
      keep(record);
      isDone ||= judge.sees(records, plan.seats);
      progress?.(Math.min(0.999, records.size / total));
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.size }, work));
  } finally {
    // Others that still play end with the pool.
    isDone = true;
    progress?.(1);
  }
  return judge.course(records, plan.seats);
}

/** Finds the deal after which enough is known. */
class Judge {
  private judged = 0;
  private verdict: Verdict | undefined;

  constructor(
    private readonly most: number,
    private readonly test: Hypotheses | undefined,
  ) {}

  /** Whether the contest is over. */
  sees(records: ReadonlyMap<number, GameRecord>, seats: number): boolean {
    if (this.test === undefined) return false;
    if (this.isDecided()) return true;
    const deals = dealsOf(records, seats).map((deal) => deal.map(({ points }) => points));
    while (this.judged < Math.min(this.most, deals.length) && !this.isDecided()) {
      this.judged++;
      this.verdict = sequentialTest(deals.slice(0, this.judged), this.test);
    }
    return this.isDecided();
  }

  course(records: ReadonlyMap<number, PlannedRecord>, seats: number): Course {
    const deals = dealsOf(records, seats).slice(0, this.isDecided() ? this.judged : this.most);
    return { deals, ...(this.verdict && { verdict: this.verdict }) };
  }

  private isDecided(): boolean {
    return this.verdict !== undefined && this.verdict.verdict !== 'open';
  }
}
