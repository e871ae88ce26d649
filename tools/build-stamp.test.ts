import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, isFresh, stamp } from './build-stamp.mjs';
import { root } from './setup.mjs';

const cache = 'node_modules/.cache';
let folder: string;

beforeEach(() => {
  mkdirSync(join(root, cache), { recursive: true });
  folder = mkdtempSync(join(root, cache, 'fresh-build-'));
  write('source/a.ts', 'one');
  write('dist/a.mjs', 'built');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, 0, 0);
}

const target = () => ({ output: join(folder, 'dist/a.mjs'), sources: [] });
const hash = () => hashOf([`${cache}/${basename(folder)}/source`]);

test('a build is fresh until a source changes, also if its time stays the same', () => {
  expect(isFresh(target(), hash())).toBe(false);
  stamp(target(), hash());
  expect(isFresh(target(), hash())).toBe(true);
  write('source/a.ts', 'two');
  expect(isFresh(target(), hash())).toBe(false);
  write('source/a.ts', 'one');
  expect(isFresh(target(), hash())).toBe(true);
});

test.each([
  ['a new file', () => write('source/b.ts', ''), false],
  ['a renamed file', () => rename('source/a.ts', 'source/b.ts'), false],
  ['a deleted output', () => rmSync(join(folder, 'dist/a.mjs')), false],
  ['a changed test', () => write('source/test/a.ts', 'one'), true],
])('after %s', (_, change, fresh) => {
  stamp(target(), hash());
  change();
  expect(isFresh(target(), hash())).toBe(fresh);
});

function rename(from: string, to: string): void {
  renameSync(join(folder, from), join(folder, to));
}
