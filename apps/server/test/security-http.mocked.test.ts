import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOwnOrigin } from '../http/addresses.ts';
import { RateLimit } from '../http/limits.ts';
import { SAFETY } from '../http/requests.ts';
import { Guest } from './kit/guest.ts';
import { answeredOf, FOREIGN, holdingOn, lettingIn, unsafe } from './kit/intrusions.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './kit/server.ts';
import { folder } from './kit/store.ts';
import { handshake, type Plain, plain, request, sent } from './kit/wire.ts';

/** Bugs that a test plants between the server and its modules. */
const planted = vi.hoisted(() => ({ suffix: false, anyOrigin: false, carelessRefusal: false }));

vi.mock('../http/addresses.ts', async (original) => {
  const real = await original<typeof import('../http/addresses.ts')>();
  const isOwnOrigin: typeof real.isOwnOrigin = (...args) =>
    planted.anyOrigin ||
    (planted.suffix && args[0]?.endsWith(args[1] ?? '') === true) ||
    real.isOwnOrigin(...args);
  return { ...real, isOwnOrigin };
});

vi.mock('../http/requests.ts', async (original) => {
  const real = await original<typeof import('../http/requests.ts')>();
  const refuse: typeof real.refuse = (socket: Duplex, ...args) => {
    if (!planted.carelessRefusal) real.refuse(socket, ...args);
    else socket.end('HTTP/1.1 400 Refused\r\nContent-Length: 0\r\n\r\n');
  };
  return { ...real, refuse };
});

const JSON_TYPE = { 'content-type': 'application/json' };
const page = folder();
let server: TestServer;
let asha: Guest;
let table: string;

