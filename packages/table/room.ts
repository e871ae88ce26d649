import type { Json, MemoryAids, Options, Seat } from '@baithak/kernel';

/** A person as the host knows them: a session, a screen. Several people at one screen are one. */
export type PersonId = string;

export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string }
  /** `standsFor`: the person who left the seat and may come back to it. */
  | { readonly kind: 'bot'; readonly level: number; readonly standsFor?: PersonId };

/** All times are milliseconds. A live clock runs down over the game, a slow one gives time per turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly budget: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly perTurn: number };

export interface Settings {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly aids: MemoryAids;
  readonly clock: ClockSetting;
  /** Whether strangers find the table in a list, or only by its link. */
  readonly listed: boolean;
  readonly position?: Json;
}

/** Before, in, and after a match; a room goes through them again with every rematch. */
export const STAGES = ['gathering', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Things that need the others' consent. */
export const QUESTIONS = ['undo', 'draw', 'pause', 'rematch', 'seat'] as const;
type QuestionKind = (typeof QUESTIONS)[number];

export interface Question {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  /** Seats that have not answered yet. */
  readonly waitingFor: readonly Seat[];
  /** For an undo: the moves it would take back, and whether it goes back across a reveal. */
  readonly undo?: UndoScope;
  /** For a seat: who would take it. */
  readonly person?: PersonId;
  readonly name?: string;
}

export interface UndoScope {
  /** How many decisions of the match are taken back. */
  readonly decisions: number;
  readonly moves: readonly string[];
  /** The numbers of the match entries whose outcomes were seen; the viewer's log shows what they were. */
  readonly revealed: readonly number[];
}
