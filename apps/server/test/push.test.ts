import { catalog } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import { PushService, type TestBrowser } from '@baithak/testkit/push-service';
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest';
import { isInside, lookupOutside, readEndpoint } from '../push/endpoints.ts';
import { type Delivery, Pushes, type PushParts } from '../push/pushes.ts';
import type { Notice } from '../store/store.ts';
import { Duel, Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { events, folder, moved, newFile, opened, openStore, record } from './kit/store.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const SLOW = { kind: 'slow', perTurn: 24 * 3600_000 } as const;
const { path: data, remove } = folder();
let server: TestServer;
let other: TestServer;
let service: PushService;
let asha: Guest;
let ravi: Guest;
let key = '';
let made = 0;

beforeAll(async () => {
  // Both processes start on an empty folder, and must agree on the keys.
  [server, other] = await Promise.all([
    openTestServer({ data, config: { pushInside: true } }),
    openTestServer({ data, config: { pushInside: true } }),
  ]);
  asha = await Guest.enter(server.url, 'Asha');
  ravi = await Guest.enter(server.url, 'Ravi');
  key = String((await asha.ask('GET', '/api/push')).body.key);
  service = await PushService.open(() => key);
});

afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await service.close();
  remove();
});

const subscribe = async (guest: Guest, table: string, browser: TestBrowser) =>
  guest.ask('POST', `/api/tables/${table}/push`, browser.wish);

/** A slow match of two people; each has a browser that wants to hear of their turns. */
async function match(): Promise<{ duel: Duel; browsers: readonly [TestBrowser, TestBrowser] }> {
  const duel = await Duel.open([asha, ravi], 'talluka', SLOW);
  made += 1;
  const browsers = [service.browser(`asha-${made}`), service.browser(`ravi-${made}`)] as const;
  for (const [i, guest] of [asha, ravi].entries()) {
    const { body } = await subscribe(guest, duel.table, browsers[i] as TestBrowser);
    expect(body).toEqual({ subscribed: [browsers[i]?.hash] });
  }
  return { duel, browsers };
}

async function move(duel: Duel, seat: 0 | 1): Promise<void> {
  const hand = duel.hands[seat];
  await hand.must(await duel.nextMove(hand, new FastRandom('push')));
}

it('has the same key in every process, also after a restart', async () => {
  const guest = await Guest.enter(other.url, 'Mira');
  expect((await guest.ask('GET', '/api/push')).body).toEqual({ key });
});

it('tells each player once that their turn has begun, and nobody else', async () => {
  const { duel, browsers } = await match();
  const [first, second] = browsers;
  await move(duel, 0);
  await vi.waitFor(() => expect(second.letters).toHaveLength(1), WAIT);
  const letter = second.letters[0]!;
  expect(JSON.parse(letter.text)).toEqual({
    title: 'Your turn: Talluka',
    body: 'You play with Asha.',
    path: `t/${duel.table}`,
  });
  expect(letter.keepFor).toBeGreaterThan(23 * 3600);
  expect(letter.topic).toMatch(/^[\w-]{32}$/);
  expect(letter.topic).not.toContain(duel.table);
  // The table changes, but the turn is the same one.
  await duel.hands[0].must({ do: 'chat', text: 'hello' });
  await duel.hands[1].must({ do: 'chat', text: 'hello' });
  await move(duel, 1);
  await vi.waitFor(() => expect(first.letters).toHaveLength(1), WAIT);
  expect(second.letters).toHaveLength(1);
  expect(service.complaints).toEqual([]);
});

