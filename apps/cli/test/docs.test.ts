import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cli } from './harness.ts';

const docs = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8');
const blocks = [...docs.matchAll(/```engine\n(.*?)```/gs)].map((match) => match[1] as string);

test('docs/engine.md has examples', () => {
  expect(blocks.length).toBeGreaterThan(4);
});

test.each(blocks)('an example of docs/engine.md is true: %s', async (block) => {
  const marked = (mark: string) =>
    block.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(2)] : []));
  const { lines } = await cli(['engine'], { input: `${marked('> ').join('\n')}\n` });
  const answers = lines.map((line) => JSON.parse(line));
  const expected = marked('< ').map((line) => JSON.parse(line));
  expect(answers).toHaveLength(expected.length);
  for (const [index, each] of expected.entries()) expect(answers[index]).toMatchObject(each);
});

test('docs/engine.md names every request and fault of the protocol', () => {
  const source = (name: string) =>
    readFileSync(new URL(`../engine/${name}.ts`, import.meta.url), 'utf8');
  const requests = source('decode').match(/const REQUESTS = \{(.*?)\n\}/s)?.[1] ?? '';
  const names = [...requests.matchAll(/^ {2}([a-z]+): /gm)].map((match) => match[1]);
  expect(names).toContain('perft');
  const code = ['decode', 'engine', 'handlers', 'run'].map(source).join('\n');
  const faults = [...code.matchAll(/Fault\('([a-z0-9-]+)'/g)].map((match) => match[1]);
  for (const name of [...names, ...faults]) expect(docs).toContain(`\`${name}\``);
});
