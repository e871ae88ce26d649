import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ROUTES } from '../http/openapi.ts';
import { addPasskey, optionsIn, signIn } from './kit/accounts.ts';
import { Authenticator } from './kit/authenticator.ts';
import { Guest } from './kit/guest.ts';
import { noBots, openTestServer, type TestServer } from './kit/server.ts';

let server: TestServer;
let asha: Guest;
let table: string;
/** Somebody whom Asha has met at the table. */
let met: string;
let device: Authenticator;

beforeAll(async () => {
  server = await openTestServer({ bots: noBots });
  asha = await Guest.enter(server.url, 'Asha');
  table = await asha.openTable({ game: 'talluka', listed: true });
  const ear = asha.dial(table);
  await ear.must({ do: 'sit', seat: 0, name: 'Asha' });
  await ear.must({ do: 'bot', seat: 1, character: 'gilli' });
  await ear.must({ do: 'start' });
  await ear.must({ do: 'resign', seat: 0 });
  ear.hangUp();
  device = new Authenticator(new URL(server.url).origin);
  const ravi = await Guest.enter(server.url, 'Ravi');
  const other = ravi.dial(table);
  await other.must({ do: 'join', name: 'Ravi' });
  other.hangUp();
  met = ravi.person;
});

afterAll(() => server.close());

it('describes every request that the server takes, and no other', () => {
  const folder = resolve(import.meta.dirname, '../http');
  const source = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const taken = [...source.matchAll(/\bapi\.(get|post|put|patch|delete)\(\s*'(\/[^']+)'/g)];
  const names = taken.map(([, method, path]) => `${method} ${path!.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(ROUTES).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.sort()).toEqual(described.sort());
});

/** Bodies and queries that make a request succeed. */
const ENDPOINT = 'https://push.example/abc';
interface Sent {
  readonly body?: () => unknown;
  readonly query?: string;
}
const SENT: Readonly<Record<string, Sent>> = {
  'post /feed': { body: () => ({ language: 'en' }) },
  'post /tables/{id}/push': {
    body: () => ({
      endpoint: ENDPOINT,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      language: 'en',
    }),
  },
  'delete /push': { body: () => ({ endpoint: ENDPOINT }) },
  'delete /tables/{id}/push': { body: () => ({ endpoint: ENDPOINT }) },
  'post /account/passkeys/name': { body: () => ({ id: device.id, name: 'Old phone' }) },
  'post /account/sign-out': { body: () => ({ everywhere: false }) },
  'post /session': { body: () => ({ name: 'Asha' }) },
  'post /tables': { body: () => ({ settings: { game: 'jaipur', listed: true } }) },
  'post /tables/{id}/reports': { body: () => ({ person: met }) },
  'get /tables': { query: '?of=mine' },
};
/** Codes and challenges are good for one use. */
const FRESH: Readonly<Record<string, () => Promise<unknown>>> = {
  'post /session/take': async () => {
    const { code } = (await asha.ask('POST', '/api/session/code')).body;
    return { code };
  },
  'post /account/passkeys': async () => {
    const answer = await asha.ask('POST', '/api/account/passkeys/options');
    return { name: 'Phone', credential: device.create(optionsIn(answer)) };
  },
  'post /account/prove': async () => {
    const { codes } = (await asha.ask('POST', '/api/account/codes')).body;
    return { code: (codes as string[])[0] };
  },
  'post /sign-in': async () => {
    const answer = await asha.ask('POST', '/api/sign-in/options');
    return { credential: device.get(optionsIn(answer)), adopt: true };
  },
  'post /sign-in/code': async () => {
    const { codes } = (await asha.ask('POST', '/api/account/codes')).body;
    return { code: (codes as string[])[0], adopt: true };
  },
  'delete /account/passkeys': async () => {
    const spare = new Authenticator(new URL(server.url).origin);
    await addPasskey(asha, spare, 'Spare');
    return { id: spare.id };
  },
};

async function freshFor(name: string): Promise<Sent> {
  const body = await FRESH[name]?.();
  return body === undefined ? {} : { body: () => body };
}

/** A new feed ends the one before. */
async function feedFor(path: string): Promise<string> {
  if (!path.includes('{token}')) return '';
  return String((await asha.ask('POST', '/api/feed', { language: 'en' })).body.token);
}

const methodOf = (name: string) => name.split(' ')[0]!.toUpperCase();

const addressOf = (path: string, token = 'unknown') =>
  `/api${path}`
    .replace('{id}', table)
    .replace('{n}', 'last')
    .replace('{game}', 'jaipur')
    .replace('{token}', token);

/** Somebody who deletes their data asks for nothing afterwards. */
const LAST = 'delete /session';

const requests = Object.entries(ROUTES)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ name: `${method} ${path}`, path, route })),
  )
  .sort((a, b) => Number(a.name === LAST) - Number(b.name === LAST));

for (const { name, path, route } of requests) {
  it(`${name} answers as the document says`, async () => {
    const { body, query = '' } = SENT[name] ?? (await freshFor(name));
    const address = addressOf(path, await feedFor(path)) + query;
    const answer = await asha.ask(methodOf(name), address, body?.());
    expect(answer.body).not.toHaveProperty('fault');
    expect(answer.status).toBe(route.status);
    if (route.answer === undefined)
      expect(answer.headers.get('content-type')).toMatch(route.type ?? 'text/plain');
    else expect(z.safeParse(route.answer, answer.body).error).toBeUndefined();
    if (name === 'post /account/sign-out') await signIn(asha, device);
  });
}

for (const { name, path, route } of requests) {
  const { cookie = 'needed' } = route;
  // Those answer everybody, and say more or do more for some.
  if (cookie === 'optional') continue;
  it(`${name} ${cookie === 'needed' ? 'needs a cookie' : 'needs no cookie'}, as the document says`, async () => {
    const stranger = new Guest(() => server.url, '');
    const { body, query = '' } = SENT[name] ?? {};
    const { status } = await stranger.ask(methodOf(name), addressOf(path) + query, body?.());
    if (cookie === 'needed') expect([401, 403]).toContain(status);
    else expect([401, 403]).not.toContain(status);
  });
}

it('is served as OpenAPI 3.1, with a schema for every answer', async () => {
  const { body } = await (await Guest.enter(server.url, 'Ravi')).ask('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths as object)).toEqual(Object.keys(ROUTES));
  expect(body.components).toMatchObject({ securitySchemes: { session: { in: 'cookie' } } });
  const { get } = (body.paths as Record<string, Record<string, object>>)['/tables']!;
  expect(get).toMatchObject({
    security: [{ session: [] }, {}],
    parameters: [{ name: 'of', in: 'query', required: true }],
    responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
  });
});
