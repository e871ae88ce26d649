import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { StoreError } from '../store-error.ts';
import { dialectOn } from './dialect.ts';
import { provideFile } from './files.ts';
import { migrate, refuseNewer } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Marks a file as ours. */
const APPLICATION_ID = 0x42_41_49_54;
/** How long somebody waits for somebody else's lock, in milliseconds. */
export const PATIENCE = 5000;

/** What the promises of the store rest on: as it is set, and as it must read back. */
const PRAGMAS: readonly (readonly [name: string, value: string, reads: string | number])[] = [
  ['journal_mode', 'wal', 'wal'],
  ['synchronous', 'full', 2],
  ['foreign_keys', 'on', 1],
  ['secure_delete', 'on', 1],
  ['busy_timeout', String(PATIENCE), PATIENCE],
];

export interface Database {
  readonly raw: DatabaseSyncInstance;
  readonly db: Kysely<Schema>;
}

/** `pragmas`: more of them, such as `max_page_count=100`; tests make a disk small with it. */
export async function openDatabase(
  file: string,
  pragmas: readonly string[] = [],
): Promise<Database> {
  provideFile(file);
  const raw = new DatabaseSync(file, { timeout: PATIENCE });
  const db = new Kysely<Schema>({ dialect: dialectOn(raw) });
  try {
    refuseForeign(raw);
    await refuseNewer(db);
    setPragmas(raw, pragmas);
    sign(raw);
    await migrate(db);
    return { raw, db };
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** Whoever else is just creating the store marks it before making tables, so those are counted first. */
function refuseForeign(raw: DatabaseSyncInstance): void {
  const tables = value(raw, 'select count(*) from sqlite_master');
  const id = value(raw, 'pragma application_id');
  if (tables !== 0 && id !== APPLICATION_ID) throw new StoreError('store-foreign');
}

function sign(raw: DatabaseSyncInstance): void {
  if (value(raw, 'pragma application_id') === APPLICATION_ID) return;
  raw.exec(`pragma application_id = ${APPLICATION_ID}`);
}

function setPragmas(raw: DatabaseSyncInstance, more: readonly string[]): void {
  for (const [name, wanted] of PRAGMAS) raw.exec(`pragma ${name} = ${wanted}`);
  for (const pragma of more) raw.exec(`pragma ${pragma}`);
  for (const [name, , reads] of PRAGMAS) {
    const is = value(raw, `pragma ${name}`);
    if (is !== reads) throw new StoreError('store-unavailable', `${name} is ${is}, not ${reads}`);
  }
}

export function value(raw: DatabaseSyncInstance, sql: string): unknown {
  return Object.values(raw.prepare(sql).get() as Record<string, unknown>)[0];
}
