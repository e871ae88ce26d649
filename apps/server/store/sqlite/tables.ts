import { type Kysely, sql } from 'kysely';
import type { TableQuery } from '../store.ts';
import type { ReadRows, Schema, TableRow } from './schema.ts';

// As parameters they would have a statement prepared anew each time, to find its partial index.
const OVER = sql.lit('over');
const YES = sql.lit(1);

/** What the thread can be asked about tables. */
export function tableCalls(db: Kysely<Schema>) {
  return {
    read: (id: string, from: number): Promise<ReadRows | undefined> =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          const byId = trx.selectFrom('tables').selectAll().where('id', '=', id);
          const table = await byId.executeTakeFirst();
          if (table === undefined) return undefined;
          const events = trx
            .selectFrom('events')
            .select(['seq', 'at', 'by', 'client', 'body'])
            .where('table_id', '=', id)
            .where('seq', '>=', from)
            .orderBy('seq');
          return { table, events: await events.execute() };
        }),

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

    async due(by: number, limit: number): Promise<string[]> {
      const rows = await ticking(db).where('deadline', '<=', by).limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async ticking(): Promise<string[]> {
      return (await ticking(db).execute()).map(({ id }) => id);
    },

    async waitingForBots(): Promise<string[]> {
      const rows = await db.selectFrom('tables').select('id').where('bot_due', '=', YES).execute();
      return rows.map(({ id }) => id);
    },
  };
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
