import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import {
  type Contestant,
  ENOUGH_GAMES,
  faded,
  NEWCOMER,
  type Rating,
  ratedAfter,
  SMALL_DEVIATION,
} from './rating.ts';

/** A match that is over. A seat without a person has the fixed rating of a character. */
export interface RatedMatch {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** Nobody if the match does not count: then it is only noted. */
  readonly seats: readonly RatedSeat[];
}

interface RatedSeat {
  readonly person: string | null;
  readonly rating: Rating;
  readonly place: number;
}

export interface GameRating {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface RatingStep {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly at: number;
}

export interface Ranked extends Omit<GameRating, 'game'> {
  readonly person: string;
  readonly name: string;
}

interface Known extends Rating {
  readonly games: number;
}

const MOST_STEPS = 200;
const MOST_RANKED = 100;
const MOST_TRIES = 5;

export function ratingCalls(db: Kysely<Schema>) {
  return {
    /** A rated match may be played at the table: it is looked at until its end, also after a restart. */
    async noteRated(table_id: string): Promise<void> {
      await db
        .insertInto('rated_tables')
        .values({ table_id, seen: 0 })
        .onConflict((on) => on.column('table_id').doNothing())
        .execute();
    },

    /** Rated tables with events that nobody has looked at. */
    async unseenRated(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('rated_tables')
        .innerJoin('tables', 'tables.id', 'rated_tables.table_id')
        .select('rated_tables.table_id')
        .where('tables.stage', '=', 'over')
        .whereRef('tables.events', '>', 'rated_tables.seen')
        .limit(limit)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },

    async sawRated(table_id: string, seen: number): Promise<void> {
      const row = db.updateTable('rated_tables').set({ seen }).where('table_id', '=', table_id);
      await row.where('seen', '<', seen).execute();
    },

    /**
     * Counts a match once, however often and from however many processes it is sent. Returns whether
     * this was the time.
     */
    async rateMatch(match: RatedMatch): Promise<boolean> {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute((trx) => rateOnce(trx, match));
        } catch (error) {
          // Another match of the same person was counted meanwhile.
          if (!(error instanceof Moved) || tries === MOST_TRIES) throw error;
        }
      }
    },

    async ratingsOf(person: string, now: number): Promise<GameRating[]> {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('person', '=', person)
        .orderBy('game')
        .execute();
      return rows.map((row) => ({
        game: row.game,
        rating: row.rating,
        deviation: faded(row, Number(row.at), now).deviation,
        games: row.games,
      }));
    },

    async ratingHistory(person: string): Promise<RatingStep[]> {
      const rows = await db
        .selectFrom('rating_history')
        .select(['game', 'rating', 'deviation', 'at'])
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(MOST_STEPS)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) })).reverse();
    },

    /** The ratings of some people in a game. */
    async ratingsIn(
      game: string,
      people: readonly string[],
      now: number,
    ): Promise<Omit<Ranked, 'name'>[]> {
      if (people.length === 0) return [];
      const found = db.selectFrom('ratings').selectAll().where('game', '=', game);
      const rows = await found.where('person', 'in', [...people]).execute();
      return rows.map((row) => ({
        person: row.person,
        rating: row.rating,
        deviation: faded(row, Number(row.at), now).deviation,
        games: row.games,
      }));
    },

    /** The best in a game among those whose strength is known, and who are not banned. */
    async leaderboard(game: string, now: number): Promise<Ranked[]> {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('accounts', 'accounts.person', 'ratings.person')
        .leftJoin('bans', 'bans.person', 'ratings.person')
        .select(['ratings.person', 'accounts.name', 'rating', 'deviation', 'volatility'])
        .select(['games', 'ratings.at'])
        .where('game', '=', game)
        .where('games', '>=', ENOUGH_GAMES)
        .where('deviation', '<=', SMALL_DEVIATION)
        .where('bans.person', 'is', null)
        .orderBy('rating', 'desc')
        .orderBy('ratings.person')
        .limit(2 * MOST_RANKED)
        .execute();
      return rows
        .map(({ at, volatility, ...row }) => ({
          ...row,
          deviation: faded({ ...row, volatility }, Number(at), now).deviation,
        }))
        .filter(({ deviation }) => deviation <= SMALL_DEVIATION)
        .slice(0, MOST_RANKED);
    },
  };
}

class Moved extends Error {}

async function rateOnce(trx: Transaction<Schema>, match: RatedMatch): Promise<boolean> {
  const { id, game, at } = match;
  const noted = await trx
    .insertInto('rated_matches')
    .values({ match_id: id, game, at })
    .onConflict((on) => on.column('match_id').doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) return false;
  // Somebody may have deleted their account meanwhile; guests have no rating at all.
  for (const { person } of match.seats) {
    if (person !== null && !(await hasAccount(trx, person))) return false;
  }
  const known: (Known | null)[] = [];
  for (const { person } of match.seats) {
    known.push(person === null ? null : await ratingNow(trx, person, game, at));
  }
  const contestants = match.seats.map(
    ({ rating, place }, i): Contestant => ({ rating: known[i] ?? rating, place }),
  );
  for (const [i, { person }] of match.seats.entries()) {
    const before = known[i];
    if (person === null || !before) continue;
    const others = contestants.filter((_, j) => j !== i);
    const next = ratedAfter(contestants[i] as Contestant, others);
    await keep(trx, { person, game, at }, next, before.games);
    const { rating, deviation } = next;
    const step = { match_id: id, person, game, rating, deviation, at };
    await trx.insertInto('rating_history').values(step).execute();
  }
  return true;
}

async function hasAccount(trx: Transaction<Schema>, person: string): Promise<boolean> {
  const row = trx.selectFrom('accounts').select('person').where('person', '=', person);
  return (await row.executeTakeFirst()) !== undefined;
}

async function ratingNow(
  trx: Transaction<Schema>,
  person: string,
  game: string,
  now: number,
): Promise<Known> {
  const found = trx.selectFrom('ratings').selectAll().where('person', '=', person);
  const row = await found.where('game', '=', game).executeTakeFirst();
  if (row === undefined) return { ...NEWCOMER, games: 0 };
  const { rating, deviation, volatility, games } = row;
  return { ...faded({ rating, deviation, volatility }, Number(row.at), now), games };
}

/** The number of games tells whether somebody else was quicker. */
async function keep(
  trx: Transaction<Schema>,
  whose: { readonly person: string; readonly game: string; readonly at: number },
  { rating, deviation, volatility }: Rating,
  before: number,
): Promise<void> {
  const { person, game, at } = whose;
  const row = { person, game, rating, deviation, volatility, games: before + 1, at };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ratings')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['person', 'game'])
        .doUpdateSet({ rating, deviation, volatility, games: before + 1, at })
        .where(sql.ref('ratings.games'), '=', before),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Moved();
}