it('tells a host who is away once that the last seat is taken, and the guest nothing', async () => {
  const table = await asha.openTable({ game: 'talluka', clock: SLOW });
  const hands = [new Hand(asha, table, 0), new Hand(ravi, table, 1)] as const;
  const browsers = [service.browser('host'), service.browser('friend')] as const;
  await hands[0].must({ do: 'sit', seat: 0, name: 'Asha' });
  await subscribe(asha, table, browsers[0]);
  await hands[1].must({ do: 'join', name: 'Ravi' });
  await subscribe(ravi, table, browsers[1]);
  await hands[1].must({ do: 'sit', seat: 1, name: 'Ravi' });
  await vi.waitFor(() => expect(browsers[0].letters).toHaveLength(1), WAIT);
  expect(JSON.parse(browsers[0].letters[0]!.text)).toEqual({
    title: 'Everyone is here: Talluka',
    body: 'You play with Ravi. The game can start once you are there.',
    path: `t/${table}`,
  });
  // The host starts the match and is here for the first turn, so that is no news.
  await hands[0].must({ do: 'start' });
  const duel = Duel.resume(table, await catalog.talluka.game(), hands);
  await move(duel, 0);
  await vi.waitFor(() => expect(browsers[1].letters).toHaveLength(1), WAIT);
  expect(browsers[0].letters).toHaveLength(1);
  expect(JSON.parse(browsers[1].letters[0]!.text)).toMatchObject({ title: 'Your turn: Talluka' });
  await move(duel, 1);
  await vi.waitFor(() => expect(browsers[0].letters).toHaveLength(2), WAIT);
});

it('tells whoever is away that a deal waits for them, and nobody whose page is open', async () => {
  const table = await asha.openTable({ game: 'jaipur', clock: SLOW });
  const hands = [new Hand(asha, table, 0), new Hand(ravi, table, 1)] as const;
  const browsers = [service.browser('dealer'), service.browser('away')] as const;
  await hands[0].must({ do: 'sit', seat: 0, name: 'Asha' });
  await hands[1].must({ do: 'join', name: 'Ravi' });
  await hands[1].must({ do: 'sit', seat: 1, name: 'Ravi' });
  await subscribe(asha, table, browsers[0]);
  await subscribe(ravi, table, browsers[1]);
  // Only the page of Asha looks at the table and does its part.
  hands[0].watch();
  hands[1].ear.hangUp();
  await hands[0].must({ do: 'start' });
  await vi.waitFor(() => expect(browsers[1].letters).toHaveLength(1), WAIT);
  expect(JSON.parse(browsers[1].letters[0]!.text)).toEqual({
    title: 'Everyone is here: Jaipur',
    body: 'You play with Asha. The game can start once you are there.',
    path: `t/${table}`,
  });
  expect(browsers[0].letters).toHaveLength(0);
  const back = new Hand(ravi, table, 1);
  back.watch();
  await back.until(() => back.stream(1).glance ?? undefined);
  back.ear.hangUp();
  hands[0].ear.hangUp();
});

it('tells once, although two processes look after the same table', async () => {
  const file = newFile();
  const stores = [await openStore(file), await openStore(file)] as const;
  const seats = ['asha', 'ravi'].map(
    (person) => ({ kind: 'person', person, name: person }) as const,
  );
  const at = (turn: number) => record('t', { stage: 'playing', seats, turn });
  await stores[0].append(at(0), events(0, [opened]));
  const { endpoint, keys, language } = service.browser('two').wish;
  const wish = { table: 't', person: 'ravi', endpoint, ...keys, language };
  await stores[0].subscribe(wish, 1);
  const lookTwice = async () => {
    const looks = stores.flatMap((store) => [store.turnsBegun('t'), store.turnsBegun(null)]);
    return (await Promise.all(looks)).flat();
  };
  expect(await lookTwice()).toEqual([]);
  await stores[0].append(at(1), events(1, [moved('1>')]));
  expect(await lookTwice()).toEqual([
    { ...wish, game: 'talluka', stage: 'playing', others: ['asha'], deadline: null },
  ]);
  expect(await lookTwice()).toEqual([]);
  await stores[1].append(at(0), events(2, [moved('1>')]));
  await stores[1].append(at(1), events(3, [moved('1>')]));
  // It is the same turn to them: nobody has told them of the one between.
  expect(await lookTwice()).toEqual([]);
});

