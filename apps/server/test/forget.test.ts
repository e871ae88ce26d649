import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FastRandom } from '@baithak/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StoreError } from '../store/errors.ts';
import { Duel, Hand } from './kit/duel.ts';
import {
  ann,
  forgetContract,
  NAME,
  said,
  session,
  story,
  table,
  WORDS,
} from './kit/forget-contract.ts';
import { Guest } from './kit/guest.ts';
import { openTestServer, type TestServer, threadBots } from './kit/server.ts';
import { databaseIn, events, folder, newFile, openStore } from './kit/store.ts';

describe('on a server', () => {
  const NAME = 'Asha Nomen';
  const WORDS = 'verba-volant';
  const WAIT = { timeout: 60_000, interval: 20 };
  const { path, remove } = folder();
  let here: TestServer;
  let there: TestServer;
  /** Ignores changes by other processes. */
  let deaf: TestServer;
  let asha: Guest;
  let ravi: Guest;
  let isFull = false;

  beforeAll(async () => {
    here = await openTestServer({
      data: path,
      bots: threadBots(),
      plant: (store) => ({
        append: (...args) =>
          isFull ? Promise.reject(new StoreError('store-full')) : store.append(...args),
      }),
    });
    there = await openTestServer({ data: path });
    deaf = await openTestServer({ data: path, plant: () => ({ onChanges: () => {} }) });
    asha = await Guest.enter(here.url, NAME);
    ravi = await Guest.enter(here.url, 'Ravi');
  });

  afterAll(async () => {
    await Promise.all([here, there, deaf].map((server) => server.close()));
    remove();
  });

  /** The same cookie at another process. */
  const elsewhere = (guest: Guest, server = there) =>
    Object.assign(new Guest(() => server.url, guest.name), {
      cookie: guest.cookie,
      person: guest.person,
    });

  /** Everything that a guest can read about a table. */
  async function told(guest: Guest, table: string): Promise<string> {
    const hand = new Hand(guest, table, 1);
    hand.watch();
    await hand.until(() => hand.stream(null).events.length > 0);
    await hand.until(() => hand.stream(1).events.length > 0);
    const answers = await Promise.all(
      ['', '/matches', '/matches/0', '/matches/0?seat=1'].map(
        async (rest) => (await guest.ask('GET', `/api/tables/${table}${rest}`)).body,
      ),
    );
    const lists = await Promise.all(
      ['open', 'mine', 'finished'].map(
        async (of) => (await guest.ask('GET', `/api/tables?of=${of}`)).body,
      ),
    );
    hand.ear.hangUp();
    return JSON.stringify([hand.ear.heard, answers, lists]);
  }

  describe('a person who deletes their data', () => {
    let finished: Duel;
    let running: Duel;
    const socketCodes: Promise<number>[] = [];

    beforeAll(async () => {
      finished = await Duel.open([asha, ravi], 'talluka');
      await finished.hands[0].must({ do: 'chat', text: WORDS });
      await finished.play('finished');
      running = await Duel.open([asha, ravi], 'talluka');
      await running.hands[0].must({ do: 'chat', text: `${WORDS} again` });
      for (const guest of [asha, elsewhere(asha)]) {
        const socket = guest.socket(running.table);
        socketCodes.push(new Promise((done) => socket.once('close', done)));
        await new Promise((done) => socket.once('open', done));
      }
      for (const { table } of [finished, running]) {
        for (const guest of [ravi, elsewhere(ravi), elsewhere(ravi, deaf)]) {
          expect(await told(guest, table)).toContain(NAME);
        }
      }
      for (const { ear } of [finished.hands[0], running.hands[0]]) ear.hangUp();
    });

    test('gets a fault and stays if nothing can be written', async () => {
      isFull = true;
      const answer = await asha.ask('DELETE', '/api/session');
      isFull = false;
      expect(answer).toMatchObject({ status: 503, body: { fault: { code: 'not-kept' } } });
      const { body } = await asha.ask('GET', '/api/session');
      expect(body.session).toMatchObject({ name: NAME });
    });

    test('is logged out at every process', async () => {
      const { cookie } = asha;
      const answer = await asha.ask('DELETE', '/api/session');
      expect(answer).toMatchObject({ status: 200, body: { session: null } });
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
      expect(await Promise.all(socketCodes)).toEqual([1008, 1008]);
      for (const { url } of [here, there]) {
        const again = await fetch(`${url}/api/session`, { headers: { cookie } });
        expect(await again.json()).toEqual({ session: null });
      }
    });

    test('leaves neither name nor chat, at any process or on disk', async () => {
      for (const { table } of [finished, running]) {
        for (const guest of [ravi, elsewhere(ravi)]) {
          const text = await told(guest, table);
          expect([text.includes(NAME), text.includes(WORDS)]).toEqual([false, false]);
        }
      }
      // The log is truncated as soon as no other process reads it.
      await vi.waitFor(() => {
        for (const name of [databaseIn(path), `${databaseIn(path)}-wal`]) {
          const bytes = readFileSync(name, 'latin1');
          expect([bytes.includes(NAME), bytes.includes(WORDS)]).toEqual([false, false]);
        }
      }, WAIT);
    });

    test('the test detects a process that ignores it', async () => {
      expect(await told(elsewhere(ravi, deaf), running.table)).toContain(NAME);
    });

    test('leaves their seat to a bot, which plays the match to its end', async () => {
      const [, hand] = running.hands;
      const random = new FastRandom('bot');
      for (;;) {
        const turn = await hand.until(() => {
          const { glance } = hand.stream(1);
          const now = glance?.turn;
          return now?.kind === 'over' || (now?.kind === 'seat' && now.seat === 1) ? now : undefined;
        });
        if (turn.kind === 'over') break;
        const { answer } = await hand.give(await running.nextMove(hand, random));
        const first = answer !== undefined && 'first' in answer ? answer.first : null;
        await hand.until(() => hand.stream(1).events.length > (first ?? 0));
      }
      const moved = hand.stream(1).events.filter(({ kind, by }) => kind === 'moved' && by === null);
      expect(moved.length).toBeGreaterThan(0);
      expect(hand.stream(1).events.map(({ kind }) => kind)).toContain('finished');
      running.leave();
      finished.leave();
    });

    test('leaves a table that others can use', async () => {
      const [, hand] = finished.hands;
      const other = new Hand(ravi, finished.table, 1);
      await other.must({ do: 'configure', settings: {} });
      await other.must({ do: 'bot', seat: 0, character: 'mina' });
      await other.must({ do: 'start' });
      other.ear.hangUp();
      hand.ear.hangUp();
    });
  });
});

