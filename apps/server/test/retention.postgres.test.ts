import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { Retention } from '../live/retention.ts';
import { ClockHouse } from './kit/clock-house.ts';
import { Guest } from './kit/guest.ts';
import { inPostgres, newSchema, openPostgres, openPostgresServer } from './kit/postgres.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const DAY = 24 * 60 * 60 * 1000;
const DAYS = { keepUnstarted: 7, keepRunning: 180, keepFinished: 30, keepArchived: 365 };

/** Somebody is at a table through one server; a second process deletes old tables. */
async function visited() {
  const url = await newSchema();
  const server = await openPostgresServer(url);
  const guest = await Guest.enter(server.url, 'Asha');
  const table = await guest.openTable({ game: 'talluka' });
  const socket = guest.socket(table);
  await once(socket, 'open');
  const rows = async (name: string) =>
    (await inPostgres(url, (db) => db.query(`select * from ${name}`))).rows.length;
  await vi.waitFor(async () => expect(await rows('attendance')).toBe(1), WAIT);
  const store = await openPostgres(url);
  const look = async () => {
    const { body } = await guest.ask('GET', `/api/tables/${table}`);
    return (body.fault as { code: string } | undefined)?.code;
  };
  const length = (await store.read(table))?.events.length ?? 0;
  return { url, server, table, length, socket, rows, store, look };
}

test('a table stays while somebody is there through another process', async () => {
  const { server, length, socket, rows, store, look } = await visited();
  const time = { now: Date.now() + (DAYS.keepUnstarted + 1) * DAY };
  const { tables } = await ClockHouse.open({ store, time });
  const retention = new Retention(store, tables, DAYS, { now: () => time.now });
  await retention.sweep();
  expect([await look(), await rows('events')]).toEqual([undefined, length]);
  socket.close();
  await vi.waitFor(async () => expect(await rows('attendance')).toBe(0), WAIT);
  await retention.sweep();
  expect(await rows('events')).toBe(0);
  await server.close();
});

test('whoever comes after a table was judged keeps it, but not from the operator', async () => {
  const { server, table, length, socket, store } = await visited();
  const archive = { names: {}, matches: [] };
  expect(await store.archive(table, length, archive)).toBe(false);
  expect(await store.remove(table, length)).toBe(false);
  const deed = { id: 'one', action: 'close', target: table, detail: '', at: 1 };
  expect(await store.people.closeTable(table, length, deed)).toBe(true);
  socket.close();
  await server.close();
});

test('a table that was deleted lets nobody wait there', async () => {
  const { url, server, table, length, socket, store, look } = await visited();
  const closed = once(socket, 'close');
  // As if they had come at that very moment.
  await inPostgres(url, (db) => db.query('delete from attendance'));
  expect(await store.remove(table, length)).toBe(true);
  expect((await closed)[0]).toBe(1013);
  expect(await look()).toBe('no-such-table');
  await server.close();
});
