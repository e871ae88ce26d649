import { type Kysely, sql } from 'kysely';
import type { Outcome } from '../append.ts';
import { without } from '../append.ts';
import type { AppendRows, EventRow, Schema } from '../schema.ts';

const UNIQUE_VIOLATION = '23505';
/** How many forgotten people a process remembers. */
const MOST_GONE = 10_000;

/**
 * Appends with one statement, so it takes one lock: that of the table's row. Unique numbers and unique
 * commands are the arbiter between processes.
 */
export class Appender {
  /** Deleted people whom a process that has not heard of it may still name. */
  private readonly gone = new Set<string>();

  constructor(private readonly db: Kysely<Schema>) {}

  async append(rows: AppendRows, owner: string | null): Promise<Outcome> {
    for (;;) {
      const gone = rows.people.filter((person) => this.gone.has(person));
      if (await this.attempt(without(gone, rows), gone, owner)) return 'done';
      if (!(await this.learnGone(rows.people))) return 'taken';
    }
  }

  private async attempt(rows: AppendRows, gone: string[], owner: string | null): Promise<boolean> {
    const { table, people, events } = rows;
    const of = <K extends keyof EventRow>(name: K) => events.map((event) => event[name]);
    const known = sql`not exists (select 1 from forgotten
      where person = any(${people}::text[]) and person <> all(${gone}::text[]))`;
    const before = table.events - events.length;
    const put = before === 0 ? inserted(rows, owner, known) : updated(rows, owner, known, before);
    const statement = sql`with put as (${put} returning id),
      added as (
        insert into events (table_id, seq, at, by, client, body)
        select put.id, each.* from put, unnest(
          ${of('seq')}::integer[], ${of('at')}::bigint[], ${of('by')}::text[],
          ${of('client')}::text[], ${of('body')}::text[]) as each
      ),
      joined as (
        insert into members (person, table_id)
        select person, put.id from put, unnest(${people}::text[]) as person
        on conflict do nothing
      )
      select 1 from put`;
    try {
      return (await statement.execute(this.db)).rows.length === 1;
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** Returns whether some of these people were forgotten without this process knowing it. */
  private async learnGone(people: readonly string[]): Promise<boolean> {
    const { rows } = await sql<{ person: string }>`select person from forgotten
      where person = any(${people}::text[])`.execute(this.db);
    const news = rows.filter(({ person }) => !this.gone.has(person));
    if (this.gone.size > MOST_GONE) this.gone.clear();
    for (const { person } of news) this.gone.add(person);
    return news.length > 0;
  }
}

type Part = ReturnType<typeof sql>;

function inserted({ table }: AppendRows, owner: string | null, known: Part): Part {
  return sql`insert into tables (id, game, rules_version, stage, listed, changed_at, deadline,
      bot_due, events, rest, owner)
    select ${table.id}, ${table.game}, ${table.rules_version}::integer, ${table.stage},
      ${table.listed}::integer, ${table.changed_at}::bigint, ${table.deadline}::bigint,
      ${table.bot_due}::integer, ${table.events}::integer, ${table.rest}, ${owner}
    where ${known} on conflict do nothing`;
}

/** If stored events were changed since they were read, also while the append waited, nothing is written. */
function updated(
  { table, scrubs }: AppendRows,
  owner: string | null,
  known: Part,
  before: number,
): Part {
  return sql`update tables set game = ${table.game}, rules_version = ${table.rules_version}::integer,
      stage = ${table.stage}, listed = ${table.listed}::integer,
      changed_at = ${table.changed_at}::bigint, deadline = ${table.deadline}::bigint,
      bot_due = ${table.bot_due}::integer, events = ${table.events}::integer, rest = ${table.rest},
      owner = ${owner}, clock_lease = 0, bot_lease = 0
    where id = ${table.id} and events = ${before} and ${known}
      and scrubs = ${scrubs}`;
}
