import type { Character } from '@baithak/kernel';

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

export interface OwnRatings {
  readonly ratings: readonly GameRating[];
  readonly history: readonly RatingStep[];
}

export interface Ranked extends Rating {
  readonly person: string;
  readonly name: string;
}

export interface TableRatings {
  readonly people: readonly (Rating & { readonly person: string })[];
  readonly characters: Readonly<Partial<Record<Character, number>>>;
}

/** What somebody has who has not played yet. */
export const NEWCOMER = 1500;
/** A rating less sure than this is shown with a question mark. */
export const SURE = 110;

/** A rating as people read it: whole points, and a question mark while it is unsure. */
export const shownRating = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): string =>
  `${Math.round(rating)}${deviation > SURE ? '?' : ''}`;
