import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inPostgres, newSchema, openPostgres } from './kit/postgres.ts';
import { runProgram } from './kit/processes.ts';
import {
  databaseIn,
  events,
  inDatabase,
  moved,
  newFile,
  newFolder,
  opened,
  openStore,
  record,
} from './kit/store.ts';
import { copyOfFile, ids, storedContract } from './kit/stored-tables.ts';

/** Runs the command as an operator does. */
async function migrate(data: string, url: string) {
  const { ended, said, errors } = runProgram(['migrate'], { DATA: data, DATABASE_URL: url });
  return { code: await ended, said: said(), errors: errors() };
}

describe('the tables of a file, moved into PostgreSQL,', () => {
  storedContract(async (file) => {
    const url = await newSchema();
    expect(await migrate(dirname(file), url)).toMatchObject({ code: 0, errors: '' });
    return { open: () => openPostgres(url) };
  });
});

test('every row is moved, with all its columns', async () => {
  const data = dirname(copyOfFile());
  const url = await newSchema();
  const { said } = await migrate(data, url);
  expect(said).toContain(`${ids.length} tables`);
  const names =
    "select name from sqlite_master where type = 'table' and name not like '%\\_%' escape '\\'";
  const tables = inDatabase(data, (db) => db.prepare(names).all()) as { name: string }[];
  expect(tables.length).toBeGreaterThan(10);
  for (const { name: table } of tables) {
    const inFile = inDatabase(data, (db) =>
      db.prepare(`select count(*) as n from ${table}`).get(),
    ) as { n: number };
    const { rows } = await inPostgres(url, (db) =>
      db.query(`select count(*)::int as n from ${table}`),
    );
    expect([table, rows[0].n]).toEqual([table, inFile.n]);
  }
  const order = 'select table_id, seq, at, by, client, body from events order by table_id, seq';
  const inFile = inDatabase(data, (db) => db.prepare(order).all()) as Record<string, unknown>[];
  const { rows } = await inPostgres(url, (db) =>
    db.query(`select table_id, seq, at::float8 as at, by, client, body from events
      order by table_id, seq`),
  );
  expect(rows).toEqual(inFile.map((row) => ({ ...row })));
  expect(inFile.length).toBeGreaterThan(500);
});

test('a row of every table is moved, with the same value in each column', async () => {
  const file = newFile();
  await (await openStore(file)).close();
  const data = dirname(file);
  const columns = new Map<string, readonly string[]>();
  inDatabase(data, (db) => {
    const all = db.prepare(`select name from sqlite_master where type = 'table'
      and name not like 'sqlite%' and name not like 'kysely%' order by name <> 'tables'`);
    for (const { name: table } of all.all() as { name: string }[]) {
      const info = db.prepare(`pragma table_info(${table})`).all() as {
        name: string;
        type: string;
      }[];
      columns.set(
        table,
        info.map(({ name }) => name),
      );
      const row = info.map(({ name, type }, i) => {
        if (name === 'table_id' || (table === 'tables' && name === 'id')) return 't';
        if (name === 'rest') return '{"owner":"ann"}';
        if (/blob/i.test(type)) return new Uint8Array([i, 255, 0]);
        return /text/i.test(type) ? `${table} ${name}` : i + (/double/i.test(type) ? 0.5 : 1);
      });
      db.prepare(`insert into ${table} values (${row.map(() => '?').join()})`).run(...row);
    }
  });
  expect(columns.size).toBeGreaterThan(20);
  const url = await newSchema();
  expect(await migrate(data, url)).toMatchObject({ code: 0, errors: '' });
  const shown = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
  for (const [table, names] of columns) {
    const before = inDatabase(data, (db) => db.prepare(`select * from ${table}`).all());
    const { rows } = await inPostgres(url, (db) => db.query(`select * from ${table}`));
    expect([table, before.length, rows.length]).toEqual([table, 1, 1]);
    const kept = names.filter((name) => name in rows[0]);
    // Numbers over all tables, and who wrote an event.
    expect(['n', 'writer']).toEqual(expect.arrayContaining(names.filter((n) => !kept.includes(n))));
    const parts = (row: Record<string, unknown>) => kept.map((name) => [name, shown(row[name])]);
    expect([table, parts(rows[0])]).toEqual([table, parts(before[0] as Record<string, unknown>)]);
  }
});

test('snapshots and bytes survive the move', async () => {
  const file = newFile();
  const store = await openStore(file);
  await store.append(record('t'), events(0, [opened, moved('a')]));
  const snapshot = { state: [1, 2, 3] } as never;
  await store.keepSnapshots?.('t', [{ started: 1, snapshot }]);
  await store.close();
  const url = await newSchema();
  expect(await migrate(dirname(file), url)).toMatchObject({ code: 0 });
  const found = await (await openPostgres(url)).read('t');
  expect(found?.snapshots).toEqual([{ started: 1, snapshot }]);
});

describe('nothing is moved', () => {
  test('into a database that is not empty', async () => {
    const url = await newSchema();
    await (await openPostgres(url)).append(record('t'), events(0, [opened]));
    const { code, errors } = await migrate(dirname(copyOfFile()), url);
    expect([code, errors]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(await (await openPostgres(url)).count()).toEqual({ tables: 1, playing: 0 });
  });

  test('while a server uses the file', async () => {
    const file = newFile();
    const store = await openStore(file);
    const url = await newSchema();
    await store.beat(Date.now());
    // As a server does, so that the last one is fresh however slow the machine is.
    const beating = setInterval(() => void store.beat(Date.now()), 500);
    const moving = migrate(dirname(file), url).finally(() => clearInterval(beating));
    const { code, errors } = await moving;
    expect([code, errors]).toEqual([1, expect.stringContaining('still uses')]);
  });

  test('from a folder without a database, or from a file that is none', async () => {
    const folder = newFolder();
    const url = await newSchema();
    expect((await migrate(folder, url)).errors).toContain('There is no database');
    writeFileSync(
      databaseIn(folder),
      'This is no database, but it is long enough to look like one.',
    );
    expect((await migrate(folder, url)).errors).toContain('is damaged, or it is no database');
  });

  test('to nowhere', async () => {
    const { errors } = await migrate(dirname(copyOfFile()), 'postgres://127.0.0.1:1/none');
    expect(errors).toContain('postgres://127.0.0.1:1/none cannot be used');
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
