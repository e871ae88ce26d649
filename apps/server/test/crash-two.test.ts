import { FastRandom, readMatch, sure } from '@baithak/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { Hand } from './kit/hand.ts';
import { troublesIn } from './kit/history.ts';
import { folder, type Process, startServer, stop } from './kit/process.ts';

const { path, remove } = folder();
let here: Process;
let there: Process;

beforeAll(async () => {
  // Both make the same new database at the same moment.
  [here, there] = await Promise.all([startServer(path), startServer(path)]);
});

afterAll(async () => {
  await Promise.all([stop(here), stop(there)]);
  remove();
});

async function pair(): Promise<[Guest, Guest]> {
  return [await Guest.enter(here.url, 'Asha'), await Guest.enter(there.url, 'Ravi')];
}

/** The same person with another window, at another process. */
function elsewhere(guest: Guest, { url }: Process): Guest {
  return Object.assign(new Guest(() => url, guest.name), {
    cookie: guest.cookie,
    person: guest.person,
  });
}

describe('two processes with one data file', () => {
  test('play one match: no fork, no loss, and each sees what was done at the other', async () => {
    const duel = await Duel.open(await pair(), 'vancana');
    await duel.play('two');
    const history = await duel.history(path);
    expect(troublesIn(history)).toEqual([]);
    expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
    duel.leave();
  });

  test('take commands of one table at the same moment', async () => {
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

  test('a process that was stopped and goes on cannot write what is out of date', async () => {
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
