import { type Kysely, sql, type Transaction } from 'kysely';
import { peopleCalls } from '../people/calls.ts';
import { rowsAbout } from './about.ts';
import { appendAll } from './append.ts';
import { adoptArchive, archiveCalls, removeTable } from './archive.ts';
import { awayCalls, dropStrangers } from './away.ts';
import type { Database, WriteAheadLog } from './database.ts';
import { countScrub, eventsOfPerson, forget } from './forget.ts';
import { noteOutage } from './outages.ts';
import {
  type AppendRows,
  type EventRow,
  PAGE_OF_EVENTS,
  type ReadRows,
  type Schema,
  type SnapshotRow,
  type TableRow,
} from './schema.ts';
import type { Session, TableQuery, Usage } from './store.ts';
import { SQLITE, type Tongue } from './tongue.ts';

/** What both databases are asked in the same way. */
export function commonCalls(db: Kysely<Schema>, tongue: Tongue) {
  return {
    ...tableCalls(db),
    ...sessionCalls(db),
    ...archiveCalls(db),
    ...awayCalls(db, tongue),
    ...peopleCalls(db, { adoptArchive, removeTable, countScrub }),
    rowsAbout: (person: string) => rowsAbout(db, person),
    eventsOfPerson: (person: string, id: string, from: number) =>
      eventsOfPerson(db, { person, id, from }, tongue),
    close: () => db.destroy(),
  };
}

/** Everything that the thread of SQLite can be asked. */
export function callsOn({ db }: Database, log: WriteAheadLog, writer: string) {
  return {
    ...commonCalls(db, SQLITE),
    usage: (person: string) => usage(db, person),
    append: (batch: readonly AppendRows[]) => appendAll(db, batch, writer),
    forget: async (person: string) => {
      const tables = await forget(db, person, writer, SQLITE);
      log.markStale();
      return tables;
    },
  };
}

/** Everything that a store asks its database, apart from appending. */
export type Calls = Omit<ReturnType<typeof callsOn>, 'append'>;
export type Answer<C extends keyof Calls> = Awaited<ReturnType<Calls[C]>>;
/** With what the thread of SQLite takes. */
export type ThreadCalls = ReturnType<typeof callsOn>;
export type ThreadAnswer<C extends keyof ThreadCalls> = Awaited<ReturnType<ThreadCalls[C]>>;

// SQLite uses a partial index only if its condition is in the statement as a literal.
const OVER = sql.lit('over');
const YES = sql.lit(1);

function tableCalls(db: Kysely<Schema>) {
  return {
    read: (id: string, from: number): Promise<ReadRows | undefined> =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          const byId = trx.selectFrom('tables').selectAll().where('id', '=', id);
          const table = await byId.executeTakeFirst();
          if (table === undefined || (await isRemoved(trx, table))) return undefined;
          const snapshots = from > 0 ? [] : await snapshotsOf(trx, id);
          const events = table.events === 0 ? [] : await eventsOf(trx, id, from);
          return { table, events, snapshots };
        }),

    /** The row of a table, without its events. */
    async row(id: string): Promise<TableRow | undefined> {
      const byId = db.selectFrom('tables').selectAll().where('id', '=', id);
      const table = await byId.executeTakeFirst();
      return table === undefined || (await isRemoved(db, table)) ? undefined : table;
    },

    /** The next page of a long table. */
    events: (id: string, from: number): Promise<EventRow[]> => eventsOf(db, id, from),

    async keepSnapshots(table_id: string, rows: readonly SnapshotRow[]): Promise<void> {
      const values = rows.map((row) => ({ ...row, table_id }));
      await db
        .insertInto('snapshots')
        .values(values)
        .onConflict((on) =>
          on
            .columns(['table_id', 'started'])
            .doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })),
        )
        .execute();
    },

    list: (query: TableQuery): Promise<TableRow[]> =>
      query.of === 'open' ? openTables(db, query.limit) : tablesOf(db, query),

    async count(): Promise<{ tables: number; playing: number }> {
      const groups = await db
        .selectFrom('tables')
        .select(['stage', (eb) => eb.fn.countAll<number>().as('n')])
        .groupBy('stage')
        .execute();
      const tables = groups.reduce((sum, { n }) => sum + n, 0);
      return { tables, playing: groups.find(({ stage }) => stage === 'playing')?.n ?? 0 };
    },

    /** Reads one row, however many there are. */
    async ping(): Promise<void> {
      await db.selectFrom('meta').select('key').limit(1).execute();
    },

    async due(by: number, limit: number): Promise<string[]> {
      const rows = await ticking(db).where('deadline', '<=', by).limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async ticking(): Promise<string[]> {
      return (await ticking(db).execute()).map(({ id }) => id);
    },
  };
}

