import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredTable } from '@baithak/host';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { newAccount, rateAtOnce } from './kit/at-once-contract.ts';
import { Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import {
  deadlocks,
  inPostgres,
  logIn,
  newSchema,
  openPostgres,
  openPostgresServer,
} from './kit/postgres.ts';
import type { Plant } from './kit/server.ts';
import { events, moved, opened, record } from './kit/store.ts';

const WAIT = { timeout: 60_000, interval: 20 };

describe('appends to many tables at once', () => {
  const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);

  async function stores(): Promise<{ url: string; both: readonly [Store, Store] }> {
    const url = await newSchema();
    const both = [await openPostgres(url), await openPostgres(url)] as const;
    for (const id of ids) await both[0].append(record(id), events(0, [opened]));
    return { url, both };
  }

  test('never wait for each other in a circle', async () => {
    const { url, both } = await stores();
    const before = await deadlocks(url);
    for (let seq = 1; seq <= 10; seq++) {
      const append = (store: Store) => (id: string) =>
        store.append(record(id), events(seq, [moved('a')]));
      const ends = await Promise.all([
        ...ids.map(append(both[0])),
        ...[...ids].reverse().map(append(both[1])),
      ]);
      // Of two appends with one number exactly one is stored.
      expect(ends.filter((end) => end === 'done')).toHaveLength(ids.length);
    }
    expect(await deadlocks(url)).toBe(before);
  });

  test('would, if two batches took their tables in another order', async () => {
    const { url } = await stores();
    const before = await deadlocks(url);
    const clients = [new pg.Client(url), new pg.Client(url)] as const;
    for (const client of clients) await client.connect();
    const write = (client: pg.Client, id: string | undefined) =>
      client.query('update tables set events = events + 1 where id = $1', [id]);
    for (const client of clients) await client.query('begin');
    await write(clients[0], ids[0]);
    await write(clients[1], ids[1]);
    const rest = await Promise.allSettled([write(clients[0], ids[1]), write(clients[1], ids[0])]);
    expect(rest.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    for (const client of clients) await client.end();
    await vi.waitFor(async () => expect(await deadlocks(url)).toBeGreaterThan(before), WAIT);
  });
});

test('matches of two people that end at once never wait for each other in a circle', async () => {
  const url = await newSchema();
  const stores = [await openPostgres(url), await openPostgres(url)] as const;
  const people = ['ann', 'bob', 'cem', 'dia', 'eve', 'fay'] as const;
  for (const person of people) await newAccount(stores[0], person, 1);
  const before = await deadlocks(url);
  const pairs = [people.slice(0, 2), people.slice(2, 4), people.slice(4)] as [string, string][];
  for (const pair of pairs) await rateAtOnce(stores, pair, true);
  expect(await deadlocks(url)).toBe(before);
});

describe('an event that is committed after a later one', () => {
  /** Begins to write an event of `late`, lets `early` be written, and only then commits. */
  async function lateCommit(look: (db: pg.Client, store: Store) => Promise<void>) {
    const url = await newSchema();
    const store = await openPostgres(url);
    for (const id of ['late', 'early']) await store.append(record(id), events(0, [opened]));
    await inPostgres(url, (db) => db.query('alter table events add column n bigserial'));
    const db = new pg.Client(url);
    await db.connect();
    await db.query('begin');
    await db.query("update tables set events = 2 where id = 'late'");
    await db.query(
      "insert into events (table_id, seq, at, by, body) values ('late', 1, 1, '', '{}')",
    );
    await store.append(record('early'), events(1, [moved('a')]));
    await inPostgres(url, (reader) => look(reader, store));
    await db.query('commit');
    await db.end();
    return { url, store };
  }

  test('is found by comparing the numbers of each table', async () => {
    const known = new Map([
      ['late', 1],
      ['early', 1],
    ]);
    const { store } = await lateCommit(async (_, store) => {
      expect(await store.shared?.behind(known)).toEqual(['early']);
    });
    known.set('early', 2);
    expect(await store.shared?.behind(known)).toEqual(['late']);
  });

  test('would be missed by whoever reads a sequence from the last number on', async () => {
    let last = 0;
    const heard: string[] = [];
    const next = async (db: pg.Client) => {
      const { rows } = await db.query(
        'select n::int as n, table_id from events where seq > 0 and n > $1 order by n',
        [last],
      );
      heard.push(...rows.map(({ table_id }) => table_id));
      last = rows.at(-1)?.n ?? last;
    };
    const { url } = await lateCommit(next);
    await inPostgres(url, next);
    expect(heard).toEqual(['early']);
  });
});

test('nobody hears of anything before its commit', async () => {
  const url = await newSchema();
  const server = await openPostgresServer(url);
  const guest = await Guest.enter(server.url, 'Asha');
  const hand = new Hand(guest, await guest.openTable({ game: 'talluka' }), 0);
  await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
  hand.watch();
  const heard = () => hand.stream(null).events.filter(({ kind }) => kind === 'chatted');
  await inPostgres(url, async (db) => {
    await db.query('begin');
    await db.query('select 1 from tables for update');
    const talking = hand.give({ do: 'chat', text: 'Hello!' });
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await db.query(waiting)).rows).toHaveLength(1), WAIT);
    // It would have come meanwhile.
    await sleep(300);
    expect(hand.attempts.at(-1)).not.toHaveProperty('answer');
    expect(heard()).toEqual([]);
    await db.query('commit');
    expect((await talking).answer).toEqual({ first: expect.any(Number) });
  });
  await hand.until(() => heard().length === 1);
  hand.ear.hangUp();
  await server.close();
});

