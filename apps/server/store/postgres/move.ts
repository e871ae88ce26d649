import { Fault } from '@baithak/kernel';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openDatabase } from '../database.ts';
import { StoreError, storeError } from '../errors.ts';
import type { Schema } from '../schema.ts';
import { connect, prepare, shownUrl } from './connect.ts';

type Row = Record<string, unknown>;

/** What PostgreSQL does without: row numbers over all tables, and who wrote an event. */
const LEFT_OUT: ReadonlySet<string> = new Set(['n', 'writer']);

/** Rows that go over in one statement. */
const PAGE = 500;
/** A server that wrote a heartbeat so many milliseconds ago may still run. */
const RECENT = 10_000;

export interface Moved {
  readonly tables: number;
  readonly events: number;
}

/** Copies a database file, which no server may use meanwhile, into an empty PostgreSQL: all of it or nothing. */
export async function moveToPostgres(
  file: string,
  url: string,
  now: number,
): Promise<Moved | Fault> {
  const db = connect(url);
  let place = file;
  try {
    const source = await openDatabase(file);
    try {
      if (isInUse(source.raw, now)) return new Fault('move-running', { args: { file } });
      place = shownUrl(url);
      await prepare(db, {});
      if (!(await isEmpty(db))) return new Fault('move-not-empty', { args: { place } });
      return await db.transaction().execute((trx) => copyAll(source.raw, trx));
    } finally {
      source.raw.close();
    }
  } catch (error) {
    const { code, message } = storeError(error);
    return new Fault(code, { args: { file: place, reason: message } });
  } finally {
    await db.destroy();
  }
}

function isInUse(raw: DatabaseSyncInstance, now: number): boolean {
  const row = raw.prepare("select value from meta where key = 'beat'").get() as Row | undefined;
  return row !== undefined && Math.abs(now - Number(row.value)) < RECENT;
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select exists (select 1 from tables)
    or exists (select 1 from sessions) or exists (select 1 from processes) as used`.execute(db);
  return rows[0]?.used === false;
}

async function copyAll(raw: DatabaseSyncInstance, trx: Transaction<Schema>): Promise<Moved> {
  const counts: Record<string, number> = {};
  // Others refer to the table of tables.
  const names = raw.prepare(`select name from sqlite_master where type = 'table'
    and name not like 'sqlite_%' and name not like 'kysely_%' order by name <> 'tables', name`);
  for (const { name } of names.all() as { name: string }[]) {
    counts[name] = await copy(raw, trx, await planOf(raw, trx, name));
  }
  await sql`update tables set owner = as_json(rest) ->> 'owner'`.execute(trx);
  return { tables: counts.tables ?? 0, events: counts.events ?? 0 };
}

interface Plan {
  readonly table: string;
  /** The columns of PostgreSQL with their types. */
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** By which rows are found one page after the other. */
  readonly keys: readonly string[];
}

/** Throws if there is something in the file for which PostgreSQL has no place. */
async function planOf(
  raw: DatabaseSyncInstance,
  trx: Transaction<Schema>,
  table: string,
): Promise<Plan> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(trx);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const info = raw.prepare(`pragma table_info(${table})`).all() as unknown as Column[];
  const columns = info.flatMap(({ name }) => {
    const type = types.get(name);
    if (type !== undefined) return [[name, type] as const];
    if (LEFT_OUT.has(name)) return [];
    throw new StoreError('store-refused', `${table}.${name}`);
  });
  const keys = info.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return { table, columns, keys: keys.map(({ name }) => name) };
}

interface Column {
  readonly name: string;
  /** Its place in the primary key, from 1 on. */
  readonly pk: number;
}

async function copy(
  raw: DatabaseSyncInstance,
  trx: Transaction<Schema>,
  plan: Plan,
): Promise<number> {
  const { table, columns } = plan;
  let count = 0;
  let page = pageOf(raw, plan, undefined);
  while (page.length > 0) {
    const arrays = columns.map(
      ([name, type]) => sql`${page.map((row) => fit(row[name]))}::${sql.raw(type)}[]`,
    );
    const names = sql.join(columns.map(([name]) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names})
      select * from unnest(${sql.join(arrays)})`.execute(trx);
    count += page.length;
    page = page.length < PAGE ? [] : pageOf(raw, plan, page.at(-1));
  }
  return count;
}

/** An iterator must not live on while PostgreSQL works, so each page is a query. */
function pageOf(raw: DatabaseSyncInstance, { table, keys }: Plan, last: Row | undefined): Row[] {
  const list = keys.map((key) => `"${key}"`).join(', ');
  const after = last === undefined ? '' : `where (${list}) > (${keys.map(() => '?').join(', ')})`;
  const from = last === undefined ? [] : keys.map((key) => last[key] as string | number);
  const select = `select * from ${table} ${after} order by ${list} limit ${PAGE}`;
  return raw.prepare(select).all(...from) as Row[];
}

/** pg knows Buffers, not other arrays of bytes. */
const fit = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : value);
