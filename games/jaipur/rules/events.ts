import type { Seat, Tell } from '@baithak/kernel';
import type { Good, Letter, Pile } from './components.ts';
import type { End } from './state.ts';

/** What decided who takes the seal. */
export const SEAL_BY = ['rupees', 'bonus-tokens', 'goods-tokens', 'nothing'] as const;
export type SealBy = (typeof SEAL_BY)[number];

/** Everything a seat had when a round was scored, and its rupees. */
export interface SeatScored {
  readonly hand: string;
  readonly camels: number;
  readonly camelToken: number;
  /** Values of the goods tokens by good, and of the bonus tokens. */
  readonly goods: Readonly<Record<Good, readonly number[]>>;
  readonly bonus: readonly number[];
  readonly rupees: number;
}

export interface RoundScored {
  readonly round: number;
  readonly starter: Seat;
  readonly ended: End;
  readonly seats: readonly SeatScored[];
  /** Who took the seal; `null` after a full tie. */
  readonly seal: Seat | null;
  readonly by: SealBy;
}

/** A card or a value is `null` for viewers who may not see it. */
export type Event =
  | { readonly kind: 'round-started'; readonly round: number; readonly starter: Seat }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly card: Letter | null }
  | {
      /** A seat has its five cards; `goods` are those that stay in the hand. */
      readonly kind: 'hand-dealt';
      readonly seat: Seat;
      readonly goods: string | null;
      readonly size: number;
      readonly camels: number;
    }
  | { readonly kind: 'laid-out'; readonly card: Letter }
  | { readonly kind: 'took'; readonly seat: Seat; readonly good: Good }
  | { readonly kind: 'took-camels'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly taken: string;
      readonly returned: string;
    }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly good: Good;
      readonly count: number;
      readonly tokens: readonly number[];
    }
  | {
      readonly kind: 'bonus';
      readonly seat: Seat;
      readonly pile: Pile;
      readonly value: number | null;
    }
  | { readonly kind: 'no-bonus'; readonly seat: Seat; readonly pile: Pile }
  | ({ readonly kind: 'round-scored' } & RoundScored)
  | {
      readonly kind: 'game-over';
      readonly winner: Seat | null;
      readonly seals: readonly number[];
    };

export type Teller = Tell<Event> | undefined;
