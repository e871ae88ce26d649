import { join } from 'node:path';
import type { TableEvent } from '@baithak/table';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export const databaseIn = (data: string) => join(data, 'baithak.sqlite');

/** Looks at what is on disk by a connection of the test's own. */
export function inDatabase<T>(data: string, read: (db: DatabaseSyncInstance) => T): T {
  const db = new DatabaseSync(databaseIn(data), { timeout: 5000 });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** The events of a table as they are on disk, read without any code of the server. */
export function logOf(data: string, table: string): TableEvent[] {
  const rows = inDatabase(data, (db) =>
    db
      .prepare('select seq, at, by, client, body from events where table_id = ? order by n')
      .all(table),
  ) as unknown as Row[];
  return rows.map(({ seq, at, by, client, body }) => ({
    seq,
    at,
    by: by === '' ? null : by,
    ...(client === null ? {} : { client }),
    ...JSON.parse(body),
  }));
}

interface Row {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly client: string | null;
  readonly body: string;
}
