import type { Character } from '@baithak/kernel';
import type { RatedWish } from './pairing.ts';
import { type Answered, ask } from './server.ts';

export interface Rating {
  readonly rating: number;
  /** How unsure the rating is. */
  readonly deviation: number;
  readonly games: number;
}

export interface GameRating extends Rating {
  readonly game: string;
}

export interface RatingStep {
  readonly game: string;
  readonly rating: number;
  readonly at: number;
}

interface OwnRatings {
  readonly ratings: readonly GameRating[];
  readonly history: readonly RatingStep[];
}

export interface Ranked extends Rating {
  readonly person: string;
  readonly name: string;
}

interface TableRatings {
  readonly people: readonly (Rating & { readonly person: string })[];
  readonly characters: Readonly<Partial<Record<Character, number>>>;
}

/** What somebody has who has not played yet. */
export const NEWCOMER = 1500;
/** A rating less sure than this is shown with a question mark. */
export const SURE = 110;

const get = <T>(path: string): Promise<Answered<T>> => ask(window.location.origin, 'GET', path);

export const ownRatings = () => get<OwnRatings>('/api/ratings');
export const leadersOf = (game: string) =>
  get<{ readonly board: readonly Ranked[] }>(`/api/ratings/${encodeURIComponent(game)}`);
export const ratingsAt = (table: string) =>
  get<TableRatings>(`/api/tables/${encodeURIComponent(table)}/ratings`);

/** Whom somebody wants to meet who has waited so long for a rated game. */
export async function ratedWish(
  game: string,
  ratings: RatedWish['ratings'] = {},
  waited: number,
): Promise<RatedWish> {
  const own = await ownRatings();
  const known = 'fault' in own ? undefined : own.ratings.find((each) => each.game === game);
  return { rating: known?.rating ?? NEWCOMER, ratings, waited, now: Date.now() };
}

/** A rating as people read it: whole points, and a question mark while it is unsure. */
export const shownRating = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): string =>
  `${Math.round(rating)}${deviation > SURE ? '?' : ''}`;
