import { Fault } from '@baithak/kernel';
import type { Command, Table } from '@baithak/table';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import type { Rooms } from './rooms.ts';

const LOOK_EVERY = 500;
const BEAT_EVERY = 2000;
/** A heart that stood still for longer than this was an outage. */
const OUTAGE = 5 * BEAT_EVERY;
const MOST_AT_ONCE = 200;
/** What a table says when the store fails: the same may go well later. */
const FAILURES: readonly string[] = ['not-kept', 'store-trouble'];

/** Ends turns whose time is up, and gives back the time in which nobody could play. */
export class Clocks {
  private readonly timers: NodeJS.Timeout[] = [];
  /** Tables that cannot be opened, by damage or because their game is not offered. */
  private readonly hopeless = new Set<string>();
  private aliveAt = 0;
  private beating: Promise<void> | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly env: Env,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Before anybody may play: whatever time passed since the last sign of life is given back. */
  start(): Promise<void> {
    return this.beat(0);
  }

  /** From then on by itself. */
  run(): void {
    this.every(BEAT_EVERY, () => this.beat());
    this.every(LOOK_EVERY, () => this.look());
  }

  /** After what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled([this.beating, this.looking]);
  }

  /** What has to be waited for before anybody acts: after a stall, time is given back first. */
  ready(): Promise<void> | undefined {
    return this.isLate ? this.beat().catch(this.trouble) : undefined;
  }

  /** A process that was held up, or a machine that slept, has missed beats. */
  beat(patience = OUTAGE): Promise<void> {
    this.beating ??= this.beatOnce(patience).finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  /** Any process may come first; the others find the time already lost. */
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

  /** Without a beat it is tried again: then those are left alone who have got theirs. */
  private async creditSince(lastBeat: number): Promise<void> {
    for (const id of await this.store.ticking()) {
      const table = await this.rooms.open(id);
      const fault =
        table instanceof Fault
          ? table
          : await table.decide((now) => creditFor(now, lastBeat, this.env.now()));
      if (fault === undefined || !FAILURES.includes(fault.code)) continue;
      // If the store still fails, it says best by itself what is wrong.
      await this.store.beat(lastBeat);
      throw new StoreError('store-unavailable', 'time could not be given back');
    }
  }

  private async lookOnce(): Promise<void> {
    await (this.isLate ? this.beat() : undefined);
    const due = await this.store.due(this.env.now(), MOST_AT_ONCE + this.hopeless.size);
    for (const id of due) {
      if (this.hopeless.has(id)) continue;
      const table = await this.rooms.open(id);
      if (!(table instanceof Fault)) await table.command(null, { do: 'tick' });
      else if (!FAILURES.includes(table.code)) this.hopeless.add(id);
    }
  }
}

function creditFor(table: Table, lastBeat: number, now: number): Command | undefined {
  const ms = lostTime(table, lastBeat, now);
  return ms > 0 ? { do: 'credit', ms } : undefined;
}

/** What has passed on the running clock since the last heartbeat and was not given back yet. */
export function lostTime(table: Table, lastBeat: number, now: number): number {
  if (table.deadline === null) return 0;
  const credited = table.events.findLast((event) => event.kind === 'credited')?.at ?? 0;
  return Math.max(0, Math.floor(now - Math.max(lastBeat, table.clocks.since, credited)));
}
