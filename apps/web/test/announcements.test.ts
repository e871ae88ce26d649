import { fileURLToPath } from 'node:url';
import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import type { Words } from '@baithak/kernel';
import { streamFrom, type Table } from '@baithak/table';
import { commonCatalogues, speaker } from '@baithak/words';
import { expect, test } from 'vitest';
import { EMPTY_ROOM, fold, type Room } from '../controller/room.ts';
import { announcement, describeTable } from '../pages/table/sentences.ts';
import { webCatalogues } from './said.ts';
import { begun, begunWith, decide, playOut, SCRIPTED, type Setting, script } from './tables.ts';

/** Asha's page after the events that it has not seen yet. */
const heardBy = (table: Table, room: Room): Room =>
  streamFrom(table, 0, room.next).reduce(fold, room);

/** What her page announces after each move of a match. */
function* spoken(table: Table, words: Words, moves: readonly string[]) {
  const books = [words.catalogues, webCatalogues, commonCatalogues];
  const { say } = speaker('en', books, ['Asha', 'Ravi']);
  let room = heardBy(table, EMPTY_ROOM);
  for (const move of moves) {
    decide(table, move);
    const heard = room.log.length;
    room = heardBy(table, room);
    const view = room.match?.view ?? null;
    const shown = { curtain: null, game: table.game, room, view, forcedTurns: [] };
    yield `${move}: ${announcement(shown, heard, words, say)}`;
  }
}

/** Short variants of the long games, with the seed of their moves. */
const LONG_GAMES: readonly (readonly [Setting, seed: string])[] = [
  [{ id: 'ananda', seats: ['Asha', 'Ravi'] }, '7'],
  [{ id: 'parikrama', seats: ['Asha', 'Ravi'], options: { mode: 'introductory' } }, '15'],
  [{ id: 'samsara', seats: ['Asha', 'Ravi'], options: { mode: 'quick' } }, '14'],
];

test.each(SCRIPTED)('a whole game of %s is announced as recorded', async (id) => {
  await expectKept(id, await begun(id, 'elsewhere'), await script(id));
});

test.each(LONG_GAMES)('a whole game of $id is announced as recorded', async (setting, seed) => {
  const moves = playOut(await begunWith(setting), seed);
  await expectKept(setting.id, await begunWith(setting), moves);
});

test.each([
  ['talluka', false],
  ['srrakk', false],
  ['vancana', true],
  ['jaipur', true],
] as const)('a description of %s tells scores only if the game counts any', async (id, counts) => {
  const table = await begun(id, 'elsewhere');
  const room = heardBy(table, EMPTY_ROOM);
  const books = [(await wordsOf(catalog[id])).catalogues, webCatalogues, commonCatalogues];
  const { say } = speaker('en', books, ['Asha', 'Ravi']);
  const view = room.match?.view ?? null;
  const shown = { curtain: null, game: table.game, room, view, forcedTurns: [], legal: [] };
  expect(describeTable(shown, say).includes('Ravi: 0')).toBe(counts);
});

async function expectKept(id: GameId, table: Table, moves: readonly string[]): Promise<void> {
  const lines = [...spoken(table, await wordsOf(catalog[id]), moves)];
  expect(lines.at(-1)).toMatch(/(wins|A draw)$/);
  // `npx vitest run -u` with this file records them anew.
  const kept = new URL(`fixtures/announced-${id}.txt`, import.meta.url);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(kept));
}
