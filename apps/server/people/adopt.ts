import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** What a device brought along. */
export interface Adopted {
  readonly tables: readonly string[];
  /** How many tables stay with the guest, because the account's person was there, too. */
  readonly left: number;
}

interface Adoption {
  readonly guest: string;
  readonly person: string;
  /** The names of the news that other processes read. */
  readonly news: string;
  readonly at: number;
}

/** Gives what is left of an archived table to a person. */
type AdoptArchive = (
  trx: Transaction<Schema>,
  id: string,
  guest: string,
  person: string,
) => Promise<void>;

/** What belongs to the store. */
export interface AdoptTools {
  readonly adoptArchive: AdoptArchive;
  /** Nobody appends to the table from a copy that names the guest. */
  readonly countScrub: (trx: Transaction<Schema>, table: string) => Promise<void>;
}

export function adoptCalls(db: Kysely<Schema>, { adoptArchive, countScrub }: AdoptTools) {
  return {
    /** Gives all tables of a guest to a person: from now on it was always them who played there. */
    adopt: ({ guest, person, news, at }: Adoption): Promise<Adopted> =>
      db.transaction().execute(async (trx) => {
        const tablesOf = (who: string) =>
          trx.selectFrom('members').select('table_id').where('person', '=', who);
        const theirs = (await tablesOf(guest).execute()).map(({ table_id }) => table_id);
        const own = new Set((await tablesOf(person).execute()).map(({ table_id }) => table_id));
        const tables = theirs.filter((id) => !own.has(id));
        // Sorted, so that two who adopt at once cannot deadlock.
        for (const id of tables.sort()) {
          await countScrub(trx, id);
          await adoptTable(trx, id, guest, person);
          await adoptArchive(trx, id, guest, person);
          await trx
            .insertInto('people_news')
            .values({ id: `${news}-${id}`, person: guest, table_id: id, at })
            .execute();
        }
        await adoptAway(trx, tables, guest, person);
        return { tables, left: theirs.length - tables.length };
      }),
  };
}

/** Ids are long and random, so a quoted one is nothing else. */
async function adoptTable(
  trx: Transaction<Schema>,
  id: string,
  guest: string,
  person: string,
): Promise<void> {
  const [from, to] = [JSON.stringify(guest), JSON.stringify(person)];
  await sql`update tables set rest = replace(rest, ${from}, ${to}) where id = ${id}`.execute(trx);
  await sql`update events set body = replace(body, ${from}, ${to})
    where table_id = ${id} and body like ${`%${from}%`}`.execute(trx);
  const own = trx.updateTable('events').set({ by: person }).where('table_id', '=', id);
  await own.where('by', '=', guest).execute();
  const member = trx.updateTable('members').set({ person }).where('table_id', '=', id);
  await member.where('person', '=', guest).execute();
}

async function adoptAway(
  trx: Transaction<Schema>,
  tables: readonly string[],
  guest: string,
  person: string,
): Promise<void> {
  for (const id of tables) {
    const pushes = trx.updateTable('pushes').set({ person }).where('table_id', '=', id);
    await pushes.where('person', '=', guest).execute();
  }
  // The browser is another person now, so it hears nothing of the tables that stay behind.
  for (const table of ['pushes', 'feeds', 'transfers'] as const) {
    await trx.deleteFrom(table).where('person', '=', guest).execute();
  }
}
