import type { Result, Seat } from '@baithak/kernel';
import type { Occupant, PersonId, Question, Settings } from './room.ts';

/** What a table remembers. Its events are only ever appended; everything else follows from them. */
export type TableEventBody =
  | { readonly kind: 'opened'; readonly settings: Settings }
  | { readonly kind: 'joined'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'left'; readonly person: PersonId }
  | { readonly kind: 'configured'; readonly settings: Settings }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly occupant: Occupant }
  /** The seed of the next match, fixed before anybody adds entropy; people are told its hash. */
  | { readonly kind: 'sealed'; readonly seed: string }
  | { readonly kind: 'salted'; readonly text: string }
  | { readonly kind: 'started' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly moves: readonly string[] }
  | { readonly kind: 'undone'; readonly decisions: number; readonly revealed: boolean }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'timed-out'; readonly seat: Seat }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'finished'; readonly result: Result; readonly seed: string }
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'credited'; readonly ms: number }
  | { readonly kind: 'chatted'; readonly text: string };

export type TableEventKind = TableEventBody['kind'];

interface EventHead {
  readonly seq: number;
  /** The host's clock, in milliseconds. */
  readonly at: number;
  /** Who caused it; `null` for the host's own doing: bots, clocks. */
  readonly by: PersonId | null;
  /** The client's own name for its command, so that a repeated one is not counted twice. */
  readonly client?: string;
}

export type TableEvent = EventHead & TableEventBody;