async function usage(db: Kysely<Schema>, person: string): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select count(*) as rooms, coalesce(sum(rest ->> '$.owner' = ${person}), 0) as tables
    from (
      select case when json_valid(rest) then rest else '{}' end as rest
      from members join tables on tables.id = members.table_id
      where person = ${person} and stage <> ${OVER}
    )
    where exists (select 1 from json_each(rest, '$.people') where value = ${person})
  `.execute(db);
  return rows[0] as Usage;
}

/** A table without events is archived, or its rows are about to be deleted. */
async function isRemoved(trx: Kysely<Schema>, { id, events }: TableRow): Promise<boolean> {
  if (events > 0) return false;
  const archive = trx.selectFrom('archives').select('table_id').where('table_id', '=', id);
  return (await archive.executeTakeFirst()) === undefined;
}

function eventsOf(db: Kysely<Schema>, id: string, from: number): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(['seq', 'at', 'by', 'client', 'body'])
    .where('table_id', '=', id)
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(PAGE_OF_EVENTS)
    .execute();
}

function snapshotsOf(trx: Transaction<Schema>, id: string): Promise<SnapshotRow[]> {
  const found = trx.selectFrom('snapshots').select(['started', 'body']).where('table_id', '=', id);
  return found.orderBy('started').execute();
}

function ticking(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .select('id')
    .where('deadline', 'is not', null)
    .orderBy('deadline')
    .orderBy('id');
}

function openTables(db: Kysely<Schema>, limit: number): Promise<TableRow[]> {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('listed', '=', YES)
    .where('stage', '<>', OVER)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function tablesOf(
  db: Kysely<Schema>,
  query: Exclude<TableQuery, { of: 'open' }>,
): Promise<TableRow[]> {
  return db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .selectAll('tables')
    .where('members.person', '=', query.person)
    .where('tables.stage', query.of === 'finished' ? '=' : '<>', OVER)
    .orderBy('tables.changed_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(query.limit)
    .execute();
}

const BEAT = 'beat';

export type SessionChange = { readonly add: Session } | Touched;

interface Touched {
  readonly touch: string;
  readonly seenAt: number;
  readonly name: string | undefined;
}

function sessionCalls(db: Kysely<Schema>) {
  return {
    /** One commit for all, because after a restart many people come at once. */
    changeSessions: (changes: readonly SessionChange[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const change of changes) {
          await ('add' in change ? add(trx, change.add) : touch(trx, change));
        }
      }),

    async session(tokenHash: string): Promise<Session | undefined> {
      const found = await db
        .selectFrom('sessions')
        .leftJoin('bans', 'bans.person', 'sessions.person')
        .select(['token_hash as tokenHash', 'sessions.person', 'name'])
        .select(['created_at as createdAt', 'seen_at as seenAt', 'bans.person as banned'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { banned, ...session } = found;
      return banned === null ? session : { ...session, banned: true };
    },

    async dropSessions(before: number): Promise<number> {
      const dropped = db.deleteFrom('sessions').where('seen_at', '<', before);
      const count = Number((await dropped.executeTakeFirst()).numDeletedRows);
      if (count > 0) await dropStrangers(db);
      return count;
    },

    beat: (now: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const since = await lastBeat(trx);
        if (since !== null) await noteOutage(trx, { since, until: now });
        const value = String(now);
        await trx
          .insertInto('meta')
          .values({ key: BEAT, value })
          .onConflict((on) => on.column('key').doUpdateSet({ value }))
          .execute();
      }),

    lastBeat: (): Promise<number | null> => lastBeat(db),
  };
}

async function lastBeat(db: Kysely<Schema>): Promise<number | null> {
  const beat = db.selectFrom('meta').select('value').where('key', '=', BEAT);
  const row = await beat.executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

async function add(trx: Transaction<Schema>, session: Session): Promise<void> {
  const { tokenHash, person, name, createdAt, seenAt } = session;
  const row = { token_hash: tokenHash, person, name, created_at: createdAt, seen_at: seenAt };
  await trx.insertInto('sessions').values(row).execute();
}

async function touch(trx: Transaction<Schema>, change: Touched): Promise<void> {
  const { touch: tokenHash, seenAt, name } = change;
  const set = { seen_at: seenAt, ...(name === undefined ? {} : { name }) };
  await trx.updateTable('sessions').set(set).where('token_hash', '=', tokenHash).execute();
}
