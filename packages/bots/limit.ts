import type { Budget, Runtime, StopSignal } from './bot.ts';

/** Coming up for air more often than this costs more than it helps. */
const BREATH_MS = 10;

/** Watches over a bot's budget while it thinks. */
export class Limit {
  private readonly start: number;
  private lastBreath: number;

  constructor(
    private readonly budget: Budget,
    private readonly stop: StopSignal,
    private readonly runtime: Runtime,
  ) {
    this.start = runtime.now();
    this.lastBreath = this.start;
  }

  get elapsed(): number {
    return this.runtime.now() - this.start;
  }

  /** How much work is left to do, if work is what is counted. */
  left(done: number): number {
    return Math.max(0, (this.budget.iterations ?? Number.POSITIVE_INFINITY) - done);
  }

  /** Lets others run now and then, and tells whether to think on after `done` units of work. */
  async goOn(done: number): Promise<boolean> {
    const now = this.runtime.now();
    if (now - this.lastBreath >= BREATH_MS) {
      await this.runtime.pause();
      this.lastBreath = this.runtime.now();
    }
    const { ms = Number.POSITIVE_INFINITY } = this.budget;
    return !this.stop.stopped && this.left(done) > 0 && this.elapsed < ms;
  }
}
