import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { long } from '@baithak/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressKey } from '../http/addresses.ts';
import { Inbox } from '../http/limits.ts';
import { slowOnes } from './kit/fuzz-frames.ts';
import { Guest } from './kit/guest.ts';
import { holdingOn } from './kit/intrusions.ts';
import { lineOf } from './kit/roles.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './kit/server.ts';
import { Frames, frame, request, Wire } from './kit/wire.ts';

const HOUR = 3_600_000;
const opened: TestServer[] = [];
let now = 1_000_000;

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
  vi.restoreAllMocks();
});

/** A server whose clock only the test moves. */
async function open(setup: TestServerSetup['config'] = {}): Promise<TestServer> {
  const server = await openTestServer({ config: setup, env: { now: () => now } });
  opened.push(server);
  return server;
}

/** Sends `count` harmless messages and returns the codes of the answers. */
async function codes(line: Frames, count: number): Promise<string[]> {
  const before = line.texts.length;
  // In one piece: the server stops reading when it has refused a message.
  line.wire.socket.write(Buffer.concat(Array.from({ length: count }, () => frame('{}'))));
  await line.until(() => (line.texts.length >= before + count ? true : undefined));
  return line.texts.slice(before).map((text) => {
    const said = JSON.parse(text) as TableMessage;
    return said.kind === 'refused' ? said.fault.code : said.kind;
  });
}

const among = (answers: readonly unknown[], one: unknown) =>
  answers.filter((answer) => answer === one).length;

async function statuses(count: number, ask: (i: number) => Promise<{ status: number }>) {
  const found: number[] = [];
  for (let i = 0; i < count; i++) found.push((await ask(i)).status);
  return found;
}

describe('rates', () => {
  it('of messages are limited per session over all its sockets, and recover', async () => {
    const server = await open({ messagesPerSecond: 5 });
    const asha = await Guest.enter(server.url, 'Asha');
    const table = await asha.openTable({ game: 'talluka' });
    const lines = [await lineOf(server, asha, table), await lineOf(server, asha, table)] as const;
    const first = await codes(lines[0], 30);
    const second = await codes(lines[1], 30);
    // Opening the table counts as well.
    expect(among([...first, ...second], 'message-version')).toBe(49);
    expect(among([...first, ...second], 'rate')).toBe(11);
    now += 1000;
    expect(among(await codes(lines[0], 10), 'rate')).toBe(5);
    const ravi = await Guest.enter(server.url, 'Ravi');
    expect(among(await codes(await lineOf(server, ravi, table), 10), 'rate')).toBe(0);
  });

  it('of requests are limited per session and per address, and recover', async () => {
    const server = await open({ messagesPerSecond: 1 });
    const asha = await Guest.enter(server.url, 'Asha');
    const mine = () => asha.ask('GET', '/api/tables?of=mine');
    expect(among(await statuses(15, mine), 429)).toBe(5);
    const anybody = (path: string) => () => request(server.port, 'GET', path);
    const all = await statuses(100, anybody('/healthz'));
    expect(among(all, 429)).toBe(16);
    expect((await anybody('/metrics')()).status).toBe(429);
    expect((await anybody('/')()).status).toBe(429);
    expect(JSON.parse((await anybody('/api/host')()).body)).toEqual({ fault: { code: 'rate' } });
    now += 1000;
    expect(among(await statuses(12, anybody('/api/host')), 429)).toBe(2);
  });

  it('of requests that replay a match are lower', async () => {
    const server = await open({ messagesPerSecond: 2 });
    const asha = await Guest.enter(server.url, 'Asha');
    const table = await asha.openTable({ game: 'talluka' });
    const line = await lineOf(server, asha, table);
    for (let i = 1; i <= 10; i++) {
      line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'look', viewer: null, at: 1 }));
      await heard(line, i);
      // From then on the server does not read the socket.
      if (line.texts.at(-1)?.includes('"rate"')) break;
    }
    expect(line.texts.at(-1)).toContain('"rate"');
    expect(line.texts.filter((text) => text.includes('"glance"')).length).toBeLessThan(6);
    // Each person may ask 20 times, so these are stopped by their address.
    const guests = await Promise.all(['A', 'B', 'C'].map((name) => Guest.enter(server.url, name)));
    const file = (i: number) =>
      (guests[Math.floor(i / 20)] as Guest).ask('GET', `/api/tables/${table}/matches`);
    const found = await statuses(60, file);
    expect(found.slice(0, 30)).toEqual(new Array(30).fill(200));
    expect(among(found, 429)).toBeGreaterThan(15);
  });

  it('of new tables are limited per person and per address', async () => {
    const server = await open({ maxTablesPerHour: 2 });
    const make = (guest: Guest) => () =>
      guest.ask('POST', '/api/tables', { settings: { game: 'talluka' } });
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, n) => Guest.enter(server.url, `Guest ${n}`)),
    );
    expect(await statuses(3, make(guests[0] as Guest))).toEqual([201, 201, 429]);
    const more = await statuses(22, (i) => make(guests[1 + (i >> 1)] as Guest)());
    expect(among(more, 201)).toBe(18);
    expect(among(more, 429)).toBe(4);
    now += HOUR;
    expect(await statuses(3, make(guests[0] as Guest))).toEqual([201, 201, 429]);
  });

  it('of new sessions are limited per address', async () => {
    const server = await open({ maxTablesPerHour: 1 });
    const enter = () => new Guest(() => server.url, 'x').ask('POST', '/api/session', { name: 'x' });
    expect(among(await statuses(13, enter), 429)).toBe(3);
    now += HOUR;
    expect(await statuses(1, enter)).toEqual([200]);
  });
});

