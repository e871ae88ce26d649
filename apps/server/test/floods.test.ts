import { once } from 'node:events';
import type { Socket } from 'node:net';
import { catalog } from '@baithak/catalog';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FrameCounter } from '../http/frames.ts';
import { MOST_REFUSALS } from '../http/gate.ts';
import { Guest } from './kit/guest.ts';
import { castOf, lineOf, tableAt } from './kit/roles.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './kit/server.ts';
import { type Frames, frame, handshake, PING, Wire } from './kit/wire.ts';

const PONG = 10;
const MORE = 0;
const opened: TestServer[] = [];
let now = 1_000_000;

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

interface House {
  readonly server: TestServer;
  readonly guest: Guest;
  readonly table: string;
  readonly line: Frames;
  /** The server's end of the line. */
  readonly end: Socket;
}

/** A server whose clock only the test moves, and a guest at a table. */
async function open(config: TestServerSetup['config'] = {}): Promise<House> {
  const server = await openTestServer({ config, env: { now: () => now } });
  opened.push(server);
  const guest = await Guest.enter(server.url, 'Asha');
  const table = await guest.openTable({ game: 'talluka' });
  const ends: Socket[] = [];
  server.http.on('connection', (socket) => ends.push(socket));
  const line = await lineOf(server, guest, table);
  return { server, guest, table, line, end: ends.at(-1) as Socket };
}

const eventually = (check: () => boolean | Promise<boolean>) =>
  vi.waitUntil(check, { timeout: 600_000, interval: 20 });

/** Sends frames in one piece. */
const pour = ({ line }: House, frames: readonly Buffer[]) =>
  line.wire.socket.write(Buffer.concat(frames));

const many = (count: number, one: Buffer) => new Array<Buffer>(count).fill(one);
const text = (length: number) => frame(JSON.stringify({ v: 0, fill: '.'.repeat(length) }));
const rates = ({ line }: House) => line.texts.filter((said) => said.includes('"rate"')).length;

describe('a socket that never reads', () => {
  it('and sends pings makes the server buffer one pong', async () => {
    const house = await open();
    const { line, end } = house;
    line.wire.socket.pause();
    const ping = frame(Buffer.alloc(125, '.'), { opcode: PING });
    const read = end.bytesRead;
    for (let i = 0; i < 400; i++) pour(house, many(1000, ping));
    await eventually(() => end.bytesRead - read === 400_000 * ping.length);
    expect(end.writableLength).toBeLessThan(1000);
  });

  it('and exceeds the limit is closed without more memory', async () => {
    const house = await open({ messagesPerSecond: 20 });
    const { line, end, server } = house;
    line.wire.socket.pause();
    for (let i = 0; i < 100; i++) pour(house, many(1000, text(10)));
    await eventually(() => end.destroyed || end.writableLength > 100_000);
    expect(end.destroyed).toBe(true);
    // What was read when the limit was reached, and no more.
    expect(end.bytesRead).toBeLessThan(200_000);
    await eventually(async () => (await server.connections()) <= 1);
  });

  it('holds little of what others do, and hears all of it when it reads on', async () => {
    const server = await openTestServer({ config: { messagesPerSecond: 100_000 } });
    opened.push(server);
    const cast = await castOf(server);
    const { id } = await tableAt(server, cast, await catalog.parikrama.game(), 'gathering');
    const owner = await lineOf(server, cast.owner, id);
    owner.send(command('start', { do: 'start' }));
    await owner.until(() => owner.texts[0]);
    const stranger = await lineOf(server, cast.stranger, id);
    stranger.send(command('join', { do: 'join', name: 'stranger' }));
    await stranger.until(() => stranger.texts[0]);
    const { deaf, end } = await deafAt(server, cast.own, id);
    const length = 1 + (seqsOf(deaf, 0).at(-1) as number);
    // Nobody may say all of it alone. Those who hold a seat come last.
    const lines = [cast.spectator, cast.other, cast.own].map((who) => lineOf(server, who, id));
    for (const loud of [owner, stranger, ...(await Promise.all(lines))]) {
      const before = loud.texts.length;
      for (let said = 0; said < 960; said += 96) {
        const react = { do: 'react', reaction: 'nice' } as const;
        for (let i = 0; i < 96; i++) loud.send(command(`${said + i}`, react));
        await loud.until(() => (loud.texts.length === before + said + 96 ? 1 : undefined));
      }
      expect(loud.texts.every((text) => text.includes('"done"'))).toBe(true);
    }
    expect(end.writableLength).toBeGreaterThan(200_000);
    expect(end.writableLength).toBeLessThan(400_000);
    deaf.wire.socket.resume();
    const all = Array.from({ length: length + 4800 }, (_, seq) => seq);
    const last = `"seq":${all.length - 1},`;
    for (const viewer of VIEWERS) {
      await deaf.until(() => of(deaf, viewer).at(-1)?.includes(last) || undefined);
      expect(seqsOf(deaf, viewer)).toEqual(all);
    }
  });
});

