import { type Kysely, sql } from 'kysely';
import { rowsAbout, TABLES_ABOUT_PEOPLE } from '../about.ts';
import { archiveCalls } from '../archive.ts';
import { awaited, type Begun, noticeOf } from '../away.ts';
import { type Calls, commonCalls } from '../calls.ts';
import { forget } from '../forget.ts';
import { noteOutage } from '../outages.ts';
import {
  type EventRow,
  PAGE_OF_EVENTS,
  type ReadRows,
  type Schema,
  type TableRow,
} from '../schema.ts';
import type { Notice, Usage } from '../store.ts';
import type { Tongue } from '../tongue.ts';
import { LAST_BEAT, type SharedOptions, SUSPICION } from './shared.ts';

/** Telling somebody of their turn is tried for minutes: that lease is so many times longer. */
const NOTICE = 18;

const POSTGRES: Tongue = {
  field: (text, name) => sql`as_json(${text}) ->> ${sql.lit(name)}`,
  isJson: (text) => sql`(as_json(${text}) is not null)`,
  personToMove: (rest) =>
    sql`as_json(${rest}) -> 'seats' -> (as_json(${rest}) ->> 'turn')::integer ->> 'person'`,
  hasOpenSeat: (rest) =>
    sql`exists (select 1 from json_array_elements(as_json(${rest}) -> 'seats') as seat
      where seat ->> 'kind' = 'open')`,
  owesDeal: (rest, person) =>
    sql`exists (select 1 from json_array_elements_text(as_json(${rest}) -> 'dealing') as due
      where as_json(${rest}) -> 'seats' -> due::integer ->> 'person' = ${person})`,
  find: (text, part) => sql`strpos(${text}, ${part})`,
};

/** What PostgreSQL is asked. */
export function postgresCalls(
  db: Kysely<Schema>,
  { process: writer, lease, outage }: SharedOptions,
): Calls {
  const common = commonCalls(db, POSTGRES);
  const isLeft = sql<boolean>`not exists (select 1 from attendance
    join processes on processes.id = process
    where table_id = tables.id and seen >= clock_ms() - ${outage}::bigint)`;
  return {
    ...common,
    ...archiveCalls(db, isLeft),
    read: (id, from) => read(db, id, from),
    usage: (person) => usage(db, person),
    rowsAbout: (person) => rowsAbout(db, person, [...TABLES_ABOUT_PEOPLE, 'visitors']),
    async forget(person) {
      await sql`delete from visitors where person = ${person}`.execute(db);
      return forget(db, person, writer, POSTGRES);
    },

    /** Several processes may clear: each takes another table. */
    clear: (rows) =>
      db.transaction().execute(async (trx) => {
        const next = await sql<{ table_id: string }>`select table_id from clearing
          limit 1 for update skip locked`.execute(trx);
        const id = next.rows[0]?.table_id;
        if (id === undefined) return false;
        const gone = await sql`delete from events where table_id = ${id} and seq in (
          select seq from events where table_id = ${id} limit ${rows})`.execute(trx);
        if (Number(gone.numAffectedRows ?? 0) === rows) return true;
        await sql`delete from clearing where table_id = ${id}`.execute(trx);
        await sql`delete from visitors where table_id = ${id}`.execute(trx);
        await sql`delete from tables where id = ${id}
          and not exists (select 1 from archives where table_id = ${id})`.execute(trx);
        return true;
      }),

    /**
     * Leased: another process gets a table only if this one has not ended the turn in time. A table whose
     * players were connected to a process that may be dead first gets its lost time back.
     */
    async due(by, limit) {
      const { rows } = await sql<{ id: string; deadline: number }>`update tables
        set clock_lease = clock_ms() + ${lease} where id in (
          select id from tables where deadline <= ${by} and clock_lease < clock_ms()
            and not exists (select 1 from attendance join processes on processes.id = process
              where table_id = tables.id and seen < clock_ms() - ${outage / SUSPICION}::bigint)
          order by deadline, id limit ${limit} for update skip locked)
        returning id, deadline`.execute(db);
      const inOrder = rows.sort((a, b) => a.deadline - b.deadline || (a.id < b.id ? -1 : 1));
      return inOrder.map(({ id }) => id);
    },

    async beat(now) {
      const since = await lastBeat(db);
      if (since !== null) await noteOutage(db, { since, until: now });
      await sql`insert into processes (id, beat, seen) values (${writer}, ${now}, clock_ms())
        on conflict (id) do update set beat = excluded.beat, seen = excluded.seen, lease = 0`.execute(
        db,
      );
    },

    lastBeat: () => lastBeat(db),

    /** Also those that a process which has died was to tell. */
    async turnsBegun(table): Promise<Notice[]> {
      const isAwaited = awaited(POSTGRES);
      const only = table === null ? sql`true` : sql`pushes.table_id = ${table}`;
      const { rows } = await sql<Begun>`with changed as (
          select pushes.table_id, pushes.endpoint, ${isAwaited} as waits from pushes
          where ${only} and (pushes.waiting <> ${isAwaited} or pushes.owed_until < clock_ms())
          for update skip locked)
        update pushes set waiting = changed.waits,
          owed_until = case when changed.waits = 1 then clock_ms() + ${NOTICE * lease}::bigint end
        from changed
        where pushes.table_id = changed.table_id and pushes.endpoint = changed.endpoint
        returning pushes.table_id as "table", person, pushes.endpoint, p256dh, auth, language, waiting,
          (select game from tables where id = pushes.table_id) as game,
          (select stage from tables where id = pushes.table_id) as stage,
          (select deadline from tables where id = pushes.table_id) as deadline,
          (select rest from tables where id = pushes.table_id) as rest`.execute(db);
      return rows.filter(({ waiting }) => waiting === 1).map(noticeOf);
    },

    async noticeDone(table, endpoint) {
      await sql`update pushes set owed_until = null
        where table_id = ${table} and endpoint = ${endpoint}`.execute(db);
    },
  };
}

