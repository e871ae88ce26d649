import { readFileSync } from 'node:fs';
import { recordOf, type StoredTable } from '@baithak/host';
import { writeMatch } from '@baithak/kernel';
import type { Occupant } from '@baithak/table';
import { expect, test } from 'vitest';
import { readKept, writeKept } from '../controller/kept-file.ts';
import { drawnAs, dyeOf, ProfileKeeper, signOf } from '../controller/profile.ts';
import { recordBook } from '../controller/record-book.ts';
import type { OwnGame } from '../controller/records.ts';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { memoryStore } from '../local/store.ts';
import { device } from './device.ts';
import { begunWith, give, playOut } from './tables.ts';

const me: Occupant = { kind: 'person', person: 'me', name: 'Asha' };
const kapi: Occupant = { kind: 'bot', character: 'kapi' };
const ravi: Occupant = { kind: 'person', person: 'ravi', name: 'Ravi' };

const game = (at: number, places: readonly number[], change: Partial<OwnGame> = {}): OwnGame => ({
  game: 'talluka',
  seats: [me, kapi],
  places,
  at,
  person: 'me',
  ...change,
});

test('a record book counts by game and by opponent, and finds streaks in the order of time', () => {
  const book = recordBook([
    game(5, [1, 2]),
    game(1, [1, 2]),
    game(2, [1, 2], { seats: [me, ravi] }),
    game(3, [2, 1]),
    game(4, [1, 1], { game: 'jaipur', seats: [me, ravi] }),
  ]);
  expect(book.all).toEqual({ won: 3, drawn: 1, lost: 1 });
  expect(book.byGame).toEqual([
    { key: 'talluka', won: 3, drawn: 0, lost: 1 },
    { key: 'jaipur', won: 0, drawn: 1, lost: 0 },
  ]);
  expect(book.byOpponent).toEqual([
    { key: { kind: 'bot', name: 'kapi' }, won: 2, drawn: 0, lost: 1 },
    { key: { kind: 'person', name: 'Ravi' }, won: 1, drawn: 1, lost: 0 },
  ]);
  expect([book.streak, book.bestStreak]).toEqual([1, 2]);
});

test('a game that several people played at one screen has no winner of its own', () => {
  const both = [me, { ...me, name: 'Mira' } as Occupant];
  expect(recordBook([game(1, [1, 2], { seats: both })]).all).toEqual({ won: 0, drawn: 0, lost: 0 });
  // Two bots of one kind are one opponent, met once.
  const [line] = recordBook([game(1, [1, 2, 3], { seats: [me, kapi, kapi] })]).byOpponent;
  expect(line).toMatchObject({ won: 1, lost: 0 });
});

/** A device that holds these finished tables. */
async function deviceWith(...seeds: string[]) {
  const store = memoryStore();
  const tables: StoredTable[] = [];
  for (const [i, seed] of seeds.entries()) {
    const table = await begunWith({ id: 'talluka', seats: ['Asha', 1] });
    playOut(table, seed);
    const record = recordOf(`table-${i}`, table);
    await store.append(record, table.events);
    tables.push({ record, events: table.events });
  }
  return { lobby: device(store), tables };
}

test('the history of a device has every finished match, with seats and places', async () => {
  const { lobby, tables } = await deviceWith('1', '2', '3');
  const answer = await lobby.ask({ do: 'history' });
  if (!('history' in answer)) throw new Error('no history');
  const places = tables.map(({ record }) => record.result?.places);
  expect(answer.history.map((each) => each.places)).toEqual(places);
  expect(answer.history[0]?.seats).toEqual(tables[0]?.record.seats);
  const book = recordBook(answer.history.map((each) => ({ ...each, person: LOCAL_PERSON })));
  expect(book.all.won + book.all.lost).toBe(3);
  expect(answer.history.map(({ table }) => table)).toEqual(['table-0', 'table-1', 'table-2']);
});

test('each match of a table can be reviewed, also while another one runs', async () => {
  const store = memoryStore();
  const table = await begunWith({ id: 'talluka', seats: ['Asha', 'Ravi'] });
  const filesIn = async () => {
    await store.remove('table');
    await store.append(recordOf('table', table), table.events);
    const lobby = device(store);
    const answer = await lobby.ask({ do: 'history' });
    const played = 'history' in answer ? answer.history : [];
    return Promise.all(
      played.map(async ({ table: id, match }) => {
        const found = await lobby.ask({ do: 'match-file', table: id, viewer: null, match });
        return 'file' in found ? found.file : found;
      }),
    );
  };
  playOut(table, '1');
  const first = writeMatch(table.match!);
  expect(await filesIn()).toEqual([first]);
  give(table, { do: 'rematch', seat: 0 });
  expect(await filesIn()).toEqual([first]);
  playOut(table, '2');
  const second = writeMatch(table.match!);
  expect(second).not.toBe(first);
  expect(await filesIn()).toEqual([first, second]);
});

