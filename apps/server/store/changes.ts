import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The last rows that a store has seen. */
export interface FeedPosition {
  readonly events: number;
  readonly forgotten: number;
}

/** Tables that other processes have changed, and people they have forgotten. */
export interface Changes {
  readonly tables: readonly string[];
  readonly forgotten: readonly string[];
}

const NOTHING: Changes = { tables: [], forgotten: [] };

/** Reads what other processes have written. Row numbers follow the order of commits, because a writer holds the lock while it takes them. */
export class ChangeFeed {
  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly writer: string,
    private last: FeedPosition,
  ) {}

  static async from(
    db: Kysely<Schema>,
    writer: string,
    position?: FeedPosition,
  ): Promise<ChangeFeed> {
    return new ChangeFeed(db, writer, position ?? (await latest(db)));
  }

  get position(): FeedPosition {
    return this.last;
  }

  /** The changes since the last call. */
  async next(): Promise<Changes> {
    return this.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        const now = await latest(trx);
        const { events, forgotten } = this.last;
        if (now.events === events && now.forgotten === forgotten) return NOTHING;
        const changes = await this.changed(trx);
        this.last = now;
        return changes;
      });
  }

  private async changed(trx: Transaction<Schema>): Promise<Changes> {
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
    // As one query with a union, SQLite would read and sort all events.
    const rows = [...(await written.execute()), ...(await scrubbed.execute())];
    const tables = [...new Set(rows.map(({ table_id }) => table_id))];
    return { tables, forgotten: (await people.execute()).map(({ person }) => person) };
  }
}

async function latest(db: Kysely<Schema>): Promise<FeedPosition> {
  const { rows } = await sql<FeedPosition>`select
    coalesce((select max(n) from events), 0) as events,
    coalesce((select max(n) from forgotten), 0) as forgotten`.execute(db);
  return rows[0] as FeedPosition;
}
