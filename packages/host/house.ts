import type { Seat } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Shelf } from './shelf.ts';
import type { TableRecord, TableStore } from './store.ts';

/** What a bot is asked: it sees what its seat sees, and nothing else. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly level: number;
  readonly view: unknown;
}

/** What tables need from where they stand: the page's Worker, or a server. */
export interface House {
  readonly store: TableStore;
  readonly shelf: Shelf;
  /** Whether bots play on while nobody looks. */
  readonly playsAlone: boolean;
  now(): number;
  /** A secret that nobody can guess. */
  seed(): string;
  /** The move in notation, at the moment it may be seen. */
  think(task: BotTask, stop: AbortSignal): Promise<string>;
  /** A table has changed, and it is stored. */
  changed(record: TableRecord): void;
  /** Something went wrong that nobody at the table can mend. */
  trouble(table: string, error: unknown): void;
  readonly chance?: Table['chance'];
}
