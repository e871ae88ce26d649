import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from './catalog.mjs';

const root = resolve(import.meta.dirname, '..');

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist', '.git'].includes(entry.name)) return [];
    if (entry.isDirectory()) return markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const isWorkspace = (folder: string) => existsSync(join(root, folder, 'package.json'));
/** The catalog stands for the games in the picture. Its own test compares it with the folders. */
const games = gameIds().map((id) => `games/${id}`);

const documents = markdownIn('.').map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const { scripts, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('the documents', () => {
  it('link to what exists', () => {
    const dead = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map((match) => match[1] as string)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => !existsSync(join(root, dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('name only scripts that exist', () => {
    const known = new Set([...Object.keys(scripts), 'ci', 'install']);
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)]
        .map((match) => match[1] as string)
        .filter((name) => !['run', 'are', 'package', 'packages', 'workspaces'].includes(name))
        .filter((name) => !known.has(name))
        .map((name) => `${path}: npm ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('show every workspace but the games in the picture of the architecture', () => {
    const picture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    const folders = (workspaces as string[]).flatMap((pattern) => {
      const folder = pattern.replace('/*', '');
      if (folder === pattern) return [folder];
      const names = readdirSync(join(root, folder));
      return names
        .map((name) => `${folder}/${name}`)
        .filter((each) => isWorkspace(each) && !games.includes(each));
    });
    expect(folders.filter((folder) => !picture.includes(folder))).toEqual([]);
  });

  it('start the README with one sentence and the two commands', () => {
    const [title, , sentence, , ...rest] = readFileSync(join(root, 'README.md'), 'utf8').split(
      '\n',
    );
    expect(title).toBe('# Baithak');
    expect(sentence?.match(/\./g)).toHaveLength(1);
    expect(rest.slice(0, 4).join('\n')).toMatch(/npm start[\s\S]*npm test/);
  });
});
