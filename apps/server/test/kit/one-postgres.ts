import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { OwnPostgres } from './own-postgres.ts';

/** One PostgreSQL for all tests of a run: the one that DATABASE_URL names, or else one of its own. */
export default async function onePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  if (given) {
    project.provide('postgres', given);
    return () => removeDatabases(given);
  }
  const own = await OwnPostgres.start('hasty');
  project.provide('postgres', own.url);
  return () => own.end();
}

/** Tests make databases of their own. */
async function removeDatabases(url: string): Promise<void> {
  const db = new pg.Client(url);
  await db.connect();
  const { rows } = await db.query(
    "select datname from pg_database where datname like 'baithak_test_%'",
  );
  for (const { datname } of rows) await db.query(`drop database "${datname}" with (force)`);
  await db.end();
}
