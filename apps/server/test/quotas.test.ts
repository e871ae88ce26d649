import { catalog } from '@baithak/catalog';
import { Fault, type Game, sure } from '@baithak/kernel';
import {
  PROTOCOL_VERSION,
  ServerConnection,
  type Socket,
  type TableMessage,
} from '@baithak/protocol';
import { CAPS, type Command, openTable, submit } from '@baithak/table';
import { expect, onTestFinished, test } from 'vitest';
import { Quotas } from '../http/quotas.ts';
import type { Bucket, Shared } from '../store/store.ts';
import { Guest } from './kit/guest.ts';
import { openTestServer, type TestServerSetup } from './kit/server.ts';
import { newFolder } from './kit/store.ts';

async function serverWith(setup: TestServerSetup) {
  const server = await openTestServer(setup);
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { ...server, close };
}

const TABLE = { settings: { game: 'talluka' } };

/** Gives one command on a fresh socket; returns `done` or the code of the fault. */
async function give(guest: Guest, id: string, command: Command): Promise<string> {
  const ear = guest.dial(id);
  const said = await ear.command(command);
  ear.hangUp();
  return said.kind === 'done' ? 'done' : said.fault.code;
}

test('a person has so many tables that are not over, also after a restart', async () => {
  const data = newFolder();
  const config = { maxTablesPerPerson: 2 };
  const first = await serverWith({ data, config });
  const asha = await Guest.enter(() => first.url, 'Asha');
  const open = (guest: Guest) => guest.ask('POST', '/api/tables', TABLE);
  const { body } = await open(asha);
  expect((await open(asha)).status).toBe(201);
  const refused = await open(asha);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ fault: { code: 'tables-full', args: { most: 2 } } });
  expect((await open(await Guest.enter(first.url, 'Ravi'))).status).toBe(201);
  await first.close();
  const second = await serverWith({ data, config });
  const again = Object.assign(new Guest(() => second.url, 'Asha'), { cookie: asha.cookie });
  expect((await open(again)).status).toBe(429);
  // Whoever leaves one may open another.
  expect(await give(again, body.id as string, { do: 'leave' })).toBe('done');
  expect((await open(again)).status).toBe(201);
});

test('a person is at so many tables at once; those who are there can join again', async () => {
  const server = await serverWith({ config: { maxRoomsPerPerson: 2 } });
  const ids: string[] = [];
  for (const name of ['Asha', 'Ravi', 'Mira']) {
    ids.push(await (await Guest.enter(server.url, name)).openTable({ game: 'talluka' }));
  }
  const kim = await Guest.enter(server.url, 'Kim');
  const join = { do: 'join', name: 'Kim' } as const;
  const [a, b, c] = ids as [string, string, string];
  expect(await give(kim, a, join)).toBe('done');
  expect(await give(kim, b, join)).toBe('done');
  expect(await give(kim, c, join)).toBe('rooms-full');
  expect(await give(kim, a, join)).toBe('done');
  expect((await kim.ask('POST', '/api/tables', TABLE)).body).toMatchObject({
    fault: { code: 'rooms-full' },
  });
  expect(await give(kim, b, { do: 'leave' })).toBe('done');
  expect(await give(kim, c, join)).toBe('done');
});

test('one address opens ten times as many tables a day, whoever asks', async () => {
  const clock = { now: 1_000_000 };
  const server = await serverWith({
    config: { maxTablesPerPerson: 1 },
    env: { now: () => clock.now },
  });
  const open = async () => {
    const guest = await Guest.enter(server.url, 'guest');
    return (await guest.ask('POST', '/api/tables', TABLE)).body;
  };
  for (let i = 0; i < 10; i++) expect(await open()).toHaveProperty('id');
  expect(await open()).toEqual({ fault: { code: 'address-day' } });
  clock.now += 24 * 60 * 60 * 1000;
  expect(await open()).toHaveProperty('id');
});

test('what an address has used is counted for all processes together, without its name', async () => {
  const taken: string[] = [];
  const shared: Partial<Shared> = {
    takeTokens: async ({ key, burst }: Bucket) => {
      taken.push(`${key.split(' ')[0]} ${burst}`);
      expect(key).not.toContain('192.0.2.1');
      return true;
    },
  };
  const config = {
    maxTablesPerPerson: 3,
    maxRoomsPerPerson: 5,
    maxChatPerDay: 7,
    newMatches: true,
  };
  const usage = async () => ({ tables: 0, rooms: 0 });
  const quotas = new Quotas(config, { usage, shared: shared as Shared }, () => 0, 'secret');
  expect(await quotas.newTable('asha', '192.0.2.1')).toBeUndefined();
  expect(taken).toEqual(['address-tables 30', 'address-rooms 50']);
});

