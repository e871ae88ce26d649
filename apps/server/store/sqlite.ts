import { randomUUID } from 'node:crypto';
import type { Appended, StoredTable, TableRecord } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { PersonId, StoredMatch, TableEvent } from '@baithak/table';
import type { Outcome } from './append.ts';
import { packed, unpacked } from './archive.ts';
import type { Answer, Calls, SessionChange } from './calls.ts';
import type { FeedPosition } from './changes.ts';
import { StoreError } from './errors.ts';
import { GroupCommit } from './group-commit.ts';
import { eventOf, recordOf, rowsOf, storedTable } from './rows.ts';
import { type AppendRows, PAGE_OF_EVENTS, type RulesVersions } from './schema.ts';
import { snapshotRow } from './snapshots.ts';
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
import { StoreThread } from './thread.ts';

export interface SqliteOptions {
  readonly file: string;
  /** The bundle of worker.ts. */
  readonly worker: URL;
  /** Tests pass more pragmas, such as `max_page_count=100`. */
  readonly pragmas?: readonly string[];
  /** The store refuses to open if a match runs there by other rules than these. */
  readonly rules?: RulesVersions;
}

/** Later failures are thrown as StoreErrors. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store | Fault> {
  const store = new SqliteStore(options);
  return (await faultIn(store.open(), options.file)) ?? store;
}

/** Copies a database that this process has not opened. */
export async function backUpSqlite(
  { file, worker }: SqliteOptions,
  target: string,
): Promise<Fault | undefined> {
  const { started, ended } = new StoreThread(worker, { do: 'back-up', file, target });
  const done = started.finally(() => ended);
  const fault = await faultIn(done, target);
  return fault?.code === 'store-corrupt' ? faultIn(done, file) : fault;
}

/** Turns a StoreError into a fault. */
async function faultIn(work: Promise<unknown>, file: string): Promise<Fault | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return new Fault(error.code, { args: { file, reason: error.message } });
  }
}

/** The database has a thread of its own, so the main thread never waits for the disk. */
class SqliteStore implements Store {
  private readonly writer = randomUUID();
  private readonly listeners: ChangeListener[] = [];
  private readonly appends = new GroupCommit<AppendRows, Outcome>((batch) =>
    this.call('append', batch),
  );
  private readonly sessionChanges = new GroupCommit<SessionChange, void>(async (batch) => {
    await this.call('changeSessions', batch);
    return [];
  });
  private readonly backups = new Set<Promise<unknown>>();
  private thread: Promise<StoreThread> | undefined;
  private position: FeedPosition | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly options: SqliteOptions) {}

  async open(): Promise<void> {
    await this.running();
  }

  async append(record: TableRecord, events: readonly TableEvent[]): Promise<Appended> {
    this.mustBeOpen();
    const outcome = await this.appends.add(rowsOf(record, events));
    if (typeof outcome === 'string') return outcome;
    throw new StoreError('store-refused', outcome.refused);
  }

  async read(id: string, from = 0): Promise<StoredTable | undefined> {
    const rows = await this.ask('read', id, from);
    if (rows === undefined) return undefined;
    const events = [...rows.events];
    for (let page = rows.events; page.length === PAGE_OF_EVENTS; events.push(...page)) {
      page = await this.ask('events', id, from + events.length);
    }
    return storedTable({ ...rows, events }, from);
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

  onChanges(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  backup(target: string): Promise<Fault | undefined> {
    return faultIn(this.backUp(target), target);
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async changeSession(change: SessionChange): Promise<void> {
    this.mustBeOpen();
    await this.sessionChanges.add(change);
  }

  private async backUp(target: string): Promise<void> {
    this.mustBeOpen();
    const { file, worker } = this.options;
    const { started, ended } = new StoreThread(worker, { do: 'back-up', file, target });
    const done = started.finally(() => ended);
    this.backups.add(done);
    await done.finally(() => this.backups.delete(done));
  }

  private async finish(): Promise<void> {
    await Promise.allSettled([this.appends.idle(), this.sessionChanges.idle(), ...this.backups]);
    const thread = await this.thread?.catch(() => undefined);
    // A thread that has died needs no closing.
    await thread?.ask('close').catch(() => undefined);
    await thread?.ended;
  }

  private mustBeOpen(): void {
    if (this.closing !== undefined) throw new StoreError('store-closed');
  }

  private async ask<C extends keyof Calls>(
    call: C,
    ...args: Parameters<Calls[C]>
  ): Promise<Answer<C>> {
    this.mustBeOpen();
    return this.call(call, ...args);
  }

  private async call<C extends keyof Calls>(
    call: C,
    ...args: Parameters<Calls[C]>
  ): Promise<Answer<C>> {
    return (await this.running()).ask(call, ...args);
  }

  /** Starts a thread if there is none, or if the last one has died. */
  private running(): Promise<StoreThread> {
    this.thread ??= this.start();
    return this.thread;
  }

  private async start(): Promise<StoreThread> {
    const { file, worker, pragmas = [], rules = {} } = this.options;
    const { writer, position } = this;
    const job = { do: 'serve', file, pragmas, rules, writer, position } as const;
    const thread = new StoreThread(worker, job, (changes) => {
      this.position = changes.position;
      for (const listener of this.listeners) listener(changes.tables, changes.forgotten);
    });
    void thread.ended.then(() => {
      this.thread = undefined;
    });
    this.position = (await thread.started) as FeedPosition;
    return thread;
  }
}
