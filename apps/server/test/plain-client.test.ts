import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './kit/server.ts';
import { playBoth } from './plain-client.ts';
import { tallukaMoves } from './plain-moves.ts';

let server: TestServer;

afterEach(() => server?.close());

it('plays Talluka and Jaipur to the end, as the docs say', async () => {
  server = await openTestServer();
  const { talluka, jaipur, refusals } = await playBoth(server.url);
  expect(refusals).toEqual([]);
  expect(talluka.places.toSorted()).toEqual([1, 2]);
  expect(jaipur.places.length).toBe(2);
});

it('finds the legal moves that the README of Talluka lists', () => {
  const view = { position: 'BB1WW/BB1WW/5/WW1BB/WW1BB w', history: [], repetition: 'forbidden' };
  expect(tallukaMoves(view, 0).sort().join(' ')).toBe('1> 2> 4< 5< a^ b^ dv ev');
});

it('contains nothing of ours', () => {
  for (const file of ['plain-client.ts', 'plain-moves.ts']) {
    const source = readFileSync(resolve(import.meta.dirname, file), 'utf8');
    const imports = [...source.matchAll(/\bfrom '([^']+)'/g)].map(([, name]) => name);
    const allowed = /^(node:.*|ws|\.\/plain-moves\.ts)$/;
    expect(imports.filter((name) => !allowed.test(name!))).toEqual([]);
    expect(source).not.toContain('@baithak');
  }
});
