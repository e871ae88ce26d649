import type { OpenGame } from '../context.ts';
import type { AnyMatch } from '../start.ts';

/** A game that was begun. */
export interface Busy extends OpenGame {
  readonly match: AnyMatch;
}

/** The fields of a good answer. */
export type Fields = { readonly [name: string]: unknown };
