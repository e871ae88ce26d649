import { PROTOCOL_VERSION } from '@baithak/protocol';
import { type Command, FairHand, NO_TABLE, reducePublic, type StreamEvent } from '@baithak/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { memoryStore, type Store } from '../local/store.ts';
import { bot, device, opened, person, TestClient } from './device.ts';

const watch = (viewer: number | null) =>
  ({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 }) as const;
const order = (client: string, command: Command) =>
  ({ v: PROTOCOL_VERSION, kind: 'command', client, command }) as const;

const events = (client: TestClient, viewer: number | null): readonly StreamEvent[] =>
  client.received.flatMap((said) =>
    said.kind === 'events' && said.viewer === viewer ? said.events : [],
  );
const entriesOf = (client: TestClient) => events(client, null).at(-1)?.match?.entries ?? 0;
const refusals = (client: TestClient) =>
  client.received.flatMap((said) => (said.kind === 'refused' ? [said.fault.code] : []));

/** The page's part in a deal. */
const hand = new FairHand(LOCAL_PERSON, 'secret', new Map());

describe('a table on this device', () => {
  test('promises and reveals a salt of its own, so that a match begins at once', async () => {
    const lobby = device();
    const id = await opened(lobby, 'jaipur', [person('Asha'), person('Ravi')]);
    const client = new TestClient(lobby, id);
    client.send(watch(null));
    await client.until(() => events(client, null).find(({ kind }) => kind === 'started'));
    const kinds = events(client, null).map(({ kind }) => kind);
    expect(kinds.slice(-4)).toEqual(['dealing', 'promised', 'salted', 'started']);
  });

  test('deals the same cards again from a seed that the player chose', async () => {
    const views = await Promise.all(
      ['one', 'one', 'two'].map(async (seed) => {
        const lobby = device();
        const seats = [person('Asha'), bot(1)];
        const made = await lobby.ask({ do: 'create', settings: { game: 'jaipur' }, seats, seed });
        const client = new TestClient(lobby, 'created' in made ? made.created : '');
        client.send(watch(0));
        await client.until(() => events(client, 0)[0]);
        return JSON.stringify(events(client, 0).at(-1)?.match?.view);
      }),
    );
    expect(views[0]).toBe(views[1]);
    expect(views[0]).not.toBe(views[2]);
  });

  test('carries out a repeated command once', async () => {
    const lobby = device();
    const client = new TestClient(
      lobby,
      await opened(lobby, 'talluka', [person('Asha'), person('Ravi')]),
    );
    client.send(watch(null));
    await client.until(() => events(client, null).find(({ kind }) => kind === 'started'));
    const move = { do: 'move', seat: 0, moves: ['1>'], after: entriesOf(client) } as const;
    client.send(order('once', move));
    client.send(order('once', move));
    await client.until(
      () => client.received.filter(({ kind }) => kind === 'done').length === 2 || undefined,
    );
    expect(events(client, null).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    const [first, again] = client.received.filter((said) => said.kind === 'done');
    expect(again).toEqual(first);
  });

  test('plays for its bots and shows their hands to nobody', async () => {
    const lobby = device();
    const client = new TestClient(lobby, await opened(lobby, 'jaipur', [bot(1), person('Asha')]));
    client.send(watch(0));
    client.send(watch(1));
    client.send(watch(null));
    await client.until(() => events(client, 1).find(({ kind }) => kind === 'moved'));
    expect(refusals(client)).toEqual(['not-your-seat']);
    expect(events(client, 0)).toEqual([]);
    const last = events(client, 1).at(-1)?.match?.view as { seats: { hand: unknown }[] };
    expect(last.seats.map(({ hand }) => typeof hand)).toEqual(['object', 'string']);
  });

  test('stops the stream of a seat that its person left by a rematch', async () => {
    const lobby = device();
    const client = new TestClient(lobby, await opened(lobby, 'jaipur', [person('Asha'), bot(1)]));
    client.send(watch(0));
    client.send(watch(null));
    client.send(order('give up', { do: 'resign', seat: 0 }));
    await client.until(() => events(client, null).find(({ kind }) => kind === 'finished'));
    const before = events(client, 0).length;
    client.send(order('again', { do: 'rematch', seat: 0 }));
    for (const part of ['promise', 'salt'] as const) {
      const command = await client.until(() => {
        const next = hand.next(events(client, null).reduce(reducePublic, NO_TABLE));
        return next !== undefined && next !== 'suspect' && next.do === part ? next : undefined;
      });
      client.send(order(part, command));
    }
    await client.until(() => events(client, null).filter(({ kind }) => kind === 'started')[1]);
    expect(events(client, 0)).toHaveLength(before);
    const seats = events(client, null).filter(({ kind }) => kind === 'seated');
    expect(seats.slice(-2)).toMatchObject([
      { occupant: { kind: 'bot' } },
      { occupant: { kind: 'person' } },
    ]);
  });

  test('can be left and entered again while it still opens', async () => {
    const lobby = device();
    const id = await opened(lobby, 'talluka', [person('Asha'), person('Ravi')]);
    const first = lobby.connect(id, { onMessage: () => {} });
    first.send(watch(null));
    first.close();
    const client = new TestClient(lobby, id);
    client.send(watch(null));
    await client.until(([said]) => said);
    expect(events(client, null).map(({ kind }) => kind)).toContain('started');
    expect(refusals(client)).toEqual([]);
  });

  test('survives closing the page', async () => {
    const store = memoryStore();
    const id = await opened(device(store), 'vancana', [person('Asha'), bot(1)]);
    const client = new TestClient(device(store), id);
    client.send(watch(0));
    await client.until(() => events(client, 0).find(({ kind }) => kind === 'started'));
    client.send(order('a', { do: 'move', seat: 0, moves: ['b2-b3'], after: 0 }));
    await client.until(() => events(client, 0).filter(({ kind }) => kind === 'moved')[1]);
    const later = new TestClient(device(store), id);
    later.send(watch(0));
    await later.until(() => events(later, 0).find(({ kind }) => kind === 'started'));
    const bodies = (of: TestClient) => events(of, 0).map((event) => ({ ...event, match: null }));
    expect(bodies(later)).toEqual(bodies(client));
    expect(events(later, 0).at(-1)?.match).toEqual(events(client, 0).at(-1)?.match);
  });
});

describe('the device refuses', () => {
  test.each([
    ['nonsense', 'message-json'],
    ['{"v":1}', 'message-version'],
  ])('%s', async (text, code) => {
    const lobby = device();
    const client = new TestClient(lobby, await opened(lobby, 'talluka', [person('Asha'), bot(1)]));
    client.sendText(text);
    await client.until(() => refusals(client)[0]);
    expect(refusals(client)).toEqual([code]);
  });

  test.each([
    ['an unknown game', 'chess', [person('Asha'), bot(1)], 'unknown-game'],
    ['a missing seat', 'talluka', [person('Asha')], 'seat-open'],
    ['a seat too many', 'talluka', [person('A'), bot(1), bot(1)], 'no-such-seat'],
    ['a character that there is not', 'talluka', [person('A'), bot(77)], 'character'],
  ])('%s', async (_, game, seats, code) => {
    const lobby = device();
    const answer = await lobby.ask({ do: 'create', settings: { game }, seats });
    expect(answer).toMatchObject({ fault: { code } });
    expect(await lobby.ask({ do: 'list' })).toMatchObject({ list: { tables: [] } });
  });
});

describe('the list of tables', () => {
  test('says whose turn it is, also for tables that an older page stored', async () => {
    const store = memoryStore();
    const lobby = device(store);
    const id = await opened(lobby, 'talluka', [bot(1), person('Asha')]);
    const turn = async () => {
      const answer = await lobby.ask({ do: 'list' });
      return 'list' in answer ? answer.list.tables.map((table) => table.turn) : answer;
    };
    expect(await turn()).toEqual([0]);
    const { record } = (await store.read(id))!;
    const { turn: _, clock: __, ...older } = { ...record, botDue: false };
    const list = async () => [older as typeof record];
    const answer = await device({ ...store, list }).ask({ do: 'list' });
    expect(answer).toMatchObject({ list: { tables: [{ turn: 1, clock: { kind: 'none' } }] } });
  });
});

describe('the store', () => {
  /** A store that fails on request. */
  function moody(): Store & { mood: 'full' | 'taken' | undefined } {
    const store = memoryStore();
    return {
      ...store,
      mood: undefined,
      async append(record, added) {
        if (this.mood === 'full') throw new Error('quota');
        return this.mood === 'taken' ? 'taken' : store.append(record, added);
      },
    };
  }

  test.each([
    ['full', 'not-kept'],
    ['taken', 'table-busy'],
  ] as const)('that is %s stops a move before anybody hears of it', async (mood, code) => {
    const store = moody();
    const lobby = device(store);
    const client = new TestClient(
      lobby,
      await opened(lobby, 'talluka', [person('Asha'), person('Ravi')]),
    );
    client.send(watch(null));
    await client.until(() => events(client, null).find(({ kind }) => kind === 'started'));
    const move = { do: 'move', seat: 0, moves: ['1>'], after: entriesOf(client) } as const;
    store.mood = mood;
    client.send(order('lost', move));
    await client.until(() => refusals(client)[0]);
    expect(refusals(client)).toEqual([code]);
    expect(events(client, null).filter(({ kind }) => kind === 'moved')).toEqual([]);
    store.mood = undefined;
    client.send(order('kept', move));
    await client.until(() => events(client, null).find(({ kind }) => kind === 'moved'));
  });

  test.each([
    ['no events', [], 'table-damaged'],
    ['a gap', [{ seq: 1, kind: 'opened', at: 0 }], 'table-damaged'],
    ['nothing of ours', ['x'], 'table-damaged'],
    ['an opening without settings', [{ seq: 0, kind: 'opened', at: 0 }], 'table-damaged'],
  ])('with %s refuses the table', async (_, kept, code) => {
    const store = memoryStore();
    await opened(device(store), 'talluka', [person('Asha'), bot(1)]);
    const [record] = await store.list();
    if (record === undefined) throw new Error('the store has no table');
    const client = new TestClient(
      device({ ...store, read: async () => ({ record, events: kept }) }),
      record.id,
    );
    client.send(watch(null));
    await client.until(() => refusals(client)[0]);
    expect(refusals(client)).toEqual([code]);
  });

  test('refuses a table of older rules or of an unknown game', async () => {
    const store = memoryStore();
    const id = await opened(device(store), 'talluka', [person('Asha'), bot(1)]);
    for (const [change, code] of [
      [{ rulesVersion: 0 }, 'table-old-rules'],
      [{ game: 'chess' }, 'table-unknown-game'],
    ] as const) {
      const read = async () => {
        const stored = await store.read(id);
        return stored && { ...stored, record: { ...stored.record, ...change } };
      };
      const client = new TestClient(device({ ...store, read }), id);
      client.send(watch(null));
      await client.until(() => refusals(client)[0]);
      expect(refusals(client)).toEqual([code]);
    }
  });
});

afterEach(() => void vi.useRealTimers());

const hasMoved = (client: TestClient) =>
  client.received.some(
    (said) => said.kind === 'events' && said.events.some(({ kind }) => kind === 'moved'),
  );

/** Bots pause by messages, which the fake timers do not hold up. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('a bot waits until the animation of the move before it is over', async () => {
  const lobby = device();
  const table = await opened(lobby, 'talluka', [bot(1), person('Asha')]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lobby.slowBots(500);
  const client = new TestClient(lobby, table);
  client.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 });
  await aWhile();
  expect(hasMoved(client)).toBe(false);
  vi.advanceTimersByTime(499);
  await aWhile();
  expect(hasMoved(client)).toBe(false);
  vi.advanceTimersByTime(1);
  await client.until(() => hasMoved(client) || undefined);
});

test('a bot answers at once if nothing is animated', async () => {
  const lobby = device();
  const table = await opened(lobby, 'talluka', [bot(1), person('Asha')]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lobby.slowBots(0);
  const client = new TestClient(lobby, table);
  client.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 });
  await client.until(() => hasMoved(client) || undefined);
});
