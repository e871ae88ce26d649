import type { TableRecord } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { type PlayedMatch, publicAt, type Table } from '@baithak/table';
import type { Parts } from '../parts.ts';
import { NEWCOMER, ratingOfCharacter } from './rating.ts';
import type { RatedMatch } from './rating-calls.ts';

/** A match counts once every player has made this many decisions. */
const LEAST_TURNS = 2;
const LOOK_EVERY = 60_000;
const AT_ONCE = 100;

/**
 * Counts the results of rated matches: right after the end, and for those that ended while no server
 * could count, at the start and every minute.
 */
export class Rater {
  private readonly timer: NodeJS.Timeout;
  /** Tables that will be looked at soon. */
  private readonly waiting = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: Pick<Parts, 'store' | 'tables'>,
    private readonly trouble: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => this.catchUp(), LOOK_EVERY).unref();
    this.catchUp();
  }

  /** Call this when a table has changed. */
  changed({ id, rated, stage }: TableRecord): void {
    if (!rated || stage !== 'over' || this.waiting.has(id)) return;
    this.waiting.add(id);
    this.later(() => this.look(id));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }

  private catchUp(): void {
    this.later(async () => {
      for (const id of await this.parts.store.people.unseenRated(AT_ONCE)) await this.look(id);
    });
  }

  /** One after the other: nobody waits for it. */
  private later(work: () => Promise<void>): void {
    this.last = this.last.then(work).catch(this.trouble);
  }

  private async look(id: string): Promise<void> {
    this.waiting.delete(id);
    const { store, tables } = this.parts;
    const found = tables.isLive(id)
      ? await this.live(id)
      : await tables.peek(id).then((table) => (table instanceof Fault ? table : ended(id, table)));
    if (found instanceof Fault) return;
    for (const match of found.matches) await store.people.rateMatch(match);
    await store.people.sawRated(id, found.events);
  }

  private async live(id: string): Promise<Ended | Fault> {
    const table = await this.parts.tables.open(id);
    return table instanceof Fault ? table : table.look((now) => ended(id, now));
  }
}

interface Ended {
  readonly matches: readonly RatedMatch[];
  readonly events: number;
}

const ended = (id: string, table: Table): Ended => ({
  matches: table.matches
    .filter(({ over }) => over)
    .flatMap((each) => ratedMatch(id, table, each) ?? []),
  events: table.events.length,
});

/** Nothing for a match that was not rated; no seats for one that ended too soon. */
export function ratedMatch(
  id: string,
  table: Table,
  { match, started }: PlayedMatch,
): RatedMatch | undefined {
  const { settings, seats } = publicAt(table, started);
  const { turn } = match;
  if (settings?.rated !== true || turn.kind !== 'over') return undefined;
  const end = table.events.find(({ seq, kind }) => seq > started && kind === 'finished');
  const told = { id: `${id}:${started}`, game: settings.game, at: end?.at ?? 0 };
  if (isAbandoned(match, seats.length)) return { ...told, seats: [] };
  const rated = seats.flatMap((occupant, seat): RatedMatch['seats'] => {
    const place = turn.result.places[seat] as number;
    if (occupant.kind === 'person') return [{ person: occupant.person, rating: NEWCOMER, place }];
    const rating =
      occupant.kind === 'bot'
        ? ratingOfCharacter(settings.game, seats.length, occupant.character)
        : undefined;
    return rating === undefined ? [] : [{ person: null, rating, place }];
  });
  return { ...told, seats: rated.length > 1 ? rated : [] };
}

/** Withholding a salt always counts: whoever does so may have seen what the deal would be. */
function isAbandoned({ entries, decisions }: PlayedMatch['match'], seats: number): boolean {
  if (entries.some(({ kind }) => kind === 'withhold')) return false;
  const isGivenUp = entries.some(({ kind }) => kind === 'resign' || kind === 'timeout');
  return isGivenUp && decisions.length < LEAST_TURNS * seats;
}
