import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchGlance, Table } from '@baithak/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { realEnv } from '../env.ts';
import { Clocks, lostTime } from '../live/clocks.ts';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { ClockHouse, type Time } from './kit/clock-house.ts';
import { Duel, type Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { KillableServer } from './kit/processes.ts';
import { planted } from './kit/server.ts';
import { events, inDatabase, newFile, opened, record } from './kit/store.ts';

type Shown = MatchGlance['clocks'];

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const START = 1_800_000_000_000;
const LIVE = { kind: 'live', budget: 60 * SECOND, increment: 0 } as const;
const SLOW = { kind: 'slow', perTurn: 24 * HOUR } as const;

type Plant = (store: Store) => Partial<Store>;

let file: string;
let time: Time;

beforeEach(() => {
  file = newFile();
  time = { now: START };
});

/** Starts a process, after whatever outage the test has let pass. */
async function begin(plant: Plant = () => ({}), games?: string[]): Promise<ClockHouse> {
  const more = games === undefined ? {} : { games };
  const house = await ClockHouse.open({ file, time, plant, ...more });
  await house.clocks.start();
  return house;
}

/** Lets time pass while the process is alive. */
async function pass({ clocks }: ClockHouse, ms: number): Promise<void> {
  for (const end = time.now + ms; time.now < end; ) {
    time.now = Math.min(end, time.now + 5 * SECOND);
    await clocks.beat();
  }
}

describe('time lost in an outage', () => {
  test('is given back to the seat to move, to the millisecond', async () => {
    const before = await begin();
    const id = await before.match(LIVE);
    time.now += 10 * SECOND;
    await before.clocks.beat();
    time.now += 7_777;
    const after = await begin();
    expect(await after.credited(id)).toBe(7_777);
    expect(await after.deadline(id)).toBe(START + 60 * SECOND + 7_777);
  });

  test('does not make anybody lose on time', async () => {
    const before = await begin();
    const id = await before.match(LIVE);
    await pass(before, 55 * SECOND);
    time.now += HOUR;
    const after = await begin();
    await after.clocks.look();
    expect(await after.look(id, ({ stage }) => stage)).toBe('playing');
    time.now += 4_999;
    await after.clocks.look();
    expect(await after.look(id, ({ stage }) => stage)).toBe('playing');
    time.now += 1;
    await after.clocks.look();
    expect(await after.look(id, ({ stage }) => stage)).toBe('over');
  });

  test('is given back once, even if the server dies while it gives it back', async () => {
    const before = await begin();
    const ids = [await before.match(LIVE), await before.match(LIVE), await before.match(SLOW)];
    time.now += 10 * SECOND;
    await before.clocks.beat();
    time.now += 20 * SECOND;
    let left = 2;
    const dying: Plant = (store) => ({
      append: (record, events) =>
        left-- > 0 ? store.append(record, events) : Promise.reject(new StoreError('store-full')),
    });
    await expect(begin(dying)).rejects.toThrow();
    time.now += 30 * SECOND;
    const after = await begin();
    for (const id of ids) expect(await after.credited(id)).toBe(50 * SECOND);
    time.now += 5 * SECOND;
    const again = await begin();
    for (const id of ids) expect(await again.credited(id)).toBe(55 * SECOND);
  });

  test('is given back once by two processes that start at the same time', async () => {
    const before = await begin();
    const id = await before.match(LIVE);
    await before.clocks.beat();
    time.now += 20 * SECOND;
    let waiting = 0;
    let go = () => {};
    const both = new Promise<void>((done) => {
      go = done;
    });
    /** Both processes compute the credit before either writes it. */
    const meeting: Plant = (store) => ({
      async append(record, events) {
        if (++waiting === 2) go();
        await both;
        return store.append(record, events);
      },
    });
    const [one, two] = await Promise.all([begin(meeting), begin(meeting)]);
    expect(await one.credited(id)).toBe(20 * SECOND);
    await (await two.table(id)).catchUp();
    expect(await two.credited(id)).toBe(20 * SECOND);
  });

  test('counts from the start of the turn if that came after the last heartbeat', async () => {
    const before = await begin();
    time.now += SECOND;
    const id = await before.match(LIVE);
    time.now += 30 * SECOND;
    const after = await begin();
    expect(await after.credited(id)).toBe(30 * SECOND);
    expect(await after.deadline(id)).toBe(time.now + 60 * SECOND);
  });

  test('is not lost if the disk is full when the server comes back', async () => {
    let isFull = false;
    const house = await begin((store) => ({
      append: (record, events) =>
        isFull ? Promise.reject(new StoreError('store-full')) : store.append(record, events),
    }));
    const id = await house.match(LIVE);
    time.now += 40 * SECOND;
    isFull = true;
    await expect(house.clocks.beat()).rejects.toThrow();
    time.now += 40 * SECOND;
    isFull = false;
    await house.clocks.beat();
    expect(await house.deadline(id)).toBe(time.now + 60 * SECOND);
  });

  test.each([
    ['is nothing without a clock', { kind: 'none' } as const, 0],
    ['counts for clocks of days, too', SLOW, 2 * HOUR],
  ])('%s', async (_, clock, credited) => {
    const before = await begin();
    const id = await before.match(clock);
    await before.clocks.beat();
    time.now += 2 * HOUR;
    const after = await begin();
    expect(await after.credited(id)).toBe(credited);
  });

  test('does not count while the match is paused', async () => {
    const before = await begin();
    const id = await before.match(LIVE);
    await before.give(id, 'asha', { do: 'pause', seat: 0 });
    const question = await before.look(id, (table) => table.question?.asked ?? -1);
    await before.give(id, 'ravi', { do: 'answer', seat: 1, question, yes: true });
    await before.clocks.beat();
    time.now += HOUR;
    const after = await begin();
    expect(await after.credited(id)).toBe(0);
    await after.give(id, 'asha', { do: 'resume', seat: 0 });
    expect(await after.deadline(id)).toBe(time.now + 60 * SECOND);
  });
});

describe('a process that was stalled', () => {
  test('gives time back before it ends turns, whichever timer fires first', async () => {
    const house = await begin();
    const id = await house.match(LIVE);
    await pass(house, 50 * SECOND);
    time.now += 90 * SECOND;
    await house.clocks.look();
    expect(await house.look(id, ({ stage }) => stage)).toBe('playing');
    expect(await house.deadline(id)).toBe(time.now + 10 * SECOND);
    await house.clocks.beat();
    expect(await house.credited(id)).toBe(90 * SECOND);
  });

  test('gives time back before it takes the first command', async () => {
    const house = await begin();
    const id = await house.match(LIVE);
    time.now += 5 * SECOND;
    expect(house.clocks.ready()).toBeUndefined();
    time.now += 90 * SECOND;
    await house.clocks.ready();
    await house.give(id, 'asha', { do: 'chat', text: 'still here' });
    expect(await house.look(id, ({ stage }) => stage)).toBe('playing');
  });

  test('gives nothing back after a short stall', async () => {
    const house = await begin();
    const id = await house.match(LIVE);
    time.now += 9 * SECOND;
    await house.clocks.beat();
    expect(await house.credited(id)).toBe(0);
  });

  test('gives nothing back if another process was alive meanwhile', async () => {
    const [one, two] = [await begin(), await begin()];
    const id = await one.match(LIVE);
    for (let i = 0; i < 20; i++) {
      time.now += 2 * SECOND;
      await two.clocks.beat();
    }
    await one.clocks.beat();
    expect(await one.credited(id)).toBe(0);
  });
});

describe('deadlines', () => {
  test('of days survive restarts, and any process enforces them', async () => {
    const id = await (await begin()).match(SLOW);
    for (let day = 0; day < 3; day++) {
      time.now += 8 * HOUR - SECOND;
      const house = await begin();
      expect(await house.look(id, ({ stage }) => stage)).toBe('playing');
      await house.clocks.beat();
    }
    const last = await begin();
    const deadline = (await last.deadline(id)) ?? 0;
    expect(deadline).toBe(START + 24 * HOUR + (await last.credited(id)));
    // Another process was alive until the end.
    await last.store.beat(deadline - SECOND);
    time.now = deadline;
    await last.clocks.look();
    expect(await last.look(id, ({ events }) => events.map(({ kind }) => kind))).toContain(
      'timed-out',
    );
  });

  test('pass without anybody there: a bot plays on for whoever ran out of time', async () => {
    const house = await begin();
    const id = await house.match(LIVE, { game: 'samsara', seats: 3 });
    const seat = await house.look(id, ({ toDecide }) => toDecide);
    await pass(house, 60 * SECOND);
    await house.clocks.look();
    expect(await house.look(id, ({ stage }) => stage)).toBe('playing');
    expect(house.asked).toMatchObject([{ table: id, seat, game: 'samsara' }]);
  });

  test('of tables that cannot be opened do not block others', async () => {
    const house = await begin(undefined, ['talluka']);
    const id = await house.match(LIVE);
    const off = { game: 'vancana', stage: 'playing', deadline: START } as const;
    const others = Array.from({ length: 210 }, (_, i) => record(`off${i}`, off));
    await Promise.all(others.map((each) => house.store.append(each, events(0, [opened]))));
    await pass(house, 60 * SECOND);
    await house.clocks.look();
    await house.clocks.look();
    expect(await house.look(id, ({ stage }) => stage)).toBe('over');
  });
});

describe('a process that is killed, and killed again while it gives time back,', () => {
  test('gives back the whole time of the outage', async () => {
    const server = await KillableServer.start();
    const guests = [await Guest.enter(server.url, 'Asha'), await Guest.enter(server.url, 'Ravi')];
    const open = () => Duel.open(guests as [Guest, Guest], 'talluka', LIVE);
    const duels = [await open(), await open()];
    const clocks = await Promise.all(duels.map(({ hands: [hand] }) => clocksOf(hand)));
    await server.kill();
    const lastBeat = beatIn(server.data);
    await sleep(SECOND);
    // It may listen already when it gives time back.
    const second = Date.now();
    const dying = server.start({ FAILPOINT: 'after-commit:1' });
    await dying.catch((error) => expect(String(error)).toContain('SIGKILL'));
    expect(await server.process.ended).toBe('SIGKILL');
    await sleep(SECOND / 2);
    const third = Date.now();
    await server.start();
    for (const [i, duel] of duels.entries()) {
      const [hand] = duel.hands;
      const before = clocks[i] as Shown;
      const { since, credits } = await hand.until(() => {
        const { glance, events } = hand.stream(0);
        const credits = events.filter((event) => event.kind === 'credited');
        const isLast = (credits.at(-1)?.at ?? 0) >= third;
        return isLast && glance != null ? { ...glance.clocks, credits } : undefined;
      });
      const sum = credits.reduce((all, event) => all + ('ms' in event ? event.ms : 0), 0);
      expect(since).toBe(before.since + sum);
      // The whole outage, once, except for the moments between measuring it and writing it.
      const from = Math.max(lastBeat, before.since);
      const [{ at = 0 } = {}, again] = credits;
      const least = again === undefined ? third - from : second - from + third - at;
      const most = (credits.at(-1)?.at ?? 0) - from;
      expect([sum >= least, sum <= most]).toEqual([true, true]);
      expect(troublesIn(await duel.history(server.data))).toEqual([]);
      duel.leave();
    }
    await server.end();
  });

  const clocksOf = (hand: Hand) => hand.until(() => hand.stream(0).glance?.clocks);

  function beatIn(data: string): number {
    const row = inDatabase(data, (db) =>
      db.prepare("select value from meta where key = 'beat'").get(),
    );
    return Number((row as { value: string }).value);
  }
});

test('time goes on evenly when the system clock is set forward or back', () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const ticking = vi.spyOn(performance, 'now').mockReturnValue(400);
  const { now, ticks } = realEnv();
  const times = [5_000_000, 0, 999_999, 1_000_300].map((ms, i) => {
    wall.mockReturnValue(ms);
    ticking.mockReturnValue(500 + 100 * i);
    return [now(), ticks()];
  });
  wall.mockRestore();
  ticking.mockRestore();
  expect(times).toEqual([
    [1_000_100, 500],
    [1_000_200, 600],
    [1_000_300, 700],
    [1_000_400, 800],
  ]);
});

