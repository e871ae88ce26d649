import { LiveTable } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

const LOOK_EVERY = 500;
const BEAT_EVERY = 2000;
/** A heart that stood still for longer than this was an outage. */
const OUTAGE = 5 * BEAT_EVERY;
const MOST_AT_ONCE = 200;

/** Ends turns whose time is up, and gives back the time in which nobody could play. */
export class Clocks {
  private readonly timers: NodeJS.Timeout[] = [];
  private busy = false;

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly env: Env,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Before anybody may play: whatever time passed since the last heartbeat is credited. */
  async start(): Promise<void> {
    const lastBeat = await this.store.lastBeat();
    if (lastBeat !== null) await this.creditSince(lastBeat);
    await this.store.beat(this.env.now());
    this.every(BEAT_EVERY, () => this.beat());
    this.every(LOOK_EVERY, () => this.look());
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work().catch(this.trouble), ms);
    timer.unref();
    this.timers.push(timer);
  }

  /** A process that was held up, or a machine that slept, has missed beats. */
  private async beat(): Promise<void> {
    const now = this.env.now();
    const last = await this.store.lastBeat();
    if (last !== null && now - last > OUTAGE) await this.creditSince(last);
    await this.store.beat(now);
  }

  private async creditSince(lastBeat: number): Promise<void> {
    for (const id of await this.store.ticking()) {
      const table = await this.rooms.open(id);
      if (table instanceof Fault) continue;
      const ms = await table.look((now) => lostTime(now, lastBeat, this.env.now()));
      if (ms > 0) await table.command(null, { do: 'credit', ms });
    }
  }

  /** Any process may come first; the others find the time already lost. */
  private async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (const id of await this.store.due(this.env.now(), MOST_AT_ONCE)) {
        const table = await this.rooms.open(id);
        if (table instanceof LiveTable) await table.command(null, { do: 'tick' });
      }
    } finally {
      this.busy = false;
    }
  }
}

/** What has passed on the running clock since the last heartbeat and was not given back yet. */
export function lostTime(table: Table, lastBeat: number, now: number): number {
  if (table.deadline === null) return 0;
  const credited = table.events.findLast((event) => event.kind === 'credited')?.at ?? 0;
  return Math.max(0, Math.floor(now - Math.max(lastBeat, table.clocks.since, credited)));
}
