import type { Kysely, Transaction } from 'kysely';
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
    rateMatch: (match: RatedMatch): Promise<boolean> =>
      db.transaction().execute((trx) => rateOnce(trx, match)),

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

async function rateOnce(trx: Transaction<Schema>, match: RatedMatch): Promise<boolean> {
  const { id, game, at } = match;
  const noted = await trx
    .insertInto('rated_matches')
    .values({ match_id: id, game, at })
    .onConflict((on) => on.column('match_id').doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) return false;
  const people = match.seats.flatMap(({ person }) => person ?? []);
  // Somebody may have deleted their account meanwhile; guests have no rating at all.
  for (const person of people) if (!(await hasAccount(trx, person))) return false;
  const known = new Map<string | null, Known>();
  // Sorted, so that two matches of the same people never wait for each other in a circle.
  for (const person of people.sort()) known.set(person, await lockRating(trx, person, game, at));
  const contestants = match.seats.map(
    ({ person, rating, place }): Contestant => ({ rating: known.get(person) ?? rating, place }),
  );
  for (const [i, { person }] of match.seats.entries()) {
    const before = known.get(person);
    if (person === null || before === undefined) continue;
    const others = contestants.filter((_, j) => j !== i);
    const { rating, deviation, volatility } = ratedAfter(contestants[i] as Contestant, others);
    const next = { rating, deviation, volatility, games: before.games + 1, at };
    const row = trx.updateTable('ratings').set(next).where('person', '=', person);
    await row.where('game', '=', game).execute();
    const step = { match_id: id, person, game, rating, deviation, at };
    await trx.insertInto('rating_history').values(step).execute();
  }
  return true;
}

async function hasAccount(trx: Transaction<Schema>, person: string): Promise<boolean> {
  const row = trx.selectFrom('accounts').select('person').where('person', '=', person);
  return (await row.executeTakeFirst()) !== undefined;
}

/** The rating of somebody, or that of a newcomer. Until the transaction ends nobody else changes it. */
async function lockRating(
  trx: Transaction<Schema>,
  person: string,
  game: string,
  now: number,
): Promise<Known> {
  const row = await trx
    .insertInto('ratings')
    .values({ person, game, ...NEWCOMER, games: 0, at: now })
    .onConflict((on) =>
      on.columns(['person', 'game']).doUpdateSet(({ ref }) => ({ games: ref('ratings.games') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const { rating, deviation, volatility, games, at } = row;
  return { ...faded({ rating, deviation, volatility }, Number(at), now), games };
}
