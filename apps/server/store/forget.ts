import type { TableRecord } from '@baithak/host';
import { type Occupant, occupantOf, type PersonId, type TableEventBody } from '@baithak/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { forgetAway } from './away.ts';
import { parseObject } from './rows.ts';
import type { Schema } from './schema.ts';

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
