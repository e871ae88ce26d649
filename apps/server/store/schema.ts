import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { failpoint } from '../failpoint.ts';
import { createPeople, type PeopleSchema } from '../people/schema.ts';
import { StoreError } from './errors.ts';
import { parseObject } from './json.ts';

/** `rest` holds, as JSON, the fields of a record that no query needs. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly stage: string;
  readonly listed: number;
  readonly changed_at: number;
  readonly deadline: number | null;
  readonly bot_due: number;
  /** How many events the table has; none if it was archived. */
  readonly events: number;
  readonly rest: string;
}

/** `body` is the event as JSON without the other columns. `by` is empty for the server itself, since NULLs are never equal. */
export interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly client: string | null;
  readonly body: string;
}

/** So many events are read at once: others wait for the thread meanwhile. */
export const PAGE_OF_EVENTS = 2000;

/** `writer` names the open store that added a row: a store skips its own rows when it looks for changes. */
export interface Schema extends PeopleSchema {
  /** `scrubs`: how often somebody was forgotten there, or its events were given to somebody else. */
  tables: TableRow & { scrubs: Generated<number> };
  members: { person: string; table_id: string };
  events: EventRow & { n: Generated<number>; table_id: string; writer: string };
  sessions: {
    token_hash: string;
    person: string;
    name: string;
    created_at: number;
    seen_at: number;
  };
  forgotten: { n: Generated<number>; person: string; writer: string };
  meta: { key: string; value: string };
  pushes: PushRow;
  feeds: { person: string; token_hash: string; language: string };
  transfers: { code_hash: string; person: string; until: number };
  snapshots: SnapshotRow & { table_id: string };
  archives: { table_id: string; body: Uint8Array };
  /** Tables whose events are being deleted. */
  clearing: { table_id: string };
}

/** A browser that wants to hear of a person's turns at a table. `waiting`: it was told, and they have not moved yet. */
interface PushRow {
  readonly table_id: string;
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly created_at: number;
  readonly waiting: number;
}

/** How the match that event `started` began stood at some time. */
export interface SnapshotRow {
  readonly started: number;
  readonly body: Uint8Array;
}

/** What goes to and from the thread: flat rows of strings and numbers. */
export interface AppendRows {
  readonly table: TableRow;
  /** How often its stored events had been changed when they were read. */
  readonly scrubs: number;
  readonly people: readonly string[];
  readonly events: readonly EventRow[];
}

export interface ReadRows {
  readonly table: TableRow & { readonly scrubs: number };
  readonly events: readonly EventRow[];
  readonly snapshots: readonly SnapshotRow[];
}

export type Migrations = Readonly<Record<string, Migration>>;

/** They run in the order of their names. Never change one that was released. */
const MIGRATIONS: Migrations = {
  '001-tables': { up: createTables },
  '002-snapshots': { up: createSnapshots },
  '003-archives': { up: createArchives },
  '004-away': { up: createAway },
  '005-people': { up: createPeople },
  '006-scrubs': { up: countScrubs },
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

async function createSnapshots(db: Kysely<unknown>): Promise<void> {
  await sql`create table snapshots (
    table_id text not null references tables (id) on delete cascade,
    started integer not null,
    body blob not null,
    primary key (table_id, started)
  )`.execute(db);
}

async function createArchives(db: Kysely<unknown>): Promise<void> {
  await sql`create table archives (
    table_id text primary key references tables (id),
    body blob not null
  )`.execute(db);
  await sql`create table clearing (table_id text primary key) without rowid`.execute(db);
}

const AWAY = [
  `create table pushes (
    table_id text not null references tables (id) on delete cascade,
    endpoint text not null,
    person text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at integer not null,
    waiting integer not null,
    primary key (table_id, endpoint)
  ) without rowid`,
  'create index pushes_by_person on pushes (person)',
  'create index pushes_by_endpoint on pushes (endpoint)',
  `create table feeds (
    person text primary key,
    token_hash text not null unique,
    language text not null
  ) without rowid`,
  `create table transfers (
    code_hash text primary key,
    person text not null,
    until integer not null
  ) without rowid`,
];

async function createAway(db: Kysely<unknown>): Promise<void> {
  for (const statement of AWAY) await sql.raw(statement).execute(db);
}

async function countScrubs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column scrubs integer not null default 0`.execute(db);
}

/** `schema`: where PostgreSQL keeps the list of migrations. */
export async function migrate(
  db: Kysely<Schema>,
  migrations: Migrations = MIGRATIONS,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** A migration that was cut short has left only the list of migrations. */
async function has(db: Kysely<Schema>, table: 'tables' | 'kysely_migration'): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}

/** Call this before `migrate`: then another program, or another version of this one, can go on with the database. */
export async function refuseOthers(
  db: Kysely<Schema>,
  rules: RulesVersions,
  migrations: Migrations = MIGRATIONS,
  isThere: typeof has = has,
): Promise<void> {
  if (await isThere(db, 'kysely_migration')) await refuseNewer(db, migrations);
  if (await isThere(db, 'tables')) await refuseOldRules(db, rules);
}

/** The version of each game's rules. */
export type RulesVersions = Readonly<Record<string, number>>;

/** Also a game that was played at a table before the one that runs there now: the whole table is replayed. */
async function refuseOldRules(db: Kysely<Schema>, rules: RulesVersions): Promise<void> {
  const running = await db
    .selectFrom('tables')
    .select(['game', 'rules_version', 'rest'])
    .where('stage', '=', 'playing')
    .execute();
  const old = new Map<string, number>();
  for (const { game, rules_version, rest } of running) {
    const { rules: earlier } = parseObject<{ rules?: RulesVersions }>(rest) ?? {};
    for (const [each, version] of Object.entries({ ...earlier, [game]: rules_version })) {
      // A game that is not on offer stays as it is.
      if (rules[each] === undefined || rules[each] === version) continue;
      const name = `${each} ${version}`;
      old.set(name, (old.get(name) ?? 0) + 1);
    }
  }
  if (old.size === 0) return;
  const list = [...old].sort().map(([name, tables]) => `${name}: ${tables}`);
  throw new StoreError('store-old-rules', list.join(', '));
}

/** An older program must not write to a newer database. */
async function refuseNewer(db: Kysely<Schema>, migrations: Migrations): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown !== undefined)
    throw new StoreError('store-newer', `unknown migration ${unknown.name}`);
}
