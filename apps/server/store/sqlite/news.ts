import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The last rows that were looked at. */
export interface Heard {
  readonly events: number;
  readonly forgotten: number;
}

/** Tables that others have changed, and people they have forgotten there. */
export interface Heads {
  readonly tables: readonly string[];
  readonly forgotten: readonly string[];
}

const NOTHING: Heads = { tables: [], forgotten: [] };

/** What others have written, in the order they committed it: a writer has the lock as it takes numbers. */
export class News {
  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly writer: string,
    private last: Heard,
  ) {}

  static async from(db: Kysely<Schema>, writer: string, heard?: Heard): Promise<News> {
    return new News(db, writer, heard ?? (await latest(db)));
  }

  get heard(): Heard {
    return this.last;
  }

  /** What others have done since. */
  async look(): Promise<Heads> {
    return this.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        const now = await latest(trx);
        const { events, forgotten } = this.last;
        if (now.events === events && now.forgotten === forgotten) return NOTHING;
        const heads = await this.changed(trx);
        this.last = now;
        return heads;
      });
  }

  private async changed(trx: Transaction<Schema>): Promise<Heads> {
    const { events, forgotten } = this.last;
    const written = trx
      .selectFrom('events')
      .select('table_id')
      .where('n', '>', events)
      .where('writer', '<>', this.writer);
    const people = trx
      .selectFrom('forgotten')
      .select('person')
      .where('n', '>', forgotten)
      .where('writer', '<>', this.writer);
    const scrubbed = trx.selectFrom('members').select('table_id').where('person', 'in', people);
    // Asked for as one, they would be sorted first, and for that all events ever be read.
    const rows = [...(await written.execute()), ...(await scrubbed.execute())];
    const tables = [...new Set(rows.map(({ table_id }) => table_id))];
    return { tables, forgotten: (await people.execute()).map(({ person }) => person) };
  }
}

async function latest(db: Kysely<Schema>): Promise<Heard> {
  const { rows } = await sql<Heard>`select
    coalesce((select max(n) from events), 0) as events,
    coalesce((select max(n) from forgotten), 0) as forgotten`.execute(db);
  return rows[0] as Heard;
}