const VIEWERS = [0, null] as const;

/** Somebody at seat 0 who has heard both streams and reads no more, and the server's end of their line. */
async function deafAt(server: TestServer, guest: Guest, table: string) {
  const ends: Socket[] = [];
  server.http.on('connection', (socket) => ends.push(socket));
  const deaf = await lineOf(server, guest, table);
  for (const viewer of VIEWERS) {
    deaf.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 }));
  }
  await deaf.until(() => (deaf.texts.length === VIEWERS.length ? 1 : undefined));
  deaf.wire.socket.pause();
  return { deaf, end: ends.at(-1) as Socket };
}

const command = (client: string, given: Command) =>
  JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client, command: given });

const of = ({ texts }: Frames, viewer: number | null) =>
  texts.filter((text) => text.includes(`"viewer":${viewer},`));

/** The numbers of all events that a stream has had. */
const seqsOf = (line: Frames, viewer: number | null) =>
  of(line, viewer).flatMap((text) => JSON.parse(text).events.map((event: Seq) => event.seq));

interface Seq {
  readonly seq: number;
}

describe('control frames and fragments count like messages', () => {
  const ping = frame('', { opcode: PING });
  const pong = frame('', { opcode: PONG });
  it.each([
    ['pings', many(300, ping)],
    ['pongs', many(300, pong)],
    ['both', many(150, Buffer.concat([ping, pong]))],
    [
      'fragments',
      [frame('{', { fin: false }), ...many(200, frame('', { opcode: MORE, fin: false }))],
    ],
  ])('%s', async (_, frames) => {
    const house = await open({ messagesPerSecond: 10 });
    pour(house, frames);
    expect(await house.line.closed()).toBe(1008);
  });

  it('and a few of them are fine', async () => {
    const house = await open({ messagesPerSecond: 10 });
    pour(house, [...many(20, ping), frame('{', { fin: false }), frame('}', { opcode: MORE })]);
    await house.line.until(() => house.line.texts[0]);
    expect(house.line.texts).toHaveLength(1);
    expect(house.line.code).toBeUndefined();
  });

  it('wherever the stream is cut', () => {
    const stream = Buffer.concat([
      text(10),
      ping,
      text(200),
      frame('{', { fin: false }),
      frame(Buffer.alloc(70_000), { opcode: MORE, fin: false }),
      frame('}', { opcode: MORE }),
      pong,
      text(70_000),
      ping,
    ]);
    for (const size of [1, 2, 3, 7, 100, 65_536, stream.length]) {
      const counter = new FrameCounter();
      let found = 0;
      for (let at = 0; at < stream.length; at += size) {
        found += counter.feed(stream.subarray(at, at + size));
      }
      expect(found).toBe(5);
    }
  });
});

const CLOSING = Buffer.from([0x88, 2, 1008 >> 8, 1008 & 0xff]);

/** Sends more than the server reads at once, and waits until both ends are closed. */
async function flooded(server: TestServer, guest: Guest, table: string, one: Buffer) {
  const ends: Socket[] = [];
  server.http.on('connection', (socket) => ends.push(socket));
  const wire = new Wire(server.port);
  let isReset = true;
  wire.socket.on('end', () => {
    isReset = false;
  });
  wire.socket.write(handshake(`/api/tables/${table}/line`, { cookie: guest.cookie }));
  await wire.until(() => (wire.bytes.includes('101') ? 1 : undefined));
  wire.socket.write(Buffer.concat(many(10_000, one)));
  await wire.ended;
  // What the client sent before is still under way.
  const end = ends.at(-1) as Socket;
  await eventually(() => end.destroyed);
  return { wire, isReset, read: end.bytesRead };
}

