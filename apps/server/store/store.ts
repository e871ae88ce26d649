import type { MatchSummary, TableRecord, TableStore } from '@baithak/host';
import type { Fault } from '@baithak/kernel';
import type { PersonId, Stage } from '@baithak/table';
import type { PeopleStore } from '../people/calls.ts';
import type { RowsAbout } from './about.ts';

/** A person who gave a name. The store holds a hash of their cookie, not the cookie. */
export interface Session {
  readonly tokenHash: string;
  /** Public: other people at a table see this id and the name. */
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** Whoever runs the server has closed it to them. */
  readonly banned?: boolean;
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

/** Somebody is awaited, and this is where to tell them. */
export interface Notice extends Subscription {
  readonly game: string;
  /** `gathering`: everybody sits there, and the match waits for its host, or its deal for a page. */
  readonly stage: Stage;
  /** An open page does its part of a deal by itself, so there is no hurry. */
  readonly isDeal?: true;
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
export interface TableAge extends Pick<TableRecord, 'id' | 'stage' | 'deadline'> {
  /** When it changed, put off by the time since then in which no server ran. */
  readonly quietSince: number;
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
  /** Some tables in the order of their ids, beginning after one. Several machines leave out where somebody is. */
  walk(after: string, limit: number): Promise<TableAge[]>;
  /** Leaves only the archive of a table. Returns false if it has other events by now, or if somebody has come. */
  archive(id: string, events: number, archive: Archive): Promise<boolean>;
  /** Deletes a table, or its archive. Returns false for the same reasons. */
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

/** The logs of tables, which only ever grow. */
interface TableLog extends TableStore, ArchiveStore {
  /** Some of the stored events of a table that a person caused or that name them, from a number on. */
  eventsOf(person: PersonId, table: string, from: number): Promise<EventsPage>;
}

/** Which tables there are. */
export interface Directory {
  list(query: TableQuery): Promise<TableRecord[]>;
  /** What everybody may know of one table, without reading its events; nothing if it is damaged. */
  record(id: string): Promise<TableRecord | 'archived' | undefined>;
  usage(person: PersonId): Promise<Usage>;
  /** Reads all tables: not for anything that anybody can ask for. */
  count(): Promise<{ readonly tables: number; readonly playing: number }>;
}

/** People, and how they are known again. */
export interface Sessions {
  addSession(session: Session): Promise<void>;
  session(tokenHash: string): Promise<Session | undefined>;
  /** Updates when a session was last seen, and its name if there is a new one. */
  touchSession(tokenHash: string, seenAt: number, name?: string): Promise<void>;
  /**
   * Deletes a person's sessions, subscriptions and feed, and their name, chat and client ids at every
   * table. Returns those tables.
   */
  forget(person: PersonId): Promise<string[]>;
  /** What every table with a column `person` has about somebody, without hashes of secrets. */
  rowsAbout(person: PersonId): Promise<RowsAbout>;
  /** Deletes the sessions that were last seen before a time. Returns how many there were. */
  dropSessions(before: number): Promise<number>;

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
}

/** What is to be done at some time, by whichever process comes first. */
export interface Jobs {
  /** Tables whose deadline is at or before `by`. Among several machines each is leased to one of them. */
  due(by: number, limit: number): Promise<string[]>;
  /** Tables with a running clock. */
  ticking(): Promise<string[]>;

  /** Writes a heartbeat. The last one of any process tells when an outage began. */
  beat(now: number): Promise<void>;
  lastBeat(): Promise<number | null>;

