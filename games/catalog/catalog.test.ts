import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog, GAME_IDS, isGameId, wordsOf } from './index.ts';

test('lists every game that has facts, in order, but not the template', () => {
  const games = new URL('..', import.meta.url);
  const folders = readdirSync(games).filter((name) => !['catalog', 'template'].includes(name));
  const known = folders.filter((name) => existsSync(new URL(`${name}/facts.ts`, games)));
  expect(GAME_IDS).toEqual(known.sort());
});

test.each(GAME_IDS)('%s opens all its doors under its own id', async (id) => {
  const game = await catalog[id].game();
  expect(game.id).toBe(id);
  expect(Object.keys((await wordsOf(catalog[id])).catalogues)).toEqual(['en', 'de']);
  expect(typeof (await catalog[id].sketch())).toBe('function');
  const state = game.setup({ ...defaults(game.options(2)) }, 2);
  expect(Math.abs((await catalog[id].evaluate())(state, 0))).toBeLessThanOrEqual(1);
});

test('knows a game id when it sees one', () => {
  expect(isGameId('talluka')).toBe(true);
  expect(isGameId('toString')).toBe(false);
});

function defaults(specs: readonly { name: string; choices: readonly (string | number)[] }[]) {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.choices[0] as string | number]));
}
