import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

/** Lists of any length make new statements each time; beyond this many all are prepared anew. */
const MOST_STATEMENTS = 200;

/** Kysely's own dialect for SQLite, on @photostructure/sqlite and with the two changes below. */
export function dialectOn(raw: DatabaseSyncInstance): Dialect {
  return {
    createDriver: () => new Driver(raw),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** SQLite has it; with this a migration is done as a whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  constructor(private readonly raw: DatabaseSyncInstance) {
    super({ database: adapted(raw) });
  }

  /** A writer that first reads and then asks for the lock can be refused at once; so it asks first. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk, for one, has rolled back by itself; the complaint about that would hide the cause. */
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
