import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TableRecord } from '@baithak/host';
import { sure } from '@baithak/kernel';
import type { TableEvent, TableEventBody } from '@baithak/table';
import { build } from 'esbuild';
import { afterEach } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bundle = join(root, 'node_modules/.cache/baithak-test/store-worker.mjs');

/** The program of the store's thread, built from its sources. */
export const worker: URL = await buildWorker();

async function buildWorker(): Promise<URL> {
  const draft = `${bundle}.${randomUUID()}`;
  mkdirSync(dirname(bundle), { recursive: true });
  await build({
    entryPoints: [join(root, 'apps/server/store/worker.ts')],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@photostructure/sqlite'],
    logLevel: 'silent',
  });
  renameSync(draft, bundle);
  return pathToFileURL(bundle);
}

const folders: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-store-'));
  folders.push(folder);
  return folder;
}

export const newFile = () => join(newFolder(), 'baithak.sqlite');

/** A store that is closed after the test. */
export async function openStore(
  file: string = newFile(),
  pragmas: readonly string[] = [],
  thread: URL = worker,
): Promise<Store> {
  const store = sure(await openSqliteStore({ file, pragmas, worker: thread }));
  stores.push(store);
  return store;
}

export function record(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'talluka',
    rulesVersion: 1,
    stage: 'gathering',
    listed: true,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    owner: null,
    people: [],
    changedAt: 1000,
    deadline: null,
    botDue: false,
    result: null,
    ...change,
  };
}

/** Events from number `first` on. */
export function events(
  first: number,
  bodies: readonly TableEventBody[],
  head: { by?: string; client?: string; at?: number } = {},
): TableEvent[] {
  const { by = null, at = 1000, client } = head;
  return bodies.map((body, i) => ({
    seq: first + i,
    at,
    by,
    ...(client === undefined || i > 0 ? {} : { client }),
    ...body,
  }));
}

export const opened: TableEventBody = {
  kind: 'opened',
  settings: {
    game: 'talluka',
    seats: 2,
    options: {},
    aids: 'counts',
    clock: { kind: 'none' },
    listed: true,
  },
};

export const moved = (move: string): TableEventBody => ({ kind: 'moved', seat: 0, moves: [move] });
