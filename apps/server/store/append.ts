import type { Appended } from '@baithak/host';
import { type Kysely, sql, type Transaction } from 'kysely';
import { failpoint } from '../failpoint.ts';
import { isConstraint } from './errors.ts';
import { scrubEvent, scrubRest } from './forget.ts';
import type { AppendRows, EventRow, Schema } from './schema.ts';

/** `refused`: this append is malformed; the others of the commit are stored. */
export type Outcome = Appended | { readonly refused: string };

/** Appends to any number of tables with one commit; each succeeds or fails on its own. */
export async function appendAll(
  db: Kysely<Schema>,
  batch: readonly AppendRows[],
  writer: string,
): Promise<Outcome[]> {
  const outcomes = await db.transaction().execute(async (trx) => {
    const gone = await forgottenIn(trx, batch);
    const each: Outcome[] = [];
    for (const rows of batch) each.push(await appendOne(trx, without(gone, rows), writer));
    failpoint('before-commit');
    return each;
  });
  failpoint('after-commit');
  return outcomes;
}

async function appendOne(
  trx: Transaction<Schema>,
  rows: AppendRows,
  writer: string,
): Promise<Outcome> {
  failpoint('before-write');
  await sql`savepoint one`.execute(trx);
  const outcome = await attempt(trx, rows, writer);
  if (outcome !== 'done') await sql`rollback to one`.execute(trx);
  await sql`release one`.execute(trx);
  failpoint('after-write');
  return outcome;
}

async function attempt(
  trx: Transaction<Schema>,
  rows: AppendRows,
  writer: string,
): Promise<Outcome> {
  const { table, people, events } = rows;
  try {
    if (!(await putTable(trx, rows))) return 'taken';
    for (const event of events) {
      if (!(await putEvent(trx, table.id, event, writer))) return 'taken';
    }
    await putMembers(trx, table.id, people);
    return 'done';
  } catch (error) {
    if (!isConstraint(error)) throw error;
    return { refused: (error as Error).message };
  }
}

/** Optimistic concurrency: returns false if the table has other events than those that were read. */
async function putTable(
  trx: Transaction<Schema>,
  { table: row, scrubs, events }: AppendRows,
): Promise<boolean> {
  const before = row.events - events.length;
  if (before === 0) {
    const added = trx
      .insertInto('tables')
      .values(row)
      .onConflict((on) => on.doNothing());
    return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
  }
  // If the id were set, even to the same value, SQLite would check every foreign key to it.
  const { id, ...change } = row;
  const changed = trx
    .updateTable('tables')
    .set(change)
    .where('id', '=', id)
    .where('events', '=', before)
    .where('scrubs', '=', scrubs);
  return (await changed.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Returns false if the table already has an event with this number, or one from the same command. */
async function putEvent(
  trx: Transaction<Schema>,
  table_id: string,
  event: EventRow,
  writer: string,
): Promise<boolean> {
  const row = { ...event, table_id, writer };
  const added = trx
    .insertInto('events')
    .values(row)
    .onConflict((on) => on.doNothing());
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

async function putMembers(
  trx: Transaction<Schema>,
  id: string,
  people: readonly string[],
): Promise<void> {
  await sql`insert into members (person, table_id)
    select value, ${id} from json_each(${JSON.stringify(people)}) where true
    on conflict do nothing`.execute(trx);
}

async function forgottenIn(
  trx: Transaction<Schema>,
  batch: readonly AppendRows[],
): Promise<readonly string[]> {
  const people = JSON.stringify(batch.flatMap((rows) => rows.people));
  const { rows } = await sql<{ person: string }>`select person from forgotten
    where person in (select value from json_each(${people}))`.execute(trx);
  return rows.map(({ person }) => person);
}

/** Another process may not know yet that a person was forgotten. It must not bring their name back. */
export function without(gone: readonly string[], rows: AppendRows): AppendRows {
  return gone.reduce(({ table, events, ...rest }, person) => {
    const cleaned = events.map((row) => ({
      ...row,
      client: row.by === person ? null : row.client,
      body: scrubEvent(row.by, row.body, person),
    }));
    return { ...rest, table: { ...table, rest: scrubRest(table.rest, person) }, events: cleaned };
  }, rows);
}
