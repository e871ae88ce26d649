import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envName, OPTION_NAMES, readConfig } from '../config.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const compose = read('compose.yaml');
/** The values of all lines with a key. */
const valuesOf = (key: string) =>
  [...compose.matchAll(new RegExp(`^ +${key}: (\\S+)`, 'gm'))].map(([, value]) => value);

test('the servers of the compose file know every name and role in it', () => {
  const block = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(compose)?.[1] ?? '';
  const names = [...block.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name ?? '');
  expect(names).toContain('DATABASE_URL');
  const known = OPTION_NAMES.map(envName);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const roles = valuesOf('ROLE');
  expect(roles).toEqual(['web', 'bots']);
  for (const ROLE of roles) expect(readConfig({}, { ROLE })).toMatchObject({ role: ROLE });
  const trust = valuesOf('TRUST_PROXY')[0];
  expect(readConfig({}, { TRUST_PROXY: trust, METRICS: 'on' })).toMatchObject({ metrics: true });
});

test('it builds our own image, and takes PostgreSQL and a proxy of a fixed version', () => {
  expect(valuesOf('image')).toEqual([
    expect.stringMatching(/^postgres:\d+$/),
    expect.stringMatching(/^caddy:\d+$/),
  ]);
  expect(valuesOf('build')).toEqual(['..']);
  // The proxy passes on to the servers that the file names, at the port of the image.
  const port = /^ENV .*\bPORT=(\d+)/m.exec(read('../Dockerfile'))?.[1];
  for (const name of ['server1', 'server2']) {
    expect(compose).toContain(`  ${name}: *server\n`);
    expect(read('Caddyfile')).toContain(`${name}:${port}`);
  }
});

test('the proxy can be reached at the port of its file and by https, and keeps its certificates', () => {
  const proxy = /^ {2}proxy:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? '';
  const ports = [...proxy.matchAll(/- "(\d+):(\d+)"/g)].map(([, outside, inside]) => [
    outside,
    inside,
  ]);
  const own = /^:(\d+) \{/m.exec(read('Caddyfile'))?.[1];
  expect(ports).toEqual([own, '80', '443'].map((port) => [port, port]));
  const volumes = [...compose.matchAll(/^ {6}- (\w+):\//gm)].map(([, name]) => name);
  expect(volumes).toEqual(['db', 'caddy']);
  expect(proxy).toContain('- caddy:/data\n');
  for (const name of volumes)
    expect(compose).toMatch(new RegExp(`^volumes:\n(?: {2}\\w+:\n)*? {2}${name}:\n`, 'm'));
});
