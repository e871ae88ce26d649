import { readFileSync } from 'node:fs';
import { FastRandom } from '@baithak/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { botPool } from '../bots/pool.ts';
import { realEnv } from '../env.ts';
import { StoreError } from '../store/store-error.ts';
import { databaseIn } from './kit/database.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { Hand } from './kit/hand.ts';
import { type Mortal, openMortal } from './kit/mortal.ts';
import { folder } from './kit/process.ts';

const NAME = 'Asha Nomen';
const WORDS = 'verba-volant';
const WAIT = { timeout: 60_000, interval: 20 };
const { path, remove } = folder();
const worker = new URL('../dist/bot-worker.mjs', import.meta.url);
let here: Mortal;
let there: Mortal;
/** It does not listen to what other processes say. */
let deaf: Mortal;
let asha: Guest;
let ravi: Guest;
let isFull = false;

beforeAll(async () => {
  const bots: Parameters<typeof openMortal>[1] = {
    bots: (shelf) => botPool(worker, 1, shelf, realEnv().seed, 0),
  };
  here = await openMortal(path, {
    ...bots,
    plant: (store) => ({
      append: (...args) =>
        isFull ? Promise.reject(new StoreError('store-full')) : store.append(...args),
    }),
  });
  there = await openMortal(path);
  deaf = await openMortal(path, { plant: () => ({ onNews: () => {} }) });
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

/** Everything anybody can still get to read of a table. */
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

describe('who deletes their data', () => {
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

  test('is told so if nothing can be written, and is still there', async () => {
    isFull = true;
    const answer = await asha.ask('DELETE', '/api/session');
    isFull = false;
    expect(answer).toMatchObject({ status: 503, body: { fault: { code: 'not-kept' } } });
    const { body } = await asha.ask('GET', '/api/session');
    expect(body.session).toMatchObject({ name: NAME });
  });

  test('is nobody any more, at no process', async () => {
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

  test('has neither name nor words left, at either process and on disk', async () => {
    for (const { table } of [finished, running]) {
      for (const guest of [ravi, elsewhere(ravi)]) {
        const text = await told(guest, table);
        expect([text.includes(NAME), text.includes(WORDS)]).toEqual([false, false]);
      }
    }
    // The log is emptied as soon as no other process reads it.
    await vi.waitFor(() => {
      for (const name of [databaseIn(path), `${databaseIn(path)}-wal`]) {
        const bytes = readFileSync(name, 'latin1');
        expect([bytes.includes(NAME), bytes.includes(WORDS)]).toEqual([false, false]);
      }
    }, WAIT);
  });

  test('would be seen if a process went on telling', async () => {
    expect(await told(elsewhere(ravi, deaf), running.table)).toContain(NAME);
  });

  test('leaves their seat to a bot, and the match goes on to its end', async () => {
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

  test('leaves a room that others can use', async () => {
    const [, hand] = finished.hands;
    const other = new Hand(ravi, finished.table, 1);
    await other.must({ do: 'configure', settings: {} });
    await other.must({ do: 'bot', seat: 0, level: 1 });
    await other.must({ do: 'start' });
    other.ear.hangUp();
    hand.ear.hangUp();
  });
});
