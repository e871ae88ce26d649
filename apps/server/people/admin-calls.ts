import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

export interface Audited {
  readonly at: number;
  readonly action: string;
  readonly target: string;
  readonly detail: string;
}

interface Deed extends Audited {
  readonly id: string;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly stage: string;
  readonly at: number;
}

export interface ListedPerson {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

/** What whoever runs the server has noted about a person. */
interface Noted {
  readonly bans: readonly { readonly at: number; readonly reason: string }[];
  readonly deeds: readonly Audited[];
}

/** Deletes a table that has so many events; returns whether it had. */
export type RemoveTable = (
  trx: Transaction<Schema>,
  id: string,
  events: number,
) => Promise<boolean>;

const MOST = 200;

/** What whoever runs the server can do. Every deed is written down, in the same commit. */
export function adminCalls(db: Kysely<Schema>, removeTable: RemoveTable) {
  return {
    /** Tables in the order of their last change, latest first. */
    async latestTables(): Promise<ListedTable[]> {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'game', 'stage', 'changed_at as at'])
        .where('events', '>', 0)
        .orderBy('changed_at', 'desc')
        .limit(MOST)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },

    /** People in the order in which they were last seen. */
    async latestPeople(): Promise<ListedPerson[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['person', 'name', 'seen_at as at'])
        .orderBy('seen_at', 'desc')
        .limit(MOST)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },

    async bans(): Promise<ListedPerson[]> {
      const rows = await db
        .selectFrom('bans')
        .select(['person', 'reason as name', 'at'])
        .orderBy('at', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },

    /** A person's ban, and the deeds that name them. */
    async notedAbout(person: string): Promise<Noted> {
      const own = db.selectFrom('bans').select(['at', 'reason']).where('person', '=', person);
      const found = await db
        .selectFrom('audit')
        .select(['at', 'action', 'target', 'detail'])
        .where((eb) => eb.or([eb('target', '=', person), eb('detail', 'like', `%${person}%`)]))
        .orderBy('at')
        .orderBy('id')
        .execute();
      const bans = (await own.execute()).map((row) => ({ ...row, at: Number(row.at) }));
      return { bans, deeds: found.map((row) => ({ ...row, at: Number(row.at) })) };
    },

    async isKnown(person: string): Promise<boolean> {
      for (const table of ['sessions', 'accounts', 'members'] as const) {
        const row = db.selectFrom(table).select('person').where('person', '=', person).limit(1);
        if ((await row.executeTakeFirst()) !== undefined) return true;
      }
      return false;
    },

    /** Returns false if they are banned already. */
    ban: (person: string, deed: Deed): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const banned = await trx
          .insertInto('bans')
          .values({ person, reason: deed.detail, at: deed.at })
          .onConflict((on) => on.column('person').doNothing())
          .executeTakeFirst();
        if (banned.numInsertedOrUpdatedRows !== 1n) return false;
        await writeDown(trx, deed, { person, table: '' });
        return true;
      }),

    /** Returns false if they are not banned. */
    unban: (person: string, deed: Deed): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const lifted = trx.deleteFrom('bans').where('person', '=', person);
        if ((await lifted.executeTakeFirst()).numDeletedRows !== 1n) return false;
        await writeDown(trx, deed, { person, table: '' });
        return true;
      }),

    /** Deletes a table, whoever is there, and tells every server. Returns false if it has gone on. */
    closeTable: (table: string, events: number, deed: Deed): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if (!(await removeTable(trx, table, events))) return false;
        await writeDown(trx, deed, { person: '', table });
        return true;
      }),

    /** The latest deeds, newest first. */
    async audit(): Promise<Audited[]> {
      const rows = await db
        .selectFrom('audit')
        .select(['at', 'action', 'target', 'detail'])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(MOST)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
  };
}

async function writeDown(
  trx: Transaction<Schema>,
  { id, at, action, target, detail }: Deed,
  { person, table }: { readonly person: string; readonly table: string },
): Promise<void> {
  await trx.insertInto('audit').values({ id, at, action, target, detail }).execute();
  await trx.insertInto('people_news').values({ id, person, table_id: table, at }).execute();
}