forgetContract(() => {
  const file = newFile();
  return { open: () => openStore(file) };
});

describe('in a file', () => {
  /** Everything on disk, as one text. */
  function bytes(file: string): string {
    const folder = dirname(file);
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');
  }

  describe('forget', () => {
    test('leaves nothing on disk, neither in pages nor in the log', async () => {
      const file = newFile();
      const store = await openStore(file);
      await store.addSession(session);
      for (let i = 0; i < 20; i++) await store.append(table(`t${i}`), story);
      expect(bytes(file)).toContain(NAME);
      expect(bytes(file)).toContain(WORDS);
      await store.forget('ann-id');
      expect(bytes(file)).not.toContain(NAME);
      expect(bytes(file)).not.toContain(WORDS);
      expect(bytes(file)).toContain('thank you');
    });

    test('truncates the log later if somebody reads now', async () => {
      const file = newFile();
      const store = await openStore(file);
      await store.append(table('t'), story);
      const reader = new DatabaseSync(file);
      reader.exec('begin');
      reader.prepare('select * from events').all();
      await store.forget('ann-id');
      expect(bytes(file)).toContain(NAME);
      reader.exec('commit');
      await vi.waitFor(() => expect(bytes(file)).not.toContain(NAME), { timeout: 60_000 });
      reader.close();
    });

    test('empties damaged rows about them', async () => {
      const file = newFile();
      const store = await openStore(file);
      await store.append(table('t'), story);
      const other = new DatabaseSync(file);
      other.exec(`update events set body = '{"kind":"joined","person":"ann-id","na' where seq = 1`);
      other.exec(`update events set body = '{"kind":"chat ${WORDS}' where seq = 6`);
      other.exec(`update events set body = '{"kind":"cha' where seq = 8`);
      other.exec("update tables set rest = '{'");
      other.close();
      await store.forget('ann-id');
      const left = (await store.read('t'))?.events ?? [];
      expect([left[1], left[6], left[8]]).toEqual(['', '', '{"kind":"cha']);
    });

    test('holds when a process that does not know it yet writes', async () => {
      const file = newFile();
      const store = await openStore(file);
      const late = await openStore(file);
      await store.append(table('t'), story);
      await store.forget('ann-id');
      const more = events(12, [said(WORDS), { kind: 'seated', seat: 0, occupant: ann }], {
        by: 'ann-id',
      });
      const scrubs = (await late.read('t'))?.scrubs;
      expect(await late.append(table('t'), more, scrubs)).toBe('done');
      expect(await late.append(table('new'), story)).toBe('done');
      expect(JSON.stringify(await late.read('new'))).toContain('thank you');
      await store.close();
      await late.close();
      expect(bytes(file)).not.toContain(NAME);
      expect(bytes(file)).not.toContain(WORDS);
    });
  });
});
