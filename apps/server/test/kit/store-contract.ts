import type { TableRecord, TableStore } from '@baithak/host';
import { describe, expect, test, vi } from 'vitest';
import type { RulesVersions } from '../../store/schema.ts';
import type { Session, Store } from '../../store/store.ts';
import { events, moved, opened, record } from './store.ts';

/** A database of its own, which any number of stores can have open. */
export interface Place {
  /** `rules`: no match may run there by others. */
  open(rules?: RulesVersions): Promise<Store>;
}

async function keep(store: Store, ...changes: [string, Partial<TableRecord>][]): Promise<void> {
  for (const [id, change] of changes) await store.append(record(id, change), events(0, [opened]));
}

/** Adds moves like a server process: if others were faster it reads their events and tries again. */
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
  store.onChanges((tables) => heard.push(...tables));
  return heard;
};

const WAIT = { timeout: 60_000, interval: 10 };

/** What every store promises. */
export function storeContract(newPlace: () => Place): void {
  describe('append and read', () => {
    test('returns the stored events in order', async () => {
      const store = await newPlace().open();
      const first = events(0, [opened, { kind: 'sealed', seed: 's' }], { by: 'ann', client: 'c1' });
      const later = events(2, [moved('a'), moved('b')]);
      const last = record('t', { stage: 'playing', people: ['ann'], deadline: 7, botDue: true });
      expect(await store.append(record('t'), first)).toBe('done');
      expect(await store.append(last, later)).toBe('done');
      expect(await store.read('t')).toEqual({
        record: last,
        events: [...first, ...later],
        snapshots: [],
      });
      expect((await store.read('t', 3))?.events).toEqual(later.slice(1));
      expect((await store.read('t', 4))?.events).toEqual([]);
      expect(await store.read('other')).toBeUndefined();
    });

    test('opens no database where a match runs at a table that was played by other rules', async () => {
      const place = newPlace();
      const jaipur = { game: 'jaipur', stage: 'playing' } as const;
      await keep(
        await place.open(),
        ['changed', { ...jaipur, rules: { talluka: 1, jaipur: 1 } }],
        ['over', { ...jaipur, stage: 'over', rules: { talluka: 0 } }],
        // As an older version stored it.
        ['older', jaipur],
      );
      await place.open({ talluka: 1, jaipur: 1 });
      await place.open({ jaipur: 1 });
      const refused = place.open({ talluka: 2, jaipur: 1 });
      await expect(refused).rejects.toThrow('talluka 1: 1');
      await expect(place.open({ jaipur: 2 })).rejects.toThrow('jaipur 1: 2');
    });

    test('stores every field of a record', async () => {
      const store = await newPlace().open();
      const full = record('t', {
        game: 'jaipur',
        rulesVersion: 3,
        stage: 'over',
        listed: false,
        seats: [
          { kind: 'person', person: 'ann', name: 'Ann “ß” 😀' },
          { kind: 'bot', character: 'gilli', standsFor: 'bob' },
        ],
        owner: 'ann',
        people: ['ann'],
      });
      await store.append(full, events(0, [opened]));
      expect((await store.read('t'))?.record).toEqual(full);
      expect(await store.record('t')).toEqual(full);
      expect(await store.record('other')).toBeUndefined();
    });

    test('survives a restart', async () => {
      const place = newPlace();
      const store = await place.open();
      await keep(store, ['t', { people: ['ann'] }]);
      await store.beat(5);
      await store.close();
      const again = await place.open();
      expect(await again.read('t')).toEqual({
        record: record('t', { people: ['ann'] }),
        events: events(0, [opened]),
        snapshots: [],
      });
      expect(await again.lastBeat()).toBe(5);
    });
  });

  describe('an append is taken', () => {
    test('if an event with that number exists', async () => {
      const store = await newPlace().open();
      await store.append(record('t'), events(0, [opened, moved('a')]));
      expect(await store.append(record('t'), events(1, [moved('b')]))).toBe('taken');
      expect(await store.append(record('t'), events(0, [opened]))).toBe('taken');
      expect((await store.read('t'))?.events).toEqual(events(0, [opened, moved('a')]));
    });

    test('if an event before it is missing', async () => {
      const store = await newPlace().open();
      expect(await store.append(record('new'), events(1, [moved('b')]))).toBe('taken');
      expect(await store.read('new')).toBeUndefined();
      await store.append(record('t'), events(0, [opened]));
      expect(await store.append(record('t'), events(2, [moved('b')]))).toBe('taken');
      expect((await store.read('t'))?.events).toHaveLength(1);
    });

    test('if the command was done before; then nothing of the append is stored', async () => {
      const store = await newPlace().open();
      await store.append(record('t'), events(0, [opened]));
      await store.append(record('t'), events(1, [moved('a')], { by: 'ann', client: 'c' }));
      const overdue = events(2, [{ kind: 'timed-out', seat: 0 }]);
      const again = events(3, [moved('b')], { by: 'ann', client: 'c' });
      const changed = record('t', { stage: 'over', people: ['zoe'] });
      expect(await store.append(changed, [...overdue, ...again])).toBe('taken');
      expect((await store.read('t'))?.events).toHaveLength(2);
      expect((await store.read('t'))?.record).toEqual(record('t'));
      expect(await store.list({ of: 'finished', person: 'zoe', limit: 9 })).toEqual([]);
    });

    test('also for the server’s own commands; other people and tables have separate names', async () => {
      const store = await newPlace().open();
      await store.append(record('t'), events(0, [opened], { client: 'c' }));
      expect(await store.append(record('t'), events(1, [moved('a')], { client: 'c' }))).toBe(
        'taken',
      );
      const ann = events(1, [moved('a')], { by: 'ann', client: 'c' });
      const bob = events(2, [moved('a')], { by: 'bob', client: 'c' });
      expect(await store.append(record('t'), ann)).toBe('done');
      expect(await store.append(record('t'), bob)).toBe('done');
      expect(await store.append(record('u'), events(0, [opened], { client: 'c' }))).toBe('done');
    });
  });

  describe('an append is refused', () => {
    test.each([
      ['no events', []],
      ['a gap', [...events(0, [opened]), ...events(2, [moved('a')])]],
    ])('%s', async (_, list) => {
      const store = await newPlace().open();
      await expect(store.append(record('t'), list)).rejects.toMatchObject({
        code: 'store-refused',
      });
      expect(await store.read('t')).toBeUndefined();
    });

    test('if a value does not fit, without harm to others in the same commit', async () => {
      const store = await newPlace().open();
      const batch = await Promise.allSettled([
        store.append(record('first'), events(0, [opened])),
        store.append(record('good'), events(0, [opened])),
        store.append(record('bad', { changedAt: Number.NaN }), events(0, [opened])),
        store.append(record('fine'), events(0, [opened])),
      ]);
      expect(batch.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect(batch[2]).toMatchObject({ reason: { code: 'store-refused' } });
      expect(await store.count()).toEqual({ tables: 3, playing: 0 });
    });
  });

  describe('lists', () => {
    const ids = (records: TableRecord[]) => records.map(({ id }) => id);

    test('open tables: listed and not over, latest first, up to a limit', async () => {
      const store = await newPlace().open();
      await keep(
        store,
        ['old', { changedAt: 1 }],
        ['hidden', { changedAt: 2, listed: false }],
        ['over', { changedAt: 3, stage: 'over' }],
        ['new', { changedAt: 5, stage: 'playing' }],
        ['mid', { changedAt: 4 }],
      );
      expect(ids(await store.list({ of: 'open', limit: 9 }))).toEqual(['new', 'mid', 'old']);
      expect(ids(await store.list({ of: 'open', limit: 2 }))).toEqual(['new', 'mid']);
      expect(await store.count()).toEqual({ tables: 5, playing: 1 });
    });

    test('a person’s tables, even if they only joined or have left', async () => {
      const store = await newPlace().open();
      const seat = { kind: 'person', person: 'ann', name: 'Ann' } as const;
      await keep(
        store,
        ['in-room', { changedAt: 1, people: ['ann', 'bob'], listed: false }],
        ['on-seat', { changedAt: 2, seats: [seat], stage: 'playing' }],
        ['over', { changedAt: 3, people: ['ann'], stage: 'over' }],
        ['not-there', { changedAt: 4, people: ['bob'] }],
      );
      await store.append(record('in-room', { changedAt: 5 }), events(1, [moved('a')]));
      const mine = await store.list({ of: 'mine', person: 'ann', limit: 9 });
      expect(ids(mine)).toEqual(['in-room', 'on-seat']);
      expect(mine[1]).toEqual(record('on-seat', { changedAt: 2, seats: [seat], stage: 'playing' }));
      expect(ids(await store.list({ of: 'mine', person: 'ann', limit: 1 }))).toEqual(['in-room']);
      expect(ids(await store.list({ of: 'finished', person: 'ann', limit: 9 }))).toEqual(['over']);
      expect(await store.list({ of: 'finished', person: 'bob', limit: 9 })).toEqual([]);
    });
  });

  describe('clocks and bots', () => {
    test('deadlines in order, up to and including the given time', async () => {
      const store = await newPlace().open();
      expect(await store.ticking()).toEqual([]);
      await keep(
        store,
        ['late', { deadline: 300 }],
        ['none', {}],
        ['soon', { deadline: 100 }],
        ['mid', { deadline: 200 }],
      );
      expect(await store.due(99, 9)).toEqual([]);
      expect(await store.due(200, 9)).toEqual(['soon', 'mid']);
      expect(await store.ticking()).toEqual(['soon', 'mid', 'late']);
      await store.append(record('soon', { deadline: null }), events(1, [moved('a')]));
      expect(await store.ticking()).toEqual(['mid', 'late']);
    });

    test('deadlines up to a limit, the earliest first', async () => {
      const store = await newPlace().open();
      await keep(store, ['late', { deadline: 300 }], ['soon', { deadline: 100 }]);
      expect(await store.due(1000, 1)).toEqual(['soon']);
    });

    test('the last heartbeat', async () => {
      const store = await newPlace().open();
      expect(await store.lastBeat()).toBeNull();
      await store.beat(5000);
      await store.beat(4000);
      expect(await store.lastBeat()).toBe(4000);
    });
  });

  describe('sessions', () => {
    const session = (tokenHash: string, change: Partial<Session> = {}): Session => ({
      tokenHash,
      person: `person-${tokenHash}`,
      name: 'Ann',
      createdAt: 1,
      seenAt: 2,
      ...change,
    });

    test('are found by the hash of their token', async () => {
      const store = await newPlace().open();
      await store.addSession(session('a'));
      expect(await store.session('a')).toEqual(session('a'));
      expect(await store.session('b')).toBeUndefined();
      await expect(store.addSession(session('a'))).rejects.toMatchObject({ code: 'store-refused' });
    });

    test('tell whether their person is banned', async () => {
      const store = await newPlace().open();
      await store.addSession(session('a'));
      const deed = { id: 'one', action: 'ban', target: 'person-a', detail: 'rude', at: 3 };
      expect(await store.people.ban('person-a', deed)).toBe(true);
      expect(await store.session('a')).toEqual(session('a', { banned: true }));
      expect(await store.people.unban('person-a', { ...deed, id: 'two' })).toBe(true);
      expect(await store.session('a')).toEqual(session('a'));
    });

    test('are touched, with or without a new name', async () => {
      const store = await newPlace().open();
      await store.addSession(session('a'));
      await store.touchSession('a', 9);
      expect(await store.session('a')).toEqual(session('a', { seenAt: 9 }));
      await store.touchSession('a', 10, 'Bea');
      expect(await store.session('a')).toEqual(session('a', { seenAt: 10, name: 'Bea' }));
      await store.touchSession('nobody', 10, 'Bea');
      expect(await store.session('nobody')).toBeUndefined();
    });

    test('are dropped when they are old', async () => {
      const store = await newPlace().open();
      await store.addSession(session('old', { seenAt: 10 }));
      await store.addSession(session('new', { seenAt: 20 }));
      expect(await store.dropSessions(20)).toBe(1);
      expect(await store.session('old')).toBeUndefined();
      expect(await store.session('new')).toBeDefined();
    });
  });

  describe('close', () => {
    test('finishes the work under way; later calls fail', async () => {
      const store = await newPlace().open();
      const ids = Array.from({ length: 200 }, (_, i) => `t${i}`);
      const appends = ids.map((id) => store.append(record(id), events(0, [opened])));
      const counted = store.count();
      await store.close();
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['done']));
      await counted;
      await store.close();
      const closed = { code: 'store-closed' };
      await expect(store.count()).rejects.toMatchObject(closed);
      await expect(store.append(record('t'), events(0, [opened]))).rejects.toMatchObject(closed);
      expect(await store.backup('nowhere')).toMatchObject(closed);
    });
  });

  describe('two processes with one store', () => {
    test('exactly one gets each number, and nothing is lost', async () => {
      const place = newPlace();
      const [one, two] = [await place.open(), await place.open()];
      await one.append(record('t'), events(0, [opened]));
      const taken = await Promise.all([play(one, 't', 'a', 150), play(two, 't', 'b', 150)]);
      const stored = (await one.read('t'))?.events as { seq: number; moves?: string[] }[];
      expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 301 }, (_, i) => i));
      const made = stored.slice(1).map(({ moves }) => moves?.[0] ?? '');
      const by = (name: string) => made.filter((move) => move.startsWith(name));
      expect(by('a')).toEqual(Array.from({ length: 150 }, (_, i) => `a${i}`));
      expect(by('b')).toEqual(Array.from({ length: 150 }, (_, i) => `b${i}`));
      // Otherwise they never competed, and the test has shown nothing.
      expect(Math.max(...taken)).toBeGreaterThan(0);
    });

    test('each hears what the other wrote, and not what it wrote itself', async () => {
      const place = newPlace();
      const [one, two] = [await place.open(), await place.open()];
      const [first, second] = [hears(one), hears(two)];
      await one.append(record('by-one'), events(0, [opened]));
      await two.append(record('by-two'), events(0, [opened]));
      await vi.waitFor(() => expect(second).toEqual(['by-one']), WAIT);
      await vi.waitFor(() => expect(first).toEqual(['by-two']), WAIT);
      await two.append(record('by-one'), events(1, [moved('a')]));
      await vi.waitFor(() => expect(first).toEqual(['by-two', 'by-one']), WAIT);
      expect(second).toEqual(['by-one']);
    });

    test('each hears when the other forgets a person', async () => {
      const place = newPlace();
      const [one, two] = [await place.open(), await place.open()];
      const seats = [{ kind: 'person', person: 'ann', name: 'Ann' }] as const;
      await one.append(record('t', { seats }), events(0, [opened]));
      const heard = hears(two);
      await vi.waitFor(() => expect(heard).toEqual(['t']), WAIT);
      expect(await one.forget('ann')).toEqual(['t']);
      await vi.waitFor(() => expect(heard).toEqual(['t', 't']), WAIT);
    });

    test('older events are not reported as changes', async () => {
      const place = newPlace();
      const one = await place.open();
      await one.append(record('old'), events(0, [opened]));
      const two = await place.open();
      const heard = hears(two);
      await one.append(record('new'), events(0, [opened]));
      await vi.waitFor(() => expect(heard).toEqual(['new']), WAIT);
    });

    test('all can open a new database at the same time', async () => {
      const place = newPlace();
      const stores = await Promise.all(Array.from({ length: 8 }, () => place.open()));
      const append = (store: Store, i: number) =>
        store.append(record(`t${i}`), events(0, [opened]));
      expect(new Set(await Promise.all(stores.map(append)))).toEqual(new Set(['done']));
      expect(await stores[0]?.count()).toEqual({ tables: 8, playing: 0 });
    });
  });
}
