import { randomUUID } from 'node:crypto';
import type { Appended, StoredTable, TableRecord } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { PersonId, TableEvent } from '@baithak/table';
import { GroupCommit } from './group-commit.ts';
import { recordOf, rowsOf, storedTable } from './rows.ts';
import type { Outcome } from './sqlite/append.ts';
import type { Answer, Calls } from './sqlite/calls.ts';
import { Connection } from './sqlite/connection.ts';
import type { Heard } from './sqlite/news.ts';
import type { AppendRows } from './sqlite/schema.ts';
import type { SessionChange } from './sqlite/sessions.ts';
import type { NewsListener, Session, Store, TableQuery } from './store.ts';
import { StoreError } from './store-error.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Where the bundle of worker.ts is. */
  readonly worker: URL;
  /** For tests: more pragmas, such as `max_page_count=100`. */
  readonly pragmas?: readonly string[];
}

/** What goes wrong later is thrown, as a StoreError. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store | Fault> {
  const store = new SqliteStore(options);
  return (await faultIn(store.open(), options.file)) ?? store;
}

/** A copy of a database that nobody here has open, and that is not changed by it. */
export async function backUpSqlite(
  { file, worker }: SqliteOptions,
  target: string,
): Promise<Fault | undefined> {
  const { started, ended } = new Connection(worker, { do: 'back-up', file, target });
  const done = started.finally(() => ended);
  const fault = await faultIn(done, target);
  return fault?.code === 'store-corrupt' ? faultIn(done, file) : fault;
}

/** The fault behind a StoreError; its code has a sentence, its message is left to logs. */
async function faultIn(work: Promise<unknown>, file: string): Promise<Fault | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return new Fault(error.code, { args: { file, reason: error.message } });
  }
}

/** The database is in a thread of its own: nobody else ever waits for the disk. */
class SqliteStore implements Store {
  private readonly writer = randomUUID();
  private readonly listeners: NewsListener[] = [];
  private readonly appends = new GroupCommit<AppendRows, Outcome>((batch) =>
    this.call('append', batch),
  );
  private readonly sessionChanges = new GroupCommit<SessionChange, void>(async (batch) => {
    await this.call('changeSessions', batch);
    return [];
  });
  private readonly backups = new Set<Promise<unknown>>();
  private connection: Promise<Connection> | undefined;
  private heard: Heard | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly options: SqliteOptions) {}

  async open(): Promise<void> {
    await this.connected();
  }

  async append(record: TableRecord, events: readonly TableEvent[]): Promise<Appended> {
    this.mustBeOpen();
    const outcome = await this.appends.add(rowsOf(record, events));
    if (typeof outcome === 'string') return outcome;
    throw new StoreError('store-refused', outcome.refused);
  }

  async read(id: string, from = 0): Promise<StoredTable | undefined> {
    const rows = await this.ask('read', id, from);
    return rows === undefined ? undefined : storedTable(rows, from);
  }

  async list(query: TableQuery): Promise<TableRecord[]> {
    return (await this.ask('list', query)).flatMap((row) => recordOf(row) ?? []);
  }

  count() {
    return this.ask('count');
  }

  due(by: number, limit: number) {
    return this.ask('due', by, limit);
  }

  ticking() {
    return this.ask('ticking');
  }

  waitingForBots() {
    return this.ask('waitingForBots');
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

  onNews(listener: NewsListener): void {
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
    const { started, ended } = new Connection(worker, { do: 'back-up', file, target });
    const done = started.finally(() => ended);
    this.backups.add(done);
    await done.finally(() => this.backups.delete(done));
  }

  private async finish(): Promise<void> {
    await Promise.allSettled([this.appends.idle(), this.sessionChanges.idle(), ...this.backups]);
    const connection = await this.connection?.catch(() => undefined);
    // A thread that has died has nothing open.
    await connection?.ask('close').catch(() => undefined);
    await connection?.ended;
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
    return (await this.connected()).ask(call, ...args);
  }

  /** A thread that has died is replaced as soon as somebody asks again. */
  private connected(): Promise<Connection> {
    this.connection ??= this.connect();
    return this.connection;
  }

  private async connect(): Promise<Connection> {
    const { file, worker, pragmas = [] } = this.options;
    const { writer, heard } = this;
    const job = { do: 'serve', file, pragmas, writer, heard } as const;
    const connection = new Connection(worker, job, (news) => {
      this.heard = news.heard;
      for (const listener of this.listeners) listener(news.tables, news.forgotten);
    });
    void connection.ended.then(() => {
      this.connection = undefined;
    });
    this.heard = (await connection.started) as Heard;
    return connection;
  }
}
