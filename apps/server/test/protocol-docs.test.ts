import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TableEventKind } from '@baithak/table';
import { expect, it } from 'vitest';
import { ROUTES } from '../http/openapi.ts';
import { STATUS } from '../http/requests.ts';

// Clients are written from these pages, so they must leave nothing out.

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
const protocol = read('../../../docs/protocol.md');

/** TypeScript asks for new kinds here. */
const KINDS: Readonly<Record<TableEventKind, true>> = {
  opened: true,
  joined: true,
  left: true,
  configured: true,
  seated: true,
  accepted: true,
  sealed: true,
  dealing: true,
  promised: true,
  salted: true,
  withheld: true,
  'called-off': true,
  started: true,
  moved: true,
  undone: true,
  resigned: true,
  'timed-out': true,
  drawn: true,
  finished: true,
  asked: true,
  answered: true,
  paused: true,
  resumed: true,
  credited: true,
  chatted: true,
  reacted: true,
  removed: true,
  banned: true,
  muted: true,
  'chat-closed': true,
  'handed-over': true,
  closed: true,
};

it('says what each event changes, in one row', () => {
  const [, section = ''] = protocol.split('## What an event changes');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| (`.*?`) \|/gm);
  const explained = [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)]);
  expect(explained.map(([, kind]) => kind).sort()).toEqual(Object.keys(KINDS).sort());
});

const WRITTEN: Readonly<Record<string, string>> = {
  id: 'ID',
  n: 'N',
  game: 'GAME',
  token: 'TOKEN',
};

it('names every request', () => {
  const names = Object.entries(ROUTES).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const place = path.replace(/\{(\w+)\}/g, (_, name: string) => WRITTEN[name]!);
      return `${method.toUpperCase()} /api${place}`;
    }),
  );
  expect(names.length).toBeGreaterThan(30);
  const missing = names.filter((name) => !new RegExp(`\`${name}[?\`]`).test(protocol));
  expect(missing).toEqual([]);
});

it('explains every code with which the server closes a socket', () => {
  const sources = ['sockets', 'gate'].map((name) => read(`../http/${name}.ts`)).join('\n');
  const names = [...sources.matchAll(/\.close\(([A-Z_]+)\)/g)].map(([, name]) => name);
  const codes = names.map((name) => new RegExp(`const ${name} = (\\d+);`).exec(sources)?.[1]);
  expect(new Set(codes).size).toBeGreaterThan(3);
  for (const code of codes)
    expect(protocol).toMatch(new RegExp(`^\\| [\\d, ]*${code}[\\d, ]* \\|`, 'm'));
});

it('gives the HTTP status of every fault that has one of its own', () => {
  const reference = read('../../../docs/reference/messages.md');
  const rows = Object.entries(STATUS).map(([code, status]) => `| \`${code}\` | ${status} |`);
  expect(rows.filter((row) => !reference.includes(row))).toEqual([]);
});
