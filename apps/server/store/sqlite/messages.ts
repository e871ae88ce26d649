import type { StoreErrorCode } from '../store-error.ts';
import type { Calls } from './calls.ts';
import type { Heads, Heard } from './news.ts';

/** What a thread is started for. */
export type Job =
  | {
      readonly do: 'serve';
      readonly file: string;
      readonly pragmas: readonly string[];
      /** Whose own writing is no news. */
      readonly writer: string;
      /** What an earlier thread of this store has heard. */
      readonly heard: Heard | undefined;
    }
  | { readonly do: 'back-up'; readonly file: string; readonly target: string };

export interface Request {
  readonly id: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

/** The answer to request 0, which nobody sends, says how the start went. */
export const START = 0;

export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly code: StoreErrorCode;
      readonly message: string;
    }
  | ({ readonly kind: 'news'; readonly heard: Heard } & Heads);
