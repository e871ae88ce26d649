import type { Seat, Tell } from '@baithak/kernel';
import type { Colour } from './components.ts';

/** Why something is drawn; `instead` is a card in place of a missing tile. */
export type Cause = 'deal' | 'refill' | 'instead' | 'balance';

/** What a seat drew in one go; `null` for viewers who may not see it. */
export interface Drawn {
  readonly seat: Seat;
  readonly tiles: readonly string[] | null;
  readonly cards: readonly string[] | null;
  readonly tileCount: number;
  readonly cardCount: number;
}

export interface SeatScored {
  readonly cards: readonly string[];
  readonly karma: number;
  readonly rack: number;
}

export interface TilePlaced {
  readonly seat: Seat;
  /** Colours in the order of the spaces. */
  readonly tile: string;
  readonly spaces: readonly string[];
  /** 1 on the board, 2 on tiles of level 1, and so on. */
  readonly level: number;
  readonly colour: Colour;
  /** The area value before and after. */
  readonly before: number;
  readonly value: number;
  /** The spaces of the area that the tile covers, those it cuts off, and those it joins to the area. */
  readonly covered: readonly string[];
  readonly cutOff: readonly string[];
  readonly joined: readonly string[];
  /** Other seats whose monks are new on the same area. */
  readonly met: readonly Seat[];
}

/** The tiles ran out (A24), or every turn was idle (A26). */
export type Ending = 'tiles' | 'idle';

export type Event =
  | { readonly kind: 'started'; readonly tile: string; readonly spaces: readonly string[] }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly what: 'tile' | 'card';
      readonly item: string | null;
      readonly cause: Cause;
    }
  | ({ readonly kind: 'dealt' | 'refilled' | 'balanced' } & Drawn)
  | {
      readonly kind: 'monk-placed';
      readonly seat: Seat;
      readonly from: string | null;
      readonly space: string;
      readonly colour: Colour;
      readonly value: number;
    }
  | {
      /** `area`: no area was free; `tile`: no tile was built. */
      readonly kind: 'gave-up';
      readonly seat: Seat;
      readonly from: string | null;
      readonly lacking: 'area' | 'tile';
      readonly tileCount: number;
      readonly cardCount: number;
    }
  | ({ readonly kind: 'tile-placed' } & TilePlaced)
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly tiles: number;
      readonly value: number;
    }
  | {
      readonly kind: 'card-played';
      readonly seat: Seat;
      readonly card: string;
      readonly spent: number;
      readonly value: number;
      readonly karma: number;
    }
  | {
      /** The area value, what was spent of it, and the draws that the rest will bring. */
      readonly kind: 'meditated';
      readonly seat: Seat;
      readonly value: number;
      readonly spent: number;
      readonly karma: number;
      readonly tileCount: number;
      readonly cardCount: number;
    }
  | {
      readonly kind: 'game-over';
      readonly by: Ending;
      readonly seats: readonly SeatScored[];
      readonly places: readonly number[];
    };

export type Teller = Tell<Event> | undefined;
