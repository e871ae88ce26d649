import type { PersonId } from '@baithak/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { scrubEvent, scrubRest } from '../scrub.ts';
import type { Schema } from './schema.ts';

/** Returns the tables the person was at. */
export async function forget(
  db: Kysely<Schema>,
  person: PersonId,
  writer: string,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('person', '=', person).execute();
    await trx.replaceInto('forgotten').values({ person, writer }).execute();
    const at = trx.selectFrom('members').select('table_id').where('person', '=', person);
    const tables = (await at.execute()).map(({ table_id }) => table_id);
    for (const id of tables) await scrubTable(trx, id, person);
    return tables;
  });
}

async function scrubTable(trx: Transaction<Schema>, id: string, person: PersonId): Promise<void> {
  const table = trx.selectFrom('tables').select('rest').where('id', '=', id);
  const { rest } = await table.executeTakeFirstOrThrow();
  const scrubbed = { rest: scrubRest(rest, person) };
  await trx.updateTable('tables').set(scrubbed).where('id', '=', id).execute();
  for (const { n, by, body } of await eventsAbout(trx, id, person)) {
    const clean = { body: scrubEvent(by, body, person) };
    await trx.updateTable('events').set(clean).where('n', '=', n).execute();
  }
}

interface Found {
  readonly n: number;
  readonly by: string;
  readonly body: string;
}

/** A few too many are no harm: each is looked at. */
async function eventsAbout(
  trx: Transaction<Schema>,
  id: string,
  person: PersonId,
): Promise<Found[]> {
  const { rows } = await sql<Found>`select n, by, body from events
    where table_id = ${id} and (
      instr(body, ${JSON.stringify(person)}) > 0
      or (by = ${person} and (instr(body, '"chatted"') > 0 or not json_valid(body)))
    )`.execute(trx);
  return rows;
}
