import { readFileSync } from 'node:fs';
import type { TableStore } from '@baithak/host';
import { describe, expect, test, vi } from 'vitest';
import { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import { events, moved, newFile, opened, openStore, record } from './store-kit.ts';

/** Adds moves as a server process does: after what it knows, and again after what it missed. */
async function play(store: TableStore, id: string, name: string, moves: number): Promise<number> {
  let known = 1;
  let taken = 0;
  for (let i = 0; i < moves; ) {
    const end = await store.append(record(id), events(known, [moved(`${name}${i}`)]));
    if (end === 'done') {
      known++;
      i++;
    } else {
      taken++;
      known += (await store.read(id, known))?.events.length ?? 0;
    }
  }
  return taken;
}

const hears = (store: Store) => {
  const heard: string[] = [];
  store.onNews((tables) => heard.push(...tables));
  return heard;
};

const WAIT = { timeout: 60_000, interval: 10 };

describe('two processes with one store', () => {
  test('exactly one gets each number, and nothing is lost', async () => {
    const file = newFile();
    const [one, two] = [await openStore(file), await openStore(file)];
    await one.append(record('t'), events(0, [opened]));
    const taken = await Promise.all([play(one, 't', 'a', 150), play(two, 't', 'b', 150)]);
    const stored = (await one.read('t'))?.events as { seq: number; moves?: string[] }[];
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 301 }, (_, i) => i));
    const made = stored.slice(1).map(({ moves }) => moves?.[0] ?? '');
    const by = (name: string) => made.filter((move) => move.startsWith(name));
    expect(by('a')).toEqual(Array.from({ length: 150 }, (_, i) => `a${i}`));
    expect(by('b')).toEqual(Array.from({ length: 150 }, (_, i) => `b${i}`));
    // Otherwise they did not meet and nothing was shown.
    expect(Math.max(...taken)).toBeGreaterThan(0);
  });

  test('each hears what the other wrote, and not what it wrote itself', async () => {
    const file = newFile();
    const [one, two] = [await openStore(file), await openStore(file)];
    const [first, second] = [hears(one), hears(two)];
    await one.append(record('by-one'), events(0, [opened]));
    await two.append(record('by-two'), events(0, [opened]));
    await vi.waitFor(() => expect(second).toEqual(['by-one']), WAIT);
    await vi.waitFor(() => expect(first).toEqual(['by-two']), WAIT);
    await two.append(record('by-one'), events(1, [moved('a')]));
    await vi.waitFor(() => expect(first).toEqual(['by-two', 'by-one']), WAIT);
    expect(second).toEqual(['by-one']);
  });

  test('hears of somebody who was forgotten', async () => {
    const file = newFile();
    const [one, two] = [await openStore(file), await openStore(file)];
    const seats = [{ kind: 'person', person: 'ann', name: 'Ann' }] as const;
    await one.append(record('t', { seats }), events(0, [opened]));
    const heard = hears(two);
    await vi.waitFor(() => expect(heard).toEqual(['t']), WAIT);
    expect(await one.forget('ann')).toEqual(['t']);
    await vi.waitFor(() => expect(heard).toEqual(['t', 't']), WAIT);
  });

  test('what was there before is no news', async () => {
    const file = newFile();
    const one = await openStore(file);
    await one.append(record('old'), events(0, [opened]));
    const two = await openStore(file);
    const heard = hears(two);
    await one.append(record('new'), events(0, [opened]));
    await vi.waitFor(() => expect(heard).toEqual(['new']), WAIT);
  });

  test('all can open a new file at the same moment', async () => {
    const file = newFile();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(file)));
    const append = (store: Store, i: number) => store.append(record(`t${i}`), events(0, [opened]));
    expect(new Set(await Promise.all(stores.map(append)))).toEqual(new Set(['done']));
    expect(await stores[0]?.count()).toEqual({ tables: 8, playing: 0 });
  });
});

/** How often the log of the database says that a transaction was committed. */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const page = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + 24 + page <= log.length; at += 24 + page) {
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}

describe('group commit', () => {
  test('what comes together is committed together', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.append(record('first'), events(0, [opened]));
    const before = commitsIn(file);
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
    const append = (id: string) => store.append(record(id), events(0, [opened]));
    expect(new Set(await Promise.all(ids.map(append)))).toEqual(new Set(['done']));
    expect(commitsIn(file) - before).toBe(2);
    for (const id of ids.slice(0, 5)) await store.append(record(id), events(1, [moved('a')]));
    expect(commitsIn(file) - before).toBe(7);
  });

  test('one that is taken leaves the others', async () => {
    const store = await openStore();
    const append = (id: string) => store.append(record(id), events(0, [opened]));
    const ends = await Promise.all([append('a'), append('b'), append('b'), append('c')]);
    expect(ends).toEqual(['done', 'done', 'taken', 'done']);
    expect(await store.count()).toEqual({ tables: 3, playing: 0 });
  });

  test('several appends to one table follow each other in one commit', async () => {
    const store = await openStore();
    const append = (seq: number) =>
      store.append(record('t'), events(seq, [seq === 0 ? opened : moved('a')]));
    expect(await Promise.all([append(0), append(1), append(2)])).toEqual(['done', 'done', 'done']);
  });

  test('has a limit, keeps the order, and fails only those of one commit', async () => {
    const sizes: number[] = [];
    const group = new GroupCommit<number, number>(async (items) => {
      sizes.push(items.length);
      if (items.includes(70)) throw new Error('no');
      return items.map((item) => item * 2);
    });
    const ends = await Promise.allSettled(Array.from({ length: 130 }, (_, i) => group.add(i)));
    expect(sizes).toEqual([1, 64, 64, 1]);
    const failed = ends.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
    expect(failed).toEqual(Array.from({ length: 64 }, (_, i) => i + 65));
    expect(ends[129]).toEqual({ status: 'fulfilled', value: 258 });
    await group.idle();
    expect(await group.add(1)).toBe(2);
  });
});