test('a record book lists all games, the latest first, with their reviews', () => {
  const games = Array.from({ length: 30 }, (_, at) =>
    game(at, [1, 2], at === 29 ? { review: '/review/mango' } : {}),
  );
  const { latest } = recordBook(games);
  expect(latest.map(({ at }) => at)).toEqual(games.map(({ at }) => at).reverse());
  expect(latest.slice(0, 2).map(({ review }) => review)).toEqual(['/review/mango', null]);
});

test('what one device exports another one imports, once', async () => {
  const { lobby, tables } = await deviceWith('1', '2');
  const answer = await lobby.ask({ do: 'export' });
  if (!('exported' in answer)) throw new Error('no export');
  const kept = readKept(writeKept({ saved: { name: 'Asha' }, tables: answer.exported }));
  if ('code' in kept) throw new Error(kept.code);
  expect(kept.saved).toEqual({ name: 'Asha' });
  const other = device();
  expect(await other.ask({ do: 'import', tables: kept.tables })).toEqual({ imported: 2 });
  expect(await other.ask({ do: 'import', tables: kept.tables })).toEqual({ imported: 0 });
  const list = await other.ask({ do: 'list' });
  expect('list' in list && list.list.tables.map(({ id }) => id).sort()).toEqual(
    tables.map(({ record }) => record.id).sort(),
  );
});

test('of two copies of a table the longer one stays, and a broken table brings nothing in', async () => {
  const { tables } = await deviceWith('1', '2');
  const [whole, second] = tables as [StoredTable, StoredTable];
  const short = { ...whole, events: whole.events.slice(0, -3) };
  const other = device();
  expect(await other.ask({ do: 'import', tables: [short] })).toEqual({ imported: 1 });
  expect(await other.ask({ do: 'import', tables: [whole] })).toEqual({ imported: 1 });
  expect(await other.ask({ do: 'import', tables: [short] })).toEqual({ imported: 0 });
  const fresh = device();
  const broken = { ...second, events: second.events.with(5, { seq: 5, kind: 'moved', at: 0 }) };
  expect(await fresh.ask({ do: 'import', tables: [whole, broken] })).toMatchObject({
    fault: { code: 'table-damaged' },
  });
  const list = await fresh.ask({ do: 'list' });
  expect('list' in list && list.list.tables).toEqual([]);
});

test('a file that is none, that has changed, or that is newer is refused', () => {
  const file = writeKept({ saved: { name: 'Asha' }, tables: [] });
  expect(readKept(file)).toEqual({ saved: { name: 'Asha' }, tables: [] });
  const codeOf = (text: string) => Object(readKept(text)).code;
  for (const text of ['', 'null', '[]', '{"kind":"other"}', 'x'.repeat(100)]) {
    expect(codeOf(text)).toBe('kept-file');
  }
  expect(codeOf(file.replace('Asha', 'Ravi'))).toBe('kept-damaged');
  expect(codeOf(file.replace('"version":1', '"version":2'))).toBe('kept-newer');
  for (const content of ['{"saved":{"a":1},"tables":[]}', '{"saved":{},"tables":[{}]}', '[]']) {
    expect(codeOf(writeKept(JSON.parse(content)))).toBe('kept-file');
  }
});

test('a profile remembers what was chosen, and has something for everything else', () => {
  const saved = new Map<string, string>([['colour', 'no such colour']]);
  const keeper = new ProfileKeeper((key) => ({
    read: () => saved.get(key) ?? null,
    write: (text) => void saved.set(key, text),
  }));
  let told = 0;
  keeper.subscribe(() => {
    told += 1;
  });
  expect(keeper.getSnapshot()).toEqual({ name: '', emblem: 'initial', colour: 'indigo' });
  expect(keeper.getSnapshot()).toBe(keeper.getSnapshot());
  keeper.set({ emblem: 'lotus', colour: 'neem' });
  // Other pages write the name.
  saved.set('name', 'Asha');
  expect(keeper.getSnapshot()).toEqual({ name: 'Asha', emblem: 'lotus', colour: 'neem' });
  expect(told).toBe(1);
});

test('whoever chose no colour has the same one on every screen', () => {
  const keeper = new ProfileKeeper((key) => ({
    read: () => (key === 'name' ? 'Ravi' : null),
    write: () => {},
  }));
  const own = keeper.getSnapshot();
  // Others are told nothing, and know it by the name.
  expect(signOf(own)).toBeUndefined();
  expect(own.colour).toBe(dyeOf(' Ravi '));
  expect(drawnAs('Ravi', 'lotus-no such colour').colour).toBe(own.colour);
  expect(signOf({ ...own, colour: 'indigo' })).toBe('initial-indigo');
  expect(new Set(['Ravi', 'Asha', 'Mira'].map(dyeOf)).size).toBe(3);
});

test('every icon of the manifest is there, in the size that it names', () => {
  const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));
  const { icons } = JSON.parse(file('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes } of [...drawn, { src: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const png = file(src);
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
