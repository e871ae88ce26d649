import type { Occupant } from '@baithak/table';
import { type Kysely, sql } from 'kysely';
import { parseObject } from './json.ts';
import type { Schema } from './schema.ts';
import type { Notice, Subscription, Transfer } from './store.ts';
import type { Tongue } from './tongue.ts';

/** How many subscriptions one person may have; the newest stay. */
const MOST_EACH = 100;

/** For people who are away: notifications, feeds, and codes to go on elsewhere. */
export function awayCalls(db: Kysely<Schema>, tongue: Tongue) {
  const isAwaited = awaited(tongue);
  return {
    /** Several processes may start at once; all of them get the value of the first. */
    async keepOnce(key: string, value: string): Promise<string> {
      const stored = db.selectFrom('meta').select('value').where('key', '=', key);
      const known = await stored.executeTakeFirst();
      if (known !== undefined) return known.value;
      await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((on) => on.doNothing())
        .execute();
      return (await stored.executeTakeFirstOrThrow()).value;
    },

    subscribe: ({ table, ...rest }: Subscription, createdAt: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { person, endpoint } = rest;
        // A browser is one person: what it heard as somebody else ends.
        const former = trx.deleteFrom('pushes').where('endpoint', '=', endpoint);
        await former.where('person', '<>', person).execute();
        const row = { ...rest, table_id: table, created_at: createdAt, waiting: 0 };
        await trx
          .insertInto('pushes')
          .values(row)
          .onConflict((on) => on.columns(['table_id', 'endpoint']).doUpdateSet(row))
          .execute();
        // They are here, so they know whose turn it is.
        await sql`update pushes set waiting = ${isAwaited}
          where table_id = ${table} and endpoint = ${endpoint}`.execute(trx);
        await sql`delete from pushes where person = ${person} and created_at < (
          select min(created_at) from (select created_at from pushes where person = ${person}
            order by created_at desc limit ${MOST_EACH}) as newest)`.execute(trx);
      }),

    async unsubscribe(table: string, person: string, endpoint: string): Promise<void> {
      await db
        .deleteFrom('pushes')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('endpoint', '=', endpoint)
        .execute();
    },

    async endpointsOf(table: string, person: string): Promise<string[]> {
      const rows = db
        .selectFrom('pushes')
        .select('endpoint')
        .where('table_id', '=', table)
        .where('person', '=', person);
      return (await rows.execute()).map(({ endpoint }) => endpoint);
    },

    /** The push service no longer knows it, or its browser is somebody else now: no table needs it. */
    async dropEndpoint(endpoint: string): Promise<void> {
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    },

    /** Tables that somebody wants to hear of. */
    async heardTables(): Promise<string[]> {
      const rows = await db.selectFrom('pushes').select('table_id').distinct().execute();
      return rows.map(({ table_id }) => table_id);
    },

    /**
     * Notes whose turn it is now, and returns the subscriptions of those whose turn has begun. The note
     * and the turn are read and written in one step, so nobody hears of a turn twice, from any process.
     */
    async turnsBegun(table: string | null): Promise<Notice[]> {
      const only = table === null ? sql`true` : sql`table_id = ${table}`;
      const { rows } = await sql<Begun>`update pushes
        set waiting = 1 - waiting where ${only} and waiting <> ${isAwaited}
        returning table_id as "table", person, endpoint, p256dh, auth, language, waiting,
          (select game from tables where id = table_id) as game,
          (select stage from tables where id = table_id) as stage,
          (select deadline from tables where id = table_id) as deadline,
          (select rest from tables where id = table_id) as rest`.execute(db);
      return rows.filter(({ waiting }) => waiting === 1).map(noticeOf);
    },

    /** With one machine nobody else would tell them. */
    async noticeDone(_table: string, _endpoint: string): Promise<void> {},

    /** Whether a subscription still stands and its turn has not passed. If it has, the next one is news again. */
    async isStillTurn(table: string, endpoint: string): Promise<boolean> {
      await sql`update pushes set waiting = 0 where table_id = ${table}
        and endpoint = ${endpoint} and waiting = 1 and ${isAwaited} = 0`.execute(db);
      const { rows } = await sql`select 1 from pushes where table_id = ${table}
        and endpoint = ${endpoint} and waiting = 1 and ${isAwaited} = 1`.execute(db);
      return rows.length > 0;
    },

    /** One feed for each person; `null` ends it. */
    setFeed: (person: string, token_hash: string | null, language: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('feeds').where('person', '=', person).execute();
        if (token_hash === null) return;
        await trx.insertInto('feeds').values({ person, token_hash, language }).execute();
      }),

    async hasFeed(person: string): Promise<boolean> {
      const row = db.selectFrom('feeds').select('person').where('person', '=', person);
      return (await row.executeTakeFirst()) !== undefined;
    },

    feed: (tokenHash: string): Promise<{ person: string; language: string } | undefined> =>
      db
        .selectFrom('feeds')
        .select(['person', 'language'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    /** A newer code of the same person ends the one before. */
    addTransfer: ({ codeHash, person, until }: Transfer): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('transfers').where('person', '=', person).execute();
        await trx.insertInto('transfers').values({ code_hash: codeHash, person, until }).execute();
      }),

    /** Uses a code up. Nobody else gets it, from any process. */
    takeTransfer: (
      codeHash: string,
      now: number,
    ): Promise<{ person: string; name: string } | undefined> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('transfers').where('until', '<=', now).execute();
        const taken = await trx
          .deleteFrom('transfers')
          .where('code_hash', '=', codeHash)
          .returning('person')
          .executeTakeFirst();
        if (taken === undefined) return undefined;
        return trx
          .selectFrom('sessions')
          .select(['person', 'name'])
          .where('person', '=', taken.person)
          .orderBy('seen_at', 'desc')
          .limit(1)
          .executeTakeFirst();
      }),
  };
}

