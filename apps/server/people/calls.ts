import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { accountCalls } from './account-calls.ts';
import { adminCalls, type RemoveTable } from './admin-calls.ts';
import { type AdoptTools, adoptCalls } from './adopt.ts';
import { ratingCalls } from './rating-calls.ts';

/**
 * Everything the database can be asked about accounts and ratings, in queries that both SQLite and
 * PostgreSQL understand. The store that has the connection offers them as `store.people`.
 */
export function peopleCalls(
  db: Kysely<Schema>,
  tools: AdoptTools & { readonly removeTable: RemoveTable },
) {
  return {
    ...accountCalls(db),
    ...adoptCalls(db, tools),
    ...ratingCalls(db),
    ...adminCalls(db, tools.removeTable),
  };
}

export type PeopleStore = ReturnType<typeof peopleCalls>;

type Ask = <C extends keyof PeopleStore>(
  call: C,
  ...args: Parameters<PeopleStore[C]>
) => ReturnType<PeopleStore[C]>;

/** For a store whose database is in another thread. */
export function peopleStore(ask: Ask): PeopleStore {
  return new Proxy({} as PeopleStore, {
    get:
      (_, call: keyof PeopleStore) =>
      (...args: never) =>
        ask(call, ...args),
  });
}