test('one address joins ten times as many tables a day', async () => {
  const server = await serverWith({ config: { maxRoomsPerPerson: 1 } });
  const codes: unknown[] = [];
  for (let i = 0; i < 11; i++) {
    const guest = await Guest.enter(server.url, `guest ${i}`);
    codes.push((await guest.ask('POST', '/api/tables', TABLE)).status);
  }
  expect(codes).toEqual([...Array(10).fill(201), 429]);
});

test('whoever may join no more tables from an address is told so once', async () => {
  const server = await serverWith({ config: { maxRoomsPerPerson: 1 } });
  const id = await (await Guest.enter(server.url, 'Asha')).openTable({ game: 'talluka' });
  const said: string[] = [];
  for (let i = 0; i < 10; i++) {
    const guest = await Guest.enter(server.url, `guest ${i}`);
    said.push(await give(guest, id, { do: 'join', name: guest.name }));
  }
  expect(said).toEqual([...Array(9).fill('done'), 'address-day']);
  const kim = await Guest.enter(server.url, 'Kim');
  // The connection of a page repeats later whatever was too fast.
  const repeats: number[] = [];
  const dial = () => kim.socket(id) as unknown as Socket;
  const later = (ms: number) => {
    repeats.push(ms);
    return () => {};
  };
  const heard = await new Promise<TableMessage>((hear) => {
    const line = new ServerConnection({ dial, later, random: Math.random }, hear);
    onTestFinished(() => line.close());
    const command = { do: 'join', name: 'Kim' } as const;
    line.send({ v: PROTOCOL_VERSION, kind: 'command', client: 'c', command });
  });
  expect(heard).toMatchObject({ kind: 'refused', client: 'c', fault: { code: 'address-day' } });
  expect(repeats).toEqual([]);
});

test('a person writes so many characters a day, and an address ten times as many', async () => {
  const clock = { now: 1_000_000 };
  const server = await serverWith({
    config: { maxChatPerDay: 100 },
    env: { now: () => clock.now },
  });
  const asha = await Guest.enter(server.url, 'Asha');
  const id = await asha.openTable({ game: 'talluka' });
  const line = (characters: number) => ({ do: 'chat', text: 'x'.repeat(characters) }) as const;
  expect(await give(asha, id, line(60))).toBe('done');
  expect(await give(asha, id, line(60))).toBe('chat-day');
  expect(await give(asha, id, line(40))).toBe('done');
  const codes: string[] = [];
  for (let i = 0; i < 10; i++) {
    const guest = await Guest.enter(server.url, `guest ${i}`);
    await give(guest, id, { do: 'join', name: guest.name });
    codes.push(await give(guest, id, line(100)));
  }
  expect(codes).toEqual([...Array(9).fill('done'), 'chat-day']);
  clock.now += 24 * 60 * 60 * 1000;
  expect(await give(asha, id, line(100))).toBe('done');
});

test('a repeated command costs nothing', async () => {
  const server = await serverWith({ config: { maxChatPerDay: 100 } });
  const asha = await Guest.enter(server.url, 'Asha');
  const ear = asha.dial(await asha.openTable({ game: 'talluka' }));
  onTestFinished(() => ear.hangUp());
  const chat = { do: 'chat', text: 'x'.repeat(90) } as const;
  expect(await ear.command(chat, 'same')).toMatchObject({ kind: 'done' });
  ear.send({ v: PROTOCOL_VERSION, kind: 'command', client: 'same', command: chat });
  await ear.until(() => ear.heard.filter((said) => 'client' in said).length === 2);
  expect(ear.heard.map(({ kind }) => kind)).toEqual(['done', 'done']);
});

test('a table keeps a bounded amount of chat, and one person cannot use it all', async () => {
  const game = (await catalog.talluka.game()) as Game;
  const env = { now: 0, seed: 'seed' };
  const table = sure(openTable(() => game, { game: 'talluka' }, 'asha', 'Asha', env));
  const text = 'x'.repeat(500);
  const fill = (by: string) => {
    submit(table, { do: 'join', name: by }, by, env);
    for (let i = 0; ; i++) {
      const said = submit(table, { do: 'chat', text }, by, env);
      if (said instanceof Fault) return [said.code, i * text.length];
    }
  };
  const people = CAPS.chat / CAPS.ownChat;
  expect(fill('asha')).toEqual(['chat-full', CAPS.ownChat]);
  for (let i = 1; i < people; i++) expect(fill(`p${i}`)).toEqual(['chat-full', CAPS.ownChat]);
  expect(fill('late')).toEqual(['chat-full', 0]);
  expect(submit(table, { do: 'sit', seat: 0, name: 'Asha' }, 'asha', env)).not.toBeInstanceOf(
    Fault,
  );
});