describe('connections', () => {
  it('are limited per address and in total, and one that closes makes room', async () => {
    const server = await open({ maxSocketsPerAddress: 2, maxSockets: 3, trustProxy: '127.0.0.1' });
    const asha = await Guest.enter(server.url, 'Asha');
    const table = await asha.openTable({ game: 'talluka' });
    const from = async (address: string) => {
      const headers = { cookie: asha.cookie, 'x-forwarded-for': address };
      const line = new Frames(server.port, table, headers);
      await line.opened();
      return line;
    };
    const lines = [await from('1.1.1.1'), await from('1.1.1.1')];
    expect((await from('1.1.1.1')).status).toBe(503);
    lines.push(await from('2.2.2.2'));
    expect((await from('3.3.3.3')).status).toBe(503);
    expect(await server.metric('baithak_sockets')).toBe(3);
    lines[0]?.hangUp();
    await eventually(async () => (await server.metric('baithak_sockets')) === 2);
    expect((await from('1.1.1.1')).status).toBe(101);
  });

  it('of any kind are limited per address, except for a trusted proxy', async () => {
    const crowd = (server: TestServer) =>
      Array.from({ length: 15 }, () => {
        const wire = new Wire(server.port);
        wire.socket.write('GET / HT');
        return wire;
      });
    const server = await open({ maxSocketsPerAddress: 5 });
    const wires = crowd(server);
    await eventually(async () => wires.filter(({ over }) => over).length === 5);
    expect(await server.connections()).toBe(10);
    for (const { socket } of wires) socket.destroy();
    await eventually(async () => (await server.connections()) === 0);
    expect((await request(server.port, 'GET', '/healthz')).status).toBe(200);
    const trusting = await open({ maxSocketsPerAddress: 5, trustProxy: 'loopback' });
    const others = crowd(trusting);
    await eventually(async () => (await trusting.connections()) === 15);
    for (const { socket } of others) socket.destroy();
  });

  it('that never send a whole request are cut', async () => {
    const server = await open();
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.http;
    for (const time of [headersTimeout, requestTimeout, keepAliveTimeout]) {
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThanOrEqual(15_000);
    }
    if (!long) return;
    const slow = await slowOnes(server.url);
    // All except the guest's WebSocket, which may stay.
    await eventually(async () => (await server.connections()) <= 2);
    slow.stop();
  });

  it('that are refused are cut, even if the other side does not hang up', async () => {
    expect(await holdingOn(await open())).toBe(0);
  });

  it('get no further answers until they read the earlier ones', async () => {
    const server = await open();
    const deaf = await greedy(server);
    await settled(() => answered(server));
    expect((await answered(server)) - TALK).toBeLessThan(ASKED / 2);
    deaf.wire.socket.resume();
    await heard(deaf, ASKED);
    expect(deaf.code).toBeUndefined();
  });

  it('are dropped without that pause: the test detects it', async () => {
    vi.spyOn(Inbox.prototype as unknown as { drained(): unknown }, 'drained').mockReturnValue(null);
    const server = await open();
    await greedy(server);
    await eventually(async () => (await server.metric('baithak_sockets')) === 1);
  });

  it('that send faster than the table can answer are closed', async () => {
    const server = await open();
    const asha = await Guest.enter(server.url, 'Asha');
    const table = await asha.openTable({ game: 'talluka' });
    const line = await lineOf(server, asha, table);
    for (let i = 0; i < 1000; i++) line.send(command(`${i}`, { do: 'chat', text: 'x' }));
    expect(await line.closed()).toBe(1008);
  });
});

