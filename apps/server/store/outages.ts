import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Shorter ones make no table look older: its time is counted in days. */
const LONG = 60 * 60 * 1000;
const KEY = 'outage ';

/** When no server ran. */
interface Outage {
  readonly since: number;
  readonly until: number;
}

/** Notes a time without heartbeats. Whoever notices the same one again notes it once. */
export async function noteOutage(
  db: Kysely<Schema> | Transaction<Schema>,
  { since, until }: Outage,
): Promise<void> {
  if (until - since < LONG) return;
  const value = String(until);
  await db
    .insertInto('meta')
    .values({ key: `${KEY}${since}`, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute();
}

export async function outagesIn(db: Kysely<Schema>): Promise<Outage[]> {
  const rows = await db.selectFrom('meta').selectAll().where('key', 'like', `${KEY}%`).execute();
  return rows.map(({ key, value }) => ({
    since: Number(key.slice(KEY.length)),
    until: Number(value),
  }));
}

/** Milliseconds since a time in which no server ran. */
export function lostSince(outages: readonly Outage[], time: number): number {
  const lost = outages.map(({ since, until }) => Math.max(0, until - Math.max(since, time)));
  return lost.reduce((sum, each) => sum + each, 0);
}
