import type { AnyMatch } from '@baithak/kernel';
import type { OpenGame } from '../context.ts';

/** A game that was begun. */
export interface Busy extends OpenGame {
  readonly match: AnyMatch;
}

/** The fields of a good answer. */
export type Fields = { readonly [name: string]: unknown };
