import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRecord } from '@baithak/host';
import { sure } from '@baithak/kernel';
import type { TableEvent, TableEventBody } from '@baithak/table';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { RulesVersions } from '../../store/schema.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';

/** The program of the database thread. */
export const worker = new URL('../../dist/store-worker.mjs', import.meta.url);

/** Nothing in a test has to survive a power loss, so tests write to memory where they can. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder that the test removes. */
export function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(PLACE, 'baithak-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const folders: { remove(): unknown }[] = [];
const stores: Store[] = [];

/** Closes the stores and removes the folders of a test. */
export async function forgetStores(): Promise<void> {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await Promise.all(folders.splice(0).map((each) => each.remove()));
}

/** The test's own store, which is closed after it, and what is to be removed then. */
export const closeLater = (store: Store): void => void stores.push(store);
export const removeLater = (place: { remove(): unknown }): void => void folders.push(place);

/** A folder that is removed after the test. */
export function newFolder(): string {
  const made = folder();
  folders.push(made);
  return made.path;
}

export const newFile = () => databaseIn(newFolder());

/** A store that is closed after the test. */
export async function openStore(
  file: string = newFile(),
  pragmas: readonly string[] = [],
  thread: URL = worker,
  rules: RulesVersions = {},
): Promise<Store> {
  const store = sure(await openSqliteStore({ file, pragmas, worker: thread, rules }));
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
    turn: null,
    clock: { kind: 'none' },
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

export const databaseIn = (data: string) => join(data, 'baithak.sqlite');

/** Opens the database with a connection of the test's own. */
export function inDatabase<T>(data: string, read: (db: DatabaseSyncInstance) => T): T {
  const db = new DatabaseSync(databaseIn(data), { timeout: 5000 });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** The stored events of a table, read without any code of the server. */
export function logOf(data: string, table: string): TableEvent[] {
  const rows = inDatabase(data, (db) =>
    db
      .prepare('select seq, at, by, client, body from events where table_id = ? order by n')
      .all(table),
  ) as unknown as Row[];
  return rows.map(eventOfRow);
}

export function eventOfRow({ seq, at, by, client, body }: Row): TableEvent {
  return {
    seq,
    at,
    by: by === '' ? null : by,
    ...(client === null ? {} : { client }),
    ...JSON.parse(body),
  };
}

interface Row {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly client: string | null;
  readonly body: string;
}
