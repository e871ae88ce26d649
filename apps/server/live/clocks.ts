import type { LiveTable } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { Command, Table } from '@baithak/table';
import type { Env } from '../env.ts';
import { StoreError } from '../store/errors.ts';
import type { Jobs, Store } from '../store/store.ts';
import type { Presence } from './presence.ts';
import type { LiveTables } from './tables.ts';

const LOOK_EVERY = 500;
const BEAT_EVERY = 2000;
const OUTAGE = 5 * BEAT_EVERY;
const MOST_AT_ONCE = 200;
/** Faults of the store. The same command may succeed later. */
const STORE_FAULTS: readonly string[] = ['not-kept', 'store-trouble'];

/** From when to when nobody could play, at some tables or at all. */
interface Outage {
  readonly since: number;
  readonly until: number;
  readonly tables?: readonly string[];
}

/**
 * Ends turns whose time is up, and gives back the time of an outage. The server writes a heartbeat
 * to the store; the age of the last one shows how long nobody could play. People need not wait until
 * all tables have their time back: a table that somebody opens gets it first. With several machines,
 * each process has its own heartbeat, and what is lost with one is given back to its tables only.
 */
export class Clocks {
  private readonly timers: NodeJS.Timeout[] = [];
  /** Tables that cannot be opened: they are damaged, or their game is not on offer. */
  private readonly unopenable = new Set<string>();
  private aliveAt = 0;
  /** The tables that people watched at that time. */
  private watched: readonly string[] = [];
  /** A longer gap between two heartbeats was an outage. At the start any gap is one. */
  private patience = 0;
  private outage: Promise<Outage | undefined> | undefined;
  private beating: Promise<void> | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly store: Jobs & Pick<Store, 'shared'>,
    private readonly tables: LiveTables,
    private readonly env: Env,
    private readonly trouble: (error: unknown) => void,
    /** The tables that people watch through this process, where there are others. */
    private readonly presence: Pick<Presence, 'tables'> = { tables: new Set() },
  ) {
    tables.settle = (table) =>
      this.store.shared === undefined ? this.ready(table) : this.opened(table);
  }

  /** Call this before anybody may play: it measures the outage. */
  async notice(): Promise<void> {
    await this.noticed();
    await this.store.shared?.appear(this.env.now());
  }

  /** Gives the time of the outage back to all tables. */
  start(): Promise<void> {
    return this.beat();
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

  /** Wait for this before each command: after an outage the table first gets its time back. */
  ready(table?: LiveTable): Promise<void> | undefined {
    if (!this.isLate) return undefined;
    this.beatSoon();
    return table && this.settle(table);
  }

  /** Whoever opens a table may come from a process that has just died. */
  private async opened(table: LiveTable): Promise<void> {
    await this.ready(table);
    const { shared } = this.store;
    if (shared === undefined || !table.isTicking) return;
    try {
      const since = await shared.takeLost(table.id);
      if (since === undefined) return;
      const until = this.env.now();
      await table.decide((now) => creditFor(now, { since, until }));
    } catch (error) {
      this.trouble(error);
    }
  }

  /** Writes a heartbeat. Missed beats mean that the process was stopped or the machine slept. */
  beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
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

  /** Whether an outage may have to be given back first. */
  get isLate(): boolean {
    return this.env.now() - this.aliveAt > OUTAGE;
  }

  private every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work().catch(this.trouble), ms);
    timer.unref();
    this.timers.push(timer);
  }

  private beatSoon(): void {
    this.beat().catch(this.trouble);
  }

  private async beatOnce(): Promise<void> {
    const outage = await this.noticed();
    if (outage !== undefined) await this.creditAll(outage);
    this.outage = undefined;
    const now = this.env.now();
    await this.store.beat(now);
    this.aliveAt = now;
    this.watched = [...this.presence.tables];
    this.patience = OUTAGE;
    await this.creditDead();
  }

  /** Several processes may look; each takes another one that has died. */
  private async creditDead(): Promise<void> {
    const { shared } = this.store;
    for (let dead = await shared?.takeDead(); dead !== undefined; dead = await shared?.takeDead()) {
      const { since, tables } = dead;
      await this.creditAll({ since, until: this.env.now(), tables });
      await shared?.bury(dead.id);
    }
  }

  /** The outage that the age of the last heartbeat shows. */
  private noticed(): Promise<Outage | undefined> {
    this.outage ??= this.measured().catch((error) => {
      this.outage = undefined;
      throw error;
    });
    return this.outage;
  }

  private async measured(): Promise<Outage | undefined> {
    const { shared } = this.store;
    // Whoever slept with this process may have lost the connection, or may still have it.
    const tables = [...new Set([...this.watched, ...this.presence.tables])];
    const since = await this.store.lastBeat();
    const until = this.env.now();
    const wasSilent = since !== null && until - since > this.patience;
    if (wasSilent && !(await shared?.isAnybodyElseAlive())) return { since, until };
    const hasSlept = shared !== undefined && this.aliveAt > 0 && this.isLate;
    return hasSlept ? { since: this.aliveAt, until, tables } : undefined;
  }

  private async settle(table: LiveTable): Promise<void> {
    try {
      const outage = await this.noticed();
      const isHit = outage?.tables?.includes(table.id) ?? outage !== undefined;
      if (outage !== undefined && isHit) await table.decide((now) => creditFor(now, outage));
    } catch (error) {
      this.trouble(error);
    }
  }

  /** If this fails there is no new heartbeat, so it runs again; `lostTime` then skips finished tables. */
  private async creditAll(outage: Outage): Promise<void> {
    for (const id of outage.tables ?? (await this.store.ticking())) {
      const table = await this.tables.open(id);
      const fault =
        table instanceof Fault ? table : await table.decide((now) => creditFor(now, outage));
      if (fault === undefined || !STORE_FAULTS.includes(fault.code)) continue;
      // It goes on until the store is well again.
      this.outage = undefined;
      // If the store still fails, its own error names the cause best.
      await this.store.beat(outage.since);
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

function creditFor(table: Table, { since, until }: Outage): Command | undefined {
  const ms = lostTime(table, since, until);
  return ms > 0 ? { do: 'credit', ms } : undefined;
}

/** Milliseconds that the running clock has lost from the last heartbeat to `until` and has not got back yet. */
export function lostTime(table: Table, lastBeat: number, until: number): number {
  if (table.deadline === null) return 0;
  const credited = table.events.findLast((event) => event.kind === 'credited')?.at ?? 0;
  return Math.max(0, Math.floor(until - Math.max(lastBeat, table.clocks.since, credited)));
}
