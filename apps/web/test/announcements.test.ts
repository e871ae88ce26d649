import { readFileSync } from 'node:fs';
import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import type { Words } from '@baithak/kernel';
import { streamFrom, type Table } from '@baithak/table';
import { commonCatalogues, speaker } from '@baithak/words';
import { expect, test } from 'vitest';
import { EMPTY_ROOM, fold, type Room } from '../controller/room.ts';
import { announcement } from '../pages/table/sentences.ts';
import { webCatalogues } from '../words/index.ts';
import { begun, decide, SCRIPTED, script } from './scripted.ts';

/** What Asha's page has been told. */
const heardBy = (table: Table, room: Room): Room =>
  streamFrom(table, 0, room.next).reduce(fold, room);

/** What her page says aloud, move by move, from the beginning of a match. */
async function* spoken(id: GameId, words: Words, moves: readonly string[]) {
  const books = [words.catalogues, webCatalogues, commonCatalogues];
  const { say } = speaker('en', books, ['Asha', 'Ravi']);
  const table = await begun(id, 'elsewhere');
  let room = heardBy(table, EMPTY_ROOM);
  for (const move of moves) {
    decide(table, move);
    const heard = room.log.length;
    room = heardBy(table, room);
    const shown = { curtain: null, game: table.game, room, view: room.match?.view ?? null };
    yield `${move}: ${announcement(shown, heard, words, say)}`;
  }
}

test.each(SCRIPTED)('a whole game of %s as it is announced', async (id) => {
  const lines: string[] = [];
  for await (const line of spoken(id, await wordsOf(catalog[id]), await script(id))) {
    lines.push(line);
  }
  expect(lines.at(-1)).toMatch(/(wins|A draw)$/);
  const kept = readFileSync(new URL(`fixtures/announced-${id}.txt`, import.meta.url), 'utf8');
  expect(`${lines.join('\n')}\n`).toBe(kept);
});
