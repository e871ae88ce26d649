import type { Advice, Review } from '@baithak/bots';
import type { Glance, Moving, StoredTable, TableRecord } from '@baithak/host';
import type { Character, Seat } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import type { Played, Settings } from '@baithak/table';
import type { Fared } from '../controller/daily-book.ts';
import type { Daily } from '../controller/daily-table.ts';

/** Everybody at this screen is one person to the tables on this device. */
export const LOCAL_PERSON = 'local';

export type SeatWish =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly character: Character }
  /** Somebody who will come by a link; only at a table on the server. */
  | { readonly kind: 'link' };

/** Requests about the tables of this device as a whole; a server answers the same over HTTP. */
export type LobbyAsk =
  | { readonly do: 'list' }
  | {
      readonly do: 'create';
      readonly settings: Partial<Settings>;
      readonly seats: readonly SeatWish[];
      /** For a deal that can be repeated; usually the host takes a fresh seed. */
      readonly seed?: string;
    }
  /** The table for a deal of the day, which is made if nobody has begun it; and how it went there. */
  | ({ readonly do: 'daily'; readonly name: string } & Daily)
  | ({ readonly do: 'fared' } & Daily)
  | { readonly do: 'forget'; readonly table: string }
  | { readonly do: 'moving'; readonly table: string }
  /** How a table looks to the person at this screen. */
  | { readonly do: 'glance'; readonly table: string }
  /** Every match that was finished on this device. */
  | { readonly do: 'history' }
  /** Everything, to keep it elsewhere; and back again. */
  | { readonly do: 'export' }
  | { readonly do: 'import'; readonly tables: readonly StoredTable[] }
  | {
      readonly do: 'match-file';
      readonly table: string;
      readonly viewer: number | null;
      /** From 1; without it the last one. */
      readonly match?: number | undefined;
    };

export interface TableList {
  readonly tables: readonly TableRecord[];
  /** Whether games outlive the page: not every browser lets them. */
  readonly kept: boolean;
}

/** A match that was finished on this device. */
export interface PlayedHere extends Played {
  readonly table: string;
  /** Which match of its table it was, from 1. */
  readonly match: number;
}

export type LobbyAnswer =
  | { readonly fault: FaultData }
  | { readonly list: TableList }
  | { readonly created: string }
  /** `null`: it was not begun. */
  | { readonly fared: Fared | 'running' | null }
  | { readonly forgotten: string }
  | { readonly file: string }
  | { readonly moving: Moving }
  | { readonly glance: Glance | null }
  | { readonly history: readonly PlayedHere[] }
  | { readonly exported: readonly StoredTable[] }
  | { readonly imported: number };

/** Messages between page and Worker. `text` is JSON of packages/protocol, as on a socket. */
export type ToWorker =
  | { readonly kind: 'lobby'; readonly id: number; readonly ask: LobbyAsk }
  | { readonly kind: 'table'; readonly table: string; readonly text: string }
  | { readonly kind: 'leave'; readonly table: string }
  /** Asks a coach about a view of a game; `silence` takes the question back. */
  | { readonly kind: 'advise'; readonly id: number; readonly game: string; readonly view: unknown }
  /** Asks for a review of a match file; `silence` stops it. */
  | { readonly kind: 'review'; readonly id: number; readonly file: string }
  /** Asks how a character fares in a deal of the day; `silence` stops it. */
  | ({ readonly kind: 'rival'; readonly id: number; readonly character: Character } & Daily)
  | { readonly kind: 'silence'; readonly id: number }
  /** How long bots wait at least before they answer, in milliseconds. */
  | { readonly kind: 'breath'; readonly ms: number };

export type FromWorker =
  | { readonly kind: 'lobby'; readonly id: number; readonly answer: LobbyAnswer }
  | { readonly kind: 'table'; readonly table: string; readonly text: string }
  /** `null`: the coach has nothing to say, or was silenced. */
  | { readonly kind: 'advice'; readonly id: number; readonly advice: Advice | null }
  /** How much of an answer is done, from 0 to 1. */
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'reviewed'; readonly id: number; readonly review: Reviewed }
  /** `null` if it was stopped, or there is no such deal. */
  | { readonly kind: 'fared'; readonly id: number; readonly fared: Fared | null }
  /** A bot's time was over before its work was done; its move follows. */
  | { readonly kind: 'cut'; readonly table: string; readonly seat: Seat };

/** A review, why there is none, or `null` if it was stopped. */
export type Reviewed = Review | { readonly fault: FaultData } | null;
