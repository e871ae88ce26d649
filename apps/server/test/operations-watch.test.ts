import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreError } from '../store/store-error.ts';
import { Guest } from './kit/guest.ts';
import { Hand } from './kit/hand.ts';
import { type Mortal, openMortal } from './kit/mortal.ts';
import { folder } from './kit/process.ts';

const { path, remove } = folder();
const NAME = 'Asha Nomen';
const TEXT = 'verba-volant';
let server: Mortal;
let isBroken = false;
let guest: Guest;
let table: string;

beforeAll(async () => {
  server = await openMortal(path, {
    plant: (store) => ({
      count: () => (isBroken ? Promise.reject(new StoreError('store-busy')) : store.count()),
      append: (...args) =>
        isBroken ? Promise.reject(new StoreError('store-full')) : store.append(...args),
    }),
  });
  guest = await Guest.enter(server.url, NAME);
  table = await guest.openTable({ game: 'talluka' });
});

afterAll(async () => {
  await server.close();
  remove();
});

/** Everything a guest can do, well and badly, with the store well and badly. */
async function beSeen(): Promise<void> {
  const hand = new Hand(guest, table, 0);
  hand.watch();
  await hand.must({ do: 'sit', seat: 0, name: NAME });
  hand.watch();
  await hand.must({ do: 'chat', text: TEXT });
  await hand.give({ do: 'start' });
  hand.ear.send({ v: 1, kind: 'nonsense', text: TEXT } as never);
  for (const url of [
    `/api/tables/${table}/matches`,
    `/api/tables/${table}/matches/7`,
    `/api/tables/${table}/nowhere`,
    `/table/${table}`,
    `/api/tables?of=mine`,
    `/api/tables/${table.replace(/.$/, '')}x/matches`,
  ]) {
    await guest.ask('GET', url);
  }
  await guest.ask('POST', '/api/session', { name: NAME, nonsense: TEXT });
  await guest.ask('GET', '/api/session', undefined, { cookie: `${guest.cookie}x` });
  isBroken = true;
  expect(await hand.give({ do: 'chat', text: `${TEXT} 2` })).toMatchObject({
    answer: { refused: 'not-kept' },
  });
  await guest.ask('GET', '/healthz');
  isBroken = false;
  hand.ear.hangUp();
}

const secrets = () => ({
  name: NAME,
  token: guest.cookie.split('=')[1] ?? '',
  table,
  person: guest.person,
  chat: TEXT,
});

/** Which secrets stand in a text. */
function leaksIn(text: string): string[] {
  return Object.entries(secrets()).flatMap(([what, secret]) =>
    text.includes(secret) ? [what] : [],
  );
}

describe('who watches the server', () => {
  test('reads no secret in its logs, however much is logged', async () => {
    await beSeen();
    expect(server.log.length).toBeGreaterThan(10);
    expect(leaksIn(server.log.join(''))).toEqual([]);
    // A logger that tells too much would be seen.
    for (const [what, secret] of Object.entries(secrets())) {
      expect(leaksIn(JSON.stringify({ level: 30, url: `/x/${secret}/y` }))).toEqual([what]);
    }
  });

  test('is told by /healthz whether the database answers', async () => {
    const well = await guest.ask('GET', '/healthz');
    expect(well).toMatchObject({ status: 200, body: { ok: true, tables: 1, playing: 0 } });
    isBroken = true;
    const ill = await guest.ask('GET', '/healthz');
    isBroken = false;
    expect(ill).toMatchObject({ status: 503, body: { fault: { code: 'store-trouble' } } });
  });

  test('finds numbers for Prometheus at /metrics, and nobody’s name', async () => {
    const { status, body, headers } = await guest.ask('GET', '/metrics');
    const text = String(body.text);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    for (const name of [
      'baithak_sockets',
      'baithak_live_tables 1',
      'baithak_bots_waiting 0',
      'baithak_messages_total{answer="done"}',
      'baithak_messages_total{answer="not-kept"} 1',
      'baithak_answer_seconds_count',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toContain(name);
    }
    expect(Number(/^baithak_troubles_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(leaksIn(text)).toEqual([]);
  });

  test('finds no /metrics if the host has switched them off', async () => {
    const place = folder();
    const quiet = await openMortal(place.path, { config: { metrics: 'off' } });
    expect((await fetch(`${quiet.url}/metrics`)).status).toBe(404);
    await quiet.close();
    place.remove();
  });
});

describe('a cookie', () => {
  test.each([
    ['https://games.example', true],
    ['http://games.example', false],
    [undefined, false],
  ])('with BASE_URL %s: Secure is %s', async (baseUrl, isSecure) => {
    const place = folder();
    const other = await openMortal(place.path, { config: { baseUrl } });
    const answer = await fetch(`${other.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Asha"}',
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly; SameSite=Strict');
    expect(cookie.includes('Secure')).toBe(isSecure);
    await other.close();
    place.remove();
  });
});
