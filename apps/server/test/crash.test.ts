import { readFileSync } from 'node:fs';
import { FastRandom, readMatch, sure } from '@baithak/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Duel, Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { killMany } from './kit/kills.ts';
import { KillableServer, type Process, replay, startServer, stop } from './kit/processes.ts';
import { databaseIn, folder, inDatabase } from './kit/store.ts';

async function withServer(
  failpoint: string,
  work: (at: KillableServer) => Promise<void>,
): Promise<void> {
  const at = await KillableServer.start({ FAILPOINT: failpoint });
  try {
    await work(at);
  } finally {
    await at.end();
  }
}

async function pair({ url }: KillableServer, name = ''): Promise<[Guest, Guest]> {
  return [await Guest.enter(url, `Asha${name}`), await Guest.enter(url, `Ravi${name}`)];
}

/** Nothing was lost or done twice, everybody saw the same, and the match file replays. */
async function isWell(duel: Duel, { data }: KillableServer): Promise<void> {
  const history = await duel.history(data);
  expect(troublesIn(history)).toEqual([]);
  expect(history.attempts.every(({ answer }) => answer !== undefined)).toBe(true);
  expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
  duel.leave();
}

describe('a server killed while it takes a move', () => {
  test.concurrent.each([
    'before-write:12',
    'after-write:13',
    'before-commit:14',
    'after-commit:15',
    'before-answer:16',
    'after-answer:17',
    'before-tell:30',
    'during-tell:33',
  ])('%s: guests reconnect and play on; nothing is lost or done twice', (failpoint) =>
    withServer(failpoint, async (at) => {
      const duel = await Duel.open(await pair(at), 'vancana');
      const [how] = await Promise.all([at.revive(), duel.play(failpoint)]);
      expect(how).toBe('SIGKILL');
      await isWell(duel, at);
    }),
  );
});

describe('a server killed during a group commit', () => {
  test.concurrent.each(['after-write:70', 'before-commit:55', 'after-commit:50'])(
    '%s: no table loses anything',
    (failpoint) =>
      withServer(failpoint, async (at) => {
        const guests = await pair(at);
        const open = () => Duel.open(guests, 'talluka');
        const duels = await Promise.all([open(), open(), open(), open(), open()]);
        const games = duels.map((duel, i) => duel.play(`${failpoint} ${i}`));
        const [how] = await Promise.all([at.revive(), ...games]);
        expect(how).toBe('SIGKILL');
        for (const duel of duels) await isWell(duel, at);
      }),
  );
});

describe('a server killed with SIGKILL', () => {
  test('three times in one match of cards: the whole deal can be replayed', () =>
    withServer('', async (at) => {
      const duel = await Duel.open(await pair(at), 'jaipur');
      const [first] = duel.hands;
      const kills = async () => {
        for (const length of [30, 70, 110]) {
          await first.until(() => first.stream(0).events.length >= length);
          expect(await at.kill()).toBe('SIGKILL');
          await at.start();
        }
      };
      await Promise.all([kills(), duel.play('jaipur')]);
      const said = await replay(await duel.file());
      expect(said).toContain(
        'every outcome is the one that the seed and the salts of 2 players give',
      );
      await isWell(duel, at);
    }));
});

describe('a server killed during its migration', () => {
  test('migrates completely at its next start', async () => {
    const { path, remove } = folder();
    const other = folder();
    const dying = startServer(path, { FAILPOINT: 'during-migration' });
    await expect(dying).rejects.toThrow('the server ended (SIGKILL)');
    const schema = (data: string) =>
      inDatabase(data, (db) => db.prepare('select name, sql from sqlite_master order by 1').all());
    expect(schema(path).map(({ name }) => name)).not.toContain('events');
    await Promise.all([path, other.path].map(async (data) => stop(await startServer(data))));
    expect(schema(path)).toEqual(schema(other.path));
    expect(schema(path).map(({ name }) => name)).toContain('events_by_client');
    remove();
    other.remove();
  });
});

describe('durability', () => {
  test('the database has a write-ahead log, and every commit waits for the disk', async () => {
    const { path, remove } = folder();
    await stop(await startServer(path));
    // These bytes of the header say that the file uses a write-ahead log.
    expect([...readFileSync(databaseIn(path)).subarray(18, 20)]).toEqual([2, 2]);
    const { raw } = await openDatabase(databaseIn(path));
    expect(raw.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(raw.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    raw.close();
    remove();
  });
});

describe('two servers', () => {
  const { path, remove } = folder();
  let here: Process;
  let there: Process;

  beforeAll(async () => {
    // Both create the same database at the same time.
    [here, there] = await Promise.all([startServer(path), startServer(path)]);
  });

  afterAll(async () => {
    await Promise.all([stop(here), stop(there)]);
    remove();
  });

  async function pair(): Promise<[Guest, Guest]> {
    return [await Guest.enter(here.url, 'Asha'), await Guest.enter(there.url, 'Ravi')];
  }

  /** The same person in another window, at the other process. */
  function elsewhere(guest: Guest, { url }: Process): Guest {
    return Object.assign(new Guest(() => url, guest.name), {
      cookie: guest.cookie,
      person: guest.person,
    });
  }

  describe('two processes with one data file', () => {
    test('play one match: no fork, no loss, and each sees the other’s moves', async () => {
      const duel = await Duel.open(await pair(), 'vancana');
      await duel.play('two');
      const history = await duel.history(path);
      expect(troublesIn(history)).toEqual([]);
      expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
      duel.leave();
    });

    test('take commands for one table at the same time', async () => {
      const duel = await Duel.open(await pair(), 'talluka');
      const chats = duel.hands.flatMap((hand) =>
        Array.from({ length: 40 }, (_, i) => hand.give({ do: 'chat', text: `${hand.seat} ${i}` })),
      );
      await Promise.all(chats);
      const history = await duel.history(path);
      expect(troublesIn(history)).toEqual([]);
      expect(history.log.filter(({ kind }) => kind === 'chatted')).toHaveLength(80);
      duel.leave();
    });

    test('a process that was stopped and continues cannot write outdated events', async () => {
      const duel = await Duel.open(await pair(), 'talluka');
      const [stalled, ravi] = duel.hands;
      const asha = new Hand(elsewhere(stalled.guest, there), duel.table, 0);
      asha.watch();
      here.child.kill('SIGSTOP');
      const random = new FastRandom('stalled');
      const move = (hand: Hand) => duel.nextMove(hand, random);
      const late = Promise.all([
        stalled.give(await move(stalled)),
        stalled.give({ do: 'chat', text: 'late' }),
      ]);
      for (const hand of [asha, ravi, asha, ravi]) await hand.must(await move(hand));
      here.child.kill('SIGCONT');
      const [moved, chatted] = await late;
      expect(moved.answer).toEqual({ refused: 'stale' });
      expect(chatted.answer).toHaveProperty('first');
      asha.ear.hangUp();
      await duel.play('stalled');
      const { attempts, ...history } = await duel.history(path);
      expect(troublesIn({ ...history, attempts: [...attempts, ...asha.attempts] })).toEqual([]);
      duel.leave();
    });
  });
});

test('five kills at random moments while three tables play', async () => {
  const { troubles, matches, acknowledged } = await killMany(5, 3, 'smoke');
  expect(troubles).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(3);
  expect(acknowledged).toBeGreaterThan(60);
});
