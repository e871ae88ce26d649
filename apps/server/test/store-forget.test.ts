import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TableRecord } from '@baithak/host';
import type { TableEvent, TableEventBody } from '@baithak/table';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { events, moved, newFile, opened, openStore, record } from './store-kit.ts';

const NAME = 'Annabel Wintergreen';
const WORDS = 'what a splendid move that was';
const ann = { kind: 'person', person: 'ann-id', name: NAME } as const;
const bob = { kind: 'person', person: 'bob-id', name: 'Bob' } as const;
const session = { tokenHash: 'h', person: 'ann-id', name: NAME, createdAt: 1, seenAt: 1 };
const said = (text: string): TableEventBody => ({ kind: 'chatted', text });

const joined = (person: typeof ann | typeof bob): TableEventBody => ({
  kind: 'joined',
  person: person.person,
  name: person.name,
});

const asked = (person: typeof ann | typeof bob): TableEventBody => ({
  kind: 'asked',
  question: { kind: 'seat', seat: 1, waitingFor: [0], person: person.person, name: person.name },
});

/** A game between the two, with all that names and words can be in. */
const story: TableEvent[] = [
  ...events(0, [opened, joined(ann)], { by: 'ann-id' }),
  ...events(2, [joined(bob), { kind: 'seated', seat: 1, occupant: bob }], { by: 'bob-id' }),
  ...events(4, [{ kind: 'seated', seat: 0, occupant: ann }, asked(ann)], { by: 'ann-id' }),
  ...events(6, [said(WORDS), moved('a')], { by: 'ann-id' }),
  ...events(8, [said('thank you'), asked(bob), moved('b')], { by: 'bob-id' }),
  ...events(11, [{ kind: 'seated', seat: 0, occupant: { kind: 'bot', level: 2 } }]),
];

const table = (id: string): TableRecord =>
  record(id, { seats: [ann, bob], people: ['ann-id', 'bob-id'], owner: 'ann-id', stage: 'over' });

/** Everything on disk, as one text. */
function bytes(file: string): string {
  const folder = dirname(file);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}

describe('forget', () => {
  test('takes names and words away and leaves the game', async () => {
    const store = await openStore();
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

  test('leaves nothing of it on the disk, neither in pages nor in the log', async () => {
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

  test('empties the log later if somebody reads just now', async () => {
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

  test('takes what cannot be read if it is about them', async () => {
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

  test('holds when a process that knows nothing of it writes on', async () => {
    const file = newFile();
    const store = await openStore(file);
    const late = await openStore(file);
    await store.append(table('t'), story);
    await store.forget('ann-id');
    const more = events(12, [said(WORDS), { kind: 'seated', seat: 0, occupant: ann }], {
      by: 'ann-id',
    });
    expect(await late.append(table('t'), more)).toBe('done');
    expect(await late.append(table('new'), story)).toBe('done');
    expect(JSON.stringify(await late.read('new'))).toContain('thank you');
    await store.close();
    await late.close();
    expect(bytes(file)).not.toContain(NAME);
    expect(bytes(file)).not.toContain(WORDS);
  });

  test('of nobody is nothing', async () => {
    const store = await openStore();
    await store.append(table('t'), story);
    expect(await store.forget('nobody')).toEqual([]);
    expect((await store.read('t'))?.events).toEqual(story);
  });
});
