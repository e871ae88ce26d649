import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { withFailpoints } from './kit/processes.ts';
import {
  events,
  folder,
  moved,
  newFile,
  newFolder,
  opened,
  openStore,
  record,
  worker,
} from './kit/store.ts';

const open = (file: string, pragmas: readonly string[] = []) =>
  openSqliteStore({ file, pragmas, worker });

/** Opens the file with another connection. */
function look<T>(file: string, read: (db: InstanceType<typeof DatabaseSync>) => T): T {
  const db = new DatabaseSync(file);
  try {
    return read(db);
  } finally {
    db.close();
  }
}

async function filled(file: string): Promise<void> {
  const store = await openStore(file);
  await store.append(record('t'), events(0, [opened, moved('a')]));
  await store.append(record('u'), events(0, [opened, moved('b')]));
  await store.close();
}

describe('a new file', () => {
  test('is created with its folders, and only its owner may read it', async () => {
    const file = join(newFolder(), 'a/b/baithak.sqlite');
    const store = await openStore(file);
    await store.append(record('t'), events(0, [opened]));
    const modes = [file, `${file}-wal`, `${file}-shm`].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  test('has the right tables and a write-ahead log', async () => {
    const file = newFile();
    await openStore(file);
    const tables = "select name from sqlite_master where type = 'table' order by name";
    const names = look(file, (db) =>
      db
        .prepare(tables)
        .all()
        .map(({ name }) => name),
    );
    expect(names).toEqual(
      expect.arrayContaining(['events', 'forgotten', 'members', 'meta', 'sessions', 'tables']),
    );
    expect(look(file, (db) => db.prepare('pragma journal_mode').get())).toEqual({
      journal_mode: 'wal',
    });
  });

  test('is migrated once', async () => {
    const file = newFile();
    await filled(file);
    const steps = () => look(file, (db) => db.prepare('select * from kysely_migration').all());
    const before = steps();
    await openStore(file);
    expect(steps()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('a store does not open if a pragma has no effect', () => {
  test.each([
    'journal_mode = delete',
    'synchronous = normal',
    'foreign_keys = off',
    'secure_delete = off',
    'busy_timeout = 0',
  ])('%s', async (pragma) => {
    const fault = await open(newFile(), [pragma]);
    const [name] = pragma.split(' ');
    expect(fault).toMatchObject({ code: 'store-unavailable' });
    expect(fault).toHaveProperty('args.reason', expect.stringContaining(`${name}`));
  });
});

describe('files that cannot be used', () => {
  test('a text file', async () => {
    const file = newFile();
    writeFileSync(file, 'Dear diary, today I learned to play Talluka. '.repeat(100));
    const before = readFileSync(file);
    expect(await open(file)).toMatchObject({ code: 'store-corrupt', args: { file } });
    expect(readFileSync(file)).toEqual(before);
  });

  test('half a database', async () => {
    const file = newFile();
    await filled(file);
    truncateSync(file, 5000);
    expect(await open(file)).toMatchObject({ code: 'store-corrupt' });
  });

  test('a database whose first page was overwritten', async () => {
    const file = newFile();
    await filled(file);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 100, 4096);
    writeFileSync(file, bytes);
    expect(await open(file)).toMatchObject({ code: 'store-corrupt' });
  });

  test('the database of another program, which is not changed', async () => {
    const file = newFile();
    look(file, (db) => db.exec('create table bookmarks (url text)'));
    const before = readFileSync(file);
    expect(await open(file)).toMatchObject({ code: 'store-foreign' });
    expect(readFileSync(file)).toEqual(before);
  });

  test('a database of a later version, which is not changed', async () => {
    const file = newFile();
    await filled(file);
    look(file, (db) => db.exec("insert into kysely_migration values ('999-later', 'one day')"));
    const before = readFileSync(file);
    expect(await open(file)).toMatchObject({ code: 'store-newer' });
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  test('a folder', async () => {
    expect(await open(newFolder())).toMatchObject({ code: 'store-unavailable' });
  });

  test('below a file', async () => {
    const file = newFile();
    writeFileSync(file, '');
    const below = join(file, 'baithak.sqlite');
    expect(await open(below)).toMatchObject({ code: 'store-unavailable' });
  });

  test('a file that may not be written', async () => {
    const file = newFile();
    await filled(file);
    // Root may write everywhere, so for root a pragma makes the database read-only.
    const root = process.getuid?.() === 0;
    if (!root) chmodSync(file, 0o400);
    const fault = await open(file, root ? ['query_only = on'] : []);
    expect(fault).toMatchObject({ code: 'store-readonly', args: { file } });
  });
});

describe('a full disk', () => {
  const BIG = 'x'.repeat(20_000);

  test('is reported; nothing stored is lost, and writes succeed again when there is room', async () => {
    const file = newFile();
    const store = await openStore(file, ['max_page_count = 100']);
    await store.append(record('t'), events(0, [opened]));
    await store.addSession({ tokenHash: 'h', person: 'p', name: BIG, createdAt: 0, seenAt: 0 });
    let kept = 1;
    const chat = () => events(kept, [{ kind: 'chatted', text: BIG }]);
    const full = async () => {
      while ((await store.append(record('t'), chat())) === 'done') kept++;
    };
    await expect(full()).rejects.toMatchObject({ code: 'store-full' });
    expect(kept).toBeGreaterThan(2);
    expect((await store.read('t'))?.events).toHaveLength(kept);
    await expect(store.append(record('t'), chat())).rejects.toMatchObject({ code: 'store-full' });
    await store.dropSessions(1);
    expect(await store.append(record('t'), chat())).toBe('done');
    expect((await store.read('t'))?.events).toHaveLength(kept + 1);
  });

  test('fails a whole commit, and nothing of it is stored', async () => {
    const store = await openStore(newFile(), ['max_page_count = 110']);
    const append = (id: string, text: string) =>
      store.append(record(id), events(0, [opened, { kind: 'chatted', text }]));
    expect(await append('first', '')).toBe('done');
    const rest = [append('small', ''), append('huge', BIG.repeat(50)), append('late', '')];
    for (const end of await Promise.allSettled(rest)) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'store-full' } });
    }
    expect(await store.count()).toEqual({ tables: 1, playing: 0 });
    expect(await append('small', '')).toBe('done');
  });
});

describe('a damaged row', () => {
  async function damaged(statement: string): Promise<Store> {
    const file = newFile();
    await filled(file);
    look(file, (db) => db.exec(statement));
    return openStore(file);
  }

  test.each([
    ['no JSON', "update events set body = '{oops' where table_id = 't' and seq = 1", '{oops'],
    ['no object', "update events set body = '7' where table_id = 't' and seq = 1", '7'],
    ['missing', "delete from events where table_id = 't' and seq = 1", null],
  ])('of an event (%s) is passed on as it is', async (_, statement, left) => {
    const store = await damaged(statement);
    expect((await store.read('t'))?.events).toEqual([...events(0, [opened]), left]);
    expect((await store.read('u'))?.events).toEqual(events(0, [opened, moved('b')]));
    expect(await store.list({ of: 'open', limit: 9 })).toHaveLength(2);
  });

  test.each(["'{oops'", "'7'", "'{}'"])(
    'of a record (%s) is repaired by the next append',
    async (rest) => {
      const store = await damaged(`update tables set rest = ${rest} where id = 't'`);
      expect((await store.list({ of: 'open', limit: 9 })).map(({ id }) => id)).toEqual(['u']);
      const read = await store.read('t');
      expect(read?.record).toMatchObject({ game: 'talluka', rulesVersion: 1 });
      expect(read?.events).toEqual(events(0, [opened, moved('a')]));
      await store.append(record('t'), events(2, [moved('c')]));
      expect(await store.list({ of: 'open', limit: 9 })).toHaveLength(2);
    },
  );
});

describe('a store in a process', () => {
  const TABLES = 10;
  const MOVES = 8;
  const here = fileURLToPath(new URL('.', import.meta.url));
  const place = folder();
  let program: string;

  /** Plays at several tables and prints each acknowledgement at once. */
  const SOURCE = `
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../store/sqlite.ts';
const [file, worker, tables, moves, opening, record] = process.argv.slice(2);
const store = await openSqliteStore({ file, worker: new URL(worker) });
await Promise.all(JSON.parse(tables).map(async (id) => {
  for (let seq = 0; seq < Number(moves); seq++) {
    const body = seq === 0 ? JSON.parse(opening) : { kind: 'moved', seat: 0, moves: ['m' + seq] };
    const end = await store.append({ ...JSON.parse(record), id }, [{ seq, at: 1000, by: null, ...body }]);
    writeSync(1, id + ' ' + seq + ' ' + end + '\\n');
  }
}));
await store.close();
`;

  beforeAll(async () => {
    program = join(place.path, 'crash.mjs');
    await build({
      stdin: { contents: SOURCE, resolveDir: here, loader: 'ts' },
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
  });

  afterAll(() => place.remove());

  const ids = Array.from({ length: TABLES }, (_, i) => `t${i}`);

  async function run(
    file: string,
    failpoint: string,
    under = withFailpoints,
  ): Promise<{ signal: string; said: string }> {
    const args = [file, worker.href, JSON.stringify(ids), `${MOVES}`, JSON.stringify(opened)];
    const child = spawn(process.execPath, [program, ...args, JSON.stringify(record(''))], {
      env: under({ ...process.env, FAILPOINT: failpoint }),
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    return new Promise((resolve) => {
      child.on('close', (_, signal) => resolve({ signal: String(signal), said }));
    });
  }

  /** The highest acknowledged number of each table. */
  function acknowledged(said: string): Map<string, number> {
    const last = new Map<string, number>();
    for (const [id = '', seq, end] of said
      .trim()
      .split('\n')
      .map((line) => line.split(' '))) {
      if (end === 'done') last.set(id, Number(seq));
    }
    return last;
  }

  describe('killed', () => {
    test.each([
      'before-write:1',
      'before-write:25',
      'after-write:1',
      'after-write:27',
      'before-commit:1',
      'before-commit:4',
      'after-commit:1',
      'after-commit:4',
    ])('%s: everything acknowledged is stored, and no append in part', async (failpoint) => {
      const file = newFile();
      const { signal, said } = await run(file, failpoint);
      expect(signal).toBe('SIGKILL');
      const store = await openStore(file);
      const sure = acknowledged(said);
      for (const id of ids) {
        const stored = await store.read(id);
        const kept = (stored?.events ?? []) as { seq: number }[];
        expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, i) => i));
        expect(kept.length).toBeGreaterThan(sure.get(id) ?? -1);
        const next = events(kept.length, [kept.length === 0 ? opened : moved('next')]);
        expect(await store.append(record(id), next)).toBe('done');
      }
    });

    test('during-migration: the next start migrates again', async () => {
      const file = newFile();
      const { signal, said } = await run(file, 'during-migration');
      expect([signal, said]).toEqual(['SIGKILL', '']);
      const store = await openStore(file);
      expect(await store.append(record('t'), events(0, [opened]))).toBe('done');
    });

    test('without a failpoint it plays to the end', async () => {
      const file = join(newFolder(), 'x.sqlite');
      const { signal, said } = await run(file, '');
      expect(signal).toBe('null');
      expect(acknowledged(said)).toEqual(new Map(ids.map((id) => [id, MOVES - 1])));
    });

    test.each(['before-write', 'before-write:1', 'after-commit'])(
      'a program that is not under test knows no failpoint: %s',
      async (failpoint) => {
        const { signal, said } = await run(newFile(), failpoint, (env) => env);
        expect(signal).toBe('null');
        expect(acknowledged(said)).toEqual(new Map(ids.map((id) => [id, MOVES - 1])));
      },
    );
  });
});