/** One statement, so that all of it is of one moment. Snapshots come first: an older one is fine. */
async function read(db: Kysely<Schema>, id: string, from: number): Promise<ReadRows | undefined> {
  const kept = db.selectFrom('snapshots').select(['started', 'body']).where('table_id', '=', id);
  const snapshots = from > 0 ? [] : await kept.orderBy('started').execute();
  const { rows } = await sql<Found>`select tables.*,
      exists (select 1 from archives where table_id = ${id}) as archived,
      (select coalesce(json_agg(json_build_array(seq, at, by, client, body) order by seq), '[]') from (
        select seq, at, by, client, body from events
        where table_id = ${id} and seq >= ${from} and tables.events > 0
        order by seq limit ${PAGE_OF_EVENTS}) as page) as page
    from tables where id = ${id}`.execute(db);
  const found = rows[0];
  if (found === undefined) return undefined;
  const { archived, page, ...table } = found;
  if (table.events === 0 && !archived) return undefined;
  return { table, events: page.map(eventRow), snapshots };
}

interface Found extends TableRow {
  readonly scrubs: number;
  readonly archived: boolean;
  readonly page: readonly [number, number, string, string | null, string][];
}

const eventRow = ([seq, at, by, client, body]: Found['page'][number]): EventRow => ({
  seq,
  at,
  by,
  client,
  body,
});

async function usage(db: Kysely<Schema>, person: string): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select count(*) as rooms, count(*) filter (where rest ->> 'owner' = ${person}) as tables
    from (
      select as_json(rest) as rest from members join tables on tables.id = members.table_id
      where person = ${person} and stage <> 'over'
    ) as found
    where exists (
      select 1 from json_array_elements_text(rest -> 'people') as each where each = ${person})
  `.execute(db);
  return rows[0] as Usage;
}

async function lastBeat(db: Kysely<Schema>): Promise<number | null> {
  const { rows } = await sql<{ beat: number | null }>`select ${LAST_BEAT} as beat`.execute(db);
  return rows[0]?.beat ?? null;
}