const isThird = (event: { kind: string; text?: string }) => event.text === 'word 2';

describe('a server that acknowledges before the commit', () => {
  /** Somebody chats while the server dies; another one takes its place. */
  async function talk(plant: Plant) {
    const url = await newSchema();
    const first = await openPostgresServer(url, { plant });
    const guest = await Guest.enter(first.url, 'Asha');
    const hand = new Hand(guest, await guest.openTable({ game: 'talluka' }), 0);
    await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
    hand.watch();
    const talking = Promise.all(
      [0, 1, 2, 3, 4].map((i) => hand.give({ do: 'chat', text: `word ${i}` })),
    );
    await first.dead;
    const second = await openPostgresServer(url, { port: first.port });
    await talking;
    const log = await logIn(url)(hand.table);
    const hearings = await hand.hearings(log.length);
    hand.ear.hangUp();
    await second.close();
    return troublesIn({ attempts: hand.attempts, log, hearings });
  }
  test('is caught', async () => {
    const troubles = await talk((store, die) => ({
      async append(next, added) {
        if (!added.some(isThird)) return store.append(next, added);
        setTimeout(die, 50);
        return 'done';
      },
    }));
    expect(troubles).toContainEqual(expect.stringContaining('acknowledged and lost: chat'));
  });

  test('is told from one that dies after the commit', async () => {
    const troubles = await talk((store, die) => ({
      async append(next, added) {
        const end = await store.append(next, added);
        if (added.some(isThird)) die();
        return end;
      },
    }));
    expect(troubles).toEqual([]);
  });
});

test('after a long outage everybody hears what became of their words, and none is stored twice', async () => {
  const url = await newSchema();
  let isAway = false;
  const lost = () => Promise.reject(new StoreError('store-unavailable'));
  const server = await openPostgresServer(url, {
    plant: (store) => ({
      async append(next, added) {
        if (isAway) return lost();
        const end = await store.append(next, added);
        // The answer gets lost, and for a while there is none to any question.
        if (end === 'taken' || !added.some(isThird)) return end;
        isAway = true;
        return lost();
      },
      read: (id, from) => (isAway ? lost() : store.read(id, from)),
    }),
  });
  const guest = await Guest.enter(server.url, 'Asha');
  const hand = new Hand(guest, await guest.openTable({ game: 'talluka' }), 0);
  await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
  hand.watch();
  const talking = Promise.all(
    [0, 1, 2, 3, 4].map((i) => hand.give({ do: 'chat', text: `word ${i}` })),
  );
  await vi.waitFor(() => expect(isAway).toBe(true), WAIT);
  await sleep(500);
  isAway = false;
  for (const { answer } of await talking) expect(answer).toEqual({ first: expect.any(Number) });
  const log = await logIn(url)(hand.table);
  const hearings = await hand.hearings(log.length);
  expect(troublesIn({ attempts: hand.attempts, log, hearings })).toEqual([]);
  expect(log.filter(({ kind }) => kind === 'chatted')).toHaveLength(5);
  hand.ear.hangUp();
  await server.close();
});

