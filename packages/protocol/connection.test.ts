import { expect, test } from 'vitest';
import { type ConnectionStatus, ServerConnection, type Socket } from './index.ts';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from './messages.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  hears(message: TableMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A connection whose sockets and timers the test controls. */
function connection() {
  const sockets: FakeSocket[] = [];
  const timers: { ms: number; run: () => void; gone: boolean }[] = [];
  const heard: TableMessage[] = [];
  const told: ConnectionStatus[] = [];
  const remote = new ServerConnection(
    {
      dial() {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later(ms, run) {
        const timer = { ms, run, gone: false };
        timers.push(timer);
        return () => {
          timer.gone = true;
        };
      },
      random: () => 1,
    },
    (message) => heard.push(message),
    (status) => told.push(status),
  );
  const last = () => sockets.at(-1) as FakeSocket;
  const wait = () =>
    timers
      .filter(({ gone }) => !gone)
      .at(-1)
      ?.run();
  return { remote, sockets, timers, heard, told, last, wait };
}

const move = (client: string): ClientMessage => ({
  v: PROTOCOL_VERSION,
  kind: 'command',
  client,
  command: { do: 'move', seat: 0, moves: ['x'], after: 1 },
});
const watch = (from: number): ClientMessage => ({
  v: PROTOCOL_VERSION,
  kind: 'watch',
  viewer: 0,
  from,
});
const events = (...seqs: number[]) =>
  ({
    v: PROTOCOL_VERSION,
    kind: 'events',
    viewer: 0,
    events: seqs.map((seq) => ({ seq })),
  }) as never;

test('messages sent before the socket is open go out when it opens', () => {
  const { remote, last, told } = connection();
  remote.send(watch(0));
  remote.send(move('a'));
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(last().sent).toEqual([watch(0), move('a')]);
  expect(told).toEqual(['connecting', 'connected']);
});

test('after a loss it resumes streams where they were and repeats only unanswered commands', () => {
  const { remote, sockets, last, wait, told } = connection();
  last().onopen?.();
  remote.send(watch(0));
  last().hears(events(0, 1, 2));
  remote.send(move('a'));
  last().hears({ v: PROTOCOL_VERSION, kind: 'done', client: 'a', first: 3 });
  last().hears(events(3));
  remote.send(move('b'));
  last().onclose?.({ code: 1006 });
  remote.send(move('c'));
  wait();
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([watch(4), move('b'), move('c')]);
  expect(told).toEqual(['connecting', 'connected', 'away', 'connected']);
});

test('it does not resume a stream that was left', () => {
  const { remote, last, wait } = connection();
  last().onopen?.();
  remote.send(watch(0));
  remote.send({ v: PROTOCOL_VERSION, kind: 'unwatch', viewer: 0 });
  last().onclose?.({ code: 1012 });
  wait();
  last().onopen?.();
  expect(last().sent).toEqual([]);
});

test('waits between attempts grow, and end at once when the network is back', () => {
  const { remote, sockets, timers, last, wait } = connection();
  for (let i = 0; i < 9; i++) {
    last().onclose?.({ code: 1006 });
    wait();
  }
  const waits = timers.map(({ ms }) => ms);
  expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
  expect(Math.max(...waits)).toBe(15_000);
  last().onclose?.({ code: 1006 });
  const before = sockets.length;
  remote.hurry();
  expect(sockets).toHaveLength(before + 1);
  expect(timers.at(-1)?.gone).toBe(true);
  remote.hurry();
  expect(sockets).toHaveLength(before + 1);
});

test('what was sent too fast goes out again once, streams as well, however often it was refused', () => {
  const { remote, last, timers, wait } = connection();
  last().onopen?.();
  const refused = { v: PROTOCOL_VERSION, kind: 'refused', fault: { code: 'rate' } } as const;
  remote.send(watch(0));
  for (const client of ['a', 'b', 'c']) remote.send(move(client));
  const sent = last().sent.length;
  const waits = timers.length;
  for (let i = 0; i < 4; i++) last().hears(refused);
  expect(timers).toHaveLength(waits + 1);
  wait();
  expect(last().sent.slice(sent)).toEqual([watch(0), move('a'), move('b'), move('c')]);
  last().hears(refused);
  expect(timers).toHaveLength(waits + 2);
});

test('what was sent too fast goes out again, and a closed connection stays closed', () => {
  const { remote, sockets, last, wait } = connection();
  last().onopen?.();
  remote.send(move('a'));
  last().hears({ v: PROTOCOL_VERSION, kind: 'refused', fault: { code: 'rate' } });
  wait();
  expect(last().sent).toEqual([move('a'), move('a')]);
  remote.close();
  expect(sockets).toHaveLength(1);
  remote.hurry();
  expect(sockets).toHaveLength(1);
});

test('the pages of a long stream are passed on as one message, also across a lost connection', () => {
  const { remote, last, heard, wait } = connection();
  const page = (...seqs: number[]) => ({ ...(events(...seqs) as object), more: true }) as never;
  last().onopen?.();
  remote.send(watch(0));
  last().hears(page(0, 1));
  last().hears(page(2, 3));
  expect(heard).toEqual([]);
  last().onclose?.({ code: 1006 });
  wait();
  last().onopen?.();
  expect(last().sent).toEqual([watch(4)]);
  last().hears(events(4));
  expect(heard).toEqual([events(0, 1, 2, 3, 4)]);
  last().hears(events(5));
  expect(heard.at(-1)).toEqual(events(5));
  // Whoever asks anew gets it from the beginning, without what came before.
  last().hears(page(6));
  remote.send(watch(0));
  last().hears(events(0, 1));
  expect(heard.at(-1)).toEqual(events(0, 1));
});
