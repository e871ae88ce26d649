import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { gameIds } from './catalog.mjs';
import { refusal } from './new-game.mjs';
import { root } from './setup.mjs';
import { Scratch } from './test/scratch.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

it('the template is not in the shipped catalog', () => {
  expect(gameIds()).not.toContain('template');
  const generated = readdirSync(join(root, 'games/catalog/generated'));
  for (const file of [...generated.map((name) => `generated/${name}`), 'package.json']) {
    expect(readFileSync(join(root, 'games/catalog', file), 'utf8')).not.toContain('template');
  }
});

it.each([
  ['', 'Give the game an id'],
  ['Morris', 'use small letters and digits'],
  ['9men', 'use small letters and digits'],
  ['nine-men', 'use small letters and digits'],
  ['../morris', 'use small letters and digits'],
  ['class', 'it has a meaning in the code'],
  ['await', 'it has a meaning in the code'],
  ['facts', 'it has a meaning in the code'],
  ['talluka', '“talluka” is taken by games/talluka'],
  ['template', '“template” is taken by games/template'],
  ['kernel', '“kernel” is taken by packages/kernel'],
])('refuses the id “%s” with one sentence', (id, why) => {
  expect(refusal(id)).toContain(why);
  expect(refusal(id)?.split('\n')).toHaveLength(1);
});

it('a refused id changes nothing', () => {
  const { code, out, err } = scratch.run('tools/new-game.mjs', 'Morris');
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: `${refusal('Morris')}\n` });
  expect(readdirSync(join(scratch.folder, 'games'))).toEqual(readdirSync(join(root, 'games')));
});

it('copies the template into a game that the catalog lists and the terminal plays', () => {
  const { code, out } = scratch.run('tools/new-game.mjs', 'morris');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('play morris') });

  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const copy = join(scratch.folder, 'games/morris');
  expect(filesOf(copy)).toEqual(filesOf(join(root, 'games/template')));
  for (const name of filesOf(copy).filter((path) => /\.\w+$/.test(path))) {
    expect(readFileSync(join(copy, name), 'utf8')).not.toMatch(/template|tic-tac-toe|\bT\d/i);
  }

  expect(scratch.run('tools/catalog.mjs', '--check')).toMatchObject({ code: 0, err: '' });
  const read = (path: string) => readFileSync(join(scratch.folder, path), 'utf8');
  expect(read('games/catalog/generated/doors.ts')).toContain("import('@baithak/morris')");
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['node_modules/@baithak/morris'].resolved).toBe('games/morris');
  expect(packages['games/catalog'].dependencies).toHaveProperty('@baithak/morris');

  const build = "import('./tools/build-cli.mjs').then(({ buildCli }) => buildCli())";
  expect(scratch.run('-e', build).code).toBe(0);
  const play = ['play', 'morris', '--seat', 'random', '--seat', 'random'];
  const played = scratch.run('apps/cli/dist/baithak.mjs', ...play);
  expect(played).toMatchObject({ code: 0, out: expect.stringMatching(/wins with three|Draw/) });
});
