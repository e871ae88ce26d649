import { catalog } from '@baithak/catalog';
import { type Game, readMatch, sure } from '@baithak/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Retention } from '../live/retention.ts';
import type { Store } from '../store/store.ts';
import { ClockHouse } from './kit/clock-house.ts';
import { Guest } from './kit/guest.ts';
import { openTestServer } from './kit/server.ts';
import { databaseIn, inDatabase, newFolder } from './kit/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const NONE = { kind: 'none' } as const;
const DAYS = { keepUnstarted: 7, keepRunning: 180, keepFinished: 30, keepArchived: 365 };

/** A house whose time a test sets, and what sweeps it. */
async function oldHouse(data = newFolder()) {
  const time = { now: 1_000_000 };
  const house = await ClockHouse.open({ file: databaseIn(data), time });
  const retention = new Retention(house.store, house.tables, DAYS, { now: () => time.now });
  // Days pass at once here, and the server runs in all of them.
  const beat = house.store.beat.bind(house.store);
  house.store.beat = async () => {};
  return {
    data,
    house,
    time,
    beat,
    retention,
    /** Lets days pass and sweeps. */
    async after(days: number): Promise<void> {
      time.now += days * DAY;
      // A table leaves memory with the second sweep.
      await house.tables.sweep();
      await house.tables.sweep();
      await retention.sweep();
    },
    finished: async () => {
      const id = await house.match(NONE);
      await house.give(id, 'asha', { do: 'resign', seat: 0 });
      return id;
    },
    code: async (id: string) => {
      const table = await house.tables.open(id);
      return 'code' in table ? table.code : 'open';
    },
    rows: (table: string) =>
      inDatabase(data, (db) => {
        const [row] = db.prepare(`select count(*) as n from ${table}`).all() as { n: number }[];
        return row?.n;
      }),
  };
}

test('a table where no match has begun is deleted, with all its rows', async () => {
  const { house, after, code, rows } = await oldHouse();
  const { id } = sure(await house.tables.create({ game: 'talluka' }, 'asha', 'Asha'));
  await after(DAYS.keepUnstarted - 1);
  expect(await code(id)).toBe('open');
  await after(2);
  expect(await code(id)).toBe('no-such-table');
  for (const table of ['tables', 'events', 'members', 'archives', 'clearing']) {
    expect([table, rows(table)]).toEqual([table, 0]);
  }
});

test('a finished table leaves its match files, and later nothing', async () => {
  const { house, after, finished, code, rows } = await oldHouse();
  const id = await finished();
  const { events } = await house.look(id, (table) => table);
  await after(DAYS.keepFinished - 1);
  expect(rows('events')).toBe(events.length);
  await after(2);
  expect(await code(id)).toBe('table-archived');
  expect(await house.store.record(id)).toBe('archived');
  expect([rows('events'), rows('snapshots'), rows('clearing')]).toEqual([0, 0, 0]);
  const found = await house.store.list({ of: 'finished', person: 'asha', limit: 10 });
  expect(found.map((record) => record.id)).toEqual([id]);
  const game = (await catalog.talluka.game()) as Game;
  const [match] = (await house.store.archived(id))?.matches ?? [];
  expect(match).toMatchObject({ game: 'talluka', names: ['asha', 'ravi'] });
  const read = sure(readMatch(match?.file ?? '', game));
  expect(read.turn).toEqual({ kind: 'over', result: match?.result });
  await after(DAYS.keepArchived);
  expect(await code(id)).toBe('no-such-table');
  expect([rows('tables'), rows('archives'), rows('members')]).toEqual([0, 0, 0]);
});

describe('it stays', () => {
  test('while its clock runs, while somebody is there, and while the match is young', async () => {
    const { house, after, code } = await oldHouse();
    const ticking = await house.match({ kind: 'slow', perTurn: DAY });
    const watched = await house.match(NONE);
    const line = (await house.table(watched)).connect('asha', { send: () => {} });
    const young = await house.match(NONE);
    await after(DAYS.keepRunning - 1);
    expect(await code(young)).toBe('open');
    await after(2);
    expect(await code(young)).toBe('no-such-table');
    expect(await code(ticking)).toBe('open');
    expect(await code(watched)).toBe('open');
    (await house.table(watched)).disconnect(line);
    await after(1);
    expect(await code(watched)).toBe('no-such-table');
    expect(await code(ticking)).toBe('open');
  });

  test('while its clock runs, also if nobody comes', async () => {
    const { house, after, rows } = await oldHouse();
    await house.match({ kind: 'slow', perTurn: DAY });
    const events = rows('events');
    await after(DAYS.keepRunning + 1);
    expect(rows('events')).toBe(events);
  });

  test('if somebody comes while it is looked at', async () => {
    const { house, after, finished, code } = await oldHouse();
    const id = await finished();
    await house.tables.drop(id);
    const { archive } = house.store;
    const late: Store['archive'] = async (...args) => {
      await house.give(id, 'asha', { do: 'chat', text: 'wait' });
      return archive.call(house.store, ...args);
    };
    const store = new Proxy(house.store, {
      get: (target, name) => (name === 'archive' ? late : Reflect.get(target, name).bind(target)),
    });
    const retention = new Retention(store, house.tables, DAYS, {
      now: () => 1_000_000 + (DAYS.keepFinished + 1) * DAY,
    });
    await retention.sweep();
    expect(await code(id)).toBe('open');
    await after(1);
    expect(await code(id)).toBe('open');
  });

  test('if this program cannot open it, until it is as old as an archive', async () => {
    const { data, house, after, finished, code } = await oldHouse();
    const id = await finished();
    await house.tables.drop(id);
    inDatabase(data, (db) => db.exec('update tables set rules_version = 0'));
    await after(DAYS.keepArchived - 1);
    expect(await code(id)).toBe('table-old-rules');
    await after(2);
    expect(await code(id)).toBe('no-such-table');
  });
});

