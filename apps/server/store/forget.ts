import type { TableRecord } from '@baithak/host';
import { type Occupant, occupantOf, type PersonId, type TableEventBody } from '@baithak/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { forgetPeople } from '../people/account-calls.ts';
import { scrubArchive } from './archive.ts';
import { forgetAway } from './away.ts';
import { parseObject } from './json.ts';
import { type EventRow, PAGE_OF_EVENTS, type Schema } from './schema.ts';
import type { Tongue } from './tongue.ts';

/** Deletes a person's session, and their name and chat everywhere. Returns the tables they were at. */
export async function forget(
  db: Kysely<Schema>,
  person: PersonId,
  writer: string,
  tongue: Tongue,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('person', '=', person).execute();
    await forgetAway(trx, person);
    await forgetPeople(trx, person);
    // As a new row, so that other processes hear of it again.
    await trx.deleteFrom('forgotten').where('person', '=', person).execute();
    await trx.insertInto('forgotten').values({ person, writer }).execute();
    const at = trx.selectFrom('members').select('table_id').where('person', '=', person);
    const tables = (await at.orderBy('table_id').execute()).map(({ table_id }) => table_id);
    for (const id of tables) {
      await new Scrubber(trx, id, person, tongue).scrub();
      await scrubArchive(trx, id, person);
    }
    return tables;
  });
}

/** Until the transaction ends nobody else appends to the table, and then only whoever has read it again. */
export async function countScrub(trx: Transaction<Schema>, id: string): Promise<void> {
  await sql`update tables set scrubs = scrubs + 1 where id = ${id}`.execute(trx);
}

interface Found {
  readonly seq: number;
  readonly by: string;
  readonly body: string;
}

/** Removes a person from one table. */
class Scrubber {
  constructor(
    private readonly trx: Transaction<Schema>,
    private readonly id: string,
    private readonly person: PersonId,
    private readonly tongue: Tongue,
  ) {}

  async scrub(): Promise<void> {
    const { trx, id, person } = this;
    await countScrub(trx, id);
    const table = trx.selectFrom('tables').select('rest').where('id', '=', id);
    const { rest } = await table.executeTakeFirstOrThrow();
    const scrubbed = { rest: scrubRest(rest, person) };
    await trx.updateTable('tables').set(scrubbed).where('id', '=', id).execute();
    for (const { seq, by, body } of await this.eventsAbout()) {
      await this.put(seq, scrubEvent(by, body, person));
    }
    // They will repeat none of their commands.
    const own = trx.updateTable('events').set({ client: null }).where('table_id', '=', id);
    await own.where('by', '=', person).where('client', 'is not', null).execute();
    for (const { seq, body } of await this.unusedSalts()) {
      await this.put(seq, JSON.stringify({ ...JSON.parse(body), text: '' }));
    }
  }

  private async put(seq: number, body: string): Promise<void> {
    const event = this.trx.updateTable('events').set({ body }).where('table_id', '=', this.id);
    await event.where('seq', '=', seq).execute();
  }

  /** Salts of deals that were called off. Those of a match stay: without them nobody could replay or check it. */
  private async unusedSalts(): Promise<Found[]> {
    const { id, person } = this;
    const kindOf = (at: string) => this.tongue.field(sql.ref(at), 'kind');
    const { rows } = await sql<Found>`select seq, by, body from events
      where table_id = ${id} and by = ${person} and ${kindOf('body')} = 'salted' and (
        select ${kindOf('next.body')} from events as next
        where next.table_id = ${id} and next.seq > events.seq
          and ${kindOf('next.body')} in ('sealed', 'started')
        order by next.seq limit 1
      ) = 'sealed'`.execute(this.trx);
    return rows;
  }

  /** May find too many events: `scrubEvent` looks at each. */
  private async eventsAbout(): Promise<Found[]> {
    const { id, person, tongue } = this;
    const body = sql.ref('body');
    const { rows } = await sql<Found>`select seq, by, body from events
      where table_id = ${id} and (
        ${tongue.find(body, JSON.stringify(person))} > 0
        or (by = ${person} and (${tongue.find(body, '"chatted"')} > 0 or not ${tongue.isJson(body)}))
      )`.execute(this.trx);
    return rows;
  }
}

/** Some of the events that a person caused or that name them, from a number on. */
export async function eventsOfPerson(
  db: Kysely<Schema>,
  { person, id, from }: { readonly person: PersonId; readonly id: string; readonly from: number },
  tongue: Tongue,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select seq, at, by, client, body from events
    where table_id = ${id} and seq >= ${from}
      and (by = ${person} or ${tongue.find(sql.ref('body'), JSON.stringify(person))} > 0)
    order by seq limit ${PAGE_OF_EVENTS}`.execute(db);
  return rows;
}

/** The body of an event without a person's name, sign and chat. A body that cannot be parsed becomes empty. */
export function scrubEvent(by: string, body: string, person: PersonId): string {
  const event = parseObject<TableEventBody>(body);
  return event === undefined ? '' : JSON.stringify(scrubBody(by, event, person));
}

/** The `rest` of a record without a person's name and sign. */
export function scrubRest(rest: string, person: PersonId): string {
  const record = parseObject<Pick<TableRecord, 'seats' | 'signs'>>(rest);
  if (record === undefined) return '';
  const seats = record.seats?.map((occupant) => scrubOccupant(occupant, person)) ?? [];
  const { [person]: _, ...signs } = record.signs ?? {};
  return JSON.stringify({ ...record, seats, ...(record.signs && { signs }) });
}

function scrubBody(by: string, event: TableEventBody, person: PersonId): TableEventBody {
  switch (event.kind) {
    case 'joined':
      return event.person === person ? { kind: event.kind, person, name: '' } : event;
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
