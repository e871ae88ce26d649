import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { Duel, Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { inPostgres, logIn, newSchema, openPostgresServer } from './kit/postgres.ts';
import { type Plant, type TestServer, threadBots } from './kit/server.ts';

const WAIT = { timeout: 60_000, interval: 20 };

async function twoServers(url: string): Promise<readonly [TestServer, TestServer]> {
  return [await openPostgresServer(url), await openPostgresServer(url)];
}

/** One guest at each server. */
async function guestsAt(servers: readonly [TestServer, TestServer]) {
  return [
    await Guest.enter(servers[0].url, 'Asha'),
    await Guest.enter(servers[1].url, 'Ravi'),
  ] as const;
}

/** Ends the connections that listen for hints; they connect again by themselves. */
const dropHints = (url: string) =>
  inPostgres(url, (db) =>
    db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database()
        and (query ilike 'listen %' or query like 'select pg_notify%')`),
  );

describe('two processes with one database', () => {
  test('people play with each other through both, and all agree', async () => {
    const url = await newSchema();
    const servers = await twoServers(url);
    const duel = await Duel.open(await guestsAt(servers), 'talluka');
    await duel.play('two processes');
    const history = await duel.history(logIn(url));
    expect(troublesIn(history)).toEqual([]);
    expect(history.log.filter(({ kind }) => kind === 'moved').length).toBeGreaterThan(5);
    duel.leave();
    for (const server of servers) await server.close();
  });

  test('a session of one is known to the other, and forgotten by both', async () => {
    const url = await newSchema();
    const servers = await twoServers(url);
    const [asha] = await guestsAt(servers);
    const elsewhere = new Guest(() => servers[1].url, 'Asha');
    elsewhere.cookie = asha.cookie;
    expect((await elsewhere.ask('GET', '/api/session')).body.session).toMatchObject({
      name: 'Asha',
    });
    expect((await asha.ask('DELETE', '/api/session')).status).toBeLessThan(300);
    await vi.waitFor(async () => {
      expect((await elsewhere.ask('GET', '/api/session')).body.session).toBeNull();
    }, WAIT);
    for (const server of servers) await server.close();
  });

  test('a comparison finds what lost hints would have told', async () => {
    const url = await newSchema();
    const deaf = () => ({ onChanges: () => {} });
    const servers = [
      await openPostgresServer(url),
      await openPostgresServer(url, { plant: deaf }),
    ] as const;
    const [asha, ravi] = await guestsAt(servers);
    const table = await asha.openTable({ game: 'talluka' });
    const hands = [new Hand(asha, table, 0), new Hand(ravi, table, 1)] as const;
    for (const hand of hands) hand.ear.watch(null);
    await hands[1].until(() => hands[1].stream(null).events.length > 0);
    await hands[0].must({ do: 'chat', text: 'Do you hear me?' });
    await hands[1].until(() => hands[1].stream(null).events.some(({ kind }) => kind === 'chatted'));
    for (const { ear } of hands) ear.hangUp();
    for (const server of servers) await server.close();
  });

  test('the connection for hints comes back after it broke', async () => {
    const url = await newSchema();
    const servers = await twoServers(url);
    const heard: string[] = [];
    servers[1].store.onChanges((tables) => heard.push(...tables));
    await dropHints(url);
    const [asha] = await guestsAt(servers);
    await vi.waitFor(async () => {
      const table = await asha.openTable({ game: 'talluka' });
      await vi.waitFor(() => expect(heard).toContain(table), { timeout: 500 });
    }, WAIT);
    for (const server of servers) await server.close();
  });
});

describe('bots as leased jobs', () => {
  async function tableWithBot(server: TestServer) {
    const guest = await Guest.enter(server.url, 'Asha');
    const table = await guest.openTable({ game: 'talluka' });
    const hand = new Hand(guest, table, 0);
    await hand.must({ do: 'sit', seat: 1, name: 'Asha' });
    await hand.must({ do: 'bot', seat: 0, character: 'gilli' });
    hand.ear.watch(null);
    await hand.must({ do: 'start' });
    return hand;
  }
  const moves = (hand: Hand) => hand.stream(null).events.filter(({ kind }) => kind === 'moved');

  test('bots think in a process of their own', async () => {
    const url = await newSchema();
    let asked = 0;
    const web = await openPostgresServer(url, {
      config: { role: 'web' },
      bots: threadBots(() => (asked += 1)),
    });
    const bots = await openPostgresServer(url, { config: { role: 'bots' }, bots: threadBots() });
    const hand = await tableWithBot(web);
    await hand.until(() => moves(hand).length > 0);
    expect(asked).toBe(0);
    expect((await fetch(`${bots.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${bots.url}/api/host`)).status).toBe(404);
    hand.ear.hangUp();
    for (const server of [bots, web]) await server.close();
  });

  test('another process takes over from one that has died, and not before', async () => {
    const url = await newSchema();
    const web = await openPostgresServer(url, { config: { role: 'web' } });
    // These bots never answer.
    const stuck = await openPostgresServer(url, { config: { role: 'bots' }, lease: 6000 });
    const hand = await tableWithBot(web);
    await vi.waitFor(async () => {
      const { rows } = await inPostgres(url, (db) => db.query('select bot_lease from tables'));
      expect(Number(rows[0].bot_lease)).toBeGreaterThan(0);
    }, WAIT);
    expect(await web.store.shared?.takeBotTurns(9)).toEqual([]);
    stuck.die();
    const bots = await openPostgresServer(url, { config: { role: 'bots' }, bots: threadBots() });
    await hand.until(() => moves(hand).length > 0);
    hand.ear.hangUp();
    for (const server of [bots, web]) await server.close();
  });

  test('nobody thinks at a table that nobody watches', async () => {
    const url = await newSchema();
    const web = await openPostgresServer(url, { config: { role: 'web' } });
    const hand = await tableWithBot(web);
    const { shared } = web.store;
    await vi.waitFor(async () => {
      const { rows } = await inPostgres(url, (db) => db.query('select * from attendance'));
      expect(rows).toHaveLength(1);
    }, WAIT);
    hand.ear.hangUp();
    await vi.waitFor(async () => {
      const { rows } = await inPostgres(url, (db) => db.query('select * from attendance'));
      expect(rows).toHaveLength(0);
    }, WAIT);
    expect(await shared?.takeBotTurns(9)).toEqual([]);
    await web.close();
  });
});

test('quotas are counted for all processes together', async () => {
  const url = await newSchema();
  const config = { maxChatPerDay: 10 };
  const servers = [
    await openPostgresServer(url, { config }),
    await openPostgresServer(url, { config }),
  ] as const;
  const asha = await Guest.enter(servers[0].url, 'Asha');
  const elsewhere = new Guest(() => servers[1].url, 'Asha');
  Object.assign(elsewhere, { cookie: asha.cookie, person: asha.person });
  const table = await asha.openTable({ game: 'talluka' });
  const hands = [new Hand(asha, table, 0), new Hand(elsewhere, table, 0)] as const;
  await hands[0].must({ do: 'chat', text: '12345678' });
  expect((await hands[1].give({ do: 'chat', text: '12345678' })).answer).toEqual({
    refused: 'chat-day',
  });
  expect((await hands[1].give({ do: 'chat', text: '12' })).answer).toHaveProperty('first');
  const { rows } = await inPostgres(url, (db) => db.query('select key from buckets'));
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  for (const { ear } of hands) ear.hangUp();
  for (const server of servers) await server.close();
});

test('time that is lost with a process is given back to its tables only', async () => {
  const url = await newSchema();
  const [outage, lease] = [2000, 1000];
  const alive = await openPostgresServer(url, { outage, lease });
  const doomed = await openPostgresServer(url, { outage, lease });
  const clock = { kind: 'live', budget: 3_600_000, increment: 0 } as const;
  const tables: Duel[] = [];
  for (const server of [alive, doomed]) {
    const guests = [
      await Guest.enter(server.url, 'Asha'),
      await Guest.enter(server.url, 'Ravi'),
    ] as const;
    tables.push(await Duel.open(guests, 'talluka', clock));
  }
  // A process that is killed says no goodbye.
  vi.spyOn(doomed.store.shared as unknown as Leaving, 'leave').mockResolvedValue();
  const credits = async (duel: Duel | undefined) =>
    (await logIn(url)(duel?.table ?? '')).filter(({ kind }) => kind === 'credited').length;
  doomed.die();
  await vi.waitFor(async () => expect(await credits(tables[1])).toBe(1), WAIT);
  expect(await credits(tables[0])).toBe(0);
  for (const duel of tables) duel.leave();
  await alive.close();
});

test('a process that slept gives time back to the tables that people watched through it, to no others', async () => {
  const url = await newSchema();
  const jump = { ms: 0 };
  const env = { now: () => Date.now() + jump.ms };
  const awake = await openPostgresServer(url, { config: { role: 'web' } });
  const config = { role: 'web' };
  const sleepers = [
    await openPostgresServer(url, { config, env }),
    await openPostgresServer(url, { config: { role: 'bots' }, env, bots: threadBots() }),
  ];
  const [near, far] = [awake, sleepers[0] as TestServer];
  const clock = { kind: 'live', budget: 3_600_000, increment: 0 } as const;
  /** A table of one person who has heard a bot's move. */
  const match = async (server: TestServer) => {
    const guest = await Guest.enter(server.url, 'Asha');
    const table = await guest.openTable({ game: 'talluka', clock });
    const hand = new Hand(guest, table, 0);
    await hand.must({ do: 'sit', seat: 1, name: 'Asha' });
    await hand.must({ do: 'bot', seat: 0, character: 'gilli' });
    hand.ear.watch(null);
    await hand.must({ do: 'start' });
    await hand.until(() => hand.stream(null).events.some(({ kind }) => kind === 'moved'));
    return hand;
  };
  const hands = [await match(near), await match(far)];
  // Both processes have written a heartbeat since people came.
  await vi.waitFor(async () => {
    const { rows } = await inPostgres(url, (db) =>
      db.query('select * from processes where beat > $1', [Date.now() - 1000]),
    );
    expect(rows).toHaveLength(3);
  }, WAIT);
  await sleep(3000);
  jump.ms = 20_000;
  const woken = async () => {
    const { rows } = await inPostgres(url, (db) =>
      db.query('select * from processes where beat > $1', [Date.now() + 10_000]),
    );
    return rows.length;
  };
  await vi.waitFor(async () => expect(await woken()).toBe(2), WAIT);
  const credits = async (hand: Hand | undefined) =>
    (await logIn(url)(hand?.table ?? '')).filter(({ kind }) => kind === 'credited').length;
  expect([await credits(hands[0]), await credits(hands[1])]).toEqual([0, 1]);
  for (const { ear } of hands) ear.hangUp();
  for (const server of [...sleepers, awake]) await server.close();
});

test('a process that dies before its first heartbeat does not hide an outage', async () => {
  const url = await newSchema();
  const [outage, lease, hour] = [500, 500, 3_600_000];
  const start = Date.now();
  const server = (now: number, plant?: Plant) =>
    openPostgresServer(url, {
      outage,
      lease,
      env: { now: () => now },
      ...(plant === undefined ? {} : { plant }),
    });
  const first = await server(start);
  const guests = [
    await Guest.enter(first.url, 'Asha'),
    await Guest.enter(first.url, 'Ravi'),
  ] as const;
  const clock = { kind: 'live', budget: 10 * hour, increment: 0 } as const;
  const duel = await Duel.open(guests, 'talluka', clock);
  duel.leave();
  await first.close();
  // Nobody was there for an hour. Then a process starts, people watch another table, and it dies.
  const brief = await server(start + hour, () => ({ beat: () => new Promise(() => {}) }));
  vi.spyOn(brief.store.shared as unknown as Leaving, 'leave').mockResolvedValue();
  await brief.store.shared?.attend(new Map([['another', ['ann']]]));
  brief.die();
  await brief.dead;
  await sleep(2 * outage);
  const last = await server(start + 2 * hour);
  const credits = async () =>
    (await logIn(url)(duel.table)).flatMap((event) =>
      event.kind === 'credited' ? [event.ms] : [],
    );
  await vi.waitFor(async () => expect(await credits()).not.toEqual([]), WAIT);
  const all = (await credits()).reduce((sum, ms) => sum + ms, 0);
  expect(all).toBe(2 * hour);
  await last.close();
});

interface Leaving {
  leave(): Promise<void>;
}
