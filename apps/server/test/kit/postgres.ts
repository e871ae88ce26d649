import { randomBytes } from 'node:crypto';
import { sure } from '@baithak/kernel';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgresStore, type PostgresOptions } from '../../store/postgres/store.ts';
import type { Store } from '../../store/store.ts';
import type { LogReader } from './duel.ts';
import { ABOUT, type House } from './house.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './server.ts';
import { closeLater, eventOfRow, removeLater } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL of this run. */
    postgres: string;
  }
}

/** Runs statements on a connection of the test's own. */
export async function inPostgres<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client(url);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** How many deadlocks PostgreSQL has ended in this database. */
export const deadlocks = (url: string) =>
  inPostgres(url, async (db) => {
    await db.query('select pg_stat_clear_snapshot(), pg_stat_force_next_flush()');
    const { rows } = await db.query(
      'select deadlocks::int as n from pg_stat_database where datname = current_database()',
    );
    return rows[0].n as number;
  });

/** Each worker has a database of its own: a migration looks at all schemas of one. */
let database: Promise<string> | undefined;

async function newDatabase(): Promise<string> {
  const name = `baithak_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('postgres'));
  await inPostgres(url.href, (db) => db.query(`create database ${name}`));
  url.pathname = name;
  return url.href;
}

/** The URL of a new and empty schema, which is removed after the test. */
export async function newSchema(server?: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`;
  database ??= newDatabase();
  const url = new URL(server ?? (await database));
  const { href } = url;
  await inPostgres(href, (db) => db.query(`create schema ${name}`));
  removeLater({ remove: () => dropSchema(href, name) });
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

const dropSchema = (server: string, name: string) =>
  inPostgres(server, async (db) => {
    await db.query('set client_min_messages = error');
    await db.query(`drop schema ${name} cascade`);
  });

export async function openPostgres(
  url: string,
  options: Omit<PostgresOptions, 'url'> = {},
): Promise<Store> {
  const store = sure(await openPostgresStore({ url, ...options }));
  closeLater(store);
  return store;
}

/** Reads stored events without any code of the server. */
export const logIn =
  (url: string): LogReader =>
  (table) =>
    inPostgres(url, async (db) => {
      const { rows } = await db.query(
        'select seq, at::float8 as at, by, client, body from events where table_id = $1 order by seq',
        [table],
      );
      return rows.map(eventOfRow);
    });

/** A server with a store of its own in a schema. */
export const openPostgresServer = (
  url: string,
  { lease, outage, ...setup }: TestServerSetup & Pick<PostgresOptions, 'lease' | 'outage'> = {},
): Promise<TestServer> => {
  const times = { ...(lease ? { lease } : {}), ...(outage ? { outage } : {}) };
  const openStore = async () => sure(await openPostgresStore({ url, ...times }));
  return openTestServer({ ...setup, openStore });
};

/** A new schema for servers and stores. */
export function postgresHouse(): House {
  const url = newSchema();
  return {
    server: async (setup) => openPostgresServer(await url, setup),
    store: async () => openPostgres(await url),
    about: async (table) => {
      const { rows } = await inPostgres(await url, (db) => db.query(ABOUT, [table]));
      return rows.map(({ part }) => part).join();
    },
    columns: async () => {
      const { rows } = await inPostgres(await url, (db) =>
        db.query(`select table_name as "table", column_name as "column", data_type as type
          from information_schema.columns where table_schema = current_schema()`),
      );
      return rows;
    },
    run: async (statement, values) => {
      const { rows } = await inPostgres(await url, (db) => db.query(statement, [...values]));
      // bigint comes as a text.
      const plain = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : value);
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)])),
      );
    },
  };
}
