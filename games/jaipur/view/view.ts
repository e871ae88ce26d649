import type { Seat, Viewer } from '@baithak/kernel';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  type Counts,
  cardsText,
  GOOD_COUNT,
  type GoodCounts,
  goodAt,
  LETTER_COUNT,
  record,
  valuesOf,
} from '../rules/cards.ts';
import { COMPONENTS, GOODS, type Good, LETTERS, PILES, type Pile } from '../rules/components.ts';
import type { RoundScored } from '../rules/events.ts';
import { bonusValues, lastRoundOf, tokenValues } from '../rules/score.ts';
import {
  bonusPileSize,
  type Due,
  dueOf,
  handSize,
  letterTotal,
  OVER_DUE,
  type State,
} from '../rules/state.ts';

/** One seat as the viewer knows it; cards are letters in canonical order. */
export interface SeatView {
  /** `null` unless the hand is the viewer's own or the game is over. */
  readonly hand: string | null;
  readonly handSize: number;
  /** `null` only where a table leaves it to memory, like `seen` and `shown`. */
  readonly herd: number | null;
  /** Goods it took openly and must still have. */
  readonly seen: string | null;
  /** Goods of its first deal that it has since sold or returned. */
  readonly shown: string | null;
  /** Values of its goods tokens by good. */
  readonly goods: Readonly<Record<Good, readonly number[]>>;
  /** Values of its bonus tokens, `null` where `hand` is; and how many came from each pile. */
  readonly bonus: readonly number[] | null;
  readonly bonusFrom: Readonly<Record<Pile, number>>;
}

/** What one viewer could know with perfect memory. */
export interface View {
  readonly viewer: Viewer;
  readonly due: Due;
  readonly turn: Seat;
  readonly round: number;
  readonly starter: Seat;
  readonly turns: number;
  readonly seals: readonly number[];
  readonly market: string;
  readonly deckSize: number;
  /** Cards in places the viewer cannot look at: the deck and hidden hands. */
  readonly unseen: Counts | null;
  readonly discards: GoodCounts | null;
  readonly topDiscard: Good | null;
  /** Values left in each pile, top first. */
  readonly tokens: Readonly<Record<Good, readonly number[]>>;
  readonly bonusPiles: Readonly<Record<Pile, number>>;
  /** Bonus values whose owner the viewer cannot know: the piles and the others' tokens. */
  readonly unseenBonus: Readonly<Record<Pile, readonly number[]>>;
  readonly seats: readonly SeatView[];
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

/** The lowest tokens of a pile: those that are left after the top ones went. */
export function pileValues(good: Good, left: number): readonly number[] {
  const pile = COMPONENTS.tokens[good];
  return pile.slice(pile.length - left);
}

/** Hands and bonus tokens are open to their owner, and to all once the game is over. */
function isOpen(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || state.due === OVER_DUE;
}

function seatView(state: State, viewer: Viewer, seat: Seat): SeatView {
  const from = seat * GOOD_COUNT;
  const open = isOpen(state, viewer, seat);
  return {
    hand: open ? cardsText(state.now.hands, from) : null,
    handSize: handSize(state, seat),
    herd: state.now.herds[seat]!,
    seen: cardsText(state.seen, from),
    shown: cardsText(state.shown, from),
    goods: record(GOODS, (g) => tokenValues(state.now, seat, g)),
    bonus: open ? bonusValues(state.now, seat) : null,
    bonusFrom: record(PILES, (pile) =>
      bonusPileSize(state.now.wonBonus, pile, seat * BONUS_KIND_COUNT),
    ),
  };
}

function hiddenSeats(state: State, viewer: Viewer): Seat[] {
  return [0, 1].filter((seat) => !isOpen(state, viewer, seat));
}

function unseenCards(state: State, viewer: Viewer): Counts {
  const counts = Array.from(state.deck);
  for (const seat of hiddenSeats(state, viewer)) {
    for (let g = 0; g < GOOD_COUNT; g++) {
      const at = seat * GOOD_COUNT + g;
      counts[g]! += state.now.hands[at]! - state.seen[at]!;
    }
  }
  return record(LETTERS, (i) => counts[i]!);
}

function unseenBonus(state: State, viewer: Viewer): Record<Pile, readonly number[]> {
  const counts = Array.from(state.bonus);
  for (const seat of hiddenSeats(state, viewer)) {
    for (let k = 0; k < BONUS_KIND_COUNT; k++) {
      counts[k]! += state.now.wonBonus[seat * BONUS_KIND_COUNT + k]!;
    }
  }
  return record(PILES, (pile) => valuesOf(BONUS_KINDS, pile, counts));
}
