import type { Seat, Tell } from '@baithak/kernel';
import type { Character, Letter, Target, Zone } from './components.ts';

export type Place = Zone | 'rift';

/** Cards are letters in canonical order; a card is `null` for those who may not see it. */
export type Event =
  | {
      readonly kind: 'amulet-laid';
      readonly group: number;
      readonly place: number;
      readonly amulet: string;
    }
  | { readonly kind: 'amulets-laid'; readonly count: number }
  | { readonly kind: 'chose-character'; readonly seat: Seat; readonly character: Character }
  | {
      readonly kind: 'hand-dealt';
      readonly seat: Seat;
      readonly cards: string | null;
      readonly count: number;
    }
  | { readonly kind: 'round-started'; readonly round: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Place; readonly to: Zone }
  | { readonly kind: 'reincarnated'; readonly seat: Seat }
  | { readonly kind: 'gave-back'; readonly seat: Seat; readonly card: Letter }
  | {
      /** Bad Karma from the supply into the hand; fewer than due if the supply ran out. */
      readonly kind: 'took-bad';
      readonly seat: Seat;
      readonly count: number;
      readonly due: number;
      readonly why: 'reincarnation' | 'arrival';
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly to: Seat; readonly card: Letter }
  | { readonly kind: 'treated'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'paid-neutral'; readonly seat: Seat; readonly card: Letter }
  | {
      readonly kind: 'got-zone-card';
      readonly seat: Seat;
      readonly zone: Zone;
      readonly card: Letter | null;
    }
  | { readonly kind: 'took'; readonly seat: Seat; readonly zone: Zone; readonly card: Letter }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Zone; readonly actions: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly step: 'take' | 'act' | 'amulet' }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly card: Letter | null;
      readonly why: 'action' | 'hand';
    }
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly returned: Letter;
      readonly taken: Zone;
    }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly card: Letter }
  | {
      readonly kind: 'got-good';
      readonly seat: Seat;
      readonly count: number;
      readonly due: number;
      readonly to: Target;
    }
  | { readonly kind: 'shed-bad'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'aimed'; readonly seat: Seat; readonly amulet: string; readonly place: string }
  | { readonly kind: 'used'; readonly seat: Seat; readonly card: Letter }
  | {
      readonly kind: 'won-amulet';
      readonly seat: Seat;
      readonly amulet: string;
      readonly place: string;
      /** Cards used from the hand and from the reserve. */
      readonly hand: string;
      readonly reserve: string;
      /** Dark symbols used, each paid with a Bad Karma. */
      readonly price: number;
      /** Amulets of the seat, this one included. */
      readonly count: number;
    }
  | {
      readonly kind: 'used-power';
      readonly seat: Seat;
      readonly character: Character;
      readonly power: number;
      readonly idle: boolean;
    }
  | { readonly kind: 'evanescent-ended'; readonly seat: Seat; readonly cards: string }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: Zone; readonly to: Target }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: string }
  | { readonly kind: 'neutral-moved'; readonly to: Zone }
  | {
      readonly kind: 'hand-drawn';
      readonly seat: Seat;
      readonly cards: string | null;
      readonly count: number;
      /** Cards set aside for this hand, which everybody knows. */
      readonly next: string;
    }
  | {
      readonly kind: 'game-over';
      readonly winners: readonly Seat[];
      readonly places: readonly number[];
      readonly amulets: readonly number[];
      readonly bad: readonly number[];
    };

export type Teller = Tell<Event> | undefined;
