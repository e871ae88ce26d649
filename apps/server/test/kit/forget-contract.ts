import type { TableRecord } from '@baithak/host';
import type { TableEvent, TableEventBody } from '@baithak/table';
import { describe, expect, test } from 'vitest';
import { events, moved, opened, record } from './store.ts';
import type { Place } from './store-contract.ts';

export const NAME = 'Annabel Wintergreen';
export const WORDS = 'what a splendid move that was';
export const ann = { kind: 'person', person: 'ann-id', name: NAME } as const;
const bob = { kind: 'person', person: 'bob-id', name: 'Bob' } as const;
export const session = { tokenHash: 'h', person: 'ann-id', name: NAME, createdAt: 1, seenAt: 1 };
export const said = (text: string): TableEventBody => ({ kind: 'chatted', text });

const joined = (person: typeof ann | typeof bob): TableEventBody => ({
  kind: 'joined',
  person: person.person,
  name: person.name,
});

const asked = (person: typeof ann | typeof bob): TableEventBody => ({
  kind: 'asked',
  question: { kind: 'seat', seat: 1, waitingFor: [0], person: person.person, name: person.name },
});

/** A match between the two with every event that holds names or chat. */
export const story: TableEvent[] = [
  ...events(0, [opened, joined(ann)], { by: 'ann-id' }),
  ...events(2, [joined(bob), { kind: 'seated', seat: 1, occupant: bob }], { by: 'bob-id' }),
  ...events(4, [{ kind: 'seated', seat: 0, occupant: ann }, asked(ann)], { by: 'ann-id' }),
  ...events(6, [said(WORDS), moved('a')], { by: 'ann-id' }),
  ...events(8, [said('thank you'), asked(bob), moved('b')], { by: 'bob-id' }),
  ...events(11, [{ kind: 'seated', seat: 0, occupant: { kind: 'bot', character: 'gilli' } }]),
];

export const table = (id: string): TableRecord =>
  record(id, { seats: [ann, bob], people: ['ann-id', 'bob-id'], owner: 'ann-id', stage: 'over' });

