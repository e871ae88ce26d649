import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { type CompiledQuery, Kysely } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { callsOn } from '../store/calls.ts';
import { ChangeFeed } from '../store/changes.ts';
import { type Database, dialectOn, openDatabase, WriteAheadLog } from '../store/database.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import {
  events,
  moved,
  newFile,
  newFolder,
  opened,
  openStore,
  record,
  worker,
} from './kit/store.ts';

describe('two processes with one file', () => {
  test('one waits while another writes to a file that has no write-ahead log yet', async () => {
    const file = newFile();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    let isOpen = false;
    const opening = openStore(file).then((store) => {
      isOpen = true;
      return store;
    });
    await setTimeout(300);
    expect(isOpen).toBe(false);
    other.exec('commit');
    other.close();
    expect(await (await opening).count()).toEqual({ tables: 0, playing: 0 });
  });
});

/** The number of commits in the write-ahead log. */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const page = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + 24 + page <= log.length; at += 24 + page) {
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}

describe('group commit', () => {
  test('appends that arrive together share a commit', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.append(record('first'), events(0, [opened]));
    const before = commitsIn(file);
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
    const append = (id: string) => store.append(record(id), events(0, [opened]));
    expect(new Set(await Promise.all(ids.map(append)))).toEqual(new Set(['done']));
    expect(commitsIn(file) - before).toBe(1);
    for (const id of ids.slice(0, 5)) await store.append(record(id), events(1, [moved('a')]));
    expect(commitsIn(file) - before).toBe(6);
  });

  test('one that is taken does not affect the others', async () => {
    const store = await openStore();
    const append = (id: string) => store.append(record(id), events(0, [opened]));
    const ends = await Promise.all([append('a'), append('b'), append('b'), append('c')]);
    expect(ends).toEqual(['done', 'done', 'taken', 'done']);
    expect(await store.count()).toEqual({ tables: 3, playing: 0 });
  });

  test('one commit can hold several appends to one table', async () => {
    const store = await openStore();
    const append = (seq: number) =>
      store.append(record('t'), events(seq, [seq === 0 ? opened : moved('a')]));
    expect(await Promise.all([append(0), append(1), append(2)])).toEqual(['done', 'done', 'done']);
  });

  test('has a limit, keeps the order, and fails only those of one commit', async () => {
    const sizes: number[] = [];
    const group = new GroupCommit<number, number>(async (items) => {
      sizes.push(items.length);
      if (items.includes(70)) throw new Error('no');
      return items.map((item) => item * 2);
    });
    const ends = await Promise.allSettled(Array.from({ length: 130 }, (_, i) => group.add(i)));
    expect(sizes).toEqual([64, 64, 2]);
    const failed = ends.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
    expect(failed).toEqual(Array.from({ length: 64 }, (_, i) => i + 64));
    expect(ends[129]).toEqual({ status: 'fulfilled', value: 258 });
    await group.idle();
    expect(await group.add(1)).toBe(2);
  });
});

describe('the database thread', () => {
  /** A database thread that dies when it is asked for the last heartbeat. */
  function mortal(how: string): URL {
    const path = join(newFolder(), 'mortal.mjs');
    writeFileSync(
      path,
      `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ call }) => { if (call === 'lastBeat') ${how}; });
    await import(${JSON.stringify(worker.href)});`,
    );
    return pathToFileURL(path);
  }

  test.each([
    ['ends', 'process.exit(3)', /ended/],
    ['throws', "throw new Error('out of luck')", /out of luck/],
  ])(
    'a thread that %s fails its requests, and the next request starts a new one',
    async (_, how, words) => {
      const store = await openStore(newFile(), [], mortal(how));
      await store.append(record('t'), events(0, [opened]));
      const lost = [
        store.lastBeat(),
        store.count(),
        store.append(record('u'), events(0, [opened])),
      ];
      for (const answer of await Promise.allSettled(lost)) {
        expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'store-unavailable' } });
        if (answer.status === 'rejected') expect(answer.reason.message).toMatch(words);
      }
      expect((await store.read('t'))?.events).toHaveLength(1);
      expect(await store.append(record('v'), events(0, [opened]))).toBe('done');
    },
  );

  test('no change is missed while there is no thread', async () => {
    const file = newFile();
    const store = await openStore(file, [], mortal('process.exit(3)'));
    const other = await openStore(file);
    const heard: string[] = [];
    store.onChanges((tables) => heard.push(...tables));
    await store.append(record('own'), events(0, [opened]));
    await expect(store.lastBeat()).rejects.toThrow();
    await other.append(record('theirs'), events(0, [opened]));
    await store.count();
    await vi.waitFor(() => expect(heard).toEqual(['theirs']), { timeout: 60_000, interval: 10 });
  });

  test('a store whose thread has died can be closed', async () => {
    const store = await openStore(newFile(), [], mortal('process.exit(3)'));
    await expect(store.lastBeat()).rejects.toThrow();
    await store.close();
  });

  test('a missing program is a fault', async () => {
    const nowhere = pathToFileURL(join(newFolder(), 'nothing.mjs'));
    const store = await openSqliteStore({ file: newFile(), worker: nowhere });
    expect(store).toMatchObject({ code: 'store-unavailable' });
  });
});

/** Makes every call once. */
async function askAll({ raw, db }: Database): Promise<void> {
  const calls = callsOn({ raw, db }, new WriteAheadLog(raw), 'writer');
  const feed = await ChangeFeed.from(db, 'other');
  const people = { people: ['ann'] };
  await calls.append([
    rowsOf(record('t', people), events(0, [opened], { by: 'ann', client: 'c' })),
  ]);
  await calls.append([rowsOf(record('t', people), events(1, [moved('a')]))]);
  expect(await feed.next()).toEqual({ tables: ['t'], forgotten: [] });
  await calls.read('t', 0);
  await calls.list({ of: 'open', limit: 1 });
  await calls.list({ of: 'mine', person: 'ann', limit: 1 });
  await calls.list({ of: 'finished', person: 'ann', limit: 1 });
  await calls.count();
  await calls.ping();
  await calls.due(1, 1);
  await calls.ticking();
  await calls.keepSnapshots('t', [{ started: 1, body: new Uint8Array(1) }]);
  await calls.changeSessions([
    { add: { tokenHash: 'h', person: 'ann', name: '', createdAt: 1, seenAt: 1 } },
    { touch: 'h', seenAt: 2, name: undefined },
  ]);
  await calls.session('h');
  await calls.dropSessions(1);
  await calls.beat(1);
  await calls.lastBeat();
  await calls.forget('ann');
}

test('no query scans a whole table', async () => {
  const { raw } = await openDatabase(newFile());
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
  await askAll({ raw, db: new Kysely<Schema>({ dialect: dialectOn(raw), log }) });
  const plans = asked
    .filter(({ sql }) => /^\s*(select|insert|replace|update|delete)/.test(sql))
    .map(({ sql, parameters }) => ({
      sql,
      steps: raw
        .prepare(`explain query plan ${sql}`)
        .all(...parameters)
        .map(({ detail }) => String(detail)),
    }));
  expect(plans.length).toBeGreaterThan(20);
  const whole = /^SCAN (events|members|sessions|forgotten)|^SCAN tables$/;
  expect(plans.filter(({ steps }) => steps.some((step) => whole.test(step)))).toEqual([]);
  raw.close();
});
