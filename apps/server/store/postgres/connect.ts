import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StoreError } from '../errors.ts';
import { migrate, type RulesVersions, refuseOthers, type Schema } from '../schema.ts';
import { MIGRATIONS } from './schema.ts';

/** Connections of one process. The database is busy long before more of them would help. */
const CONNECTIONS = 10;
/** Milliseconds to wait for a connection. */
const PATIENCE = 5000;
/** A process that sleeps in the middle of a transaction must not keep its locks. */
const TIMEOUTS = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** bigint and numeric come as texts otherwise. All that we store fits into a number. */
const NUMBERS: readonly number[] = [20, 1700];
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBERS.includes(oid)
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const settingsFor = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'baithak',
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
  ...TIMEOUTS,
  types,
});

export function connect(url: string): Kysely<Schema> {
  const pool = new pg.Pool({ ...settingsFor(url), max: CONNECTIONS });
  // Without listeners a connection that breaks would end the process, whether it is in use or not.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Prepares a database for this program, unless it belongs to another one. Several processes may do so at once. */
export async function prepare(db: Kysely<Schema>, rules: RulesVersions): Promise<void> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(
    db,
  );
  const schema = rows[0]?.schema;
  if (!schema) throw new StoreError('store-unavailable', 'the database has no schema to use');
  const list = await isThere(db, 'kysely_migration');
  if (!list && (await isThere(db, 'tables'))) throw new StoreError('store-foreign');
  await refuseOthers(db, rules, MIGRATIONS, isThere);
  await migrate(db, MIGRATIONS, schema);
}

async function isThere(db: Kysely<Schema>, table: string): Promise<boolean> {
  const found = sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`;
  return (await found.execute(db)).rows[0]?.there === true;
}

/** Where a database is, without its password. */
export function shownUrl(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

const LOST =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0.)$/;
/** These errors of pg have no code. */
const LOST_WORDS = /connection (terminated|error|timeout)|timeout exceeded when trying to connect/i;
/** Nothing was sent yet. */
const NOT_SENT = /^(ECONNREFUSED|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P03)$/;
/** The statement was undone and may be tried again: a deadlock, or too many connections. */
const UNDONE = /^(40P01|40001|53300)$/;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

/** Whether the connection broke: what was asked may have been done. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return code === '' ? LOST_WORDS.test(String((error as Error)?.message)) : LOST.test(code);
}

/** Whether nothing can have been done. */
export const isUndone = (error: unknown): boolean =>
  NOT_SENT.test(codeOf(error)) || UNDONE.test(codeOf(error));
