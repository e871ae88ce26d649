import type { Kysely } from 'kysely';
import type { Session } from '../store.ts';
import type { Schema } from './schema.ts';

const BEAT = 'beat';

/** What the thread can be asked about people, and whether anybody is alive. */
export function sessionCalls(db: Kysely<Schema>) {
  return {
    async addSession({ tokenHash, person, name, createdAt, seenAt }: Session): Promise<void> {
      const row = { token_hash: tokenHash, person, name, created_at: createdAt, seen_at: seenAt };
      await db.insertInto('sessions').values(row).execute();
    },

    session: (tokenHash: string): Promise<Session | undefined> =>
      db
        .selectFrom('sessions')
        .select(['token_hash as tokenHash', 'person', 'name'])
        .select(['created_at as createdAt', 'seen_at as seenAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    async touchSession(tokenHash: string, seenAt: number, name?: string): Promise<void> {
      const change = { seen_at: seenAt, ...(name === undefined ? {} : { name }) };
      await db.updateTable('sessions').set(change).where('token_hash', '=', tokenHash).execute();
    },

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
