import type { TableRecord, TableStore } from '@baithak/host';
import type { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';

/** Somebody who came with a name; only the hash of their cookie is kept. */
export interface Session {
  readonly tokenHash: string;
  /** Public: what others at a table know of them besides the name. */
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export type TableQuery =
  /** Listed tables that somebody may still sit down at, or watch; the latest first. */
  | { readonly of: 'open'; readonly limit: number }
  /** Tables that a person is or was at, running and finished apart. */
  | { readonly of: 'mine' | 'finished'; readonly person: PersonId; readonly limit: number };

export type NewsListener = (tables: readonly string[], forgotten: readonly PersonId[]) => void;

/** What is kept. Several processes may use one store; none owns a table. */
export interface Store extends TableStore {
  list(query: TableQuery): Promise<TableRecord[]>;
  count(): Promise<{ readonly tables: number; readonly playing: number }>;

  /** Tables whose clock is up by then. */
  due(by: number, limit: number): Promise<string[]>;
  /** Tables where a clock runs. */
  ticking(): Promise<string[]>;
  /** Tables where a bot is to move. */
  waitingForBots(): Promise<string[]>;

  /** Says that a process is alive; the last time anybody said so tells how long an outage was. */
  beat(now: number): Promise<void>;
  lastBeat(): Promise<number | null>;

  addSession(session: Session): Promise<void>;
  session(tokenHash: string): Promise<Session | undefined>;
  /** A new name, or only the time they were last seen. */
  touchSession(tokenHash: string, seenAt: number, name?: string): Promise<void>;
  /** Takes a person out of the store: their session, their name and their words in every table. Returns those tables. */
  forget(person: PersonId): Promise<string[]>;
  /** Sessions that were not seen since. */
  dropSessions(before: number): Promise<number>;

  /** Calls with the ids of tables that another process has changed, and of people it has forgotten. */
  onNews(listener: NewsListener): void;
  /** A copy of everything as it is now, into a file that must not exist. */
  backup(file: string): Promise<Fault | undefined>;
  /** After what is under way; nothing can be asked any more. */
  close(): Promise<void>;
}
