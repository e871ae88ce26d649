import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Server, type Session, SessionKeeper } from '../controller/server.ts';
import { heardTables } from '../shell/heard.ts';
import { goOnAs, watchPerson } from '../shell/own-person.ts';
import { allSaved, savedText } from '../shell/storage.ts';

const ENDPOINT = 'https://push.example/browser';
const feed = savedText('feed');
let session: Session | null;
let isDown: boolean;
let ended: string[];

beforeEach(() => {
  session = null;
  isDown = false;
  ended = [];
  const kept = new Map<string, string>();
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe: async () => {
      if (isDown) throw new Error('no push service');
      ended.push('subscription');
    },
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('window', { isSecureContext: true, PushManager: class {} });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  heardTables.clear();
});

/** A visit of this browser; returns how it becomes somebody. */
function visit() {
  const server = {
    info: async () => ({ addresses: [] }),
    session: async () => ({ session }),
    unpushAll: async (endpoint: string) => {
      ended.push(endpoint);
      return { subscribed: [] };
    },
  } as unknown as Server;
  const keeper = new SessionKeeper(server);
  watchPerson({ server, keeper });
  return async (person: string | null) => {
    session = person === null ? null : { person, name: person };
    await keeper.ask();
  };
}

/** What a browser has that hears of turns and has a feed. */
function settle(): void {
  feed.write('secret');
  heardTables.add('table');
}

const ALL = [ENDPOINT, 'subscription'];

test.each(['ravi', null])('nothing of the person before stays when %s is here', async (next) => {
  const become = visit();
  await become('asha');
  settle();
  await become('asha');
  expect([feed.read(), heardTables.size, ended]).toEqual(['secret', 1, []]);
  await become(next);
  // The page is drawn next.
  expect(feed.read()).toBe('');
  await vi.waitFor(() => expect(ended).toEqual(ALL));
  expect(heardTables.size).toBe(0);
});

test('somebody who comes to a browser that was nobody ends nothing', async () => {
  settle();
  await visit()('asha');
  expect([feed.read(), heardTables.size, ended]).toEqual(['secret', 1, []]);
});

test('an account that takes over the tables keeps their notifications, and not the feed', async () => {
  const become = visit();
  await become('guest');
  settle();
  goOnAs('asha');
  await become('asha');
  expect([feed.read(), heardTables.size, ended]).toEqual(['', 1, []]);
});

test('a subscription that could not be ended is ended at the next visit', async () => {
  const become = visit();
  await become('asha');
  isDown = true;
  await become('ravi');
  await vi.waitFor(() => expect(ended).toEqual([ENDPOINT]));
  isDown = false;
  await visit()('ravi');
  await vi.waitFor(() => expect(ended).toEqual([ENDPOINT, ...ALL]));
  await visit()('ravi');
  expect(ended).toEqual([ENDPOINT, ...ALL]);
});

test('who somebody is online goes into no file', () => {
  vi.stubGlobal('localStorage', { 'baithak.person': 'asha', 'baithak.name': 'Asha' });
  expect(allSaved()).toEqual({ name: 'Asha' });
});
