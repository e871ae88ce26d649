import { catalog } from '@baithak/catalog';
import { GameLoader, recordOf, restore } from '@baithak/host';
import { type Game, sure } from '@baithak/kernel';
import { CAPS, type Command, openTable, submit, type Table } from '@baithak/table';
import { expect, it, vi } from 'vitest';
import { openStore } from './kit/store.ts';

const ASHA = 'asha';
const env = { now: 1000, seed: '0123456789abcdef0123456789abcdef' };
const EVENTS = 4500;

const give = (table: Table, command: Command) => sure(submit(table, command, ASHA, env));
const talluka = async () => (await catalog.talluka.game()) as Game;

/** Asha resigns and begins again as often as the table allows. */
function manyMatches(game: Game): Table {
  const table = sure(openTable(() => game, { game: game.id }, ASHA, 'Asha', env));
  for (const seat of [0, 1]) give(table, { do: 'sit', seat, name: 'Asha' });
  give(table, { do: 'start' });
  give(table, { do: 'resign', seat: 0 });
  while (table.matches.length < CAPS.matches) {
    give(table, { do: 'rematch', seat: 0 });
    give(table, { do: 'resign', seat: 0 });
  }
  return table;
}

it('a table has so many matches, however short', async () => {
  const table = manyMatches(await talluka());
  expect(table.events.length).toBeLessThan(CAPS.table / 2);
  for (const command of [
    { do: 'rematch', seat: 0 },
    { do: 'configure', settings: {} },
  ] as const) {
    expect(submit(table, command, ASHA, env)).toMatchObject({ code: 'table-long' });
  }
});

it('a table of many short matches is read page by page', async () => {
  const table = manyMatches(await talluka());
  sure(submit(table, { do: 'join', name: 'Ravi' }, 'ravi', env));
  while (table.events.length < EVENTS) {
    const by = table.events.length % 2 === 0 ? ASHA : 'ravi';
    sure(submit(table, { do: 'react', reaction: 'nice' }, by, env));
  }
  const store = await openStore();
  const snapshots = table.takeSnapshots();
  await store.append(recordOf('t', table), table.events);
  await store.keepSnapshots?.('t', snapshots);
  // What is parsed between two turns of the loop.
  const parse = vi.spyOn(JSON, 'parse');
  const counts = [0];
  const clock = setInterval(() => counts.push(parse.mock.calls.length));
  const all = await store.read('t');
  clearInterval(clock);
  counts.push(parse.mock.calls.length);
  parse.mockRestore();
  expect(all?.events).toHaveLength(EVENTS);
  expect(all?.snapshots).toHaveLength(CAPS.matches);
  expect(Math.max(...counts.map((n, i) => n - (counts[i - 1] ?? 0)))).toBeLessThan(EVENTS);
  await store.close();
});

it('a table of many short matches lets others run every 100 events', async () => {
  const game = await talluka();
  const table = manyMatches(game);
  const snapshots = table.takeSnapshots();
  const stored = { record: recordOf('t', table), events: table.events, snapshots };
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const opened = sure(await restore(new GameLoader(async () => game), stored, undefined, pause));
  expect(opened.matches).toHaveLength(CAPS.matches);
  expect(opened.unsaved).toBe(0);
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(table.events.length / 100) - 1);
});
