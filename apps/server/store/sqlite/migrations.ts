import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { failpoint } from '../../failpoint.ts';
import { StoreError } from '../store-error.ts';
import type { Schema } from './schema.ts';

/** In the order of their names; one that was released is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': { up: createTables },
};

const TABLES = [
  `create table tables (
    id text primary key,
    game text not null,
    rules_version integer not null,
    stage text not null,
    listed integer not null,
    changed_at integer not null,
    deadline integer,
    bot_due integer not null,
    events integer not null,
    rest text not null
  ) without rowid`,
  `create table events (
    n integer primary key autoincrement,
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    client text,
    body text not null,
    writer text not null,
    unique (table_id, seq)
  )`,
  `create table members (
    person text not null,
    table_id text not null references tables (id),
    primary key (person, table_id)
  ) without rowid`,
  `create table sessions (
    token_hash text primary key,
    person text not null,
    name text not null,
    created_at integer not null,
    seen_at integer not null
  ) without rowid`,
  `create table forgotten (
    n integer primary key autoincrement,
    person text not null unique,
    writer text not null
  )`,
  'create table meta (key text primary key, value text not null) without rowid',
];

const INDEXES = [
  `create unique index events_by_client on events (table_id, by, client)
    where client is not null`,
  `create index tables_open on tables (changed_at) where listed = 1 and stage <> 'over'`,
  'create index tables_by_stage on tables (stage)',
  'create index tables_by_deadline on tables (deadline) where deadline is not null',
  'create index tables_bot_due on tables (bot_due) where bot_due = 1',
  'create index sessions_by_person on sessions (person)',
  'create index sessions_by_seen_at on sessions (seen_at)',
];

async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  failpoint('during-migration');
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Nothing is written to a database that knows more than this program does. */
export async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !(name in MIGRATIONS));
  if (unknown !== undefined) throw new StoreError('store-newer', `unknown step ${unknown.name}`);
}
