import type { Result } from '@baithak/kernel';
import type { Occupant, PersonId, Stage, TableEvent } from '@baithak/table';

/** What is told about a table without opening it: nothing in it is secret. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly stage: Stage;
  /** Whether strangers find the table in a list, or only by its link. */
  readonly listed: boolean;
  readonly seats: readonly Occupant[];
  readonly owner: PersonId | null;
  readonly people: readonly PersonId[];
  readonly changedAt: number;
  /** When the running clock is up. */
  readonly deadline: number | null;
  /** Whether a bot is to move. */
  readonly botDue: boolean;
  readonly result: Result | null;
}

export interface StoredTable {
  readonly record: TableRecord;
  /** As they came out of the store: nobody has looked at them yet. */
  readonly events: readonly unknown[];
}

/** `taken`: somebody else has added an event of that number, or this command, in between. */
export type Appended = 'done' | 'taken';

/** Where tables are kept. Events are only ever added, by any process that has the store open. */
export interface TableStore {
  /** The events from number `from` on. */
  read(id: string, from?: number): Promise<StoredTable | undefined>;
  /** All of them or none; when it says `done` they are kept for good. */
  append(record: TableRecord, events: readonly TableEvent[]): Promise<Appended>;
}
