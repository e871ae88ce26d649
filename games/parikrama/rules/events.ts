import type { Seat, Tell } from '@baithak/kernel';

/**
 * Cards and tiles have their names, sets their letters. A stand-in in a set is written as in its move.
 * A card is `null` for viewers who may not see it.
 */
export type Event =
  | { readonly kind: 'card-dealt'; readonly seat: Seat; readonly card: string | null }
  | {
      readonly kind: 'hand-dealt';
      readonly seat: Seat;
      readonly cards: readonly string[] | null;
      readonly count: number;
    }
  /** A card joined the six open ones, in the set-up or at the end of a turn. */
  | { readonly kind: 'card-opened'; readonly card: string; readonly setup: boolean }
  /** Six cards are open, or as many as there are. */
  | { readonly kind: 'six-open'; readonly cards: readonly string[]; readonly setup: boolean }
  /** The six open cards were discarded because too many were wild. */
  | { readonly kind: 'swept'; readonly cards: readonly string[] }
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'special-offered'; readonly tile: string }
  | { readonly kind: 'specials-offered'; readonly tiles: readonly string[] }
  | {
      readonly kind: 'row-tile';
      readonly tile: string;
      readonly place: number;
      readonly setup: boolean;
    }
  | { readonly kind: 'row-laid'; readonly tiles: readonly string[] }
  | { readonly kind: 'sight-drawn'; readonly sight: string }
  | { readonly kind: 'sight-offered'; readonly sight: string }
  | { readonly kind: 'scoring-offered'; readonly tile: string }
  | { readonly kind: 'round-started'; readonly round: number; readonly last: boolean }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly set: string;
      readonly card: string;
      /** Whether the set began with it. */
      readonly fresh: boolean;
    }
  /** `cards` are those laid in this turn. */
  | {
      readonly kind: 'finished-laying';
      readonly seat: Seat;
      readonly set: string;
      readonly cards: readonly string[];
    }
  | {
      readonly kind: 'rode';
      readonly seat: Seat;
      readonly card: string;
      /** Free plays of this card, and all free plays of this turn. */
      readonly free: number;
      readonly total: number;
    }
  | { readonly kind: 'stopped-riding'; readonly seat: Seat }
  /** The cost before and after discounts and free plays. */
  | { readonly kind: 'charged'; readonly seat: Seat; readonly cost: number; readonly due: number }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly card: string; readonly left: number }
  | { readonly kind: 'kept-open'; readonly seat: Seat; readonly set: string }
  | {
      readonly kind: 'closed';
      readonly seat: Seat;
      readonly set: string;
      readonly cards: readonly string[];
    }
  /** The card went to the Journal, the others to the Backpack in this order. */
  | {
      readonly kind: 'journalled';
      readonly seat: Seat;
      readonly card: string;
      readonly packed: readonly string[];
    }
  /** Cards of the Backpack went to the discards, hitch-hike cards out of the game. */
  | { readonly kind: 'unpacked'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly kind: 'gained-special';
      readonly seat: Seat;
      readonly tile: string;
      readonly why: 'backpack' | 'sight';
    }
  | {
      readonly kind: 'took-tile';
      readonly seat: Seat;
      readonly tile: string;
      readonly place: number;
      readonly why: 'set' | 'sight';
    }
  /** No tile of the first `size` shows the colour of the card. */
  | {
      readonly kind: 'no-tile';
      readonly seat: Seat;
      readonly card: string;
      readonly size: number;
    }
  | {
      readonly kind: 'rewarded';
      readonly seat: Seat;
      /** A hitch-hike card or `F`. */
      readonly piece: string;
      readonly size: number;
    }
  | {
      readonly kind: 'reward-gone';
      readonly seat: Seat;
      readonly piece: string;
      readonly size: number;
    }
  | { readonly kind: 'took-sight'; readonly seat: Seat; readonly sight: string }
  | { readonly kind: 'declined-sight'; readonly seat: Seat }
  /** No tile was left for a side b. */
  | { readonly kind: 'no-gift'; readonly seat: Seat; readonly sight: string }
  | { readonly kind: 'chose-tile'; readonly seat: Seat; readonly tile: string }
  | {
      readonly kind: 'chose-square';
      readonly seat: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
      /** Tiles on the Map, this one included. */
      readonly count: number;
    }
  /** The first Map has nine tiles. One more round follows after this one. */
  | { readonly kind: 'end-near'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'game-over';
      readonly why: 'tiles' | 'rounds' | 'stall';
      readonly winners: readonly Seat[];
      readonly places: readonly number[];
      readonly scores: readonly number[];
      readonly loops: readonly number[];
    };

export type Teller = Tell<Event> | undefined;