  subscribe(subscription: Subscription, createdAt: number): Promise<void>;
  unsubscribe(table: string, person: PersonId, endpoint: string): Promise<void>;
  endpointsOf(table: string, person: PersonId): Promise<string[]>;
  dropEndpoint(endpoint: string): Promise<void>;
  /** Tables that somebody wants to hear of. */
  heardTables(): Promise<string[]>;
  /** The subscriptions of those whose turn has begun since the last call, at one table or at all. */
  turnsBegun(table: string | null): Promise<Notice[]>;
  isStillTurn(table: string, endpoint: string): Promise<boolean>;
  /** Nobody else needs to tell them of this turn. */
  noticeDone(table: string, endpoint: string): Promise<void>;
}

/** What other processes do. */
export interface News {
  /** Calls the listener with the tables that another process has changed and the people it has forgotten. */
  onChanges(listener: ChangeListener): void;
}

/** A process that has stopped writing heartbeats. */
export interface DeadProcess {
  readonly id: string;
  /** Its last heartbeat. */
  readonly since: number;
  /** The tables that people watched through it. */
  readonly tables: readonly string[];
}

/** People, by the table that they watch. */
export type Crowds = ReadonlyMap<string, readonly PersonId[]>;

/** What any number of processes on several machines need to share work. All leases end by themselves. */
export interface Shared {
  /** Who watches tables through this process from now on; nobody watches those with an empty list any more. */
  attend(crowds: Crowds): Promise<void>;
  /** Who watches these tables through other processes that are alive. */
  elsewhere(tables: readonly string[]): Promise<Crowds>;
  /** Makes this process known to others before anybody plays through it: they notice if it dies. */
  appear(now: number): Promise<void>;
  /** Whether another process was alive a moment ago. */
  isAnybodyElseAlive(): Promise<boolean>;
  /** Since when a table has waited for a process that seems dead, if it has; it waits no more. */
  takeLost(table: string): Promise<number | undefined>;
  /** Leases a process that has died to the caller, who gives its tables their time back. */
  takeDead(): Promise<DeadProcess | undefined>;
  /** Its tables have their time back. */
  bury(id: string): Promise<void>;
  /** Leases tables where a bot is to move and somebody watches; owners take turns. */
  takeBotTurns(limit: number): Promise<string[]>;
  /** Extends the leases of bots that still think. */
  keepBotTurns(tables: readonly string[]): Promise<void>;
  /** Takes tokens from a bucket that all processes share; returns false if there are not enough. */
  takeTokens(bucket: Bucket, tokens: number): Promise<boolean>;
  /** Deletes the buckets that must be full again. */
  sweepTokens(): Promise<void>;
  /** Notes that somebody comes to a table from an address, unless too many others have, or somebody who is banned with it. */
  visit(visit: Visit): Promise<Visited>;
  /** Which of these tables have other events than the numbers say: news may get lost. */
  behind(known: ReadonlyMap<string, number>): Promise<string[]>;
}

export type Visited = 'done' | 'banned' | 'full';

/** Somebody comes to a table. */
export interface Visit {
  readonly table: string;
  readonly person: PersonId;
  /** A name of their address. */
  readonly address: string;
  /** Those who have joined the table, and those who are of interest for another reason. */
  readonly people: readonly PersonId[];
  readonly known: readonly PersonId[];
  /** Nobody may come from where these have come from. */
  readonly banned: readonly PersonId[];
  /** So many people may come from one address. */
  readonly most: number | null;
}

export interface Bucket {
  readonly key: string;
  readonly perSecond: number;
  readonly burst: number;
}

/** Stores everything. Several processes may use one store; none of them owns a table. */
export interface Store extends TableLog, Directory, Sessions, Jobs, News {
  /** Accounts and ratings. */
  readonly people: PeopleStore;
  /** Only where processes may be on several machines. */
  readonly shared?: Shared;
  /** Stores a value unless there is one already; returns the one that is stored. */
  keepOnce(key: string, value: string): Promise<string>;
  /** Fails if the database does not answer. */
  ping(): Promise<void>;
  /** Copies the whole store, as it is now, into a new file. */
  backup(file: string): Promise<Fault | undefined>;
  /** Finishes the work under way, then closes the store. */
  close(): Promise<void>;
}
