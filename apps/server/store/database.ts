import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { isBusy, StoreError } from './errors.ts';
import { provideFile } from './files.ts';
import { migrate, type RulesVersions, refuseOthers, type Schema } from './schema.ts';

/** SQLite stores it in the file's header. */
const APPLICATION_ID = 0x42_41_49_54;
/** Milliseconds to wait for another process's lock. */
const PATIENCE = 5000;
/** Milliseconds before another try where SQLite itself does not wait. */
const RETRY_AFTER = 20;

/** The store's guarantees depend on these settings, so each is read back after it is set. */
const PRAGMAS: readonly (readonly [name: string, value: string, reads: string | number])[] = [
  ['journal_mode', 'wal', 'wal'],
  ['synchronous', 'full', 2],
  ['foreign_keys', 'on', 1],
  ['secure_delete', 'on', 1],
  ['busy_timeout', String(PATIENCE), PATIENCE],
  // Checkpoints have a thread of their own: a commit that ran one would make everybody wait.
  ['wal_autocheckpoint', '0', 0],
];

export interface Database {
  readonly raw: DatabaseSyncInstance;
  readonly db: Kysely<Schema>;
}

/** Tests simulate a small disk with more `pragmas`, such as `max_page_count=100`. */
export async function openDatabase(
  file: string,
  pragmas: readonly string[] = [],
  rules: RulesVersions = {},
): Promise<Database> {
  provideFile(file);
  const raw = new DatabaseSync(file, { timeout: PATIENCE });
  const db = new Kysely<Schema>({ dialect: dialectOn(raw) });
  try {
    refuseForeign(raw);
    await refuseOthers(db, rules);
    setPragmas(raw, pragmas);
    sign(raw);
    await migrate(db);
    return { raw, db };
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** Another process may be creating the store. It signs the file before it creates tables, so count the tables first. */
function refuseForeign(raw: DatabaseSyncInstance): void {
  const tables = value(raw, 'select count(*) from sqlite_master');
  const id = value(raw, 'pragma application_id');
  if (tables !== 0 && id !== APPLICATION_ID) throw new StoreError('store-foreign');
}

function sign(raw: DatabaseSyncInstance): void {
  if (value(raw, 'pragma application_id') === APPLICATION_ID) return;
  raw.exec(`pragma application_id = ${APPLICATION_ID}`);
}

function setPragmas(raw: DatabaseSyncInstance, more: readonly string[]): void {
  for (const [name, wanted] of PRAGMAS) patiently(() => raw.exec(`pragma ${name} = ${wanted}`));
  for (const pragma of more) raw.exec(`pragma ${pragma}`);
  for (const [name, , reads] of PRAGMAS) {
    const is = value(raw, `pragma ${name}`);
    if (is !== reads) throw new StoreError('store-unavailable', `${name} is ${is}, not ${reads}`);
  }
}

/** SQLite waits for a lock by itself, except when it switches a new file to the write-ahead log. */
function patiently(work: () => void): void {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_AFTER);
  }
}

function value(raw: DatabaseSyncInstance, sql: string): unknown {
  return Object.values(raw.prepare(sql).get() as Record<string, unknown>)[0];
}

/**
 * The write-ahead log keeps old versions of pages, and with them what a person asked to delete. It
 * can be truncated only while no other process reads, so `truncate` tries without waiting.
 */
export class WriteAheadLog {
  /** A process that was killed may have left old pages behind. */
  private isStale = true;

  constructor(private readonly raw: DatabaseSyncInstance) {
    this.truncate();
  }

  /** Call this after something was deleted. */
  markStale(): void {
    this.isStale = true;
    this.truncate();
  }

  truncate(): void {
    if (!this.isStale) return;
    this.raw.exec('pragma busy_timeout = 0');
    try {
      this.isStale = value(this.raw, 'pragma wal_checkpoint(truncate)') !== 0;
    } catch {
      // The thread tries again soon.
    } finally {
      this.raw.exec(`pragma busy_timeout = ${PATIENCE}`);
    }
  }
}

/** A query with a list has a statement for each length. The cache is cleared when it is full. */
const MOST_STATEMENTS = 200;

/** Kysely's SQLite dialect on top of @photostructure/sqlite. */
export function dialectOn(raw: DatabaseSyncInstance): Dialect {
  return {
    createDriver: () => new Driver(raw),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** SQLite can do it; so a migration is applied completely or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  constructor(private readonly raw: DatabaseSyncInstance) {
    super({ database: adapted(raw) });
  }

  /** A transaction that reads before it takes the write lock can fail with SQLITE_BUSY at once. So take the lock first. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** On a full disk SQLite has already rolled back. A second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

function adapted(raw: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      prepared.clear();
      raw.close();
    },
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const fresh = statement(raw, sql);
      prepared.set(sql, fresh);
      return fresh;
    },
  };
}

function statement(raw: DatabaseSyncInstance, sql: string): SqliteStatement {
  const prepared = raw.prepare(sql);
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...parameters),
    run: (parameters) => prepared.run(...parameters),
    iterate: (parameters) => prepared.iterate(...parameters),
  };
}
