import type { MatchSummary, TableRecord, TableStore } from '@baithak/host';
import type { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';

/** A person who gave a name. The store holds a hash of their cookie, not the cookie. */
export interface Session {
  readonly tokenHash: string;
  /** Public: other people at a table see this id and the name. */
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A browser that wants to hear of a person's turns at one table, also with the page closed. */
export interface Subscription {
  readonly table: string;
  readonly person: PersonId;
  /** Where the browser's push service takes messages for it; whoever knows it can send some. */
  readonly endpoint: string;
  /** The browser's keys: nobody else can read what is sent. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** Somebody's turn has begun, and this is where to tell them. */
export interface Notice extends Subscription {
  readonly game: string;
  /** The names of the other people at the table. */
  readonly others: readonly string[];
  /** When their time is up. */
  readonly deadline: number | null;
}

/** Lets somebody go on as the same person on another device, once and soon. */
export interface Transfer {
  readonly codeHash: string;
  readonly person: PersonId;
  readonly until: number;
}

export type TableQuery =
  /** Listed tables that are not over, latest first. */
  | { readonly of: 'open'; readonly limit: number }
  /** Tables that a person is or was at: `mine` are not over yet, `finished` are. */
  | { readonly of: 'mine' | 'finished'; readonly person: PersonId; readonly limit: number };

export type ChangeListener = (tables: readonly string[], forgotten: readonly PersonId[]) => void;

/** How old a table is. */
export interface TableAge extends Pick<TableRecord, 'id' | 'stage' | 'changedAt' | 'deadline'> {
  /** How many events it has; none if it was archived. */
  readonly events: number;
}

/** What is left of a table that was archived: the files of its finished matches. */
export interface Archive {
  /** The names that people had at the table, so that they can be forgotten. */
  readonly names: Readonly<Record<PersonId, readonly string[]>>;
  readonly matches: readonly ArchivedMatch[];
}

interface ArchivedMatch extends MatchSummary {
  readonly file: string;
}

/** Where tables end that nobody needs any more. */
export interface ArchiveStore {
  /** Some tables in the order of their ids, beginning after one. */
  walk(after: string, limit: number): Promise<TableAge[]>;
  /** Leaves only the archive of a table. Returns false if it does not have so many events any more. */
  archive(id: string, events: number, archive: Archive): Promise<boolean>;
  /** Deletes a table, or its archive. Returns false if it does not have so many events any more. */
  remove(id: string, events: number): Promise<boolean>;
  archived(id: string): Promise<Archive | undefined>;
  /** Deletes some of the rows that archived and removed tables have left; returns whether there were any. */
  clear(rows: number): Promise<boolean>;
}

/** What a person has at the moment: tables of their own, and rooms they are in, that are not over. */
export interface Usage {
  readonly tables: number;
  readonly rooms: number;
}

export interface EventsPage {
  readonly events: readonly unknown[];
  /** Where the next page begins; `null` after the last. */
  readonly next: number | null;
}

/** Stores tables and sessions. Several processes may use one store; none of them owns a table. */
export interface Store extends TableStore, ArchiveStore {
  list(query: TableQuery): Promise<TableRecord[]>;
  usage(person: PersonId): Promise<Usage>;
  /** Reads all tables: not for anything that anybody can ask for. */
  count(): Promise<{ readonly tables: number; readonly playing: number }>;
  /** Fails if the database does not answer. */
  ping(): Promise<void>;

  /** Tables whose deadline is at or before `by`. */
  due(by: number, limit: number): Promise<string[]>;
  /** Tables with a running clock. */
  ticking(): Promise<string[]>;

  /** Writes a heartbeat. The last one of any process tells when an outage began. */
  beat(now: number): Promise<void>;
  lastBeat(): Promise<number | null>;

  addSession(session: Session): Promise<void>;
  session(tokenHash: string): Promise<Session | undefined>;
  /** Updates when a session was last seen, and its name if there is a new one. */
  touchSession(tokenHash: string, seenAt: number, name?: string): Promise<void>;
  /** Some of the stored events of a table that a person caused or that name them, from a number on. */
  eventsOf(person: PersonId, table: string, from: number): Promise<EventsPage>;
  /**
   * Deletes a person's sessions, subscriptions and feed, and their name, chat and client ids at every
   * table. Returns those tables.
   */
  forget(person: PersonId): Promise<string[]>;
  /** Deletes the sessions that were last seen before a time. Returns how many there were. */
  dropSessions(before: number): Promise<number>;

  /** Stores a value unless there is one already; returns the one that is stored. */
  keepOnce(key: string, value: string): Promise<string>;

  subscribe(subscription: Subscription, createdAt: number): Promise<void>;
  unsubscribe(table: string, person: PersonId, endpoint: string): Promise<void>;
  endpointsOf(table: string, person: PersonId): Promise<string[]>;
  dropEndpoint(endpoint: string): Promise<void>;
  /** Tables that somebody wants to hear of. */
  heardTables(): Promise<string[]>;
  /** The subscriptions of those whose turn has begun since the last call, at one table or at all. */
  turnsBegun(table: string | null): Promise<Notice[]>;
  isStillTurn(table: string, endpoint: string): Promise<boolean>;

  /** Sets the one feed of a person; `null` ends it. */
  setFeed(person: PersonId, tokenHash: string | null, language: string): Promise<void>;
  hasFeed(person: PersonId): Promise<boolean>;
  feed(tokenHash: string): Promise<{ person: PersonId; language: string } | undefined>;

  addTransfer(transfer: Transfer): Promise<void>;
  /** Uses a code up; returns whose it was. */
  takeTransfer(
    codeHash: string,
    now: number,
  ): Promise<{ person: PersonId; name: string } | undefined>;

  /** Calls the listener with the tables that another process has changed and the people it has forgotten. */
  onChanges(listener: ChangeListener): void;
  /** Copies the whole store, as it is now, into a new file. */
  backup(file: string): Promise<Fault | undefined>;
  /** Finishes the work under way, then closes the store. */
  close(): Promise<void>;
}
