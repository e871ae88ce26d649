import { setImmediate } from 'node:timers/promises';
import type { Appended, StoredTable, TableRecord } from '@baithak/host';
import type { Fault } from '@baithak/kernel';
import type { PersonId, StoredMatch, TableEvent } from '@baithak/table';
import { peopleStore } from '../people/calls.ts';
import { packed, unpacked } from './archive.ts';
import type { Answer, Calls, SessionChange } from './calls.ts';
import { eventOf, recordOf, storedTable } from './rows.ts';
import { PAGE_OF_EVENTS } from './schema.ts';
import { snapshotOf, snapshotRow } from './snapshots.ts';
import type {
  Archive,
  ChangeListener,
  EventsPage,
  Session,
  Store,
  Subscription,
  TableQuery,
  Transfer,
} from './store.ts';

/** So many snapshots are read between two pauses. */
const SNAPSHOTS_AT_ONCE = 50;

/** A store that asks its database by calls, which take and return flat rows. */
export abstract class CallingStore implements Store {
  readonly people = peopleStore((call, ...args) => this.ask(call, ...(args as never)) as never);
  protected readonly listeners: ChangeListener[] = [];

  protected abstract ask<C extends keyof Calls>(
    call: C,
    ...args: Parameters<Calls[C]>
  ): Promise<Answer<C>>;
  protected abstract changeSession(change: SessionChange): Promise<void>;
  abstract append(
    record: TableRecord,
    events: readonly TableEvent[],
    scrubs?: number,
  ): Promise<Appended>;
  abstract backup(target: string): Promise<Fault | undefined>;
  abstract close(): Promise<void>;

  async read(id: string, from = 0): Promise<StoredTable | undefined> {
    const rows = await this.ask('read', id, from);
    if (rows === undefined) return undefined;
    // Page by page, so that others run between two of them.
    const events = rows.events.map(eventOf);
    for (let page = rows.events; page.length === PAGE_OF_EVENTS; ) {
      page = await this.ask('events', id, from + events.length);
      events.push(...page.map(eventOf));
    }
    const snapshots: StoredMatch[] = [];
    for (const [n, row] of rows.snapshots.entries()) {
      if (n % SNAPSHOTS_AT_ONCE === 0) await setImmediate();
      const snapshot = snapshotOf(row);
      if (snapshot !== undefined) snapshots.push(snapshot);
    }
    return storedTable(rows.table, { events, snapshots, from });
  }

  async record(id: string): Promise<TableRecord | 'archived' | undefined> {
    const row = await this.ask('row', id);
    return row?.events === 0 ? 'archived' : row && recordOf(row);
  }

  async keepSnapshots(id: string, snapshots: readonly StoredMatch[]): Promise<void> {
    await this.ask('keepSnapshots', id, snapshots.map(snapshotRow));
  }

  async list(query: TableQuery): Promise<TableRecord[]> {
    return (await this.ask('list', query)).flatMap((row) => recordOf(row) ?? []);
  }

  usage(person: PersonId) {
    return this.ask('usage', person);
  }

  walk(after: string, limit: number) {
    return this.ask('walk', after, limit);
  }

  async archive(id: string, events: number, archive: Archive): Promise<boolean> {
    return this.ask('archive', id, events, await packed(archive));
  }

  remove(id: string, events: number) {
    return this.ask('remove', id, events);
  }

  async archived(id: string): Promise<Archive | undefined> {
    const body = await this.ask('archived', id);
    return body && unpacked(body);
  }

  clear(rows: number) {
    return this.ask('clear', rows);
  }

  count() {
    return this.ask('count');
  }

  ping() {
    return this.ask('ping');
  }

  due(by: number, limit: number) {
    return this.ask('due', by, limit);
  }

  ticking() {
    return this.ask('ticking');
  }

  beat(now: number) {
    return this.ask('beat', now);
  }

  lastBeat() {
    return this.ask('lastBeat');
  }

  addSession(session: Session) {
    return this.changeSession({ add: session });
  }

  session(tokenHash: string) {
    return this.ask('session', tokenHash);
  }

  touchSession(tokenHash: string, seenAt: number, name?: string) {
    return this.changeSession({ touch: tokenHash, seenAt, name });
  }

  dropSessions(before: number) {
    return this.ask('dropSessions', before);
  }

  forget(person: PersonId) {
    return this.ask('forget', person);
  }

  rowsAbout(person: PersonId) {
    return this.ask('rowsAbout', person);
  }

  async eventsOf(person: PersonId, id: string, from: number): Promise<EventsPage> {
    const page = await this.ask('eventsOfPerson', person, id, from);
    const isLast = page.length < PAGE_OF_EVENTS;
    return { events: page.map(eventOf), next: isLast ? null : (page.at(-1)?.seq ?? 0) + 1 };
  }

  keepOnce(key: string, value: string) {
    return this.ask('keepOnce', key, value);
  }

  subscribe(subscription: Subscription, createdAt: number) {
    return this.ask('subscribe', subscription, createdAt);
  }

  unsubscribe(table: string, person: PersonId, endpoint: string) {
    return this.ask('unsubscribe', table, person, endpoint);
  }

  endpointsOf(table: string, person: PersonId) {
    return this.ask('endpointsOf', table, person);
  }

  dropEndpoint(endpoint: string) {
    return this.ask('dropEndpoint', endpoint);
  }

  heardTables() {
    return this.ask('heardTables');
  }

  turnsBegun(table: string | null) {
    return this.ask('turnsBegun', table);
  }

  isStillTurn(table: string, endpoint: string) {
    return this.ask('isStillTurn', table, endpoint);
  }

  setFeed(person: PersonId, tokenHash: string | null, language: string) {
    return this.ask('setFeed', person, tokenHash, language);
  }

  hasFeed(person: PersonId) {
    return this.ask('hasFeed', person);
  }

  feed(tokenHash: string) {
    return this.ask('feed', tokenHash);
  }

  addTransfer(transfer: Transfer) {
    return this.ask('addTransfer', transfer);
  }

  takeTransfer(codeHash: string, now: number) {
    return this.ask('takeTransfer', codeHash, now);
  }

  noticeDone(table: string, endpoint: string) {
    return this.ask('noticeDone', table, endpoint);
  }

  onChanges(listener: ChangeListener): void {
    this.listeners.push(listener);
  }
}