it('deletes a subscription that is gone, and asks no more', async () => {
  const { duel, browsers } = await match();
  const [first, second] = browsers;
  second.status = 410;
  await move(duel, 0);
  await vi.waitFor(
    async () => expect(await server.store.endpointsOf(duel.table, ravi.person)).toEqual([]),
    WAIT,
  );
  await move(duel, 1);
  await vi.waitFor(() => expect(first.letters).toHaveLength(1), WAIT);
  await move(duel, 0);
  await move(duel, 1);
  await vi.waitFor(() => expect(first.letters).toHaveLength(2), WAIT);
  expect(second.asked).toBe(1);
});

it('keeps no move waiting for a push service that never answers', async () => {
  const { duel, browsers } = await match();
  for (const each of browsers) each.status = 0;
  for (const seat of [0, 1, 0, 1] as const) await move(duel, seat);
  // The turns before may have passed too soon to be told.
  await vi.waitFor(() => expect(browsers[0].asked).toBeGreaterThan(0), WAIT);
});

it('stops when somebody asks for it, and forgets what it knew when a person is forgotten', async () => {
  const mira = await Guest.enter(server.url, 'Mira');
  const duel = await Duel.open([mira, ravi], 'talluka', SLOW);
  const [phone, laptop] = [service.browser('mira-phone'), service.browser('mira-laptop')];
  for (const each of [phone, laptop]) await subscribe(mira, duel.table, each);
  const place = `/api/tables/${duel.table}/push`;
  const stolen = await ravi.ask('DELETE', place, { endpoint: phone.endpoint });
  expect(stolen.body).toEqual({ subscribed: [] });
  expect(await server.store.endpointsOf(duel.table, mira.person)).toHaveLength(2);
  await mira.ask('DELETE', place, { endpoint: phone.endpoint });
  expect((await mira.ask('GET', place)).body).toEqual({ subscribed: [laptop.hash] });
  await mira.ask('POST', '/api/feed', { language: 'de' });
  await mira.ask('DELETE', '/api/session');
  expect(await server.store.endpointsOf(duel.table, mira.person)).toEqual([]);
  expect(await server.store.hasFeed(mira.person)).toBe(false);
});

it('sends nothing more to a browser that is another person now', async () => {
  const mira = await Guest.enter(server.url, 'Mira');
  const tables = [
    await mira.openTable({ game: 'talluka' }),
    await mira.openTable({ game: 'srrakk' }),
  ];
  const [shared, own] = [service.browser('shared'), service.browser('own')];
  const heard = () =>
    Promise.all(tables.map((table) => server.store.endpointsOf(table, mira.person)));
  const subscribeAll = async () => {
    for (const table of tables) {
      for (const browser of [shared, own]) await subscribe(mira, table, browser);
    }
  };
  await subscribeAll();
  // By then nobody may be signed in there.
  const nobody = new Guest(() => server.url, 'nobody');
  const { endpoint } = shared;
  expect((await nobody.ask('DELETE', '/api/push', { endpoint })).body).toEqual({ subscribed: [] });
  expect(await heard()).toEqual([[own.endpoint], [own.endpoint]]);
  expect((await nobody.ask('DELETE', '/api/push', {})).status).toBe(400);
  // A browser that did not say so is noticed when its next person wants to hear of something.
  await subscribeAll();
  await subscribe(ravi, tables[0] as string, shared);
  expect(await heard()).toEqual([[own.endpoint], [own.endpoint]]);
  expect(await server.store.endpointsOf(tables[0] as string, ravi.person)).toEqual([endpoint]);
});

it('takes addresses of push services only', async () => {
  const strict = await openTestServer();
  try {
    const guest = await Guest.enter(strict.url, 'Asha');
    const table = await guest.openTable({ game: 'talluka' });
    const { keys, language } = service.browser('strict').wish;
    const ask = async (endpoint: string) =>
      guest.ask('POST', `/api/tables/${table}/push`, { endpoint, keys, language });
    for (const endpoint of INSIDE.filter(({ length }) => length < 1000)) {
      const { status, body } = await ask(endpoint);
      expect([endpoint, status, body.fault]).toEqual([endpoint, 400, { code: 'push-endpoint' }]);
    }
    expect((await ask('https://push.example/abc')).status).toBe(200);
    const wrong = {
      endpoint: 'https://push.example/abc',
      keys: { ...keys, p256dh: 'B' },
      language,
    };
    expect((await guest.ask('POST', `/api/tables/${table}/push`, wrong)).status).toBe(400);
  } finally {
    await strict.close();
  }
});

