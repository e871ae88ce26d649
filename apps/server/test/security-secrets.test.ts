import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@baithak/catalog';
import { CHARACTERS, type Character, Fault, readMatch, sure } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { type Command, openTable, submit } from '@baithak/table';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import { Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { castOf, entries, legalMove, lineOf, tableAt } from './kit/roles.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { folder } from './kit/store.ts';
import { request } from './kit/wire.ts';

let server: TestServer;
let clients = 0;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.close());

/** All bytes of the store's files. */
function stored(): string {
  return readdirSync(server.data)
    .map((name) => readFileSync(join(server.data, name), 'latin1'))
    .join('');
}

async function say(guest: Guest, id: string, command: Command): Promise<TableMessage> {
  const line = await lineOf(server, guest, id);
  line.send(
    JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: `${clients++}`, command }),
  );
  const said = JSON.parse(await line.until(() => line.texts[0]));
  line.hangUp();
  return said;
}

async function events(guest: Guest, id: string): Promise<Record<string, unknown>[]> {
  const line = await lineOf(server, guest, id);
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 }));
  const said = JSON.parse(await line.until(() => line.texts[0]));
  line.hangUp();
  return said.events;
}

describe('cookies', () => {
  it('are stored as hashes only and never logged', async () => {
    const asha = await Guest.enter(server.url, 'Asha Zamindar');
    const table = await asha.openTable({ game: 'talluka' });
    await say(asha, table, { do: 'chat', text: 'x' });
    const token = asha.cookie.split('=')[1] as string;
    const hash = createHash('sha256').update(token).digest('hex');
    expect(stored()).toContain('Asha Zamindar');
    expect(stored()).toContain(hash);
    expect(stored()).not.toContain(token);
    const log = server.log.join('');
    expect(log).toContain('/api/session');
    for (const secret of [token, hash, table, asha.person]) expect(log).not.toContain(secret);
  });

  it('cannot be made from what is stored', async () => {
    const asha = await Guest.enter(server.url, 'Asha');
    const token = asha.cookie.split('=')[1] as string;
    const hash = createHash('sha256').update(token).digest('hex');
    for (const forged of [hash, asha.person, hash.slice(0, 43)]) {
      const { body } = await request(server.port, 'GET', '/api/session', {
        cookie: `baithak=${forged}`,
      });
      expect(JSON.parse(body)).toEqual({ session: null });
    }
  });

  it('are unique, and so are ids and seeds', () => {
    for (const draw of [server.env.token, server.env.id, server.env.seed]) {
      const drawn = Array.from({ length: 1000 }, draw);
      expect(new Set(drawn).size).toBe(1000);
      expect(Math.min(...drawn.map((text) => text.length))).toBeGreaterThanOrEqual(16);
    }
  });
});

const NASTY = '<img src=x onerror=alert(1)>\r\n"seed "x"\u0000\u202e\u2066 {{x}}';
const HARMLESS = '<img src=x onerror=alert(1)> "seed "x"  {{x}}';

