import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** What an account shows its owner. */
export interface Account {
  readonly createdAt: number;
  readonly passkeys: readonly PasskeyInfo[];
  /** How many recovery codes are left. */
  readonly codes: number;
}

interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** What is needed to check a signature. */
export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

export type NewPasskey = StoredPasskey & { readonly name: string; readonly at: number };

type Purpose = 'register' | 'sign-in';

export interface Challenge {
  readonly hash: string;
  readonly purpose: Purpose;
  readonly bound: string;
}

/** A way in that was proven: whose account it is, and the name it goes by. */
export interface Owner {
  readonly person: string;
  readonly name: string;
}

const PROVEN = 'proven';
/** Nobody needs more, and nobody may fill the database. */
const MOST_PASSKEYS = 20;

export function accountCalls(db: Kysely<Schema>) {
  return {
    async account(person: string): Promise<Account | undefined> {
      const found = await db
        .selectFrom('accounts')
        .select('created_at')
        .where('person', '=', person)
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const passkeys = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'used_at'])
        .where('person', '=', person)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return {
        createdAt: Number(found.created_at),
        passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          createdAt: Number(created_at),
          usedAt: Number(used_at),
        })),
        codes: await codesLeft(db, person),
      };
    },

    async hasAccount(person: string): Promise<boolean> {
      const row = db.selectFrom('accounts').select('person').where('person', '=', person);
      return (await row.executeTakeFirst()) !== undefined;
    },

    async addChallenge(challenge: Challenge, until: number): Promise<void> {
      const { hash, purpose, bound } = challenge;
      const row = { challenge_hash: hash, purpose, bound, until };
      await db.insertInto('challenges').values(row).execute();
    },

    /** Uses a challenge up. Returns false if it was never given for this, or is used or too old. */
    async takeChallenge({ hash, purpose, bound }: Challenge, now: number): Promise<boolean> {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('bound', '=', bound)
        .where('until', '>', now)
        .executeTakeFirst();
      return taken.numDeletedRows === 1n;
    },

    /** Notes until when a session counts as that of whoever has just shown a way into the account. */
    async prove(bound: string, until: number): Promise<void> {
      const row = { challenge_hash: `${PROVEN} ${bound}`, purpose: PROVEN, bound, until };
      await db
        .insertInto('challenges')
        .values(row)
        .onConflict((on) => on.column('challenge_hash').doUpdateSet({ until }))
        .execute();
    },

    async isProven(bound: string, now: number): Promise<boolean> {
      const found = db
        .selectFrom('challenges')
        .select('until')
        .where('challenge_hash', '=', `${PROVEN} ${bound}`)
        .where('until', '>', now);
      return (await found.executeTakeFirst()) !== undefined;
    },

    /**
     * Adds a passkey, and the account with the first one. Returns false if somebody has it already,
     * or if there are too many.
     */
    addPasskey: ({ person, name }: Owner, key: NewPasskey): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if ((await countOf(trx, 'passkeys', person)) >= MOST_PASSKEYS) return false;
        const added = await trx
          .insertInto('passkeys')
          .values({
            id: key.id,
            person,
            name: key.name,
            public_key: key.publicKey,
            counter: key.counter,
            transports: key.transports,
            created_at: key.at,
            used_at: key.at,
          })
          .onConflict((on) => on.column('id').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) return false;
        await trx
          .insertInto('accounts')
          .values({ person, name, created_at: key.at })
          .onConflict((on) => on.column('person').doNothing())
          .execute();
        return true;
      }),

    async passkey(id: string): Promise<StoredPasskey | undefined> {
      const row = await db
        .selectFrom('passkeys')
        .select(['id', 'person', 'public_key as publicKey', 'counter', 'transports'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...row, counter: Number(row.counter) };
    },

    /** Notes that a passkey was used. Returns its owner, or nothing if its counter has moved on meanwhile. */
    passkeyUsed: (
      { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
      next: number,
      now: number,
    ): Promise<Owner | undefined> =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('passkeys')
          .set({ counter: next, used_at: now })
          .where('id', '=', id)
          .where('counter', '=', counter)
          .executeTakeFirst();
        if (used.numUpdatedRows !== 1n) return undefined;
        return trx
          .selectFrom('accounts')
          .innerJoin('passkeys', 'passkeys.person', 'accounts.person')
          .select(['accounts.person', 'accounts.name'])
          .where('passkeys.id', '=', id)
          .executeTakeFirst();
      }),

    async renamePasskey(person: string, id: string, name: string): Promise<boolean> {
      const renamed = db.updateTable('passkeys').set({ name }).where('id', '=', id);
      const { numUpdatedRows } = await renamed.where('person', '=', person).executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Never removes the last way in. */
    removePasskey: (person: string, id: string): Promise<'done' | 'unknown' | 'last'> =>
      db
        .transaction()
        .execute(async (trx) => {
          await lockAccount(trx, person);
          const own = trx.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
          if ((await own.executeTakeFirst()).numDeletedRows !== 1n) return 'unknown' as const;
          const left = (await countOf(trx, 'passkeys', person)) + (await codesLeft(trx, person));
          if (left === 0) throw new LastWayIn();
          return 'done' as const;
        })
        .catch((error) => {
          if (error instanceof LastWayIn) return 'last' as const;
          throw error;
        }),

    /** New recovery codes in place of the old ones. Returns false for somebody without an account. */
    setCodes: (person: string, hashes: readonly string[]): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockAccount(trx, person))) return false;
        await trx.deleteFrom('recovery_codes').where('person', '=', person).execute();
        const rows = hashes.map((code_hash) => ({ code_hash, person }));
        await trx.insertInto('recovery_codes').values(rows).execute();
        return true;
      }),

    /** Uses a recovery code up, if it is this person's or may be anybody's; returns whose it was. */
    takeCode: (hash: string, person?: string): Promise<Owner | undefined> =>
      db.transaction().execute(async (trx) => {
        const code = trx
          .selectFrom('recovery_codes')
          .select('person')
          .where('code_hash', '=', hash);
        const whose = (await code.executeTakeFirst())?.person;
        if (whose === undefined || (person !== undefined && whose !== person)) return undefined;
        const owner = await lockAccount(trx, whose);
        const used = trx.deleteFrom('recovery_codes').where('code_hash', '=', hash);
        return (await used.executeTakeFirst()).numDeletedRows === 1n ? owner : undefined;
      }),

    /** Ends one session of a person; `null` ends all of them and their push subscriptions. */
    async endSessions(person: string, tokenHash: string | null): Promise<void> {
      const ended = db.deleteFrom('sessions').where('person', '=', person);
      if (tokenHash !== null) await ended.where('token_hash', '=', tokenHash).execute();
      else {
        await ended.execute();
        await db.deleteFrom('pushes').where('person', '=', person).execute();
      }
    },

    async renameAccount(person: string, name: string): Promise<void> {
      await db.updateTable('accounts').set({ name }).where('person', '=', person).execute();
    },

    async isBanned(person: string): Promise<boolean> {
      const row = db.selectFrom('bans').select('person').where('person', '=', person);
      return (await row.executeTakeFirst()) !== undefined;
    },

    async addNews(id: string, person: string, at: number): Promise<void> {
      await db.insertInto('people_news').values({ id, person, table_id: '', at }).execute();
    },

    /** What any process has announced since a time. */
    newsSince: (at: number): Promise<News[]> =>
      db
        .selectFrom('people_news')
        .select(['id', 'person', 'table_id as table'])
        .where('at', '>=', at)
        .execute(),

    /** Deletes what nobody needs any more. */
    async sweepPeople(now: number, newsBefore: number): Promise<void> {
      await db.deleteFrom('challenges').where('until', '<=', now).execute();
      await db.deleteFrom('people_news').where('at', '<', newsBefore).execute();
      const tables = db.selectFrom('tables').select('id');
      await db.deleteFrom('rated_tables').where('table_id', 'not in', tables).execute();
    },
  };
}

export interface News {
  readonly id: string;
  readonly person: string;
  readonly table: string;
}

class LastWayIn extends Error {}

type Db = Kysely<Schema> | Transaction<Schema>;

/** From here on nobody else changes the ways into the account until the transaction ends. */
const lockAccount = (trx: Transaction<Schema>, person: string): Promise<Owner | undefined> =>
  trx
    .updateTable('accounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('person', '=', person)
    .returning(['person', 'name'])
    .executeTakeFirst();

const codesLeft = (db: Db, person: string) => countOf(db, 'recovery_codes', person);

async function countOf(
  db: Db,
  table: 'passkeys' | 'recovery_codes',
  person: string,
): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}
    where person = ${person}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** What a forgotten person leaves nowhere. */
export async function forgetPeople(db: Db, person: string): Promise<void> {
  for (const table of PERSONAL) await db.deleteFrom(table).where('person', '=', person).execute();
}

const PERSONAL = ['accounts', 'passkeys', 'recovery_codes', 'ratings', 'rating_history'] as const;