export interface Begun extends Omit<Notice, 'others'> {
  readonly waiting: number;
  readonly rest: string;
}

export function noticeOf({ waiting: _, rest, ...notice }: Begun): Notice {
  const { seats = [], dealing } =
    parseObject<{ seats?: readonly Occupant[]; dealing?: unknown }>(rest) ?? {};
  const others = seats.flatMap((each) =>
    each.kind === 'person' && each.person !== notice.person ? [each.name] : [],
  );
  const names = [...new Set(others)].filter((name) => name !== '');
  return { ...notice, others: names, ...(dealing !== undefined && { isDeal: true }) };
}

/**
 * 1 if the table of a row of `pushes` waits for its person, otherwise 0: for their decision, once everybody
 * sits there for the host, whose page starts the match, and then for each page that has a part in the deal.
 */
export function awaited(tongue: Tongue) {
  const rest = sql.ref('tables.rest');
  return sql<number>`cast(exists (
    select 1 from tables where tables.id = pushes.table_id and (
      (tables.stage = 'playing' and ${tongue.personToMove(rest)} = pushes.person)
      or (tables.stage = 'gathering' and ${tongue.field(rest, 'owner')} = pushes.person
        and not ${tongue.hasOpenSeat(rest)} and ${tongue.field(rest, 'dealing')} is null)
      or (tables.stage = 'gathering' and ${tongue.owesDeal(rest, sql.ref('pushes.person'))})
    )) as integer)`;
}

/** What a forgotten person leaves nowhere. */
export async function forgetAway(db: Kysely<Schema>, person: string): Promise<void> {
  for (const table of ['pushes', 'feeds', 'transfers'] as const) {
    await db.deleteFrom(table).where('person', '=', person).execute();
  }
}

/** Sessions end after a long time; nobody is left to hear anything then. */
export async function dropStrangers(db: Kysely<Schema>): Promise<void> {
  const known = db.selectFrom('sessions').select('person');
  for (const table of ['pushes', 'feeds', 'transfers'] as const) {
    await db.deleteFrom(table).where('person', 'not in', known).execute();
  }
}
