import { type Kysely, sql } from 'kysely';
import { createPeople } from '../../people/schema.ts';
import type { Migrations } from '../schema.ts';

/** They run in the order of their names. Never change one that was released. */
export const MIGRATIONS: Migrations = {
  '001-all': { up: createAll },
  '002-people': { up: createPeople },
  '003-visitors': { up: createVisitors },
  '004-attendance': { up: nameAttendance },
};

/**
 * The columns are those of SQLite, with more where several machines share work. Leases are in milliseconds
 * of the database's clock, because the clocks of machines differ. Ids sort by their bytes, as there.
 */
const STATEMENTS = [
  // Texts that are no JSON have no fields.
  `create function as_json(content text) returns json language plpgsql immutable strict as $$
    begin
      return content::json;
    exception when others then
      return null;
    end $$`,
  `create function clock_ms() returns bigint language sql volatile as
    $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$`,
  // scrubs: how often somebody was forgotten there. An append that waited for that must not bring them back.
  `create table tables (
    id text collate "C" primary key,
    game text not null,
    rules_version integer not null,
    stage text not null,
    listed integer not null,
    changed_at bigint not null,
    deadline bigint,
    bot_due integer not null,
    events integer not null,
    rest text not null,
    owner text,
    scrubs integer not null default 0,
    clock_lease bigint not null default 0,
    bot_lease bigint not null default 0
  ) with (fillfactor = 80)`,
  `create index tables_open on tables (changed_at) where listed = 1 and stage <> 'over'`,
  'create index tables_by_stage on tables (stage)',
  'create index tables_by_deadline on tables (deadline) where deadline is not null',
  'create index tables_bot_due on tables (owner) where bot_due = 1',
  `create table events (
    table_id text collate "C" not null references tables (id),
    seq integer not null,
    at bigint not null,
    by text not null,
    client text,
    body text not null,
    primary key (table_id, seq)
  )`,
  `create unique index events_by_client on events (table_id, by, client) where client is not null`,
  `create table members (
    person text not null,
    table_id text collate "C" not null references tables (id),
    primary key (person, table_id)
  )`,
  `create table sessions (
    token_hash text primary key,
    person text not null,
    name text not null,
    created_at bigint not null,
    seen_at bigint not null
  )`,
  'create index sessions_by_person on sessions (person)',
  'create index sessions_by_seen_at on sessions (seen_at)',
  `create table forgotten (
    person text primary key,
    writer text not null,
    at bigint not null default clock_ms()
  )`,
  'create index forgotten_by_at on forgotten (at)',
  'create table meta (key text primary key, value text not null)',
  `create table snapshots (
    table_id text collate "C" not null references tables (id) on delete cascade,
    started integer not null,
    body bytea not null,
    primary key (table_id, started)
  )`,
  `create table archives (
    table_id text collate "C" primary key references tables (id),
    body bytea not null
  )`,
  'create table clearing (table_id text collate "C" primary key)',
  // owed_until: when the sender's lease ends; null once the notification was sent.
  `create table pushes (
    table_id text collate "C" not null references tables (id) on delete cascade,
    endpoint text not null,
    person text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at bigint not null,
    waiting integer not null,
    owed_until bigint,
    primary key (table_id, endpoint)
  )`,
  'create index pushes_by_person on pushes (person)',
  'create index pushes_by_endpoint on pushes (endpoint)',
  `create table feeds (
    person text primary key,
    token_hash text not null unique,
    language text not null
  )`,
  `create table transfers (
    code_hash text primary key,
    person text not null,
    until bigint not null
  )`,
  // beat: the time of players' clocks; seen: that of the database.
  `create table processes (
    id text primary key,
    beat bigint not null,
    seen bigint not null,
    lease bigint not null default 0
  )`,
  // Which tables people watch through which process.
  `create table attendance (
    table_id text collate "C" not null,
    process text not null references processes (id) on delete cascade,
    primary key (table_id, process)
  )`,
  'create index attendance_by_process on attendance (process)',
  `create table buckets (
    key text primary key,
    tokens double precision not null,
    at bigint not null,
    per_second double precision not null,
    burst double precision not null
  )`,
];

async function createAll(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** From where people at a table have come: `address` is a name that only the server can make. */
async function createVisitors(db: Kysely<unknown>): Promise<void> {
  await sql`create table visitors (
    table_id text collate "C" not null references tables (id) on delete cascade,
    person text not null,
    address text not null,
    at bigint not null,
    primary key (table_id, person)
  )`.execute(db);
  await sql`create index visitors_by_person on visitors (person)`.execute(db);
}

/** Who watches the table through the process, as a JSON list. */
async function nameAttendance(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendance add column people text not null default '[]'`.execute(db);
}
