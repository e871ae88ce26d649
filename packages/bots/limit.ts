import type { Budget, Host, StopSignal } from './bot.ts';

/** Coming up for air more often than this costs more than it helps. */
const BREATH_MS = 10;

/** Watches over a bot's budget while it thinks. */
export class Limit {
  private readonly start: number;
  private lastBreath: number;

  constructor(
    private readonly budget: Budget,
    private readonly stop: StopSignal,
    private readonly host: Host,
  ) {
    this.start = host.now();
    this.lastBreath = this.start;
  }

  get elapsed(): number {
    return this.host.now() - this.start;
  }

  /** How much work is left to do, if work is what is counted. */
  left(done: number): number {
    return Math.max(0, (this.budget.iterations ?? Number.POSITIVE_INFINITY) - done);
  }

  /** Lets others run now and then, and tells whether to think on after `done` units of work. */
  async goOn(done: number): Promise<boolean> {
    const now = this.host.now();
    if (now - this.lastBreath >= BREATH_MS) {
      await this.host.pause();
      this.lastBreath = this.host.now();
    }
    const { ms = Number.POSITIVE_INFINITY } = this.budget;
    return !this.stop.stopped && this.left(done) > 0 && this.elapsed < ms;
  }
}
