import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../store/postgres/connect.ts';
import { MIGRATIONS } from '../store/postgres/schema.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { type Migrations, migrate } from '../store/schema.ts';
import { inPostgres, newSchema, openPostgres } from './kit/postgres.ts';
import { events, opened, record } from './kit/store.ts';

const tablesIn = (url: string) =>
  inPostgres(url, async (db) => {
    const { rows } = await db.query(
      'select table_name as name from information_schema.tables where table_schema = current_schema()',
    );
    return rows.map(({ name }) => name as string).sort();
  });

const open = async (url: string) => (await openPostgresStore({ url })) as { code?: string };

test('a database of the first version goes on with all that it has', async () => {
  const url = await newSchema();
  const [first = ''] = Object.keys(MIGRATIONS);
  const db = connect(url);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  await migrate(db, { [first]: MIGRATIONS[first] } as Migrations, rows[0]?.name);
  await sql`insert into tables (id, game, rules_version, stage, listed, changed_at, bot_due, events, rest)
    values ('old', 'talluka', 1, 'gathering', 1, 1000, 0, 0, '{}')`.execute(db);
  await sql`insert into sessions values ('hash', 'ann', 'Ann', 1, 2)`.execute(db);
  await db.destroy();
  expect(await tablesIn(url)).not.toContain('accounts');
  const store = await openPostgres(url);
  expect(await store.session('hash')).toMatchObject({ person: 'ann', name: 'Ann' });
  expect(await store.append(record('new'), events(0, [opened]))).toBe('done');
  expect(await store.count()).toEqual({ tables: 2, playing: 0 });
  expect(await tablesIn(url)).toEqual(await tablesIn(await migrated()));
});

async function migrated(): Promise<string> {
  const url = await newSchema();
  await openPostgres(url);
  return url;
}

test('a database of a newer version is refused', async () => {
  const url = await migrated();
  await inPostgres(url, (db) => db.query("insert into kysely_migration values ('999-future', '')"));
  expect((await open(url)).code).toBe('store-newer');
});

test('the database of another program is refused and stays as it is', async () => {
  const url = await newSchema();
  await inPostgres(url, (db) => db.query('create table tables (legs integer)'));
  expect((await open(url)).code).toBe('store-foreign');
  expect(await tablesIn(url)).toEqual(['tables']);
});
