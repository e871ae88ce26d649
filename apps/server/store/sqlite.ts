import { randomUUID } from 'node:crypto';
import type { Appended, TableRecord } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { TableEvent } from '@baithak/table';
import type { Outcome } from './append.ts';
import { CallingStore } from './calling-store.ts';
import type { Answer, Calls, SessionChange, ThreadAnswer, ThreadCalls } from './calls.ts';
import type { FeedPosition } from './changes.ts';
import { StoreError } from './errors.ts';
import { GroupCommit } from './group-commit.ts';
import { rowsOf } from './rows.ts';
import type { AppendRows, RulesVersions } from './schema.ts';
import type { Store } from './store.ts';
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
class SqliteStore extends CallingStore {
  private readonly writer = randomUUID();
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

  constructor(private readonly options: SqliteOptions) {
    super();
  }

  async open(): Promise<void> {
    await this.running();
  }

  override async append(
    record: TableRecord,
    events: readonly TableEvent[],
    scrubs?: number,
  ): Promise<Appended> {
    this.mustBeOpen();
    const outcome = await this.appends.add(rowsOf(record, events, scrubs));
    if (typeof outcome === 'string') return outcome;
    throw new StoreError('store-refused', outcome.refused);
  }

  override backup(target: string): Promise<Fault | undefined> {
    return faultIn(this.backUp(target), target);
  }

  override close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  protected override async changeSession(change: SessionChange): Promise<void> {
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

  protected override async ask<C extends keyof Calls>(
    call: C,
    ...args: Parameters<Calls[C]>
  ): Promise<Answer<C>> {
    this.mustBeOpen();
    return this.call(call, ...(args as Parameters<ThreadCalls[C]>)) as Promise<Answer<C>>;
  }

  private async call<C extends keyof ThreadCalls>(
    call: C,
    ...args: Parameters<ThreadCalls[C]>
  ): Promise<ThreadAnswer<C>> {
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