describe('days on which no server ran', () => {
  test('do not make a table old', async () => {
    const { house, time, beat, after, code } = await oldHouse();
    const { id } = sure(await house.tables.create({ game: 'talluka' }, 'asha', 'Asha'));
    await beat(time.now);
    time.now += 100 * DAY;
    await beat(time.now);
    await after(DAYS.keepUnstarted - 1);
    expect(await code(id)).toBe('open');
    await after(2);
    expect(await code(id)).toBe('no-such-table');
  });

  test('count only from when the table changed, and once however often they are noticed', async () => {
    const { house, time, beat } = await oldHouse();
    const at = time.now;
    await beat(at - 3 * DAY);
    // Before the credit is complete the outage is noticed anew.
    await beat(at - DAY);
    await beat(at - 3 * DAY);
    await beat(at + 5 * DAY);
    const { id } = sure(await house.tables.create({ game: 'talluka' }, 'asha', 'Asha'));
    expect(await house.store.walk('', 10)).toMatchObject([{ id, quietSince: at + 5 * DAY }]);
    // A pause for an upgrade is no outage.
    await beat(at + 5 * DAY + 59 * 60_000);
    expect(await house.store.walk('', 10)).toMatchObject([{ id, quietSince: at + 5 * DAY }]);
  });
});

test('long tables are deleted in small commits', async () => {
  const { house, retention, finished, rows } = await oldHouse();
  const id = await finished();
  const live = await house.table(id);
  for (let i = 0; i < 1200; i++) await live.command('asha', { do: 'chat', text: 'x' });
  const sizes: number[] = [];
  const { clear } = house.store;
  house.store.clear = async (most: number) => {
    const before = rows('events') as number;
    const more = await clear.call(house.store, most);
    sizes.push(before - (rows('events') as number));
    return more;
  };
  const { length } = await live.look((table) => table.events);
  await house.tables.drop(id);
  expect(await house.store.archive(id, length, { names: {}, matches: [] })).toBe(true);
  await retention.sweep();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(length);
  expect(Math.max(...sizes)).toBe(500);
});

test('a sweep looks at a bounded number of tables and goes on there the next time', async () => {
  const seen: string[] = [];
  const ids = Array.from({ length: 2500 }, (_, i) => String(i).padStart(4, '0'));
  const batches: number[] = [];
  const store = {
    async walk(after: string, limit: number) {
      const found = ids.filter((id) => id > after).slice(0, limit);
      batches.push(found.length);
      seen.push(...found);
      return found.map((id) => ({
        id,
        stage: 'over' as const,
        quietSince: 0,
        deadline: null,
        events: 1,
      }));
    },
    archive: async () => true,
    remove: async () => true,
    archived: async () => undefined,
    clear: async () => false,
  };
  const retention = new Retention(store, undefined as never, DAYS, { now: () => 0 });
  await retention.sweep();
  expect(seen).toHaveLength(1000);
  await retention.sweep();
  await retention.sweep();
  expect(seen).toEqual(ids);
  expect(Math.max(...batches)).toBe(200);
  await retention.sweep();
  expect(seen.slice(2500)).toEqual(ids.slice(0, 1000));
});

test('people are told what became of a table, can download its matches, and can be forgotten there', async () => {
  const data = newFolder();
  const { house, after, finished, code } = await oldHouse(data);
  const id = await finished();
  await after(DAYS.keepFinished + 1);
  expect(await code(id)).toBe('table-archived');
  const server = await openTestServer({ data });
  onTestFinished(() => server.close());
  const guest = await Guest.enter(server.url, 'Mira');
  const ask = (path: string) => guest.ask('GET', `/api/tables/${id}${path}`);
  const closed = await ask('');
  expect([closed.status, closed.body]).toEqual([410, { fault: { code: 'table-archived' } }]);
  const list = (await ask('/matches')).body.matches as object[];
  expect(list).toEqual([expect.objectContaining({ names: ['asha', 'ravi'] })]);
  expect(JSON.stringify(list)).not.toContain('seed');
  const file = async () => String((await ask('/matches/last')).body.text);
  expect(await file()).toContain('name 0 "asha"');
  expect((await ask('/matches/1')).status).toBe(404);
  const socket = guest.socket(id);
  const status = await new Promise((resolve) =>
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode)),
  );
  expect(status).toBe(410);
  expect(await house.store.forget('asha')).toEqual([id]);
  const scrubbed = await file();
  expect(scrubbed).toContain('name 0 ""');
  expect(scrubbed).toContain('name 1 "ravi"');
  expect(scrubbed).not.toContain('asha');
  expect(sure(readMatch(scrubbed, (await catalog.talluka.game()) as Game)).names).toEqual([
    '',
    'ravi',
  ]);
});