describe('names and chat', () => {
  it('stay one line of text', async () => {
    const asha = await Guest.enter(server.url, NASTY);
    const table = await asha.openTable({ game: 'talluka' });
    await say(asha, table, { do: 'chat', text: NASTY });
    const all = await events(asha, table);
    expect(all.find(({ kind }) => kind === 'chatted')?.text).toBe(HARMLESS);
    expect(all.find(({ kind }) => kind === 'joined')?.name).toBe(HARMLESS.slice(0, 40).trim());
    const { headers } = await asha.ask('GET', '/api/session');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('cannot add a line to a match file', async () => {
    const cast = await castOf(server);
    const game = await catalog.jaipur.game();
    const { id } = await tableAt(server, cast, game, 'gathering');
    await say(cast.own, id, { do: 'sit', seat: 0, name: '"\nseed "known"\n0 draw' });
    const salt = await say(cast.own, id, { do: 'salt', seat: 0, text: '"\n9 draw\u2028"' });
    expect(salt).toMatchObject({ kind: 'refused', fault: { code: 'message-form' } });
    await say(cast.owner, id, { do: 'start' });
    await say(cast.own, id, { do: 'resign', seat: 0 });
    const { body, headers } = await cast.stranger.ask('GET', `/api/tables/${id}/matches/0`);
    const match = sure(readMatch(String(body.text), game));
    expect(match.names[0]).toBe('" seed "known" 0 draw');
    expect(match.seed).not.toBe('known');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.]+"$/);
  });

  it.each(['', ' ', '\n\t', '\u200b', '\u202e\u2069', '\ud800', '\u00ad'])(
    'that are invisible are refused: %j',
    async (name) => {
      const guest = new Guest(() => server.url, name);
      const { body, status } = await guest.ask('POST', '/api/session', { name });
      expect([status, body]).toEqual([400, { fault: { code: 'name' } }]);
    },
  );

  it('are cut between characters', async () => {
    const long = `${'x'.repeat(39)}\u{1f600}`;
    const guest = await Guest.enter(server.url, long);
    const { body } = await guest.ask('GET', '/api/session');
    expect((body.session as { name: string }).name).toBe('x'.repeat(39));
  });
});

it('metrics do not reveal which rule refused a move, as that could reveal a hand', async () => {
  const cast = await castOf(server);
  const game = await catalog.jaipur.game();
  const { id, table } = await tableAt(server, cast, game, 'playing');
  const after = table.match?.entries.length ?? 0;
  const said = await say(cast.own, id, { do: 'move', seat: 0, moves: ['+KKK'], after });
  expect(said.kind).toBe('refused');
  const { body } = await request(server.port, 'GET', '/metrics');
  const answers = [...body.matchAll(/^baithak_messages_total\{answer="([^"]*)"\}/gm)];
  expect(answers.map((match) => match[1])).toEqual(expect.arrayContaining(['done', 'refused']));
  const code = said.kind === 'refused' ? said.fault.code : '';
  expect(body).not.toContain(code);
});

it('a table accepts exactly the characters that exist', async () => {
  const game = await catalog.talluka.game();
  const env = { now: 0, seed: 's' };
  const table = sure(openTable(() => game, { game: 'talluka' }, 'asha', 'Asha', env));
  const names = [...CHARACTERS, 'Mina', 'toString', '', '1'] as Character[];
  const accepted = names.filter(
    (character) =>
      !(submit(table, { do: 'bot', seat: 0, character }, 'asha', env) instanceof Fault),
  );
  expect(accepted).toEqual(CHARACTERS);
});

it('a match that goes on after its end is marked, since its end revealed the seed', async () => {
  const game = await catalog.talluka.game();
  const env = { now: 0, seed: 's' };
  const table = sure(openTable(() => game, { game: 'talluka' }, 'asha', 'Asha', env));
  const give = (command: Command) => sure(submit(table, command, 'asha', env));
  for (const seat of [0, 1]) give({ do: 'sit', seat, name: 'Asha' });
  give({ do: 'start' });
  while (table.stage === 'playing') {
    const seat = table.toDecide as number;
    give({ do: 'move', seat, moves: [legalMove(table)], after: entries(table) });
  }
  expect(table.marked).toBe(false);
  give({ do: 'undo', seat: table.match?.decisions.at(-1)?.seat as number });
  expect(table.marked).toBe(true);
});

describe('logs and metrics', () => {
  const { path, remove } = folder();
  const NAME = 'Asha Nomen';
  const TEXT = 'verba-volant';
  let server: TestServer;
  let counts = 0;
  let isBroken = false;
  let guest: Guest;
  let table: string;

  beforeAll(async () => {
    server = await openTestServer({
      data: path,
      plant: (store) => ({
        count: () => {
          counts += 1;
          return store.count();
        },
        ping: () => (isBroken ? Promise.reject(new StoreError('store-busy')) : store.ping()),
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

  /** A guest does right and wrong things, with a working and a broken store. */
  async function beSeen(): Promise<void> {
    const hand = new Hand(guest, table, 0);
    hand.watch();
    await hand.must({ do: 'sit', seat: 0, name: NAME });
    hand.watch();
    await hand.must({ do: 'chat', text: TEXT });
    await hand.give({ do: 'start' });
    hand.ear.send({ v: PROTOCOL_VERSION, kind: 'nonsense', text: TEXT } as never);
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

  /** The secrets that a text contains. */
  function leaksIn(text: string): string[] {
    return Object.entries(secrets()).flatMap(([what, secret]) =>
      text.includes(secret) ? [what] : [],
    );
  }

  describe('an operator', () => {
    test('finds no secret in the logs, even at level debug', async () => {
      await beSeen();
      expect(server.log.length).toBeGreaterThan(10);
      expect(leaksIn(server.log.join(''))).toEqual([]);
      // The check itself works.
      for (const [what, secret] of Object.entries(secrets())) {
        expect(leaksIn(JSON.stringify({ level: 30, url: `/x/${secret}/y` }))).toEqual([what]);
      }
    });

    test('learns from /healthz whether the database answers', async () => {
      const well = await guest.ask('GET', '/healthz');
      expect(well).toMatchObject({ status: 200, body: { ok: true } });
      // Its cost does not grow with the number of tables.
      expect(counts).toBe(0);
      isBroken = true;
      const ill = await guest.ask('GET', '/healthz');
      isBroken = false;
      expect(ill).toMatchObject({ status: 503, body: { fault: { code: 'store-trouble' } } });
    });

    test('gets metrics for Prometheus without names', async () => {
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

    test.each([undefined, 'off'])('gets no /metrics with METRICS=%s', async (metrics) => {
      const place = folder();
      const quiet = await openTestServer({ data: place.path, config: { metrics } });
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
      const other = await openTestServer({ data: place.path, config: { baseUrl } });
      const headers = { 'content-type': 'application/json', host: 'games.example' };
      const answer = await request(other.port, 'POST', '/api/session', headers, '{"name":"Asha"}');
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toContain('HttpOnly; SameSite=Strict');
      expect(cookie.includes('Secure')).toBe(isSecure);
      await other.close();
      place.remove();
    });
  });
});
