import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';

const LOOK_EVERY = 1000;
/** News may be committed late, or by a process whose clock is slow: so everybody looks back, and skips what they know. */
const LOOK_BACK = 60_000;
const KEEP = 10 * LOOK_BACK;

/** Hears of bans, sign-outs and tables that changed hands, from any process on the database. */
export class PeopleNews {
  private known = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private looking = false;

  constructor(private readonly parts: Pick<Parts, 'store' | 'env' | 'people' | 'tables'>) {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const { store, env, people, tables } = this.parts;
    try {
      const news = await store.people.newsSince(env.now() - LOOK_BACK);
      const fresh = news.filter(({ id }) => !this.known.has(id));
      this.known = new Set(news.map(({ id }) => id));
      for (const person of new Set(fresh.map((each) => each.person))) people.forget(person);
      for (const { table } of fresh) if (table !== '') await tables.reread(table);
    } catch {
      // The database is away. The next look hears the same.
    } finally {
      this.looking = false;
    }
  }
}

/** Deletes news that everybody has heard, and challenges that are too old. */
export const sweepNews = ({ people }: Store, now: number): Promise<void> =>
  people.sweepPeople(now, now - KEEP);
