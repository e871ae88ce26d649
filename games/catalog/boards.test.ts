import { readdirSync, readFileSync } from 'node:fs';
import { ACCENTS } from '@baithak/board/facts';
import { hintRandomGames } from '@baithak/board/testing/hints';
import { LANGUAGES, readOptions, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { boards } from './generated/boards.ts';
import { catalog, GAME_IDS, wordsOf } from './index.ts';

test.each(GAME_IDS)('the board of %s opens', async (id) => {
  expect(typeof (await boards[id]())).toBe('function');
});

test.each(GAME_IDS)('%s has words for all that its board says, and no others', async (id) => {
  const { catalogues } = await wordsOf(catalog[id]);
  const said = keysIn(id);
  const fits = (key: string, use: string) =>
    /[.-]$/.test(use) ? key.startsWith(use) && key !== use : key === use;
  for (const language of LANGUAGES) {
    const known = Object.keys(catalogues[language]).filter((key) => key.startsWith('board.'));
    expect(known.filter((key) => !said.some((use) => fits(key, use)))).toEqual([]);
    expect(said.filter((use) => !known.some((key) => fits(key, use)))).toEqual([]);
  }
});

test.each(GAME_IDS)('the board of %s shows the advice of a coach', async (id) => {
  const [game, words, Board] = await Promise.all([
    catalog[id].game(),
    wordsOf(catalog[id]),
    boards[id](),
  ]);
  const options = sure(readOptions(game, {}, 2));
  expect(() => hintRandomGames({ game, words, Board }, options, 20)).not.toThrow();
});

test('every game has a dye of its own, as long as there are enough, and a look of its own', () => {
  const looks = Object.values(facts).map(({ look }) => look);
  const dyes = new Set(looks.map(({ accent }) => accent));
  expect(dyes.size).toBe(Math.min(GAME_IDS.length, ACCENTS.length));
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(GAME_IDS.length);
});

/** The keys that a board's code mentions; one that ends in a dot or a dash is completed when it is said. */
function keysIn(id: string): string[] {
  const own = codeOf(id);
  // A board may also use the parts that several games share.
  const shared = [
    ...new Set([...own.matchAll(/'@baithak\/(\w+)\/board'/g)].map(([, name]) => name!)),
  ];
  const text = [own, ...shared.map(codeOf)].join('\n');
  const keys = [...text.matchAll(/['`](board\.[\w.-]*)/g)].map((match) => match[1] as string);
  expect(keys.length).toBeGreaterThan(2);
  return [...new Set(keys)];
}

/** The code of a game's board and speech, without the catalogues themselves. */
function codeOf(id: string): string {
  return ['board', 'words']
    .flatMap((part) => {
      const folder = new URL(`../${id}/${part}/`, import.meta.url);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/(\.test|(^|\/)(en|de))\.tsx?$/.test(name))
        .map((name) => readFileSync(new URL(name, folder), 'utf8'));
    })
    .join('\n');
}
