import type { Kysely, Transaction } from 'kysely';
import type { Session } from '../store.ts';
import type { Schema } from './schema.ts';

const BEAT = 'beat';

/** Somebody new; or a new name, or only the time they were last seen. */
export type SessionChange = { readonly add: Session } | Touched;

interface Touched {
  readonly touch: string;
  readonly seenAt: number;
  readonly name: string | undefined;
}

/** What the thread can be asked about people, and whether anybody is alive. */
export function sessionCalls(db: Kysely<Schema>) {
  return {
    /** All with one commit, so that a crowd that comes at once need not wait for one another. */
    changeSessions: (changes: readonly SessionChange[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const change of changes) {
          await ('add' in change ? add(trx, change.add) : touch(trx, change));
        }
      }),

    session: (tokenHash: string): Promise<Session | undefined> =>
      db
        .selectFrom('sessions')
        .select(['token_hash as tokenHash', 'person', 'name'])
        .select(['created_at as createdAt', 'seen_at as seenAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    async dropSessions(before: number): Promise<number> {
      const dropped = db.deleteFrom('sessions').where('seen_at', '<', before);
      return Number((await dropped.executeTakeFirst()).numDeletedRows);
    },

    async beat(now: number): Promise<void> {
      await db
        .replaceInto('meta')
        .values({ key: BEAT, value: String(now) })
        .execute();
    },

    async lastBeat(): Promise<number | null> {
      const beat = db.selectFrom('meta').select('value').where('key', '=', BEAT);
      const row = await beat.executeTakeFirst();
      return row === undefined ? null : Number(row.value);
    },
  };
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