describe('a socket that exceeds its limit', () => {
  it('is closed at the stated number of refusals', async () => {
    const house = await open({ messagesPerSecond: 10 });
    // Opening the table took one of a hundred.
    pour(house, many(99 + MOST_REFUSALS - 1, text(1)));
    await house.line.until(() =>
      house.line.texts.length >= 99 + MOST_REFUSALS - 1 ? 1 : undefined,
    );
    expect(rates(house)).toBe(MOST_REFUSALS - 1);
    expect(house.line.code).toBeUndefined();
    now += 1000;
    pour(house, many(11, text(1)));
    expect(await house.line.closed()).toBe(1008);
    expect(rates(house)).toBe(MOST_REFUSALS - 1);
  });

  it('starts afresh after a minute', async () => {
    const house = await open({ messagesPerSecond: 10 });
    for (let minute = 0; minute < 3; minute++) {
      const heard = house.line.texts.length;
      pour(house, many(160, text(1)));
      await house.line.until(() => (house.line.texts.length >= heard + 160 ? 1 : undefined));
      now += 61_000;
    }
    expect(rates(house)).toBe(61 + 60 + 60);
    expect(house.line.code).toBeUndefined();
  });

  it('is not read until there is room again', async () => {
    const house = await open({ messagesPerSecond: 10 });
    const { line, end } = house;
    pour(house, many(100, text(1)));
    await line.until(() => (rates(house) === 1 ? 1 : undefined));
    const read = end.bytesRead;
    const more = many(5, text(1));
    pour(house, more);
    // Other people are served meanwhile.
    const ravi = await Guest.enter(house.server.url, 'Ravi');
    const other = await lineOf(house.server, ravi, house.table);
    for (let i = 1; i <= 20; i++) {
      other.send('{}');
      await other.until(() => (other.texts.length >= i ? 1 : undefined));
    }
    expect(line.texts).toHaveLength(100);
    now += 1000;
    await line.until(() => (line.texts.length >= 105 ? 1 : undefined));
    expect(rates(house)).toBe(1);
    expect(end.bytesRead).toBe(read + Buffer.concat(more).length);
  });

  it('hears why, and then the end of the stream', async () => {
    const { server, guest, table } = await open({ messagesPerSecond: 10 });
    const { wire, isReset, read } = await flooded(server, guest, table, text(1));
    expect(wire.bytes.subarray(-CLOSING.length)).toEqual(CLOSING);
    expect(isReset).toBe(false);
    expect(read).toBeLessThan(200_000);
  });

  it('is not read on either when too many of its messages wait for an answer', async () => {
    let isSlow = false;
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const server = await openTestServer({
      plant: (store) => ({
        async append(...args) {
          if (isSlow) await released;
          return store.append(...args);
        },
      }),
    });
    opened.push(server);
    const guest = await Guest.enter(server.url, 'Asha');
    const table = await guest.openTable({ game: 'talluka' });
    isSlow = true;
    const chat = frame(command('c', { do: 'chat', text: 'x' }));
    const { wire, read } = await flooded(server, guest, table, chat);
    release();
    expect(wire.bytes.subarray(-CLOSING.length)).toEqual(CLOSING);
    expect(read).toBeLessThan(500_000);
  });

  it.each([300, 20_000])('and sends %i messages hears 1008, also with a library', async (count) => {
    const { guest, table } = await open({ messagesPerSecond: 10 });
    const socket = guest.socket(table);
    await once(socket, 'open');
    // In one piece: the server refuses only what it has read before it stops reading.
    const { _socket: wire } = socket as unknown as { readonly _socket: Socket };
    wire.cork();
    for (let i = 0; i < count; i++) socket.send('{}');
    wire.uncork();
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
  });

  it('cannot come back before that', async () => {
    const house = await open({ messagesPerSecond: 10 });
    pour(house, many(300, text(1)));
    expect(await house.line.closed()).toBe(1008);
    const again = async () => (await lineOf(house.server, house.guest, house.table)).status;
    expect(await again()).toBe(429);
    now += 1000;
    expect(await again()).toBe(101);
  });
});

it('a long message costs more than a short one', async () => {
  const house = await open({ messagesPerSecond: 10 });
  // 16 tokens each, of 99: after the seventh there is none.
  const filled = (n: number) =>
    frame(JSON.stringify({ v: PROTOCOL_VERSION, kind: String(n), fill: '.'.repeat(62_000) }));
  for (let n = 1; n <= 8; n++) {
    pour(house, [filled(n)]);
    await house.line.until(() => (house.line.texts.length >= n ? 1 : undefined));
  }
  expect(rates(house)).toBe(1);
});
