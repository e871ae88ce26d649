import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotPool } from '../bots/pool.ts';
import { ClockHouse } from './kit/clock-house.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { noBots, openTestServer, type TestServer } from './kit/server.ts';
import { folder, inDatabase, newFile } from './kit/store.ts';

describe('damaged tables', () => {
  const CLOCK = { kind: 'live', budget: 600_000, increment: 0 } as const;

  let place: ReturnType<typeof folder>;
  let server: TestServer;
  let guests: [Guest, Guest];
  let bad: Duel;
  let good: Duel;

  beforeEach(async () => {
    place = folder();
    server = await openTestServer({ data: place.path });
    const url = () => server.url;
    guests = [await Guest.enter(url, 'Asha'), await Guest.enter(url, 'Ravi')];
    bad = await Duel.open(guests, 'talluka', CLOCK);
    good = await Duel.open(guests, 'talluka', CLOCK);
    for (const { ear } of bad.hands) ear.hangUp();
  });

  afterEach(async () => {
    good.leave();
    await server.close();
    place.remove();
  });

  /** Restarts the server and changes the database in between. */
  async function restartAfter(sql: string): Promise<void> {
    const { port } = server;
    await server.close();
    inDatabase(place.path, (db) => db.prepare(sql).run(bad.table));
    server = await openTestServer({ data: place.path, port });
  }

  describe('a table with a damaged row', () => {
    test.each([
      ['no JSON', "update events set body = '{oops' where seq = 4 and table_id = ?"],
      ['no event', 'update events set body = \'{"kind":"sung"}\' where seq = 4 and table_id = ?'],
      [
        'an illegal move',
        `update events set body = '{"kind":"moved","seat":0,"moves":["x"]}'
      where seq = (select max(seq) from events) and table_id = ?`,
      ],
      ['a gap', 'delete from events where seq = 4 and table_id = ?'],
      ['no events', 'delete from events where table_id = ?'],
    ])('%s: is refused and logged once; the others play on', async (_, sql) => {
      await restartAfter(sql);
      for (let i = 0; i < 3; i++) {
        const answer = await guests[0].ask('GET', `/api/tables/${bad.table}/matches`);
        expect(answer).toMatchObject({ status: 410, body: { fault: { code: 'table-damaged' } } });
      }
      const name = createHash('sha256').update(bad.table).digest('hex').slice(0, 16);
      const notes = server.log.filter((line) => line.includes(name));
      expect(notes).toHaveLength(1);
      expect(notes[0]).toContain('a stored table is damaged and cannot be opened');
      await good.play('on');
      expect(troublesIn(await good.history(place.path))).toEqual([]);
      expect((await guests[0].ask('GET', '/api/tables?of=mine')).status).toBe(200);
      expect((await guests[0].ask('GET', '/healthz')).status).toBe(200);
    });
  });
});