describe('lostTime', () => {
  const table = (deadline: number | null, since: number, credits: readonly number[] = []) =>
    ({
      deadline,
      clocks: { since },
      events: credits.map((at) => ({ kind: 'credited', at })),
    }) as unknown as Table;

  test.each([
    ['since the last heartbeat', table(500, 10), 100, 400, 300],
    ['since the turn began', table(500, 150), 100, 400, 250],
    ['since the last credit', table(900, 60, [120, 300]), 100, 400, 100],
    ['nothing if no clock runs', table(null, 10), 100, 400, 0],
    ['nothing if a clock was set back', table(500, 10), 100, 40, 0],
    ['whole milliseconds', table(500, 10), 100.5, 400.2, 299],
  ])('%s', (_, at, lastBeat, now, lost) => {
    expect(lostTime(at, lastBeat, now)).toBe(lost);
  });
});

test('a process that slept gives time back where it lost people’s sockets meanwhile', async () => {
  const house = await begin();
  const id = await house.match(LIVE);
  const shared = { isAnybodyElseAlive: async () => true, takeDead: async () => undefined };
  const store = planted(house.store, { shared } as never);
  const presence = { tables: new Set([id]) };
  const env = { ...realEnv(), now: () => time.now };
  const clocks = new Clocks(store, house.tables, env, () => {}, presence);
  house.tables.settle = () => undefined;
  await clocks.beat();
  presence.tables.clear();
  time.now += 20 * SECOND;
  await clocks.beat();
  expect(await house.credited(id)).toBe(20 * SECOND);
});
