import type { TableRecord } from '@baithak/host';
import { type Occupant, occupantOf, type PersonId, type TableEventBody } from '@baithak/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { scrubArchive } from './archive.ts';
import { forgetAway } from './away.ts';
import { parseObject } from './rows.ts';
import { type EventRow, PAGE_OF_EVENTS, type Schema } from './schema.ts';

/** Deletes a person's session, and their name and chat everywhere. Returns the tables they were at. */
export async function forget(
  db: Kysely<Schema>,
  person: PersonId,
  writer: string,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('person', '=', person).execute();
    await forgetAway(trx, person);
    await trx.replaceInto('forgotten').values({ person, writer }).execute();
    const at = trx.selectFrom('members').select('table_id').where('person', '=', person);
    const tables = (await at.execute()).map(({ table_id }) => table_id);
    for (const id of tables) {
      await scrubTable(trx, id, person);
      await scrubArchive(trx, id, person);
    }
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
  // They will repeat none of their commands.
  const own = trx.updateTable('events').set({ client: null }).where('table_id', '=', id);
  await own.where('by', '=', person).where('client', 'is not', null).execute();
  for (const { n, body } of await unusedSalts(trx, id, person)) {
    const clean = { body: JSON.stringify({ ...JSON.parse(body), text: '' }) };
    await trx.updateTable('events').set(clean).where('n', '=', n).execute();
  }
}

/** Salts of deals that were called off. Those of a match stay: without them nobody could replay or check it. */
async function unusedSalts(
  trx: Transaction<Schema>,
  id: string,
  person: PersonId,
): Promise<{ readonly n: number; readonly body: string }[]> {
  const kindOf = (at: string) =>
    sql`case when json_valid(${sql.ref(at)}) then ${sql.ref(at)} ->> '$.kind' end`;
  const { rows } = await sql<{ n: number; body: string }>`select n, body from events
    where table_id = ${id} and by = ${person} and ${kindOf('body')} = 'salted' and (
      select ${kindOf('next.body')} from events as next
      where next.table_id = ${id} and next.seq > events.seq
        and ${kindOf('next.body')} in ('sealed', 'started')
      order by next.seq limit 1
    ) = 'sealed'`.execute(trx);
  return rows;
}

/** Some of the events that a person caused or that name them, from a number on. */
export async function eventsOfPerson(
  db: Kysely<Schema>,
  person: PersonId,
  id: string,
  from: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select seq, at, by, client, body from events
    where table_id = ${id} and seq >= ${from}
      and (by = ${person} or instr(body, ${JSON.stringify(person)}) > 0)
    order by seq limit ${PAGE_OF_EVENTS}`.execute(db);
  return rows;
}

interface Found {
  readonly n: number;
  readonly by: string;
  readonly body: string;
}

/** May find too many events: `scrubEvent` looks at each. */
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

/** The body of an event without a person's name and chat. A body that cannot be parsed becomes empty. */
export function scrubEvent(by: string, body: string, person: PersonId): string {
  const event = parseObject<TableEventBody>(body);
  return event === undefined ? '' : JSON.stringify(scrubBody(by, event, person));
}

/** The `rest` of a record without a person's name. */
export function scrubRest(rest: string, person: PersonId): string {
  const record = parseObject<Pick<TableRecord, 'seats'>>(rest);
  if (record === undefined) return '';
  const seats = record.seats?.map((occupant) => scrubOccupant(occupant, person)) ?? [];
  return JSON.stringify({ ...record, seats });
}

function scrubBody(by: string, event: TableEventBody, person: PersonId): TableEventBody {
  switch (event.kind) {
    case 'joined':
      return event.person === person ? { ...event, name: '' } : event;
    case 'seated':
      return { ...event, occupant: scrubOccupant(occupantOf(event.occupant), person) };
    case 'asked': {
      const { question } = event;
      return question.person === person ? { ...event, question: { ...question, name: '' } } : event;
    }
    case 'chatted':
      return by === person ? { ...event, text: '' } : event;
    default:
      return event;
  }
}

function scrubOccupant(occupant: Occupant, person: PersonId): Occupant {
  const theirs = occupant.kind === 'person' && occupant.person === person;
  return theirs ? { ...occupant, name: '' } : occupant;
}