describe('games switched off', () => {
  const { path, remove } = folder();
  const tables = { jaipur: '', talluka: '', mixed: '' };
  let asha: Guest;
  let server: TestServer;

  /** A table that had both games, and now has the one that stays on offer. */
  async function mixedTable(): Promise<string> {
    const id = await asha.openTable({ game: 'jaipur', listed: true });
    const ear = asha.dial(id);
    await ear.must({ do: 'configure', settings: { game: 'talluka' } });
    ear.hangUp();
    return id;
  }

  beforeAll(async () => {
    const before = await openTestServer({ data: path });
    asha = await Guest.enter(() => (server ?? before).url, 'Asha');
    tables.jaipur = await asha.openTable({ game: 'jaipur', listed: true });
    tables.talluka = await asha.openTable({ game: 'talluka', listed: true });
    tables.mixed = await mixedTable();
    await before.close();
    server = await openTestServer({
      data: path,
      config: { games: 'talluka', contact: 'host@games.example' },
    });
  });

  afterAll(async () => {
    await server.close();
    remove();
  });

  /** The answer to a refused handshake. */
  function refusal(table: string): Promise<{ status: number | undefined; body: string }> {
    const socket = asha.socket(table);
    return new Promise((done) => {
      socket.once('unexpected-response', (_, answer) => {
        let body = '';
        answer.on('data', (data) => (body += data));
        answer.on('end', () => done({ status: answer.statusCode, body }));
      });
    });
  }

  test('whoever runs the server can be reached at CONTACT', async () => {
    const { body } = await asha.ask('GET', '/api/host');
    expect(body).toMatchObject({ contact: 'host@games.example', newMatches: true });
  });

  describe('a game that is switched off with GAMES', () => {
    test('is not on offer', async () => {
      expect((await asha.ask('GET', '/api/host')).body).toMatchObject({ games: ['talluka'] });
      const open = await asha.ask('POST', '/api/tables', { settings: { game: 'jaipur' } });
      expect(open).toMatchObject({ status: 400, body: { fault: { code: 'unknown-game' } } });
    });

    test('cannot be chosen at a table either', async () => {
      const ear = asha.dial(tables.talluka);
      const said = await ear.command({ do: 'configure', settings: { game: 'jaipur' } });
      expect(said).toMatchObject({ kind: 'refused', fault: { code: 'unknown-game' } });
      await ear.must({ do: 'chat', text: 'the others go on' });
      ear.hangUp();
    });

    test.each(['jaipur', 'mixed'] as const)('keeps its stored tables closed: %s', async (which) => {
      const fault = { code: 'table-unknown-game', args: { game: 'jaipur' } };
      const answer = await asha.ask('GET', `/api/tables/${tables[which]}/matches`);
      expect(answer).toMatchObject({ status: 410, body: { fault } });
      const { status, body } = await refusal(tables[which]);
      expect([status, JSON.parse(body)]).toMatchObject([410, { fault }]);
    });

    test('disappears from the lobby, not from people’s own tables', async () => {
      const listed = async (of: string) => {
        const { body } = await asha.ask('GET', `/api/tables?of=${of}`);
        return (body.tables as { id: string }[]).map(({ id }) => id).sort();
      };
      expect(await listed('open')).toEqual([tables.talluka, tables.mixed].sort());
      expect(await listed('mine')).toEqual(Object.values(tables).sort());
    });

    test('comes back with all its tables', async () => {
      await server.close();
      server = await openTestServer({ data: path });
      for (const id of [tables.jaipur, tables.mixed]) {
        const ear = asha.dial(id);
        await ear.must({ do: 'chat', text: 'back' });
        ear.hangUp();
      }
    });
  });
});

describe('tables in memory', () => {
  let house: ClockHouse;
  let id: string;

  beforeEach(async () => {
    house = await ClockHouse.open({ file: newFile(), time: { now: 1000 } });
    id = await house.match({ kind: 'none' });
  });

  describe('tables in memory', () => {
    test('are dropped after a while without anybody, and come back', async () => {
      await house.tables.sweep();
      expect(house.tables.size).toBe(1);
      await house.tables.sweep();
      expect(house.tables.size).toBe(0);
      await house.give(id, 'asha', { do: 'chat', text: 'back' });
      expect(house.tables.size).toBe(1);
    });

    test('stay if somebody comes just before they are dropped', async () => {
      await house.tables.sweep();
      const sweeping = house.tables.sweep();
      const table = await house.table(id);
      await sweeping;
      expect(await table.command('asha', { do: 'chat', text: 'just in time' })).toBeUndefined();
      expect(await house.table(id)).toBe(table);
    });

    test('stay while somebody watches', async () => {
      const table = await house.table(id);
      const line = table.connect('asha', { send: () => {} });
      for (let i = 0; i < 3; i++) await house.tables.sweep();
      expect(await house.table(id)).toBe(table);
      table.disconnect(line);
      for (let i = 0; i < 3; i++) await house.tables.sweep();
      expect(house.tables.size).toBe(0);
    });
  });

  test('a bot is asked only while somebody is there, also after the server died', async () => {
    const place = folder();
    const asked: string[] = [];
    const bots = (): BotPool => ({
      ...noBots(),
      think({ table }) {
        asked.push(table);
        return new Promise(() => {});
      },
    });
    const first = await openTestServer({ data: place.path, bots });
    const guest = await Guest.enter(first.url, 'Asha');
    const table = await guest.openTable({ game: 'talluka' });
    const ear = guest.dial(table);
    await ear.must({ do: 'bot', seat: 0, character: 'mina' });
    await ear.must({ do: 'bot', seat: 1, character: 'mina' });
    await ear.must({ do: 'start' });
    ear.hangUp();
    expect(asked).toEqual([table]);
    first.die();
    await first.dead;
    const second = await openTestServer({ data: place.path, bots });
    // Looking at the record opens the table, but nobody is there.
    expect((await fetch(new URL(`/api/tables/${table}`, second.url))).status).toBe(200);
    expect(asked).toEqual([table]);
    const again = new Guest(() => second.url, 'Asha');
    again.cookie = guest.cookie;
    const back = again.dial(table);
    back.watch(null);
    await vi.waitFor(() => expect(asked).toEqual([table, table]), { timeout: 60_000 });
    back.hangUp();
    await second.close();
    place.remove();
  });
});
