/** A bot's thinking that waits for a thread. */
export interface Job {
  /** Whose table it is. */
  readonly person: string;
  readonly table: string;
  /** Whether somebody who plays at the table is there. */
  readonly present: boolean;
  run(): Promise<unknown>;
}

/**
 * Shares the threads fairly: tables whose players are there come first, then the person who has waited
 * longest for a turn, then their table that has. A table thinks once at a time, and one person never
 * takes more than half of the threads. Of a single thread they have every second turn while others wait.
 */
export class FairQueue {
  private readonly jobs = new Set<Job>();
  private readonly running = new Set<Job>();
  /** The number of the last turn of each person and table; those who do not wait are dropped. */
  private readonly turns = new Map<string, number>();
  private readonly mostEach: number;
  private turn = 0;

  constructor(private readonly threads: number) {
    this.mostEach = Math.max(1, Math.floor(threads / 2));
  }

  get waiting(): number {
    return this.jobs.size;
  }

  /** Call the returned function to give up waiting. What runs already runs on. */
  add(job: Job): () => void {
    this.jobs.add(job);
    this.start();
    return () => this.jobs.delete(job);
  }

  private start(): void {
    while (this.running.size < this.threads) {
      const job = this.next();
      if (job === undefined) return;
      this.jobs.delete(job);
      this.running.add(job);
      this.turn += 1;
      this.turns.set(personKey(job), this.turn);
      this.turns.set(tableKey(job), this.turn);
      const end = () => this.ended(job);
      job.run().then(end, end);
    }
  }

  private ended(job: Job): void {
    this.running.delete(job);
    this.start();
    // Whoever thinks now has had a turn: with one thread they would have the next as well.
    if (this.jobs.size + this.running.size === 0) this.turns.clear();
  }

  private next(): Job | undefined {
    let best: Job | undefined;
    for (const job of this.jobs) {
      if (this.mayRun(job) && (best === undefined || this.precedes(job, best))) best = job;
    }
    return best;
  }

  private mayRun({ person, table }: Job): boolean {
    const running = [...this.running];
    const own = running.filter((job) => job.person === person);
    return own.length < this.mostEach && !running.some((job) => job.table === table);
  }

  /** If nothing tells them apart, the one that came first stays the best. */
  private precedes(a: Job, b: Job): boolean {
    if (a.present !== b.present) return a.present;
    const byPerson = this.last(personKey(a)) - this.last(personKey(b));
    return (byPerson || this.last(tableKey(a)) - this.last(tableKey(b))) < 0;
  }

  private last(key: string): number {
    return this.turns.get(key) ?? 0;
  }
}

const personKey = ({ person }: Job) => `person ${person}`;
const tableKey = ({ table }: Job) => `table ${table}`;
