import { promisify } from 'node:util';
import { gunzipSync, gzip as gzipWithCallback } from 'node:zlib';
import { renameInFile } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { lostSince, outagesIn } from './outages.ts';
import type { Schema } from './schema.ts';
import type { Archive, TableAge } from './store.ts';

const gzip = promisify(gzipWithCallback);

/** What is left of a table: compressed JSON. */
export const packed = (archive: Archive): Promise<Uint8Array> => gzip(JSON.stringify(archive));
export const unpacked = (body: Uint8Array): Archive =>
  JSON.parse(gunzipSync(body).toString()) as Archive;

/** An archived or removed table has no events any more. Their rows are deleted bit by bit. */
const NO_EVENTS = 0;

/** `isLeft`: nobody is at the table through any process. */
export function archiveCalls(db: Kysely<Schema>, isLeft: RawBuilder<SqlBool> = sql.lit(true)) {
  return {
    async walk(after: string, limit: number): Promise<TableAge[]> {
      const outages = await outagesIn(db);
      const found = await db
        .selectFrom('tables')
        .select(['id', 'stage', 'changed_at', 'deadline', 'events'])
        .where('id', '>', after)
        .where(isLeft)
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(({ changed_at, ...age }) => ({
        ...(age as Omit<TableAge, 'quietSince'>),
        quietSince: changed_at + lostSince(outages, changed_at),
      }));
    },

    /** Returns false if the table has gone on since, or if somebody has come. */
    archive: (id: string, events: number, body: Uint8Array): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if (!(await emptied(trx, id, events, isLeft))) return false;
        await trx
          .insertInto('archives')
          .values({ table_id: id, body })
          .onConflict((on) => on.column('table_id').doUpdateSet({ body }))
          .execute();
        return true;
      }),

    remove: (id: string, events: number): Promise<boolean> =>
      db.transaction().execute((trx) => removeTable(trx, id, events, isLeft)),

    async archived(id: string): Promise<Uint8Array | undefined> {
      const found = db.selectFrom('archives').select('body').where('table_id', '=', id);
      return (await found.executeTakeFirst())?.body;
    },

    /** Deletes some rows of tables that were archived or removed; returns whether there were any. */
    clear: (rows: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const next = trx.selectFrom('clearing').select('table_id').limit(1);
        const id = (await next.executeTakeFirst())?.table_id;
        if (id === undefined) return false;
        const some = trx.selectFrom('events').select('seq').where('table_id', '=', id).limit(rows);
        const all = trx.deleteFrom('events').where('table_id', '=', id);
        const gone = await all.where('seq', 'in', some).executeTakeFirst();
        if (gone.numDeletedRows < BigInt(rows)) await cleared(trx, id);
        return true;
      }),
  };
}

/** Returns false if the table has other events, or if somebody is there and must not be. */
export async function removeTable(
  trx: Transaction<Schema>,
  id: string,
  events: number,
  isLeft?: RawBuilder<SqlBool>,
): Promise<boolean> {
  if (!(await emptied(trx, id, events, isLeft))) return false;
  await trx.deleteFrom('archives').where('table_id', '=', id).execute();
  await trx.deleteFrom('members').where('table_id', '=', id).execute();
  return true;
}

async function emptied(
  trx: Transaction<Schema>,
  id: string,
  events: number,
  isLeft: RawBuilder<SqlBool> = sql.lit(true),
): Promise<boolean> {
  const change = { events: NO_EVENTS, listed: 0, deadline: null, bot_due: 0 };
  const table = trx.updateTable('tables').set(change).where('id', '=', id).where(isLeft);
  const { numUpdatedRows } = await table.where('events', '=', events).executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.deleteFrom('snapshots').where('table_id', '=', id).execute();
  await trx
    .insertInto('clearing')
    .values({ table_id: id })
    .onConflict((on) => on.doNothing())
    .execute();
  return true;
}

/** All events are deleted. A table without an archive goes as well. */
async function cleared(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('clearing').where('table_id', '=', id).execute();
  await sql`delete from tables where id = ${id}
    and not exists (select 1 from archives where table_id = ${id})`.execute(trx);
}

/** Names somebody else as the one who had a person's names. */
export async function adoptArchive(
  trx: Transaction<Schema>,
  id: string,
  guest: PersonId,
  person: PersonId,
): Promise<void> {
  const found = trx.selectFrom('archives').select('body').where('table_id', '=', id);
  const row = await found.executeTakeFirst();
  if (row === undefined) return;
  const archive = unpacked(row.body);
  const { [guest]: theirs = [], ...others } = archive.names;
  const body = await packed({ ...archive, names: { ...others, [person]: theirs } });
  await trx.updateTable('archives').set({ body }).where('table_id', '=', id).execute();
}

/** Removes a person's names from the files of a table. Others who had the same name there lose it too. */
export async function scrubArchive(
  trx: Transaction<Schema>,
  id: string,
  person: PersonId,
): Promise<void> {
  const found = trx.selectFrom('archives').select('body').where('table_id', '=', id);
  const row = await found.executeTakeFirst();
  if (row === undefined) return;
  const { names, matches } = unpacked(row.body);
  const theirs = names[person] ?? [];
  const clean = (name: string) => (theirs.includes(name) ? '' : name);
  const scrubbed = matches.map((match) => ({
    ...match,
    names: match.names.map(clean),
    file: renameInFile(match.file, clean),
  }));
  const { [person]: _, ...others } = names;
  const body = await packed({ names: others, matches: scrubbed });
  await trx.updateTable('archives').set({ body }).where('table_id', '=', id).execute();
}
