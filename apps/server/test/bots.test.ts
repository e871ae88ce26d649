import type { BotTask } from '@baithak/host';
import { describe, expect, it } from 'vitest';
import { BotJobs } from '../bots/jobs.ts';
import { FairQueue, type Job } from '../bots/queue.ts';
import type { LiveTables } from '../live/tables.ts';
import type { Shared } from '../store/store.ts';
import { Guest } from './kit/guest.ts';
import { noBots, openTestServer, type TestServerSetup } from './kit/server.ts';
import { newFolder } from './kit/store.ts';

/** A queue whose jobs end when the test says so. */
function queueOf(threads: number) {
  const queue = new FairQueue(threads);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (person: string, table: string, present = true) => {
    const job: Job = {
      person,
      table,
      present,
      run() {
        started.push(`${person} ${table}`);
        return new Promise<void>((done) => ends.set(`${person} ${table}`, done));
      },
    };
    return queue.add(job);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  /** Ends what runs until nothing is left, and returns the order in which all have run. */
  const all = async () => {
    for (let i = 0; i < started.length; i++) await end(started[i] as string);
    return started;
  };
  return { queue, add, end, all, started };
}

describe('bots', () => {
  it('of thirty tables of one person let another person in after one turn', async () => {
    const { add, all } = queueOf(1);
    for (let n = 0; n < 30; n++) add('greedy', `t${n}`);
    add('asha', 'a');
    const order = await all();
    expect(order.indexOf('asha a')).toBe(1);
    expect(order).toHaveLength(31);
  });

  it('take turns by person, then by table', async () => {
    const { add, all } = queueOf(1);
    add('x', 'first');
    for (const table of ['1', '2', '3']) add('a', table);
    for (const table of ['4', '5']) add('b', table);
    add('c', '6');
    expect(await all()).toEqual(['x first', 'a 1', 'b 4', 'c 6', 'a 2', 'b 5', 'a 3']);
  });

  it('of tables whose players are there come first', async () => {
    const { add, all } = queueOf(1);
    add('x', 'first');
    add('a', 'watched', false);
    add('b', 'played');
    add('b', 'played too');
    expect(await all()).toEqual(['x first', 'b played', 'b played too', 'a watched']);
  });

  it('of one person take half of the threads at most, and a table one', async () => {
    const { queue, add, end, started } = queueOf(4);
    for (let n = 0; n < 5; n++) add('greedy', `t${n}`);
    expect(started).toHaveLength(2);
    add('asha', 'a');
    add('ravi', 'r');
    expect(started.slice(2)).toEqual(['asha a', 'ravi r']);
    await end('greedy t0');
    expect(started).toHaveLength(5);
    add('asha', 'a');
    expect(started).toHaveLength(5);
    expect(queue.waiting).toBe(3);
    await end('asha a');
    expect(started.at(-1)).toBe('asha a');
  });

  it('of one person have every second turn of a single thread while somebody waits', async () => {
    const { add, end, started } = queueOf(1);
    add('greedy', 't1');
    add('greedy', 't2');
    await end('greedy t1');
    // Nobody waits for a moment, and then the greedy one comes first again.
    add('greedy', 't3');
    add('asha', 'a');
    await end('greedy t2');
    expect(started).toEqual(['greedy t1', 'greedy t2', 'asha a']);
    add('asha', 'b');
    await end('asha a');
    expect(started.at(-1)).toBe('greedy t3');
  });

  it('of one table think one after the other, however many threads there are', async () => {
    const { add, end, started } = queueOf(8);
    add('asha', 'a');
    add('asha', 'a');
    add('asha', 'b');
    expect(started).toEqual(['asha a', 'asha b']);
    await end('asha a');
    expect(started).toEqual(['asha a', 'asha b', 'asha a']);
  });

  it('that are not wanted any more do not run', async () => {
    const { queue, add, all } = queueOf(1);
    add('x', 'first');
    const giveUp = add('a', '1');
    add('a', '2');
    giveUp();
    expect(queue.waiting).toBe(1);
    expect(await all()).toEqual(['x first', 'a 2']);
  });
});

it('a table without anybody has no bot, and the pool learns whose table it is', async () => {
  const asked: { task: BotTask; stop: AbortSignal }[] = [];
  const setup: TestServerSetup = {
    data: newFolder(),
    bots: () => ({
      ...noBots(),
      think(task, stop) {
        asked.push({ task, stop });
        return new Promise(() => {});
      },
    }),
  };
  const server = await openTestServer(setup);
  const [asha, ravi] = [
    await Guest.enter(server.url, 'Asha'),
    await Guest.enter(server.url, 'Ravi'),
  ];
  const table = await asha.openTable({ game: 'talluka' });
  const ear = asha.dial(table);
  await ear.must({ do: 'bot', seat: 0, character: 'mina' });
  await ear.must({ do: 'sit', seat: 1, name: 'Asha' });
  await ear.must({ do: 'start' });
  expect(asked.map(({ task }) => [task.person, task.present])).toEqual([[asha.person, true]]);
  ear.hangUp();
  const { stop } = asked[0] as { stop: AbortSignal };
  if (!stop.aborted) await new Promise((done) => stop.addEventListener('abort', done));
  // A spectator is somebody, but the players come first.
  const spectator = ravi.dial(table);
  spectator.watch(null);
  await spectator.until(() => asked.length === 2);
  expect(asked[1]?.task).toMatchObject({ table, person: asha.person, present: false });
  spectator.hangUp();
  await server.close();
  // Looking at a table from outside brings it into memory, and nobody is there.
  const again = await openTestServer(setup);
  expect((await fetch(`${again.url}/api/tables/${table}`)).status).toBe(200);
  expect(asked).toHaveLength(2);
  await again.close();
});

it('a turn that a process took while it still ended the one before is played, too', async () => {
  const ends: (() => void)[] = [];
  const playBot = () => new Promise<void>((done) => ends.push(done));
  const tables = { open: async () => ({ playBot }) } as unknown as LiveTables;
  // Each look takes the table's turn; after that it is leased.
  let due = 2;
  const shared = { takeBotTurns: async () => (due-- > 0 ? ['t'] : []) } as unknown as Shared;
  const jobs = new BotJobs(shared, tables, 1, (error) => {
    throw error;
  });
  jobs.soon();
  await expect.poll(() => ends.length).toBe(1);
  jobs.soon();
  await expect.poll(() => due).toBe(0);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  await jobs.stop();
});
