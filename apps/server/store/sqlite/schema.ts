import type { Generated } from 'kysely';

/** `rest`: what of a record no query asks for, as JSON. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly stage: string;
  readonly listed: number;
  readonly changed_at: number;
  readonly deadline: number | null;
  readonly bot_due: number;
  /** How many events the table has. */
  readonly events: number;
  readonly rest: string;
}

/** `body`: the event without its head, as JSON. `by` is empty for the host: NULLs are never equal. */
export interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly client: string | null;
  readonly body: string;
}

/** `writer`: which opened store added a row, so that it need not be told of it. */
export interface Schema {
  tables: TableRow;
  members: { person: string; table_id: string };
  events: EventRow & { n: Generated<number>; table_id: string; writer: string };
  sessions: {
    token_hash: string;
    person: string;
    name: string;
    created_at: number;
    seen_at: number;
  };
  forgotten: { n: Generated<number>; person: string; writer: string };
  meta: { key: string; value: string };
}

/** What goes to and from the thread: flat rows of texts and numbers. */
export interface AppendRows {
  readonly table: TableRow;
  readonly people: readonly string[];
  readonly events: readonly EventRow[];
}

export interface ReadRows {
  readonly table: TableRow;
  readonly events: readonly EventRow[];
}
