import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Every table with a column `person`, in both databases. */
export const TABLES_ABOUT_PEOPLE = [
  'sessions',
  'members',
  'forgotten',
  'pushes',
  'feeds',
  'transfers',
  'accounts',
  'passkeys',
  'recovery_codes',
  'ratings',
  'rating_history',
  'bans',
  'people_news',
] as const;

type Row = Readonly<Record<string, unknown>>;

/** The rows about a person, by table. */
export type RowsAbout = Readonly<Record<string, readonly Row[]>>;

/** A hash of a secret tells its owner nothing, and might help somebody else. */
const HASH = /_hash$/;

export async function rowsAbout(
  db: Kysely<Schema>,
  person: string,
  tables: readonly string[] = TABLES_ABOUT_PEOPLE,
): Promise<RowsAbout> {
  const about: Record<string, Row[]> = {};
  for (const table of tables) {
    const found = sql<Row>`select * from ${sql.table(table)} where person = ${person}`;
    about[table] = (await found.execute(db)).rows.map(shown);
  }
  return about;
}

const shown = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== 'person' && !HASH.test(column)),
  );
