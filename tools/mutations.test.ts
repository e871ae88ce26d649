import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMutations } from './mutations.mjs';
import { root } from './setup.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = parseMutations(read('tools/mutations.txt'));

test('every planned change has its place, once, and a file of tests', () => {
  expect(all.length).toBeGreaterThan(100);
  const lost = all.flatMap(({ change, file, from }) =>
    read(file).split(from).length === 2 ? [] : [`${change}: ${file}`],
  );
  expect(lost).toEqual([]);
  expect(all.filter(({ from, to }) => from === to)).toEqual([]);
  expect(all.filter(({ test }) => !existsSync(join(root, test)))).toEqual([]);
});
