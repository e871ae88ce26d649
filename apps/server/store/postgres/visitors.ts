import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Visit, Visited } from '../store.ts';

/** Whoever came so many milliseconds ago may have joined although this process does not know it yet. */
const MOMENT = 5000;

/** Counts people from one address at one table, for all processes together. */
export function visit(db: Kysely<Schema>, each: Visit): Promise<Visited> {
  const { table, person, address, people, known, banned, most } = each;
  return db.transaction().execute(async (trx) => {
    // Those who come at once are counted one after the other.
    await sql`select 1 from tables where id = ${table} for update`.execute(trx);
    const { rows } = await sql<{ banned: number; others: number }>`select
        count(*) filter (where person = any(${banned}::text[])) as banned,
        count(*) filter (where person <> ${person}
          and (person = any(${people}::text[]) or at > clock_ms() - ${MOMENT}::bigint)) as others
      from visitors where table_id = ${table} and address = ${address}`.execute(trx);
    const [found] = rows;
    if (found !== undefined && found.banned > 0) return 'banned';
    if (found !== undefined && most !== null && found.others >= most) return 'full';
    await sql`insert into visitors (table_id, person, address, at)
      values (${table}, ${person}, ${address}, clock_ms())
      on conflict (table_id, person) do update set address = excluded.address, at = excluded.at
    `.execute(trx);
    await sql`delete from visitors where table_id = ${table}
      and person <> all(${known}::text[]) and at <= clock_ms() - ${MOMENT}::bigint`.execute(trx);
    return 'done';
  });
}
