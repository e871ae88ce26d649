import { expect, test } from 'vitest';
import { type LineStatus, RemoteLine, type Socket } from './index.ts';
import type { ClientMessage, TableMessage } from './messages.ts';

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

/** A line whose sockets and timers the test holds in its hand. */
function line() {
  const sockets: FakeSocket[] = [];
  const timers: { ms: number; run: () => void; gone: boolean }[] = [];
  const heard: TableMessage[] = [];
  const told: LineStatus[] = [];
  const remote = new RemoteLine(
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
  v: 1,
  kind: 'command',
  client,
  command: { do: 'move', seat: 0, moves: ['x'], after: 1 },
});
const watch = (from: number): ClientMessage => ({ v: 1, kind: 'watch', viewer: 0, from });
const events = (...seqs: number[]) =>
  ({ v: 1, kind: 'events', viewer: 0, events: seqs.map((seq) => ({ seq })) }) as never;

test('what is said before the line is open is sent when it is', () => {
  const { remote, last, told } = line();
  remote.send(watch(0));
  remote.send(move('a'));
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(last().sent).toEqual([watch(0), move('a')]);
  expect(told).toEqual(['connecting', 'connected']);
});

test('after a loss streams go on where they were and only unanswered commands are repeated', () => {
  const { remote, sockets, last, wait, told } = line();
  last().onopen?.();
  remote.send(watch(0));
  last().hears(events(0, 1, 2));
  remote.send(move('a'));
  last().hears({ v: 1, kind: 'done', client: 'a', first: 3 });
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

test('a stream that was left is not taken up again', () => {
  const { remote, last, wait } = line();
  last().onopen?.();
  remote.send(watch(0));
  remote.send({ v: 1, kind: 'unwatch', viewer: 0 });
  last().onclose?.({ code: 1012 });
  wait();
  last().onopen?.();
  expect(last().sent).toEqual([]);
});

test('the waits grow, and end at once when the network is back', () => {
  const { remote, sockets, timers, last, wait } = line();
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

test('what was too fast is sent again once, streams as well, however often it was refused', () => {
  const { remote, last, timers, wait } = line();
  last().onopen?.();
  const refused = { v: 1, kind: 'refused', fault: { code: 'rate' } } as const;
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

test('what was too fast is sent again, and a line that was hung up stays so', () => {
  const { remote, sockets, last, wait } = line();
  last().onopen?.();
  remote.send(move('a'));
  last().hears({ v: 1, kind: 'refused', fault: { code: 'rate' } });
  wait();
  expect(last().sent).toEqual([move('a'), move('a')]);
  remote.hangUp();
  expect(sockets).toHaveLength(1);
  remote.hurry();
  expect(sockets).toHaveLength(1);
});
