import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Bucket, Crowds, DeadProcess, Shared, Visit, Visited } from '../store.ts';
import { visit } from './visitors.ts';

export interface SharedOptions {
  /** The name of this process. */
  readonly process: string;
  /** Milliseconds until another process takes over a job. */
  readonly lease: number;
  /** Milliseconds without a heartbeat after which a process is dead. */
  readonly outage: number;
}

/** After this part of an outage a process may be dead: nobody loses on time because of it. */
export const SUSPICION = 4;

/** The last heartbeat of any process, also of those that have left. */
export const LAST_BEAT = sql`greatest((select max(beat) from processes),
  (select value::bigint from meta where key = 'beat'))`;

/** How processes on several machines share work, in PostgreSQL. All times are those of its clock. */
export class PostgresShared implements Shared {
  /** Who watches which tables through this process, as it is written. */
  private readonly attended = new Map<string, string>();

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly options: SharedOptions,
    private readonly ask: <T>(work: () => Promise<T>) => Promise<T>,
  ) {}

  attend(crowds: Crowds): Promise<void> {
    for (const [id, people] of crowds) {
      if (people.length > 0) this.attended.set(id, JSON.stringify(people));
      else this.attended.delete(id);
    }
    const isLeft = (id: string) => this.attended.has(id);
    const tables = [...crowds.keys()];
    return this.ask(async () => {
      await this.write(tables.filter(isLeft));
      await this.erase(tables.filter((id) => !isLeft(id)));
    });
  }

  elsewhere(tables: readonly string[]): Promise<Crowds> {
    const { process, outage } = this.options;
    return this.ask(async () => {
      const { rows } = await sql<{ table_id: string; people: string }>`select table_id, people
        from attendance join processes on processes.id = process
        where table_id = any(${tables}::text[]) and process <> ${process}
          and seen > clock_ms() - ${outage}::bigint
        order by table_id, process`.execute(this.db);
      const crowds = new Map<string, string[]>();
      for (const { table_id, people } of rows) {
        crowds.set(table_id, [...(crowds.get(table_id) ?? []), ...JSON.parse(people)]);
      }
      return crowds;
    });
  }

  /** Call this with each heartbeat: others may have taken a process that slept for a dead one. */
  async attendAgain(): Promise<void> {
    const { process } = this.options;
    const { rows } = await sql<{ table_id: string; people: string }>`select table_id, people
      from attendance where process = ${process}`.execute(this.db);
    const written = new Map(rows.map(({ table_id, people }) => [table_id, people]));
    const stale = [...this.attended].filter(([id, people]) => written.get(id) !== people);
    await this.write(stale.map(([id]) => id));
    await this.erase([...written.keys()].filter((id) => !this.attended.has(id)));
  }

  appear(now: number): Promise<void> {
    return this.ask(async () => {
      await this.own(sql`${now}::bigint`).execute(this.db);
    });
  }

  isAnybodyElseAlive(): Promise<boolean> {
    return this.ask(async () => {
      const { rows } = await sql`select 1 from processes where id <> ${this.options.process}
        and seen > clock_ms() - ${this.options.outage}::bigint limit 1`.execute(this.db);
      return rows.length > 0;
    });
  }

  takeLost(table: string): Promise<number | undefined> {
    return this.ask(async () => {
      const { rows } = await sql<{ since: number }>`delete from attendance using processes
        where attendance.table_id = ${table} and processes.id = attendance.process
          and processes.id <> ${this.options.process}
          and processes.seen < clock_ms() - ${this.options.outage / SUSPICION}::bigint
        returning processes.beat as since`.execute(this.db);
      return rows.length === 0 ? undefined : Math.min(...rows.map(({ since }) => since));
    });
  }

  takeDead(): Promise<DeadProcess | undefined> {
    const { process, outage, lease } = this.options;
    return this.ask(async () => {
      const { rows } =
        await sql<DeadProcess>`update processes set lease = clock_ms() + ${lease}::bigint
        where id = (
          select id from processes where seen < clock_ms() - ${outage}::bigint
            and lease < clock_ms() and id <> ${process}
          order by seen limit 1 for update skip locked)
        returning id, beat as since, coalesce((
          select array_agg(table_id) from attendance where process = processes.id), '{}') as tables
      `.execute(this.db);
      return rows[0];
    });
  }

  bury(id: string): Promise<void> {
    return this.ask(async () => {
      await sql`with dead as (
          delete from processes where id = ${id} and seen < clock_ms() - ${this.options.outage}::bigint
          returning beat)
        insert into meta (key, value) select 'beat', beat::text from dead
        on conflict (key) do update
          set value = greatest(meta.value::bigint, excluded.value::bigint)::text`.execute(this.db);
    });
  }

  /** Owners take turns: whoever has fewer bots thinking comes first, and then whoever has waited longer. */
  takeBotTurns(limit: number): Promise<string[]> {
    return this.ask(async () => {
      const { rows } = await sql<{ id: string }>`with busy as (
          select owner, count(*) as bots from tables
          where bot_due = 1 and bot_lease >= clock_ms() group by owner),
        ranked as (
          select id, changed_at, coalesce(busy.bots, 0)
            + row_number() over (partition by tables.owner order by changed_at, id) as turn
          from tables left join busy on busy.owner is not distinct from tables.owner
          where bot_due = 1 and bot_lease < clock_ms()
            and exists (select 1 from attendance where table_id = tables.id)),
        chosen as (
          select tables.id from tables join ranked on ranked.id = tables.id
          where bot_due = 1 and bot_lease < clock_ms()
          order by turn, ranked.changed_at, tables.id limit ${limit}
          for update of tables skip locked)
        update tables set bot_lease = clock_ms() + ${this.options.lease}::bigint
        where id in (select id from chosen) returning id`.execute(this.db);
      return rows.map(({ id }) => id);
    });
  }

  keepBotTurns(tables: readonly string[]): Promise<void> {
    return this.ask(async () => {
      await sql`update tables set bot_lease = clock_ms() + ${this.options.lease}::bigint
        where id = any(${tables}::text[]) and bot_due = 1 and bot_lease > 0`.execute(this.db);
    });
  }

  takeTokens({ key, perSecond, burst }: Bucket, tokens: number): Promise<boolean> {
    const filled = sql`least(excluded.burst,
      buckets.tokens + greatest(0, excluded.at - buckets.at) / 1000.0 * excluded.per_second)`;
    if (tokens > burst) return Promise.resolve(false);
    return this.ask(async () => {
      const { rows } = await sql`insert into buckets (key, tokens, at, per_second, burst)
        values (${key}, ${burst - tokens}, clock_ms(), ${perSecond}, ${burst})
        on conflict (key) do update set tokens = ${filled} - ${tokens}, at = excluded.at,
          per_second = excluded.per_second, burst = excluded.burst
        where ${filled} >= ${tokens} returning 1`.execute(this.db);
      if (rows.length > 0) return true;
      // Somebody may have set the clock of the database back: the bucket fills from now on.
      await sql`update buckets set at = clock_ms() where key = ${key} and at > clock_ms()`.execute(
        this.db,
      );
      return false;
    });
  }

  sweepTokens(): Promise<void> {
    return this.ask(async () => {
      await sql`delete from buckets
        where tokens + (clock_ms() - at) / 1000.0 * per_second >= burst`.execute(this.db);
    });
  }

  visit(each: Visit): Promise<Visited> {
    return this.ask(() => visit(this.db, each));
  }

  behind(known: ReadonlyMap<string, number>): Promise<string[]> {
    return this.ask(async () => {
      const { rows } = await sql<{ id: string }>`select known.id
        from unnest(${[...known.keys()]}::text[], ${[...known.values()]}::integer[])
          as known (id, events) left join tables on tables.id = known.id
        where tables.events is distinct from known.events`.execute(this.db);
      return rows.map(({ id }) => id);
    });
  }

  /** Others need not wait until this process counts as dead. */
  async leave(): Promise<void> {
    await sql`with gone as (delete from processes where id = ${this.options.process} returning beat)
      insert into meta (key, value) select 'beat', beat::text from gone
      on conflict (key) do update
        set value = greatest(meta.value::bigint, excluded.value::bigint)::text`.execute(this.db);
  }

  private async erase(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await sql`delete from attendance where process = ${this.options.process}
      and table_id = any(${tables}::text[])`.execute(this.db);
  }

  private async write(tables: readonly string[]): Promise<void> {
    const { process } = this.options;
    const crowds = tables.map((id) => this.attended.get(id) ?? '[]');
    if (tables.length === 0) return;
    await sql`with own as (${this.own(sql`clock_ms()`)})
      insert into attendance (table_id, process, people)
      select id, ${process}, people from unnest(${tables}::text[], ${crowds}::text[]) as crowd (id, people)
      on conflict (table_id, process) do update set people = excluded.people
        where attendance.people <> excluded.people`.execute(this.db);
  }

  /**
   * The row of this process. It says no more than what is known of the time before: until lost time is given
   * back, a process that starts must not look as if somebody could have played.
   */
  private own(now: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`insert into processes (id, beat, seen)
      values (${this.options.process}, coalesce(${LAST_BEAT}, ${now}), clock_ms())
      on conflict do nothing`;
  }
}
