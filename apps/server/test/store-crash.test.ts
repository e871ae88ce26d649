import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  events,
  moved,
  newFile,
  newFolder,
  opened,
  openStore,
  record,
  worker,
} from './store-kit.ts';

const TABLES = 10;
const MOVES = 8;
const here = fileURLToPath(new URL('.', import.meta.url));
let program: string;

/** Plays at several tables at once and says, before anything else, what was acknowledged. */
const SOURCE = `
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../store/sqlite.ts';
const [file, worker, tables, moves, opening, record] = process.argv.slice(2);
const store = await openSqliteStore({ file, worker: new URL(worker) });
await Promise.all(JSON.parse(tables).map(async (id) => {
  for (let seq = 0; seq < Number(moves); seq++) {
    const body = seq === 0 ? JSON.parse(opening) : { kind: 'moved', seat: 0, moves: ['m' + seq] };
    const end = await store.append({ ...JSON.parse(record), id }, [{ seq, at: 1000, by: null, ...body }]);
    writeSync(1, id + ' ' + seq + ' ' + end + '\\n');
  }
}));
await store.close();
`;

beforeAll(async () => {
  program = fileURLToPath(new URL(`./store-crash-${process.pid}.mjs`, worker));
  await build({
    stdin: { contents: SOURCE, resolveDir: here, loader: 'ts' },
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
});

afterAll(() => rmSync(program, { force: true }));

const ids = Array.from({ length: TABLES }, (_, i) => `t${i}`);

async function run(file: string, failpoint: string): Promise<{ signal: string; said: string }> {
  const args = [file, worker.href, JSON.stringify(ids), `${MOVES}`, JSON.stringify(opened)];
  const child = spawn(process.execPath, [program, ...args, JSON.stringify(record(''))], {
    env: { ...process.env, FAILPOINT: failpoint },
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => {
    child.on('close', (_, signal) => resolve({ signal: String(signal), said }));
  });
}

/** The highest number that was acknowledged, per table. */
function acknowledged(said: string): Map<string, number> {
  const last = new Map<string, number>();
  for (const [id = '', seq, end] of said
    .trim()
    .split('\n')
    .map((line) => line.split(' '))) {
    if (end === 'done') last.set(id, Number(seq));
  }
  return last;
}

describe('killed', () => {
  test.each([
    'before-write:1',
    'before-write:25',
    'after-write:1',
    'after-write:27',
    'before-commit:1',
    'before-commit:4',
    'after-commit:1',
    'after-commit:4',
  ])('%s: what was acknowledged is there, and no append by half', async (failpoint) => {
    const file = newFile();
    const { signal, said } = await run(file, failpoint);
    expect(signal).toBe('SIGKILL');
    const store = await openStore(file);
    const sure = acknowledged(said);
    for (const id of ids) {
      const stored = await store.read(id);
      const kept = (stored?.events ?? []) as { seq: number }[];
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, i) => i));
      expect(kept.length).toBeGreaterThan(sure.get(id) ?? -1);
      const next = events(kept.length, [kept.length === 0 ? opened : moved('next')]);
      expect(await store.append(record(id), next)).toBe('done');
    }
  });

  test('during-migration: the next start begins anew', async () => {
    const file = newFile();
    const { signal, said } = await run(file, 'during-migration');
    expect([signal, said]).toEqual(['SIGKILL', '']);
    const store = await openStore(file);
    expect(await store.append(record('t'), events(0, [opened]))).toBe('done');
  });

  test('without a failpoint all is played to the end', async () => {
    const file = join(newFolder(), 'x.sqlite');
    const { signal, said } = await run(file, '');
    expect(signal).toBe('null');
    expect(acknowledged(said)).toEqual(new Map(ids.map((id) => [id, MOVES - 1])));
  });
});
