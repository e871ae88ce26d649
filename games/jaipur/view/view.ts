import type { MemoryAids, Seat, Viewer } from '@baithak/kernel';
import {
  COMPONENTS,
  GOODS,
  type Good,
  LETTERS,
  type Letter,
  PILES,
  type Pile,
} from '../rules/components.ts';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  cardsText,
  GOOD_COUNT,
  goodAt,
  LETTER_COUNT,
  record,
  valuesOf,
} from '../rules/encoding.ts';
import type { Event, RoundScored } from '../rules/events.ts';
import { bonusValues, lastRoundOf, tokenValues } from '../rules/score.ts';
import {
  bonusAt,
  bonusPileSize,
  type Due,
  dueOf,
  handAt,
  handSize,
  herdAt,
  letterTotal,
  OVER_DUE,
  type State,
} from '../rules/state.ts';

/** One seat as the viewer knows it; cards are letters in canonical order. */
export interface SeatView {
  /** `null` unless the hand is the viewer's own or the game is over. */
  readonly hand: string | null;
  /** Goods in the hand. */
  readonly handSize: number;
  /** `null` only if the table leaves it to memory, like `seen` and `shown`. */
  readonly herd: number | null;
  /** The goods that it took openly and must still have. */
  readonly seen: string | null;
  /** The goods of its first deal that it has since sold or returned. */
  readonly shown: string | null;
  /** The values of its goods tokens. */
  readonly goods: Readonly<Record<Good, readonly number[]>>;
  /** The values of its bonus tokens, `null` if `hand` is. */
  readonly bonus: readonly number[] | null;
  /** How many of them came from each pile. */
  readonly bonusFrom: Readonly<Record<Pile, number>>;
}

/** Everything that one viewer could know with perfect memory. */
export interface View {
  /** Whose view it is: a seat, or `null` for spectators. */
  readonly viewer: Viewer;
  /** What comes next: a move, a deal, a refill of the market, or a bonus token of a pile. */
  readonly due: Due;
  /** The seat to move. */
  readonly turn: Seat;
  /** From 1. */
  readonly round: number;
  /** The seat that began this round. */
  readonly starter: Seat;
  /** Turns finished in this round. */
  readonly turns: number;
  /** Seals by seat; two win. */
  readonly seals: readonly number[];
  /** The open cards; five, except while it is being refilled. */
  readonly market: string;
  /** Cards left in the deck. */
  readonly deckSize: number;
  /** Cards that the viewer cannot see: the deck and hidden hands. */
  readonly unseen: Readonly<Record<Letter, number>> | null;
  /** Sold cards by good; `null` if left to memory. */
  readonly discards: Readonly<Record<Good, number>> | null;
  /** The good on top of the discards. */
  readonly topDiscard: Good | null;
  /** The values left in each pile, top first. */
  readonly tokens: Readonly<Record<Good, readonly number[]>>;
  /** Bonus tokens left, by the size of the sale that earns them. */
  readonly bonusPiles: Readonly<Record<Pile, number>>;
  /** Bonus values that the viewer cannot see: those in the piles and the others' tokens. */
  readonly unseenBonus: Readonly<Record<Pile, readonly number[]>>;
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** How the last round was scored; `null` in the first. */
  readonly last: RoundScored | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    due: dueOf(state),
    turn: state.turn,
    round: state.round,
    starter: state.starter,
    turns: state.turns,
    seals: Array.from(state.seals),
    market: cardsText(state.market, 0, LETTER_COUNT),
    deckSize: letterTotal(state.deck),
    unseen: unseenCards(state, viewer),
    discards: record(GOODS, (g) => state.discards[g]!),
    topDiscard: state.topDiscard < 0 ? null : goodAt(state.topDiscard),
    tokens: record(GOODS, (g, good) => pileValues(good, state.piles[g]!)),
    bonusPiles: record(PILES, (pile) => bonusPileSize(state.bonus, pile)),
    unseenBonus: unseenBonus(state, viewer),
    seats: [seatView(state, viewer, 0), seatView(state, viewer, 1)],
    last: lastRoundOf(state),
  };
}

/** Tokens leave a pile from the top, so those that are left are its lowest ones. */
export function pileValues(good: Good, left: number): readonly number[] {
  const pile = COMPONENTS.tokens[good];
  return pile.slice(pile.length - left);
}

/** Hands and bonus tokens are open to their owner, and to everybody once the game is over. */
function isOpen(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || state.due === OVER_DUE;
}

function seatView(state: State, viewer: Viewer, seat: Seat): SeatView {
  const from = handAt(seat);
  const open = isOpen(state, viewer, seat);
  return {
    hand: open ? cardsText(state.now, from) : null,
    handSize: handSize(state, seat),
    herd: state.now[herdAt(seat)]!,
    seen: cardsText(state.seen, from),
    shown: cardsText(state.shown, from),
    goods: record(GOODS, (g) => tokenValues(state.now, seat, g)),
    bonus: open ? bonusValues(state.now, seat) : null,
    bonusFrom: record(PILES, (pile) => bonusPileSize(state.now, pile, bonusAt(seat))),
  };
}

function hiddenSeats(state: State, viewer: Viewer): Seat[] {
  return [0, 1].filter((seat) => !isOpen(state, viewer, seat));
}

function unseenCards(state: State, viewer: Viewer): Record<Letter, number> {
  const counts = Array.from(state.deck);
  for (const seat of hiddenSeats(state, viewer)) {
    for (let g = 0; g < GOOD_COUNT; g++) {
      const at = handAt(seat, g);
      counts[g]! += state.now[at]! - state.seen[at]!;
    }
  }
  return record(LETTERS, (i) => counts[i]!);
}

function unseenBonus(state: State, viewer: Viewer): Record<Pile, readonly number[]> {
  const counts = Array.from(state.bonus);
  for (const seat of hiddenSeats(state, viewer)) {
    for (let k = 0; k < BONUS_KIND_COUNT; k++) {
      counts[k]! += state.now[bonusAt(seat, k)]!;
    }
  }
  return record(PILES, (pile) => valuesOf(BONUS_KINDS, pile, counts));
}

/**
 * Memory aids: `full` shows everything, `counts` shows what can be counted on the table (herds,
 * discards) but no inference, `none` shows only what lies open. During a deal there is nothing to
 * forget yet, and after the end nothing needs remembering.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full' || view.due === 'deal' || view.due === 'over') return view;
  return {
    ...view,
    unseen: null,
    discards: aids === 'none' ? null : view.discards,
    seats: view.seats.map((seat) => dimSeat(seat, aids)),
  };
}

/** Nobody has to remember their own hand and herd. */
function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const herd = aids === 'none' && seat.hand === null ? null : seat.herd;
  return { ...seat, herd, seen: null, shown: null };
}

/** A viewer notices everything except the goods dealt to others and the values of their bonus tokens. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'dealt':
      return event.card === 'K' || event.seat === viewer ? event : { ...event, card: null };
    case 'hand-dealt':
      return event.seat === viewer ? event : { ...event, goods: null };
    case 'bonus':
      return event.seat === viewer ? event : { ...event, value: null };
    default:
      return event;
  }
}