beforeAll(async () => {
  mkdirSync(join(page.path, 'assets'));
  writeFileSync(join(page.path, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(page.path, 'assets/app-1234.js'), 'void 0');
  server = await openTestServer({ page: page.path });
  asha = await Guest.enter(server.url, 'Asha');
  table = await asha.openTable({ game: 'jaipur' });
});

afterAll(async () => {
  await server.close();
  page.remove();
});

const ask = (method: string, path: string, headers = {}, body: string | Buffer = '') =>
  request(server.port, method, path, headers, body);
const raw = async (text: string) => plain(await sent(server.port, Buffer.from(text, 'latin1')));
const shake = (path: string, headers = {}) => raw(handshake(path, headers));
const line = (id: string) => `/api/tables/${id}/line`;
const post = (body: string | Buffer, headers = {}) =>
  ask('POST', '/api/tables', { ...JSON_TYPE, cookie: asha.cookie, ...headers }, body);

/** Every known way to get an answer, and its status. */
const ANSWERS: Readonly<Record<string, [number, () => Promise<Plain>]>> = {
  'the page': [200, () => ask('GET', '/')],
  'a place in the page': [200, () => ask('GET', '/table/abc')],
  'a file of the page': [200, () => ask('GET', '/assets/app-1234.js')],
  'only the head': [200, () => ask('HEAD', '/')],
  'no such file': [404, () => ask('GET', '/assets/none.js')],
  'a folder': [404, () => ask('GET', '/assets/')],
  'the API': [200, () => ask('GET', '/api/host')],
  'no such API': [404, () => ask('GET', '/api/none')],
  'the root of the API': [404, () => ask('GET', '/api')],
  'no such method': [404, () => ask('PATCH', '/api/session')],
  'a method for proxies': [404, () => ask('TRACE', '/api/session')],
  'a foreign method': [404, () => ask('PROPFIND', '/')],
  health: [200, () => ask('GET', '/healthz')],
  metrics: [200, () => ask('GET', '/metrics')],
  'a broken address': [404, () => ask('GET', '/api/%')],
  'an address with a zero byte': [400, () => ask('GET', '/assets/%00')],
  'an address out of the folder': [404, () => ask('GET', '/../../package.json')],
  'the same, hidden': [404, () => ask('GET', '/..%2f..%2fpackage.json')],
  'an endless address': [404, () => ask('GET', `/api/tables/${'x'.repeat(3000)}`)],
  'no body': [400, () => ask('POST', '/api/session', JSON_TYPE)],
  'no JSON': [400, () => ask('POST', '/api/session', JSON_TYPE, '{"name"')],
  'another type': [400, () => ask('POST', '/api/session', { 'content-type': 'text/plain' }, 'x')],
  'a large body': [413, () => post('x'.repeat(70_000))],
  'a deep body': [400, () => post('['.repeat(20_000))],
  'no session': [401, () => ask('GET', '/api/tables?of=mine')],
  'another site': [403, () => post('{}', { origin: 'https://evil.example' })],
  'no HTTP': [400, () => raw('hello\r\n\r\n')],
  'another HTTP': [400, () => raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  'no host': [200, () => raw('GET /api/host HTTP/1.1\r\nConnection: close\r\n\r\n')],
  'too many headers': [431, () => ask('GET', '/', { x: 'x'.repeat(20_000) })],
  'two lengths': [
    400,
    () => raw('POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'),
  ],
  'an expectation': [417, () => ask('POST', '/api/session', { expect: 'cake' })],
  'a handshake without a session': [401, () => shake(line(table))],
  'a handshake from another site': [
    403,
    () => shake(line(table), { cookie: asha.cookie, origin: 'https://evil.example' }),
  ],
  'a handshake for no table': [404, () => shake(line('none'), { cookie: asha.cookie })],
  'a handshake elsewhere': [404, () => shake('/', { cookie: asha.cookie })],
  'a handshake of another version': [
    400,
    () => shake(line(table), { cookie: asha.cookie, 'sec-websocket-version': '1' }),
  ],
  'a handshake without a key': [
    400,
    () => shake(line(table), { cookie: asha.cookie, 'sec-websocket-key': 'x' }),
  ],
  'another protocol': [404, () => shake('/', { upgrade: 'h2c' })],
};

describe('every answer', () => {
  it.each(Object.entries(ANSWERS))('keeps the page safe: %s', async (_, [status, answer]) => {
    const answered = await answer();
    const { headers, body } = answered;
    expect(answered.status).toBe(status);
    expect(unsafe(answered)).toEqual([]);
    if (status >= 400 && headers.get('content-type')?.startsWith('application/json')) {
      expect(JSON.parse(body)).toEqual({
        fault: expect.objectContaining({ code: expect.any(String) }),
      });
    }
    expect(body).not.toMatch(/at .*:\d+:\d+|node_modules|Error:/);
  });

  it('allows nothing from other sites', () => {
    expect(Object.keys(SAFETY)).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
    const policy = SAFETY['Content-Security-Policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('of the API is never cached, and only hashed files are cached for long', async () => {
    expect((await ask('GET', '/api/session')).headers.get('cache-control')).toBe('no-store');
    expect((await ask('GET', '/')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('GET', '/assets/app-1234.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
  });

  it('logs no error', () => {
    expect(server.log.filter((text) => JSON.parse(text).level > 30)).toEqual([]);
  });
});

describe('what is not there', () => {
  it('looks the same as what is secret', async () => {
    const bare = (answer: Plain) => [answer.status, answer.bytes];
    expect(bare(await shake(line('unknown-table')))).toEqual(bare(await shake(line(table))));
    const evil = { cookie: asha.cookie, origin: 'https://evil.example' };
    expect(bare(await shake(line('unknown-table'), evil))).toEqual(
      bare(await shake(line(table), evil)),
    );
    for (const rest of ['', '/matches', '/matches/0', '/matches/last?seat=0']) {
      const answers = [
        await ask('GET', `/api/tables/unknown-table${rest}`, { cookie: asha.cookie }),
        await ask('GET', `/api/tables/__proto__${rest}`, { cookie: asha.cookie }),
        await ask('GET', `/api/tables/%27%20or%201%3D1${rest}`, { cookie: asha.cookie }),
      ];
      expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
      expect(answers[0]?.status).toBe(404);
    }
  });

  it('includes sessions for made-up cookies', async () => {
    for (const token of ['x'.repeat(43), '', '../..', `${asha.cookie.split('=')[1]}x`]) {
      const { body } = await ask('GET', '/api/session', { cookie: `baithak=${token}` });
      expect(JSON.parse(body)).toEqual({ session: null });
    }
  });
});

describe('bodies', () => {
  it.each([
    ['message-depth', '['.repeat(5000) + ']'.repeat(5000)],
    ['message-depth', `{"settings":{"position":${'['.repeat(20)}${']'.repeat(20)}}}`],
    ['message-json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['message-form', '{"settings":{"game":"jaipur","options":{"__proto__":"x"}}}'],
    ['message-form', '{"settings":{"game":"jaipur","options":{"\\u005f_proto__":"x"}}}'],
    ['message-form', '{"settings":{"game":"jaipur"},"extra":1}'],
    ['message-form', '{"settings":{"game":"jaipur","seats":1e999}}'],
    ['message-form', '[]'],
    ['message-form', 'null'],
    ['unknown-game', '{"settings":{"game":"__proto__"}}'],
    ['option-unknown', '{"settings":{"game":"jaipur","options":{"constructor":"x"}}}'],
  ])('are refused with %s', async (code, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).fault.code).toBe(code);
  });
});

async function cookieOf(setup: TestServerSetup, headers = {}): Promise<string> {
  const other = await openTestServer(setup);
  const all = { ...JSON_TYPE, ...headers };
  const answer = await request(other.port, 'POST', '/api/session', all, '{"name":"x"}');
  await other.close();
  return answer.headers.get('set-cookie') ?? '';
}

describe('the cookie', () => {
  it('is hidden from scripts and other sites', async () => {
    const cookie = await cookieOf({});
    expect(cookie).toMatch(/^baithak=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  });

  it('is Secure behind TLS; only a trusted proxy may say so', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' };
    const tls = { config: { baseUrl: 'https://table.example' } };
    expect(await cookieOf(tls, { host: 'table.example' })).toMatch(/; Secure$/);
    expect(await cookieOf({ config: { trustProxy: '127.0.0.1' } }, forwarded)).toMatch(/; Secure$/);
    expect(await cookieOf({ config: { trustProxy: '10.0.0.1' } }, forwarded)).not.toMatch(/Secure/);
    expect(await cookieOf({}, forwarded)).not.toMatch(/Secure/);
  });

  it('ends with the session', async () => {
    const guest = await Guest.enter(server.url, 'Ravi');
    const { cookie } = guest;
    const { headers } = await guest.ask('DELETE', '/api/session');
    expect(headers.get('set-cookie')).toMatch(/^baithak=; Path=\/; Max-Age=0; HttpOnly/);
    const { body } = await ask('GET', '/api/session', { cookie });
    expect(JSON.parse(body)).toEqual({ session: null });
  });
});

describe('the origin', () => {
  it.each(FOREIGN)('“%s” may change nothing and open no socket', async (origin) => {
    expect(await lettingIn(server, asha, table, origin)).toEqual([]);
    const headers = { cookie: asha.cookie, origin };
    expect((await ask('GET', '/api/session', headers)).status).toBe(200);
  });

  it('may be our own page, or missing', async () => {
    const headers = { ...JSON_TYPE, cookie: asha.cookie };
    const renamed = (more = {}) =>
      ask('POST', '/api/session', { ...headers, ...more }, '{"name":"Asha"}');
    expect((await renamed({ origin: 'http://table' })).status).toBe(200);
    expect((await renamed()).status).toBe(200);
  });

  it('must be that of BASE_URL if it is set', () => {
    const base = 'https://table.example/';
    expect(isOwnOrigin('https://table.example', 'inner:8080', base)).toBe(true);
    expect(isOwnOrigin('https://table.example:443', 'table.example', base)).toBe(true);
    expect(isOwnOrigin('http://table.example', 'table.example', base)).toBe(false);
    expect(isOwnOrigin('http://10.0.0.5:4173', '10.0.0.5:4173', base)).toBe(false);
    expect(isOwnOrigin('https://table.example:444', 'table.example', base)).toBe(false);
    expect(isOwnOrigin('https://evil-table.example', 'table.example', base)).toBe(false);
    expect(isOwnOrigin('https://evil.table.example', 'table.example', base)).toBe(false);
    expect(isOwnOrigin('https://table.example.evil', 'table.example', base)).toBe(false);
    expect(isOwnOrigin('file://', '', undefined)).toBe(false);
  });
});

describe('the host', () => {
  it('must be that of BASE_URL if it is set, except for operators', async () => {
    const config = { baseUrl: 'https://games.example/', trustProxy: '10.0.0.0/8' };
    const own = await openTestServer({ config });
    const status = async (path: string, headers: Record<string, string>) =>
      (await request(own.port, 'GET', path, headers)).status;
    expect(await status('/api/host', { host: 'games.example' })).toBe(200);
    expect(await status('/api/host', { host: 'games.example:443' })).toBe(200);
    for (const host of [
      'evil.example',
      'evilgames.example',
      'games.example:8080',
      '127.0.0.1',
      '',
    ]) {
      expect(await status('/api/host', { host })).toBe(421);
      expect(await status('/', { host })).toBe(421);
      expect(await status('/healthz', { host })).toBe(200);
    }
    // Nobody but a trusted proxy can tell another name.
    const told = { host: 'evil.example', 'x-forwarded-host': 'games.example' };
    expect(await status('/api/host', told)).toBe(421);
    const guest = new Guest(() => own.url, 'Asha');
    guest.cookie = 'baithak=aaaaaaaaaaaaaaaaaaaaaaaa';
    for (const [host, code] of [
      ['games.example', 401],
      ['evil.example', 421],
    ] as const) {
      const headers = { host, cookie: guest.cookie };
      const line = plain(
        await sent(own.port, Buffer.from(handshake('/api/tables/none/line', headers))),
      );
      expect(line.status).toBe(code);
    }
    await own.close();
    const trusting = await openTestServer({ config: { ...config, trustProxy: 'loopback' } });
    expect((await request(trusting.port, 'GET', '/api/host', told)).status).toBe(200);
    await trusting.close();
  });
});

describe('these tests detect', () => {
  let server: TestServer;
  let asha: Guest;
  let table: string;

  beforeAll(async () => {
    server = await openTestServer({
      config: { messagesPerSecond: 5 },
      env: { now: () => 1000, ticks: () => 1000 },
    });
    asha = await Guest.enter(server.url, 'Asha');
    table = await asha.openTable({ game: 'talluka' });
  });

  afterEach(() => {
    planted.anyOrigin = false;
    planted.carelessRefusal = false;
    vi.restoreAllMocks();
  });

  afterAll(() => server.close());

  it('an origin that is not checked', async () => {
    expect(await lettingIn(server, asha, table, FOREIGN[0])).toEqual([]);
    planted.anyOrigin = true;
    expect(await lettingIn(server, asha, table, FOREIGN[0])).toHaveLength(5);
    asha = await Guest.enter(server.url, 'Asha');
  });

  it('an origin that only has to end like our own', async () => {
    planted.suffix = true;
    const found = await Promise.all(FOREIGN.map((each) => lettingIn(server, asha, table, each)));
    expect(found.some((each) => each.length > 0)).toBe(true);
    planted.suffix = false;
    asha = await Guest.enter(server.url, 'Asha');
  });

  it('answers without headers, and connections that stay open', async () => {
    const refused = async () =>
      plain(await sent(server.port, Buffer.from(handshake('/api/tables/none/line'))));
    expect(unsafe(await refused())).toEqual([]);
    expect(unsafe(await request(server.port, 'GET', '/api/%'))).toEqual([]);
    expect(await holdingOn(server)).toBe(0);
    planted.carelessRefusal = true;
    expect(unsafe(await refused())).toHaveLength(5);
    expect(await holdingOn(server, 10)).toBeGreaterThan(0);
  });

  it('limits that limit nothing', async () => {
    // Somebody whose limits no test has used up.
    const ravi = await Guest.enter(server.url, 'Ravi');
    const many = await answeredOf(server, ravi, table, 100);
    expect(many).toBeLessThan(60);
    vi.spyOn(RateLimit.prototype, 'take').mockReturnValue(true);
    vi.spyOn(RateLimit.prototype, 'wait').mockReturnValue(0);
    expect(await answeredOf(server, ravi, table, 100)).toBe(100);
  });

  it('addresses that anybody can forge', async () => {
    const claiming = (where: TestServer) => async (i: number) =>
      (await request(where.port, 'GET', '/api/host', { 'x-forwarded-for': `1.1.1.${i}` })).status;
    const all = async (ask: (i: number) => Promise<number>) => {
      const found: number[] = [];
      for (let i = 0; i < 110; i++) found.push(await ask(i));
      return found.filter((status) => status === 429).length;
    };
    const setup = { messagesPerSecond: 1 };
    const env = { now: () => 1000 };
    const wary = await openTestServer({ config: setup, env });
    const credulous = await openTestServer({
      config: { ...setup, trustProxy: '127.0.0.0/8' },
      env,
    });
    expect(await all(claiming(wary))).toBe(10);
    expect(await all(claiming(credulous))).toBe(0);
    await Promise.all([wary.close(), credulous.close()]);
  });
});
