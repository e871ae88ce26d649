import type { Kysely } from 'kysely';

/** What is stored about people who have an account, and about ratings. Times are milliseconds. */
export interface PeopleSchema {
  accounts: { person: string; name: string; created_at: number };
  passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    used_at: number;
  };
  recovery_codes: { code_hash: string; person: string };
  /** `bound`: the hash of the cookie that asked, or empty for a browser without one. */
  challenges: { challenge_hash: string; purpose: string; bound: string; until: number };
  /** What other processes should look at again: a person's sessions, or a table. */
  people_news: { id: string; person: string; table_id: string; at: number };
  bans: { person: string; reason: string; at: number };
  audit: { id: string; at: number; action: string; target: string; detail: string };
  ratings: {
    person: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    at: number;
  };
  /** Tables with a rated match, and how many of their events were looked at for results. */
  rated_tables: { table_id: string; seen: number };
  /** A match is here once its result has counted, or was found not to count. */
  rated_matches: { match_id: string; game: string; at: number };
  rating_history: {
    match_id: string;
    person: string;
    game: string;
    rating: number;
    deviation: number;
    at: number;
  };
}

/** In words that SQLite and PostgreSQL both understand. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('accounts')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('bound', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('people_news')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('bans')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await createRatings(db);
  for (const [table, column] of INDEXES) {
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}

async function createRatings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ratings')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('volatility', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  await schema
    .createTable('rated_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('rated_matches')
    .addColumn('match_id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('rating_history')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_history_key', ['match_id', 'person'])
    .execute();
}

const INDEXES = [
  ['passkeys', 'person'],
  ['recovery_codes', 'person'],
  ['challenges', 'until'],
  ['people_news', 'at'],
  ['audit', 'at'],
  ['ratings', 'game'],
  ['rating_history', 'person'],
] as const;
