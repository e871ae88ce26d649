import { Fault } from '@baithak/kernel';
import type { LiveTables } from '../live/tables.ts';
import type { Shared } from '../store/store.ts';

/** Milliseconds between two searches for turns whose hint was lost. */
const LOOK_EVERY = 500;
const KEEP_EVERY = 3000;
/** An answer is held back for a moment, so one thread serves several tables. */
const EACH_THREAD = 4;

/** Bots' turns as leased jobs: any process may take one, and another takes over if it dies. */
export class BotJobs {
  private readonly running = new Set<string>();
  /** Tables whose next turn was taken while the last one was still ending. */
  private readonly next = new Set<string>();
  private readonly timers: NodeJS.Timeout[] = [];
  private looking: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private readonly most: number;

  constructor(
    private readonly shared: Shared,
    private readonly tables: LiveTables,
    threads: number,
    private readonly trouble: (error: unknown) => void,
  ) {
    this.most = EACH_THREAD * threads;
  }

  run(): void {
    this.timers.push(setInterval(() => this.soon(), LOOK_EVERY).unref());
    this.timers.push(setInterval(() => this.keep(), KEEP_EVERY).unref());
  }

  /** Call this when a bot may have got a turn. */
  soon(): void {
    this.again = true;
    if (this.stopped || this.looking !== undefined) return;
    this.looking = this.look()
      .catch(this.trouble)
      .finally(() => {
        this.looking = undefined;
      });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      const free = this.most - this.running.size;
      if (free <= 0) return;
      for (const id of await this.shared.takeBotTurns(free)) void this.play(id);
    }
  }

  private async play(id: string): Promise<void> {
    if (this.running.has(id)) {
      this.next.add(id);
      return;
    }
    this.running.add(id);
    try {
      const table = await this.tables.open(id);
      if (!(table instanceof Fault)) await table.playBot();
    } catch (error) {
      this.trouble(error);
    } finally {
      this.running.delete(id);
      // Nobody else gets a turn that is leased to this process.
      if (this.next.delete(id) && !this.stopped) void this.play(id);
      this.soon();
    }
  }

  private keep(): void {
    if (this.running.size > 0) this.shared.keepBotTurns([...this.running]).catch(this.trouble);
  }
}
