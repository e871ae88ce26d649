import type { Occupant, Stage, TableEvent } from '@baithak/table';

/** What is told about a table without opening it. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly stage: Stage;
  readonly seats: readonly Occupant[];
  readonly changedAt: number;
}

export interface StoredTable {
  readonly record: TableRecord;
  /** As they came out of the store: nobody has looked at them yet. */
  readonly events: readonly unknown[];
}

/** Events are only ever added; another page may have added its own in between. */
export interface Store {
  readonly kept: boolean;
  list(): Promise<TableRecord[]>;
  read(id: string): Promise<StoredTable | undefined>;
  /** All of them or none: none if the number of one is already taken. */
  append(record: TableRecord, events: readonly TableEvent[]): Promise<'done' | 'taken'>;
  remove(id: string): Promise<void>;
}