describe('the lease of a process that has died', () => {
  /** Long enough that no machine is so slow that it ends between two statements. */
  const SHORT = 4000;

  /** Takes a bot's turn and a deadline and never comes back; returns what others get later. */
  async function afterDeath(lease: number) {
    const url = await newSchema();
    const [dead, other] = [await openPostgres(url, { lease }), await openPostgres(url, { lease })];
    await dead.append(record('bot', { stage: 'playing', botDue: true }), events(0, [opened]));
    await dead.append(record('clock', { stage: 'playing', deadline: 5 }), events(0, [opened]));
    await other.shared?.attend(new Map([['bot', ['ann']]]));
    const take = async (store: Store) => [
      ...((await store.shared?.takeBotTurns(9)) ?? []),
      ...(await store.due(10, 9)),
    ];
    expect(await take(dead)).toEqual(['bot', 'clock']);
    expect(await take(other)).toEqual([]);
    await sleep(2 * SHORT);
    return take(other);
  }

  test('ends, and others get its jobs', async () => {
    expect(await afterDeath(SHORT)).toEqual(['bot', 'clock']);
  });

  test('would keep them for ever if it did not end', async () => {
    expect(await afterDeath(1_000_000_000)).toEqual([]);
  });

  test('is kept as long as the bot thinks, and ends with its move', async () => {
    const url = await newSchema();
    const [one, two] = [
      await openPostgres(url, { lease: SHORT }),
      await openPostgres(url, { lease: SHORT }),
    ];
    const due = record('t', { stage: 'playing', botDue: true });
    await one.append(due, events(0, [opened]));
    await one.shared?.attend(new Map([['t', ['ann']]]));
    expect(await one.shared?.takeBotTurns(9)).toEqual(['t']);
    for (let i = 0; i < 6; i++) {
      await sleep(SHORT / 3);
      await one.shared?.keepBotTurns(['t']);
      expect(await two.shared?.takeBotTurns(9)).toEqual([]);
    }
    await one.append(due, events(1, [moved('a')]));
    expect(await two.shared?.takeBotTurns(9)).toEqual(['t']);
  });
});

test('whoever was not told of their turn by a process that has died is told by another, once', async () => {
  const url = await newSchema();
  const lease = 200;
  const [dead, other] = [await openPostgres(url, { lease }), await openPostgres(url, { lease })];
  const seats = [{ kind: 'person', person: 'ann', name: 'Ann' }] as const;
  const turn = (seat: number | null) =>
    record('t', { stage: 'playing', seats, people: ['ann'], turn: seat });
  await dead.append(turn(null), events(0, [opened]));
  const browser = { endpoint: 'https://push', p256dh: 'p', auth: 'a', language: 'en' };
  await dead.subscribe({ ...browser, table: 't', person: 'ann' }, 1);
  expect(await other.turnsBegun(null)).toEqual([]);
  await dead.append(turn(0), events(1, [moved('a')]));
  const notice = {
    ...browser,
    table: 't',
    person: 'ann',
    game: 'talluka',
    stage: 'playing',
    others: [],
    deadline: null,
  };
  const first = await Promise.all([dead.turnsBegun('t'), other.turnsBegun(null)]);
  expect(first.flat()).toEqual([notice]);
  await vi.waitFor(async () => expect(await other.turnsBegun(null)).toEqual([notice]), WAIT);
  await other.noticeDone('t', browser.endpoint);
  await sleep(30 * lease);
  expect(await dead.turnsBegun(null)).toEqual([]);
  expect(await dead.isStillTurn('t', browser.endpoint)).toBe(true);
  await dead.append(turn(null), events(2, [moved('b')]));
  expect(await dead.isStillTurn('t', browser.endpoint)).toBe(false);
});

