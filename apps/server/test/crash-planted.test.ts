import type { Socket } from '@baithak/protocol';
import type { TableEvent } from '@baithak/table';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { type History, troublesIn } from './kit/history.ts';
import { openTestServer, type Plant } from './kit/server.ts';
import { folder, logOf } from './kit/store.ts';

const CHATS = 6;
const places: { remove(): void }[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

function data(): string {
  const place = folder();
  places.push(place);
  return place.path;
}

type Dial = (guest: Guest, table: string) => Socket;

/** Somebody chats while a server with a planted bug dies; a correct one takes its place. */
async function talk(plant: Plant, dial?: Dial): Promise<History> {
  const path = data();
  const first = await openTestServer({ data: path, plant });
  const guest = await Guest.enter(first.url, 'Asha');
  const table = await guest.openTable({ game: 'talluka' });
  const hand = new Hand(guest, table, 0, dial && (() => dial(guest, table)));
  await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
  hand.watch();
  const talking = chatAll(hand, 'word');
  await first.dead;
  const second = await openTestServer({ data: path, port: first.port });
  await talking;
  const history = await historyOf([hand], path);
  hand.ear.hangUp();
  await second.close();
  return history;
}

function chatAll(hand: Hand, word: string): Promise<unknown> {
  const texts = Array.from({ length: CHATS }, (_, i) => `${word} ${i}`);
  return Promise.all(texts.map((text) => hand.give({ do: 'chat', text })));
}

async function historyOf(hands: readonly Hand[], path: string): Promise<History> {
  const log = logOf(path, hands[0]?.table ?? '');
  const hearings = await Promise.all(hands.map((hand) => hand.hearings(log.length)));
  return { attempts: hands.flatMap(({ attempts }) => attempts), log, hearings: hearings.flat() };
}

const isFourth = (event: TableEvent) => event.kind === 'chatted' && event.text === 'word 3';

/** The server dies when the fourth chat is on disk, before anybody hears of it. */
function dyingAfterWrite(change: (event: TableEvent) => TableEvent = (event) => event): Plant {
  return (store, die) => ({
    async append(record, events) {
      const end = await store.append(record, events.map(change));
      if (events.some(isFourth)) die();
      return end;
    },
  });
}

/** A socket that renames repeated commands after each reconnect. */
function forgetfulDial(): Dial {
  let dialled = 0;
  return (guest, table) => {
    const socket = guest.socket(table) as unknown as Socket;
    const mark = dialled++ === 0 ? '' : `again${dialled}-`;
    return new Proxy(socket, {
      get: (_, name: keyof Socket) => (name === 'send' ? send : socket[name]),
      set: (_, name, value) =>
        Reflect.set(socket, name, name === 'onmessage' ? ears(value) : value),
    });
    function send(text: string): void {
      socket.send(text.replace('"client":"', `"client":"${mark}`));
    }
    function ears(hear: (event: { data: unknown }) => void) {
      return ({ data }: { data: unknown }) => hear({ data: String(data).replace(mark, '') });
    }
  };
}

describe('a server whose store fails after the write', () => {
  test('finds out that the command was done, and says so', async () => {
    const path = data();
    const server = await openTestServer({
      data: path,
      plant: (store) => ({
        async append(record, events) {
          const end = await store.append(record, events);
          if (events.some(isFourth)) throw new StoreError('store-unavailable');
          return end;
        },
      }),
    });
    const guest = await Guest.enter(server.url, 'Asha');
    const hand = new Hand(guest, await guest.openTable({ game: 'talluka' }), 0);
    await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
    hand.watch();
    await chatAll(hand, 'word');
    expect(troublesIn(await historyOf([hand], path))).toEqual([]);
    expect(hand.attempts.every(({ answer }) => answer && 'first' in answer)).toBe(true);
    hand.ear.hangUp();
    await server.close();
  });
});

describe('the history checker, with real sockets to a server that dies,', () => {
  let good: History;
  beforeAll(async () => {
    good = await talk(dyingAfterWrite());
  });

  test('finds nothing if everybody keeps their promises', () => {
    expect(good.attempts).toHaveLength(CHATS + 1);
    expect(troublesIn(good)).toEqual([]);
  });

  test('detects a server that acknowledges before it writes', async () => {
    const hasty: Plant = (store, die) => ({
      async append(record, events) {
        if (!events.some(isFourth)) return store.append(record, events);
        setTimeout(die, 50);
        return 'done';
      },
    });
    const troubles = troublesIn(await talk(hasty));
    expect(troubles).toContainEqual(expect.stringContaining('acknowledged and lost: chat'));
    expect(troubles).toContainEqual(expect.stringContaining('a newcomer hears otherwise'));
  });

  test('detects a server that forgets the names of commands', async () => {
    const forgetful = dyingAfterWrite(({ client: _, ...event }) => event as TableEvent);
    const troubles = troublesIn(await talk(forgetful));
    expect(troubles).toContainEqual(expect.stringMatching(/^done twice: chat .* word 3$/));
  });

  test('detects a client that repeats a command under a new name', async () => {
    const troubles = troublesIn(await talk(dyingAfterWrite(), forgetfulDial()));
    expect(troubles).toContainEqual(expect.stringMatching(/^done twice: chat .* word 3$/));
    expect(troubles).toContainEqual(expect.stringContaining('nobody asked for'));
  });

  const spoiled: readonly [string, string, (history: History) => History][] = [
    ['an event lost', 'acknowledged and lost', (h) => ({ ...h, log: h.log.slice(0, -1) })],
    ['an event doubled', 'done twice', (h) => ({ ...h, log: [...h.log, ...h.log.slice(-1)] })],
    ['a gap on disk', 'at place', (h) => ({ ...h, log: h.log.filter(({ seq }) => seq !== 4) })],
    [
      'an event moved',
      'acknowledged elsewhere',
      (h) => ({ ...h, log: h.log.map((event) => ({ ...event, seq: event.seq + 1 })) }),
    ],
    [
      'an event changed',
      'became something else',
      (h) => ({
        ...h,
        log: h.log.map((event) => (event.kind === 'chatted' ? { ...event, text: 'x' } : event)),
      }),
    ],
    [
      'a refusal of what was done',
      'refused and yet done',
      (h) => ({
        ...h,
        attempts: h.attempts.map((each) => ({ ...each, answer: { refused: 'stale' } })),
      }),
    ],
    ['a command nobody gave', 'nobody asked', (h) => ({ ...h, attempts: h.attempts.slice(1) })],
    ['a gap in a stream', 'before', (h) => withBatches(h, (all) => all.filter((_, i) => i !== 1))],
    [
      'a stream that says something else later',
      'two tales',
      (h) => withBatches(h, (all) => [...all, all.flat().map((event) => ({ ...event, at: 1 }))]),
    ],
    [
      'another stream for newcomers',
      'a newcomer hears otherwise',
      (h) => ({ ...h, hearings: h.hearings.map((each) => ({ ...each, fresh: [] })) }),
    ],
  ];

  test.each(spoiled)('detects %s', (_, complaint, spoil) => {
    expect(troublesIn(spoil(good))).toContainEqual(expect.stringContaining(complaint));
  });
});

type Batches = History['hearings'][number]['batches'];

function withBatches(history: History, change: (batches: Batches) => Batches): History {
  const hearings = history.hearings.map((each) => ({ ...each, batches: change(each.batches) }));
  return { ...history, hearings };
}

describe('of two servers with one store, one stalls just before it writes', () => {
  /** Ravi chats at the late server, which writes only after Asha has chatted at the other one. */
  async function talkLate(late: Store['append'] | undefined): Promise<History> {
    const path = data();
    const [held, hold] = gate();
    const [released, release] = gate();
    const slow: Plant = (store) => ({
      async append(record, events) {
        if (events.some(({ kind }) => kind === 'chatted')) hold();
        if (events.some(({ kind }) => kind === 'chatted')) await released;
        return late?.call(store, record, events) ?? store.append(record, events);
      },
    });
    const servers = [
      await openTestServer({ data: path }),
      await openTestServer({ data: path, plant: slow }),
    ] as const;
    const asha = await Guest.enter(servers[0].url, 'Asha');
    const ravi = await Guest.enter(servers[1].url, 'Ravi');
    const table = await asha.openTable({ game: 'talluka' });
    const hands = [new Hand(asha, table, 0), new Hand(ravi, table, 1)] as const;
    for (const hand of hands) {
      await hand.must({ do: 'join', name: hand.guest.name });
      await hand.must({ do: 'sit', seat: hand.seat, name: hand.guest.name });
      hand.watch();
    }
    const talking = chatAll(hands[1], 'late');
    await held;
    await chatAll(hands[0], 'early');
    release();
    await talking;
    const history = await historyOf(hands, path);
    for (const { ear } of hands) ear.hangUp();
    for (const server of servers) await server.close();
    return history;
  }

  test('it catches up and does not fork the table', async () => {
    const history = await talkLate(undefined);
    expect(troublesIn(history)).toEqual([]);
    expect(history.log.filter(({ kind }) => kind === 'chatted')).toHaveLength(2 * CHATS);
  });

  test('the checker detects a server that writes although it is late', async () => {
    async function stubborn(this: Store, ...[record, events]: Parameters<Store['append']>) {
      if ((await this.append(record, events)) === 'done') return 'done' as const;
      const first = (await this.read(record.id))?.events.length ?? 0;
      return this.append(
        record,
        events.map((event, i) => ({ ...event, seq: first + i })),
      );
    }
    const troubles = troublesIn(await talkLate(stubborn));
    expect(troubles).toContainEqual(expect.stringContaining('acknowledged elsewhere'));
    expect(troubles).toContainEqual(expect.stringContaining('told otherwise than kept'));
  });
});

function gate(): [Promise<void>, () => void] {
  let open: () => void = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return [opened, open];
}
