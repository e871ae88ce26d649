import {
  type Character,
  characterOfLevel,
  commitment,
  type Result,
  type Scheme,
  type Seat,
} from '@baithak/kernel';
import type { Settings } from './settings.ts';

/** A person as the host knows them: a session, a screen. Several people at one screen are one. */
export type PersonId = string;

/** What somebody is drawn as, in a dye: `lotus-madder`. Pages know the drawings; any two words may be named. */
export type Sign = string;
export const SIGN = /^[a-z]{1,20}-[a-z]{1,20}$/;

export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string }
  | StandIn;

interface StandIn {
  readonly kind: 'bot';
  readonly character: Character;
  /** The person who left the seat and may come back to it. */
  readonly standsFor?: PersonId;
  /** Until this moment, by the table's clock, nobody else may ask for the seat. */
  readonly keptUntil?: number;
}

/** Tables that were stored before there were characters name the level of a bot. */
type StoredOccupant =
  | Occupant
  | { readonly kind: 'bot'; readonly level: number; readonly standsFor?: PersonId };

/** Things that need the others' consent. */
export const QUESTIONS = ['undo', 'draw', 'pause', 'rematch', 'seat'] as const;
type QuestionKind = (typeof QUESTIONS)[number];

export interface Question {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  /** Seats that have not answered yet; `null` for a host who holds no seat. */
  readonly waitingFor: readonly (Seat | null)[];
  /** For an undo: the moves it would take back, and whether it goes back across a reveal. */
  readonly undo?: UndoScope;
  /** For a seat: who would take it. */
  readonly person?: PersonId;
  readonly name?: string;
}

/** A question that was asked, with the number of its event: an answer names it. */
export interface OpenQuestion extends Question {
  readonly asked: number;
}

export interface UndoScope {
  /** How many decisions of the match are taken back. */
  readonly decisions: number;
  readonly moves: readonly string[];
  /** The numbers of the match entries whose outcomes were seen; the viewer's log shows what they were. */
  readonly revealed: readonly number[];
}

/** What people can say with one press. */
export const REACTIONS = ['hello', 'nice', 'thanks', 'wow', 'oops', 'good-game'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a table stores. Events are only ever appended; everything else follows from them. */
export type TableEventBody =
  | { readonly kind: 'opened'; readonly settings: Settings }
  | {
      readonly kind: 'joined';
      readonly person: PersonId;
      readonly name: string;
      readonly sign?: Sign;
    }
  | { readonly kind: 'left'; readonly person: PersonId }
  | { readonly kind: 'configured'; readonly settings: Settings }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly occupant: StoredOccupant }
  /** Somebody agrees to play a rated match with these settings. */
  | { readonly kind: 'accepted'; readonly person: PersonId }
  /** The seed of the next match, fixed before any salt; people are told its hash. */
  | { readonly kind: 'sealed'; readonly seed: string; readonly scheme?: Scheme }
  /** The seats are fixed, and every player promises a salt, then reveals it. */
  | { readonly kind: 'dealing' }
  | { readonly kind: 'promised'; readonly seat: Seat; readonly hash: string }
  /** Tables of scheme 1 name no seat. */
  | { readonly kind: 'salted'; readonly seat?: Seat; readonly text: string }
  /** A player did not do their part in time and lost the seat. */
  | { readonly kind: 'withheld'; readonly seat: Seat }
  /** Nobody did their part: the match does not begin. */
  | { readonly kind: 'called-off' }
  | { readonly kind: 'started' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly moves: readonly string[] }
  | { readonly kind: 'undone'; readonly decisions: number; readonly revealed: boolean }
  /** `standIn`: who plays on where more than two play; older events name nobody, and Gilli does. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly standIn?: Character }
  | { readonly kind: 'timed-out'; readonly seat: Seat; readonly standIn?: Character }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'finished'; readonly result: Result; readonly seed: string }
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'answered'; readonly seat: Seat | null; readonly yes: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'credited'; readonly ms: number }
  | { readonly kind: 'chatted'; readonly text: string }
  | { readonly kind: 'reacted'; readonly reaction: Reaction }
  /** The owner sent them away; their seats were given up before. */
  | { readonly kind: 'removed'; readonly person: PersonId }
  /** They cannot come back, or with `"on": false` they can again. `address`: nor can others from there. */
  | {
      readonly kind: 'banned';
      readonly person: PersonId;
      readonly on: boolean;
      readonly address?: true;
    }
  | { readonly kind: 'muted'; readonly person: PersonId; readonly on: boolean }
  | { readonly kind: 'chat-closed'; readonly on: boolean }
  | { readonly kind: 'handed-over'; readonly person: PersonId }
  /** The owner has closed the table for good: everybody has left it. */
  | { readonly kind: 'closed' };

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

/** The part of an event that everybody may know; what happened in the match comes on top of it. */
export type PublicEvent = Omit<EventHead, 'client'> & PublicBody;

export type PublicBody =
  | Exclude<TableEventBody, { kind: 'sealed' }>
  | { readonly kind: 'sealed'; readonly commitment: string; readonly scheme?: Scheme };

export function occupantOf(stored: StoredOccupant): Occupant {
  if (!('level' in stored)) return stored;
  const { level, ...rest } = stored;
  return { ...rest, character: characterOfLevel(level) };
}

export function publicBody(event: TableEvent): PublicBody {
  const { seq: _, at: __, by: ___, client: ____, ...body } = event;
  if (body.kind !== 'sealed') return body;
  const { seed, ...rest } = body;
  return { ...rest, commitment: commitment(seed) };
}