describe('a hint', () => {
  /** Somebody with the database sends hints about things that never happened. */
  async function talkAfterLies(plant?: Plant) {
    const url = await newSchema();
    const server = await openPostgresServer(url, plant === undefined ? {} : { plant });
    const guest = await Guest.enter(server.url, 'Asha');
    const hand = new Hand(guest, await guest.openTable({ game: 'talluka' }), 0);
    await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
    hand.watch();
    const heard: string[] = [];
    server.store.onChanges((tables) => heard.push(...tables));
    await inPostgres(url, async (db) => {
      const { rows } = await db.query('select current_schema() as name');
      for (const lie of [`${hand.table} 999`, 'nowhere 7', 'nonsense', '', `${hand.table} -1`]) {
        await db.query('select pg_notify($1, $2)', [`baithak_${rows[0].name}`, lie]);
      }
    });
    await vi.waitFor(() => expect(heard).toEqual([hand.table, 'nowhere']), WAIT);
    // Who was lied to still hears the truth.
    const other = await openPostgres(url);
    const stored = (await other.read(hand.table)) as StoredTable;
    const said = { kind: 'chatted', text: 'other' } as const;
    const next = events(stored.events.length, [said]);
    expect(await other.append(stored.record, next)).toBe('done');
    await vi.waitFor(() => expect(heard).toEqual([hand.table, 'nowhere', hand.table]), WAIT);
    const { answer } = await hand.give({ do: 'chat', text: 'truth' });
    const log = await logIn(url)(hand.table);
    const history = { attempts: hand.attempts, log, hearings: await hand.hearings(log.length) };
    hand.ear.hangUp();
    await server.close();
    return { answer, troubles: troublesIn(history), last: log.at(-1) };
  }

  test('is no data: lies change nothing', async () => {
    expect(await talkAfterLies()).toEqual({
      answer: { first: expect.any(Number) },
      troubles: [],
      last: expect.objectContaining({ kind: 'chatted', text: 'truth' }),
    });
  });

  test('would stop a table if it were believed', async () => {
    // It takes a hinted event for a stored one, so its own numbers seem taken.
    const gullible: Plant = (store) => {
      const hinted = new Set<string>();
      store.onChanges((tables) => tables.forEach((table) => void hinted.add(table)));
      return {
        append: async (next, added) =>
          hinted.has(next.id) ? ('taken' as const) : store.append(next, added),
      };
    };
    const { answer, last } = await talkAfterLies(gullible);
    expect(answer).toEqual({ refused: 'table-busy' });
    expect(last).toMatchObject({ kind: 'chatted', text: 'other' });
  });
});

test('whoever is forgotten stays forgotten, also if a process does not know it yet', async () => {
  const url = await newSchema();
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const seats = [{ kind: 'person', person: 'ann', name: 'Ann Secret' }] as const;
  const change = { seats, people: ['ann'] };
  await one.append(record('t', change), events(0, [opened]));
  // The other process appends while the first one forgets; its statement waits for the table's lock.
  const db = new pg.Client(url);
  await db.connect();
  await db.query('begin');
  await db.query("insert into forgotten (person, writer) values ('ann', 'x')");
  await db.query("update tables set scrubs = scrubs + 1 where id = 't'");
  const late = two.append(record('t', change), events(1, [moved('a')]));
  await sleep(200);
  await db.query('commit');
  await db.end();
  expect(await late).toBe('taken');
  // Whoever reads the table again goes on without the name.
  const { record: read, scrubs } = (await two.read('t')) as StoredTable;
  expect(await two.append({ ...read, ...change }, events(1, [moved('a')]), scrubs)).toBe('done');
  const stored = JSON.stringify(await one.read('t'));
  expect([stored.includes('Ann Secret'), stored.includes('"moved"')]).toEqual([false, true]);
});
