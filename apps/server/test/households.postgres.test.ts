import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { expect, test } from 'vitest';
import { Guest } from './kit/guest.ts';
import { inPostgres, newSchema, openPostgres, openPostgresServer } from './kit/postgres.ts';
import type { TestServer } from './kit/server.ts';
import { events, opened, record } from './kit/store.ts';

const HOME = '203.0.113.1';

/** Two servers behind a proxy, and a table whose host is at the first. */
async function open(maxPeoplePerAddress: number) {
  const url = await newSchema();
  const config = { maxPeoplePerAddress, trustProxy: 'loopback' };
  const servers = [
    await openPostgresServer(url, { config }),
    await openPostgresServer(url, { config }),
  ] as const;
  const host = await Guest.enter(servers[0].url, 'Asha');
  const table = await host.openTable({ game: 'talluka' });
  const close = () => Promise.all(servers.map((server) => server.close()));
  return { url, servers, host, table, close };
}

/** Joins from an address that the proxy tells; returns `done` or the code of the fault. */
async function joinFrom(server: TestServer, address: string, table: string) {
  const guest = await Guest.enter(server.url, 'Guest');
  const socket = guest.socket(table, { 'x-forwarded-for': address });
  await once(socket, 'open');
  const command: Command = { do: 'join', name: 'Guest' };
  socket.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: 'j', command }));
  const said = JSON.parse(String((await once(socket, 'message'))[0]));
  socket.close();
  return { person: guest.person, end: said.kind === 'refused' ? said.fault.code : said.kind };
}

test('people from one address are counted through both servers, also if all come at once', async () => {
  const { url, servers, table, close } = await open(2);
  const coming = Array.from({ length: 6 }, (_, i) =>
    joinFrom(servers[i % 2] as TestServer, HOME, table),
  );
  const ends = (await Promise.all(coming)).map(({ end }) => end).sort();
  expect(ends).toEqual([...Array(4).fill('address-full'), 'done', 'done']);
  expect((await joinFrom(servers[1], '203.0.113.2', table)).end).toBe('done');
  const { rows } = await inPostgres(url, (db) => db.query('select * from visitors'));
  expect([rows.length, JSON.stringify(rows).includes('203.0')]).toEqual([3, false]);
  await close();
});

test('of twenty who come at the same moment two are let in', async () => {
  const url = await newSchema();
  const stores = [await openPostgres(url), await openPostgres(url)] as const;
  await stores[0].append(record('t'), events(0, [opened]));
  const coming = Array.from({ length: 20 }, (_, i) => {
    const lists = { people: [], known: [], banned: [] };
    const visit = { table: 't', person: `guest ${i}`, address: 'home', most: 2, ...lists };
    return (stores[i % 2] ?? stores[0]).shared?.visit(visit);
  });
  const ends = (await Promise.all(coming)).sort();
  expect(ends).toEqual([...Array(2).fill('done'), ...Array(18).fill('full')]);
});

test('a ban with the address holds at every server, until it ends', async () => {
  const { url, servers, host, table, close } = await open(8);
  const { person } = await joinFrom(servers[0], HOME, table);
  const ear = host.dial(table);
  await ear.must({ do: 'ban', person, on: true, address: true });
  expect((await joinFrom(servers[1], HOME, table)).end).toBe('address-banned');
  await ear.must({ do: 'ban', person, on: false });
  await expect.poll(async () => (await joinFrom(servers[1], HOME, table)).end).toBe('done');
  await servers[0].store.forget(person);
  const { rows } = await inPostgres(url, (db) => db.query('select person from visitors'));
  expect(rows.map((row) => row.person)).not.toContain(person);
  ear.hangUp();
  await close();
});