/** What every store promises to whoever wants to be forgotten. */
export function forgetContract(newPlace: () => Place): void {
  describe('forget', () => {
    test('removes names and chat and keeps the moves', async () => {
      const store = await newPlace().open();
      await store.addSession(session);
      await store.append(table('t'), story);
      await store.append(record('other', { people: ['bob-id'] }), events(0, [opened]));
      expect(await store.forget('ann-id')).toEqual(['t']);
      expect(await store.session('h')).toBeUndefined();
      const left = await store.read('t');
      expect(left?.record).toEqual({ ...table('t'), seats: [{ ...ann, name: '' }, bob] });
      const blank = (text: string) => (text === NAME || text === WORDS ? '' : text);
      const expected = JSON.parse(JSON.stringify(story), (_, value) => blank(value));
      expect(left?.events).toEqual(expected);
      expect(JSON.stringify(left)).toContain('thank you');
      expect(await store.list({ of: 'finished', person: 'ann-id', limit: 9 })).toHaveLength(1);
    });

    test('changes nothing for an unknown person', async () => {
      const store = await newPlace().open();
      await store.append(table('t'), story);
      expect(await store.forget('nobody')).toEqual([]);
      expect((await store.read('t'))?.events).toEqual(story);
    });

    test('holds when a process that does not know it yet writes', async () => {
      const place = newPlace();
      const [store, late] = [await place.open(), await place.open()];
      await store.append(table('t'), story);
      await store.forget('ann-id');
      const more = events(12, [said(WORDS), { kind: 'seated', seat: 0, occupant: ann }], {
        by: 'ann-id',
        client: 'c',
      });
      expect(await late.append(table('t'), more)).toBe('taken');
      const scrubs = (await late.read('t'))?.scrubs;
      expect(await late.append(table('t'), more, scrubs)).toBe('done');
      expect(await late.append(table('new'), story)).toBe('done');
      const left = JSON.stringify([await store.read('t'), await store.read('new')]);
      expect(left).toContain('thank you');
      for (const gone of [NAME, WORDS, '"client"']) expect(left).not.toContain(gone);
    });

    test('empties the salts of deals that were called off, and keeps those of matches', async () => {
      const store = await newPlace().open();
      const salted: TableEventBody = { kind: 'salted', text: 'pepper' } as never;
      const sealed: TableEventBody = { kind: 'sealed', seed: 's' };
      const started: TableEventBody = { kind: 'started' } as never;
      const bodies = [opened, salted, sealed, salted, started];
      await store.append(table('t'), events(0, bodies, { by: 'ann-id' }));
      await store.forget('ann-id');
      const left = (await store.read('t'))?.events as { text?: string }[];
      expect([left[1]?.text, left[3]?.text]).toEqual(['', 'pepper']);
    });

    test('what a person caused, or what names them, can be read in pages', async () => {
      const store = await newPlace().open();
      await store.append(table('t'), story);
      const { events: own, next } = await store.eventsOf('ann-id', 't', 0);
      const numbers = (own as TableEvent[]).map(({ seq }) => seq);
      expect([numbers, next]).toEqual([[0, 1, 4, 5, 6, 7], null]);
    });
  });

  describe('archives', () => {
    const archive = { names: { 'ann-id': [NAME] }, matches: [] };

    test('take the place of a table, unless it has gone on', async () => {
      const store = await newPlace().open();
      await store.append(table('t'), story);
      expect(await store.walk('', 9)).toMatchObject([{ id: 't', events: story.length }]);
      expect(await store.archive('t', story.length - 1, archive)).toBe(false);
      expect(await store.archive('t', story.length, archive)).toBe(true);
      expect(await store.archived('t')).toEqual(archive);
      while (await store.clear(5));
      expect((await store.read('t'))?.events).toEqual([]);
      await store.forget('ann-id');
      expect(await store.archived('t')).toEqual({ ...archive, names: {} });
      expect(await store.remove('t', 0)).toBe(true);
      while (await store.clear(5));
      expect(await store.read('t')).toBeUndefined();
      expect(await store.count()).toEqual({ tables: 0, playing: 0 });
    });
  });

  test('what a person has is counted without what is over', async () => {
    const store = await newPlace().open();
    const own = { owner: 'ann-id', people: ['ann-id'] };
    await store.append(record('own', own), events(0, [opened]));
    await store.append(record('guest', { people: ['bob-id', 'ann-id'] }), events(0, [opened]));
    await store.append(record('left', { owner: 'ann-id' }), events(0, [opened], { by: 'ann-id' }));
    await store.append(record('over', { ...own, stage: 'over' }), events(0, [opened]));
    expect(await store.usage('ann-id')).toEqual({ tables: 1, rooms: 2 });
    expect(await store.usage('nobody')).toEqual({ tables: 0, rooms: 0 });
  });

  test('the first value is kept', async () => {
    const place = newPlace();
    const [one, two] = [await place.open(), await place.open()];
    const kept = await Promise.all([one.keepOnce('k', 'a'), two.keepOnce('k', 'b')]);
    expect(new Set(kept).size).toBe(1);
    expect(await two.keepOnce('k', 'c')).toBe(kept[0]);
  });

  test('a code is used once, and only the newest of a person', async () => {
    const place = newPlace();
    const [one, two] = [await place.open(), await place.open()];
    await one.addSession(session);
    const code = (codeHash: string) => ({ codeHash, person: session.person, until: 100 });
    await one.addTransfer(code('old'));
    await one.addTransfer(code('new'));
    expect(await two.takeTransfer('old', 50)).toBeUndefined();
    const taken = await Promise.all([one.takeTransfer('new', 50), two.takeTransfer('new', 50)]);
    expect(taken.filter((each) => each !== undefined)).toEqual([
      { person: session.person, name: NAME },
    ]);
    await one.setFeed(session.person, 'feed', 'de');
    expect(await two.feed('feed')).toEqual({ person: session.person, language: 'de' });
    await two.dropSessions(1000);
    expect([await one.feed('feed'), await one.hasFeed(session.person)]).toEqual([undefined, false]);
  });
}