const INSIDE = [
  'http://push.example/abc',
  'https://127.0.0.1/abc',
  'https://10.1.2.3/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://0x7f.1/abc',
  'https://2130706433/abc',
  'https://push.example:8443/abc',
  'https://user:word@push.example/abc',
  'file:///etc/passwd',
  'nothing',
  `https://push.example/${'a'.repeat(1000)}`,
];

test('no address of a private network is one of a push service', () => {
  for (const each of INSIDE)
    expect([each, readEndpoint(each, false)?.href]).toEqual([each, undefined]);
  expect(readEndpoint('https://93.184.215.14/abc', false)?.hostname).toBe('93.184.215.14');
  expect(isInside('2606:2800:220:1:248:1893:25c8:1946')).toBe(false);
  expect(isInside('2002:7f00:1::')).toBe(true);
});

test('a name that leads to this machine is not looked up', async () => {
  const found = await new Promise<[Error | null, unknown]>((done) =>
    lookupOutside('localhost', { all: true }, (error, address) => done([error, address])),
  );
  expect(found[0]?.message).toMatch('private network');
});

afterEach(() => void vi.useRealTimers());

const NOTICE: Notice = {
  table: 'table',
  person: 'ravi',
  endpoint: 'https://push.example/abc',
  p256dh: '',
  auth: '',
  language: 'en',
  // Its words need no loading, which fake time would not wait for.
  game: 'unknown',
  stage: 'playing',
  others: [],
  deadline: null,
};

/** Notifications with a push service that answers like this, one time after another. */
async function answering(statuses: number[], isStillTurn = () => true) {
  vi.useFakeTimers();
  const told: Delivery[] = [];
  let sent = 0;
  let begun = [NOTICE];
  const store = {
    keepOnce: async (_: string, value: string) => value,
    heardTables: async () => ['table'],
    turnsBegun: async () => begun.splice(0),
    isStillTurn: async () => isStillTurn(),
    noticeDone: async () => {},
    dropEndpoint: async () => {},
  };
  const parts = {
    config: { pushInside: false },
    store,
    env: { now: () => Date.now(), ticks: () => Date.now() },
    delivered: (how: Delivery) => told.push(how),
    trouble: (error: unknown) => {
      throw error;
    },
    office: {
      send: async () => {
        sent += 1;
        return statuses.shift() ?? 201;
      },
    },
  } as unknown as PushParts;
  const pushes = await Pushes.open(parts);
  pushes.run();
  return {
    told,
    sent: () => sent,
    pushes,
    more: (count: number) => {
      begun = Array.from({ length: count }, () => NOTICE);
    },
  };
}

test('a letter that does not get through is sent again, but not for ever', async () => {
  const failing = await answering([503, 0, 429, 500, 500]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([failing.sent(), failing.told]).toEqual([4, ['failed']]);
  await failing.pushes.stop();
  const lucky = await answering([503]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([lucky.sent(), lucky.told]).toEqual([2, ['sent']]);
  await lucky.pushes.stop();
  const refused = await answering([400]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([refused.sent(), refused.told]).toEqual([1, ['refused']]);
  await refused.pushes.stop();
});

test('nobody hears of a turn that has passed meanwhile', async () => {
  let isTurn = true;
  const { told, sent, pushes } = await answering([503], () => isTurn);
  await vi.advanceTimersByTimeAsync(1000);
  isTurn = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([sent(), told]).toEqual([1, ['late']]);
  await pushes.stop();
});

test('one person cannot have the server send without end', async () => {
  const { told, sent, pushes, more } = await answering([]);
  await vi.advanceTimersByTimeAsync(1000);
  more(200);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sent()).toBeLessThan(30);
  expect(told.filter((how) => how === 'dropped').length).toBeGreaterThan(170);
  await pushes.stop();
});