const command = (client: string, given: Command) =>
  JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client, command: given });

const heard = (line: Frames, count: number) =>
  line.until(() => (line.texts.length >= count ? true : undefined));

/** Waits for a condition, however slow the machine is. */
const eventually = (check: () => Promise<boolean>) =>
  vi.waitUntil(check, { timeout: 60_000, interval: 20 });

const answered = (server: TestServer) => server.metric('baithak_answer_seconds_count');

const TALK = 150;
const ASKED = 190;

/** A client that asks for some 100 kB again and again and reads nothing. */
async function greedy(server: TestServer): Promise<Frames> {
  const asha = await Guest.enter(server.url, 'Asha');
  const table = await asha.openTable({ game: 'talluka' });
  const chatter = await lineOf(server, asha, table);
  const text = '.'.repeat(500);
  for (let i = 0; i < TALK; i++) chatter.send(command(`${i}`, { do: 'chat', text }));
  await heard(chatter, TALK);
  const deaf = await lineOf(server, asha, table);
  deaf.wire.socket.pause();
  const watch = JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 });
  for (let i = 0; i < ASKED; i++) deaf.send(watch);
  return deaf;
}

/** Waits until a number stops changing. */
async function settled(read: () => Promise<number>): Promise<void> {
  let before = -1;
  await vi.waitUntil(
    async () => {
      const value = await read();
      const same = value === before;
      before = value;
      return same;
    },
    { interval: 200, timeout: 20_000 },
  );
}

describe('addresses', () => {
  it('come from the connection, or from a trusted proxy', async () => {
    const spoofed = (server: TestServer) => (i: number) =>
      request(server.port, 'GET', '/api/host', { 'x-forwarded-for': `9.9.9.${i}, 1.1.1.${i}` });
    const open1 = await open({ messagesPerSecond: 1 });
    expect(among(await statuses(110, spoofed(open1)), 429)).toBe(10);
    const other = await open({ messagesPerSecond: 1, trustProxy: '10.0.0.0/8' });
    expect(among(await statuses(110, spoofed(other)), 429)).toBe(10);
    const trusting = await open({ messagesPerSecond: 1, trustProxy: 'loopback' });
    expect(among(await statuses(110, spoofed(trusting)), 429)).toBe(0);
    const same = (i: number) =>
      request(trusting.port, 'GET', '/api/host', { 'x-forwarded-for': `9.9.9.${i}, 1.2.3.4` });
    expect(among(await statuses(110, same), 429)).toBe(10);
  });

  it('of one IPv6 network count as one', () => {
    const one = addressKey('2001:db8:1:2:aaaa::1');
    expect(addressKey('2001:0db8:0001:0002::5')).toBe(one);
    expect(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(one);
    expect(addressKey('2001:db8:1:3::1')).not.toBe(one);
    expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(addressKey('::1')).toBe('0:0:0:0');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(addressKey('10.0.0.1')).toBe('10.0.0.1');
  });
});

it('tables without anybody leave the memory', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const server = await open();
  const everyMinute = timers.mock.calls.filter(([, ms]) => ms === 60_000);
  const sweep = () => {
    for (const [work] of everyMinute) (work as () => void)();
  };
  const asha = await Guest.enter(server.url, 'Asha');
  const tables = [
    await asha.openTable({ game: 'jaipur' }),
    await asha.openTable({ game: 'jaipur' }),
  ];
  const line = await lineOf(server, asha, tables[0] as string);
  await asha.ask('GET', `/api/tables/${tables[1]}/matches`);
  const live = () => server.metric('baithak_live_tables');
  expect(await live()).toBe(2);
  await eventually(async () => {
    sweep();
    return (await live()) === 1;
  });
  line.hangUp();
  await eventually(async () => (await server.metric('baithak_sockets')) === 0);
  await eventually(async () => {
    sweep();
    return (await live()) === 0;
  });
});
