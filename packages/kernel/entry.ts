import type { Audience, Seat, Viewer } from './game.ts';

/** An outcome in the log, with those who saw it. */
export interface Drawn {
  readonly text: string;
  readonly audience: Audience;
}

/** One line of a match's log. Entries are only ever appended; `seq` counts them from 0. */
export type Entry = { readonly seq: number } & (
  | { readonly kind: 'entropy'; readonly text: string }
  | { readonly kind: 'deal'; readonly outcomes: Drawn[] }
  | {
      readonly kind: 'decision';
      readonly seat: Seat;
      readonly moves: readonly string[];
      readonly outcomes: Drawn[];
    }
  | { readonly kind: 'undo'; readonly of: number }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'draw' }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly name: string }
);

export type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

/** An entry that moved the game on. */
export type Step = EntryOf<'deal'> | EntryOf<'decision'>;

export const UNSEEN = '?';

/** An outcome as the viewer knows it: `?` where they were not in its audience. */
export function outcomeFor(drawn: Drawn, viewer: Viewer): string {
  return drawn.audience === 'all' || drawn.audience === viewer ? drawn.text : UNSEEN;
}

/** The texts of an entry's outcomes as the viewer knows them; none for entries without chance. */
export function outcomesFor(entry: Entry, viewer: Viewer): string[] {
  if (entry.kind !== 'deal' && entry.kind !== 'decision') return [];
  return entry.outcomes.map((drawn) => outcomeFor(drawn, viewer));
}
