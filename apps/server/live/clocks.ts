import { Fault } from '@baithak/kernel';
import type { Command, Table } from '@baithak/table';
import type { Env } from '../env.ts';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './tables.ts';

const LOOK_EVERY = 500;
const BEAT_EVERY = 2000;
/** A longer gap between two heartbeats was an outage. */
const OUTAGE = 5 * BEAT_EVERY;
const MOST_AT_ONCE = 200;
/** Faults of the store. The same command may succeed later. */
const STORE_FAULTS: readonly string[] = ['not-kept', 'store-trouble'];

/**
 * Ends turns whose time is up, and gives back the time of an outage. The server writes a heartbeat
 * to the store; the age of the last one shows how long nobody could play.
 */
export class Clocks {
  private readonly timers: NodeJS.Timeout[] = [];
  /** Tables that cannot be opened: they are damaged, or their game is not on offer. */
  private readonly unopenable = new Set<string>();
  private aliveAt = 0;
  private beating: Promise<void> | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly store: Store,
    private readonly tables: LiveTables,
    private readonly env: Env,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Call this before anybody may play: it gives back all time since the last heartbeat. */
  start(): Promise<void> {
    return this.beat(0);
  }

  /** Starts the timers. */
  run(): void {
    this.every(BEAT_EVERY, () => this.beat());
    this.every(LOOK_EVERY, () => this.look());
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled([this.beating, this.looking]);
  }

  /** Wait for this before each command: after a stall, time is given back first. */
  ready(): Promise<void> | undefined {
    return this.isLate ? this.beat().catch(this.trouble) : undefined;
  }

  /** Writes a heartbeat. Missed beats mean that the process was stopped or the machine slept. */
  beat(patience = OUTAGE): Promise<void> {
    this.beating ??= this.beatOnce(patience).finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  /** Ends overdue turns. Several processes may try; the first one wins. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private get isLate(): boolean {
    return this.env.now() - this.aliveAt > OUTAGE;
  }

  private every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work().catch(this.trouble), ms);
    timer.unref();
    this.timers.push(timer);
  }

  private async beatOnce(patience: number): Promise<void> {
    const last = await this.store.lastBeat();
    if (last !== null && this.env.now() - last > patience) await this.creditSince(last);
    const now = this.env.now();
    await this.store.beat(now);
    this.aliveAt = now;
  }

  /** If this fails there is no new heartbeat, so it runs again; `lostTime` then skips finished tables. */
  private async creditSince(lastBeat: number): Promise<void> {
    for (const id of await this.store.ticking()) {
      const table = await this.tables.open(id);
      const fault =
        table instanceof Fault
          ? table
          : await table.decide((now) => creditFor(now, lastBeat, this.env.now()));
      if (fault === undefined || !STORE_FAULTS.includes(fault.code)) continue;
      // If the store still fails, its own error names the cause best.
      await this.store.beat(lastBeat);
      throw new StoreError('store-unavailable', 'lost time could not be given back');
    }
  }

  private async lookOnce(): Promise<void> {
    await (this.isLate ? this.beat() : undefined);
    const due = await this.store.due(this.env.now(), MOST_AT_ONCE + this.unopenable.size);
    for (const id of due) {
      if (this.unopenable.has(id)) continue;
      const table = await this.tables.open(id);
      if (!(table instanceof Fault)) await table.command(null, { do: 'tick' });
      else if (!STORE_FAULTS.includes(table.code)) this.unopenable.add(id);
    }
  }
}

function creditFor(table: Table, lastBeat: number, now: number): Command | undefined {
  const ms = lostTime(table, lastBeat, now);
  return ms > 0 ? { do: 'credit', ms } : undefined;
}

/** Milliseconds that the running clock has lost since the last heartbeat and has not got back yet. */
export function lostTime(table: Table, lastBeat: number, now: number): number {
  if (table.deadline === null) return 0;
  const credited = table.events.findLast((event) => event.kind === 'credited')?.at ?? 0;
  return Math.max(0, Math.floor(now - Math.max(lastBeat, table.clocks.since, credited)));
}
