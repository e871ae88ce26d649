import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Appended, TableRecord } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { TableEvent } from '@baithak/table';
import { type Kysely, sql } from 'kysely';
import { CallingStore } from '../calling-store.ts';
import type { Answer, Calls, SessionChange } from '../calls.ts';
import { StoreError, storeError } from '../errors.ts';
import { rowsOf } from '../rows.ts';
import type { RulesVersions, Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { Appender } from './append.ts';
import { postgresCalls } from './calls.ts';
import { connect, isLost, isUndone, prepare, shownUrl } from './connect.ts';
import { type Hint, type Hints, PostgresHints } from './hints.ts';
import { PostgresShared } from './shared.ts';

export interface PostgresOptions {
  readonly url: string;
  /** The store refuses to open if a match runs there by other rules than these. */
  readonly rules?: RulesVersions;
  /** Milliseconds until another process takes over a job. */
  readonly lease?: number;
  /** Milliseconds without a heartbeat after which a process is dead. */
  readonly outage?: number;
  /** Milliseconds that everybody waits for a database that restarts. */
  readonly patience?: number;
}

const USUAL = { lease: 10_000, outage: 10_000, patience: 30_000, rules: {} } as const;
/** Milliseconds to wait for a database at the start. */
const START_PATIENCE = 10_000;
/** Milliseconds between two looks for people whom other processes have forgotten. */
const LOOK_EVERY = 2000;
/** How far back such a look goes: a transaction may commit long after it has taken its time. */
const LOOK_BACK = 300_000;
/** Of how many tables a process remembers what it wrote. */
const MOST_OWN = 10_000;
/** What can be asked twice. */
const REPEATABLE: ReadonlySet<keyof Calls> = new Set<keyof Calls>([
  ...([
    'read',
    'row',
    'events',
    'list',
    'usage',
    'session',
    'rowsAbout',
    'eventsOfPerson',
    'archived',
    'walk',
  ] as const),
  ...(['beat', 'lastBeat', 'ticking', 'heardTables', 'endpointsOf', 'hasFeed', 'feed'] as const),
]);

/** Later failures are thrown as StoreErrors. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store | Fault> {
  const store = new PostgresStore(options);
  try {
    await store.open();
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    const { code, message } = storeError(error);
    return new Fault(code, { args: { file: shownUrl(options.url), reason: message } });
  }
}

/** Any number of processes, on any machines, may have the same database open. */
class PostgresStore extends CallingStore {
  readonly shared: PostgresShared;
  private readonly writer = randomUUID();
  private readonly options: Required<PostgresOptions>;
  private readonly db: Kysely<Schema>;
  private readonly calls: Calls;
  private readonly appender: Appender;
  private readonly working = new Set<Promise<unknown>>();
  /** How many events tables had when this process last wrote to them: that is no news to it. */
  private readonly own = new Map<string, number>();
  /** The times of deletions that the listeners know of, by person. */
  private readonly forgotten = new Map<string, number>();
  private hints: Hints | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    super();
    this.options = { ...USUAL, ...options };
    const { lease, outage } = this.options;
    this.db = connect(options.url);
    const shared = { process: this.writer, lease, outage };
    this.calls = postgresCalls(this.db, shared);
    this.appender = new Appender(this.db);
    this.shared = new PostgresShared(this.db, shared, (work) =>
      this.during(() => this.persist(work, true)),
    );
  }

  async open(): Promise<void> {
    const { url, rules } = this.options;
    await this.persist(() => prepare(this.db, rules), true, START_PATIENCE);
    await this.lookForForgotten(false);
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
      this.db,
    );
    const hints = new PostgresHints(url, rows[0]?.schema ?? '', {
      hear: (hints) => this.hear(hints),
      missed: () => this.look(),
    });
    this.hints = hints;
    await Promise.race([hints.ready, sleep(START_PATIENCE, undefined, { ref: false })]);
    this.timer = setInterval(() => this.look(), LOOK_EVERY).unref();
  }

  /** An append may be repeated: if it was stored although the answer got lost, its numbers are taken. */
  override append(
    record: TableRecord,
    events: readonly TableEvent[],
    scrubs?: number,
  ): Promise<Appended> {
    return this.during(async () => {
      const rows = rowsOf(record, events, scrubs);
      const end = await this.persist(() => this.appender.append(rows, record.owner), true);
      if (typeof end !== 'string') throw new StoreError('store-refused', end.refused);
      if (end === 'done') this.announce(record.id, rows.table.events);
      return end;
    });
  }

  override async beat(now: number): Promise<void> {
    await super.beat(now);
    await this.during(() => this.persist(() => this.shared.attendAgain(), true));
  }

  override async forget(person: string): Promise<string[]> {
    const tables = await super.forget(person);
    for (const table of tables) this.hints?.send({ table, events: null });
    return tables;
  }

  override async backup(): Promise<Fault | undefined> {
    if (this.closing !== undefined) return new Fault('store-closed', { args: { file: '' } });
    return new Fault('backup-postgres');
  }

  override close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  protected override ask<C extends keyof Calls>(
    call: C,
    ...args: Parameters<Calls[C]>
  ): Promise<Answer<C>> {
    const method = this.calls[call] as (...args: unknown[]) => Promise<Answer<C>>;
    return this.during(() => this.persist(() => method(...args), REPEATABLE.has(call)));
  }

  protected override changeSession(change: SessionChange): Promise<void> {
    return this.ask('changeSessions', [change]);
  }

  private async finish(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled([...this.working, this.looking]);
    await this.hints?.close();
    await this.shared.leave().catch(() => undefined);
    await this.db.destroy();
  }

  private async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.closing !== undefined) throw new StoreError('store-closed');
    const done = work();
    this.working.add(done);
    try {
      return await done;
    } finally {
      this.working.delete(done);
    }
  }

  /** Waits for a database that restarts. What may have been done is only repeated if that does no harm. */
  private async persist<T>(
    work: () => Promise<T>,
    isRepeatable: boolean,
    patience = this.options.patience,
  ): Promise<T> {
    const until = performance.now() + patience;
    for (let pause = 20; ; pause = Math.min(2 * pause, 500)) {
      try {
        return await work();
      } catch (error) {
        const again = isUndone(error) || (isRepeatable && isLost(error));
        if (!again || performance.now() > until) throw storeError(error);
      }
      await sleep(pause);
    }
  }

  private announce(table: string, events: number): void {
    this.own.delete(table);
    this.own.set(table, events);
    const [oldest] = this.own.keys();
    if (this.own.size > MOST_OWN && oldest !== undefined) this.own.delete(oldest);
    this.hints?.send({ table, events });
  }

  private hear(hints: readonly Hint[]): void {
    if (hints.some(({ events }) => events === null)) this.look();
    const news = hints.filter(
      ({ table, events }) => events !== null && events > (this.own.get(table) ?? 0),
    );
    if (news.length > 0)
      this.tell(
        news.map(({ table }) => table),
        [],
      );
  }

  private tell(tables: readonly string[], forgotten: readonly string[]): void {
    for (const listener of this.listeners) listener([...new Set(tables)], forgotten);
  }

  private look(): void {
    this.looking ??= this.lookForForgotten(true)
      .catch(() => undefined)
      .finally(() => {
        this.looking = undefined;
      });
  }

  /** Finds recent deletions that this process has not heard of. */
  private async lookForForgotten(isNews: boolean): Promise<void> {
    const { rows } = await sql<Forgotten>`select person, at, writer, coalesce((
        select array_agg(table_id) from members where members.person = forgotten.person), '{}') as tables
      from forgotten where at > clock_ms() - ${LOOK_BACK}::bigint`.execute(this.db);
    for (const { person, at, writer, tables } of rows) {
      if (this.forgotten.get(person) === at) continue;
      this.forgotten.set(person, at);
      if (isNews && writer !== this.writer) this.tell(tables, [person]);
    }
    for (const person of this.forgotten.keys()) {
      if (!rows.some((row) => row.person === person)) this.forgotten.delete(person);
    }
  }
}

interface Forgotten {
  readonly person: string;
  readonly at: number;
  readonly writer: string;
  readonly tables: readonly string[];
}
