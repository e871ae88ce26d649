import { ratingsOf } from '@baithak/catalog/strengths';
import { CHARACTERS, type Character } from '@baithak/kernel';
import rate from 'glicko2-lite';

/** How strong somebody is in a game, how sure that is, and how erratic they play (Glicko-2). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How far a change of strength may go; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;
/** Glicko-2 counts in units of so many points. */
const SCALE = 173.7178;
const DAY = 24 * 3600 * 1000;
/** The characters were measured in hundreds of games against each other. */
const MEASURED = 50;

/** Who plays in a match, and at which place they came out. */
export interface Contestant {
  readonly rating: Rating;
  readonly place: number;
}

/** The rating of a character of the house; it never changes. Nothing if it was not measured at such a table. */
export function ratingOfCharacter(
  game: string,
  seats: number,
  character: Character,
): Rating | undefined {
  const rating = ratingsOf(game, seats)[character];
  return rating === undefined ? undefined : { rating, deviation: MEASURED, volatility: 0.06 };
}

/**
 * The character nearest to somebody's strength, if that is known. People have one rating in a game,
 * whatever the number of seats, and all characters are measured at tables for two.
 */
export function nearestCharacter(
  game: string,
  known: Pick<Rating, 'rating' | 'deviation'> | undefined,
): Character | undefined {
  if (known === undefined || known.deviation > SMALL_DEVIATION) return undefined;
  const ratings = ratingsOf(game, 2);
  const gap = (each: Character) => Math.abs((ratings[each] ?? Number.NaN) - known.rating);
  return CHARACTERS.filter((each) => ratings[each] !== undefined).reduce<Character | undefined>(
    (best, each) => (best === undefined || gap(each) < gap(best) ? each : best),
    undefined,
  );
}

/** The rating after a match: one rating period, in which everybody was played once. */
export function ratedAfter({ rating, place }: Contestant, others: readonly Contestant[]): Rating {
  const games = others.map(
    (other) => [other.rating.rating, other.rating.deviation, scoreOf(place, other.place)] as const,
  );
  const next = rate(
    rating.rating,
    rating.deviation,
    rating.volatility,
    games.map(([r, d, s]): [number, number, number] => [r, d, s]),
    { tau: TAU, rating: NEWCOMER.rating },
  );
  return {
    rating: next.rating,
    deviation: Math.min(next.rd, NEWCOMER.deviation),
    volatility: next.vol,
  };
}

const scoreOf = (own: number, other: number): number => (own === other ? 0.5 : own < other ? 1 : 0);

/** What is known of somebody's strength fades with every day they do not play (step 6 for an idle period). */
export function faded(rating: Rating, since: number, now: number): Rating {
  const days = Math.max(0, (now - since) / DAY);
  const { deviation, volatility } = rating;
  const grown = Math.sqrt(deviation ** 2 + days * (SCALE * volatility) ** 2);
  return { ...rating, deviation: Math.min(NEWCOMER.deviation, grown) };
}

/** A place in the list is for those whose strength is known. */
export const ENOUGH_GAMES = 10;
export const SMALL_DEVIATION = 110;
