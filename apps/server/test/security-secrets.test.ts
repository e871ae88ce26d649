import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalog } from '@baithak/catalog';
import { Fault, HIGHEST_LEVEL, readMatch, sure } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import { type Command, openTable, submit } from '@baithak/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from './kit/guest.ts';
import { type Inside, openInside } from './kit/inside.ts';
import { castOf, entries, legalMove, lineOf, tableAt } from './kit/roles.ts';
import { request } from './kit/wire.ts';

let inside: Inside;
let clients = 0;

beforeAll(async () => {
  inside = await openInside();
});

afterAll(() => inside.close());

/** Everything that the store has on disk. */
function stored(): string {
  const folder = dirname(inside.file);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

async function say(guest: Guest, id: string, command: Command): Promise<TableMessage> {
  const line = await lineOf(inside, guest, id);
  line.send(JSON.stringify({ v: 1, kind: 'command', client: `${clients++}`, command }));
  const said = JSON.parse(await line.until(() => line.texts[0]));
  line.hangUp();
  return said;
}

async function events(guest: Guest, id: string): Promise<Record<string, unknown>[]> {
  const line = await lineOf(inside, guest, id);
  line.send('{"v":1,"kind":"watch","viewer":null,"from":0}');
  const said = JSON.parse(await line.until(() => line.texts[0]));
  line.hangUp();
  return said.events;
}

describe('cookies', () => {
  it('are stored as hashes only, and logged not at all', async () => {
    const asha = await Guest.enter(inside.url, 'Asha Zamindar');
    const table = await asha.openTable({ game: 'talluka' });
    await say(asha, table, { do: 'chat', text: 'x' });
    const token = asha.cookie.split('=')[1] as string;
    const hash = createHash('sha256').update(token).digest('hex');
    expect(stored()).toContain('Asha Zamindar');
    expect(stored()).toContain(hash);
    expect(stored()).not.toContain(token);
    const log = inside.log.join('');
    expect(log).toContain('/api/session');
    for (const secret of [token, hash, table, asha.person]) expect(log).not.toContain(secret);
  });

  it('cannot be made from what is stored', async () => {
    const asha = await Guest.enter(inside.url, 'Asha');
    const token = asha.cookie.split('=')[1] as string;
    const hash = createHash('sha256').update(token).digest('hex');
    for (const forged of [hash, asha.person, hash.slice(0, 43)]) {
      const { body } = await request(inside.port, 'GET', '/api/session', {
        cookie: `baithak=${forged}`,
      });
      expect(JSON.parse(body)).toEqual({ session: null });
    }
  });

  it('are never the same, nor are ids and seeds', () => {
    for (const draw of [inside.env.token, inside.env.id, inside.env.seed]) {
      const drawn = Array.from({ length: 1000 }, draw);
      expect(new Set(drawn).size).toBe(1000);
      expect(Math.min(...drawn.map((text) => text.length))).toBeGreaterThanOrEqual(16);
    }
  });
});

const NASTY = '<img src=x onerror=alert(1)>\r\n"seed "x"\u0000\u202e\u2066 {{x}}';
const HARMLESS = '<img src=x onerror=alert(1)> "seed "x"  {{x}}';

describe('names and chat', () => {
  it('stay text on one line, whatever they try to be', async () => {
    const asha = await Guest.enter(inside.url, NASTY);
    const table = await asha.openTable({ game: 'talluka' });
    await say(asha, table, { do: 'chat', text: NASTY });
    const all = await events(asha, table);
    expect(all.find(({ kind }) => kind === 'chatted')?.text).toBe(HARMLESS);
    expect(all.find(({ kind }) => kind === 'joined')?.name).toBe(HARMLESS.slice(0, 40).trim());
    const { headers } = await asha.ask('GET', '/api/session');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('cannot add a line to a match file', async () => {
    const cast = await castOf(inside);
    const game = await catalog.jaipur.game();
    const { id } = await tableAt(inside, cast, game, 'gathering');
    await say(cast.own, id, { do: 'sit', seat: 0, name: '"\nseed "known"\n0 draw' });
    await say(cast.own, id, { do: 'salt', text: '"\n9 draw\u2028"' });
    await say(cast.owner, id, { do: 'start' });
    await say(cast.own, id, { do: 'resign', seat: 0 });
    const { body, headers } = await cast.nobody.ask('GET', `/api/tables/${id}/matches/0`);
    const match = sure(readMatch(String(body.text), game));
    expect(match.names[0]).toBe('" seed "known" 0 draw');
    expect(match.seed).not.toBe('known');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.]+"$/);
  });

  it.each(['', ' ', '\n\t', '\u200b', '\u202e\u2069', '\ud800', '\u00ad'])(
    'that show nothing are refused: %j',
    async (name) => {
      const guest = new Guest(() => inside.url, name);
      const { body, status } = await guest.ask('POST', '/api/session', { name });
      expect([status, body]).toEqual([400, { fault: { code: 'name' } }]);
    },
  );

  it('are cut between characters', async () => {
    const long = `${'x'.repeat(39)}\u{1f600}`;
    const guest = await Guest.enter(inside.url, long);
    const { body } = await guest.ask('GET', '/api/session');
    expect((body.session as { name: string }).name).toBe('x'.repeat(39));
  });
});

it('metrics do not tell which rule refused a move, as that could tell a hand', async () => {
  const cast = await castOf(inside);
  const game = await catalog.jaipur.game();
  const { id, table } = await tableAt(inside, cast, game, 'playing');
  const after = table.match?.entries.length ?? 0;
  const said = await say(cast.own, id, { do: 'move', seat: 0, moves: ['+KKK'], after });
  expect(said.kind).toBe('refused');
  const { body } = await request(inside.port, 'GET', '/metrics');
  const answers = [...body.matchAll(/^baithak_messages_total\{answer="([^"]*)"\}/gm)];
  expect(answers.map((match) => match[1])).toEqual(expect.arrayContaining(['done', 'refused']));
  const code = said.kind === 'refused' ? said.fault.code : '';
  expect(body).not.toContain(code);
});

it('a table has bots of just the levels there are', async () => {
  const game = await catalog.talluka.game();
  const env = { now: 0, seed: 's' };
  const table = sure(openTable(() => game, { game: 'talluka' }, 'asha', 'Asha', env));
  const levels = Array.from({ length: 20 }, (_, level) => level).filter(
    (level) => !(submit(table, { do: 'bot', seat: 0, level }, 'asha', env) instanceof Fault),
  );
  expect(levels).toEqual(Array.from({ length: HIGHEST_LEVEL }, (_, i) => i + 1));
});

it('who goes on after the end is marked, as the end told the seed', async () => {
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
