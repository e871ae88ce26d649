import type { Random, Seat } from '@baithak/kernel';
import { GOODS, LETTERS, type Letter, PILES } from '../rules/components.ts';
import {
  BONUS_KINDS,
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  kindOf,
  LETTER_COUNT,
  TOKEN_KINDS,
} from '../rules/encoding.ts';
import {
  blankState,
  bonusAt,
  DUES,
  ENDS,
  type Holdings,
  handAt,
  herdAt,
  type State,
  tokenAt,
} from '../rules/state.ts';
import { sampleHidden } from './hidden-hands.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the viewer cannot rule out, with exact odds (see hidden-hands.ts). A dimmed view
 * does not hold enough for that; it gets some state that looks the same to its viewer.
 */
export function imagine(view: View, random: Random): State {
  const state = blankState();
  copyOpenFacts(view, state);
  const hidden = [0, 1].filter((seat) => view.seats[seat]!.hand === null);
  if (view.unseen === null) guessCards(view, hidden, state, random);
  else {
    for (let i = 0; i < LETTER_COUNT; i++) state.deck[i] = view.unseen[LETTERS[i]!];
    dealHidden(view, hidden, state, random);
  }
  drawBonusTokens(view, hidden, state, random);
  return state;
}

function copyOpenFacts(view: View, state: State): void {
  state.due = DUES.indexOf(view.due);
  state.turn = view.turn;
  state.round = view.round;
  state.starter = view.starter;
  state.turns = view.turns;
  state.seals.set(view.seals);
  addCards(state.market, view.market);
  GOODS.forEach((good, g) => {
    state.discards[g] = view.discards?.[good] ?? 0;
    state.piles[g] = view.tokens[good].length;
  });
  state.topDiscard = view.topDiscard === null ? -1 : GOODS.indexOf(view.topDiscard);
  view.seats.forEach((seat, s) => {
    copySeat(seat, s, state);
  });
  copyLastRound(view, state);
}

function copySeat(from: SeatView, seat: Seat, state: State): void {
  const at = handAt(seat);
  addCards(state.now, from.hand ?? from.seen ?? '', at);
  addCards(state.seen, from.seen ?? '', at);
  addCards(state.shown, from.shown ?? '', at);
  state.now[herdAt(seat)] = from.herd ?? 0;
  addTokens(state.now, seat, from);
}

function copyLastRound({ last }: View, state: State): void {
  if (last === null) return;
  state.lastRound = last.round;
  state.lastStarter = last.starter;
  state.lastEnd = ENDS.indexOf(last.ended);
  last.seats.forEach((seat, s) => {
    addCards(state.last, seat.hand, handAt(s));
    state.last[herdAt(s)] = seat.camels;
    addTokens(state.last, s, seat);
  });
}

/** Adds the goods tokens, and the bonus tokens if they are known. */
function addTokens(held: Holdings, seat: Seat, from: Pick<SeatView, 'goods' | 'bonus'>): void {
  GOODS.forEach((good, g) => {
    for (const value of from.goods[good]) {
      held[tokenAt(seat, kindOf(TOKEN_KINDS, g, value))]!++;
    }
  });
  for (const value of from.bonus ?? []) {
    const kind = BONUS_KINDS.findIndex((each) => each.value === value);
    held[bonusAt(seat, kind)]!++;
  }
}

function addCards(counts: Uint8Array, cards: string, from = 0): void {
  for (const card of cards) counts[from + LETTERS.indexOf(card as Letter)]!++;
}

/** Fills the hidden hands from the unseen cards; the rest is the deck. */
function dealHidden(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  const sizes = [0, 0];
  const shown = new Uint8Array(2 * GOOD_COUNT);
  for (const seat of hidden) {
    const { handSize, seen } = view.seats[seat]!;
    sizes[seat] = handSize - (seen ?? '').length;
    const from = handAt(seat);
    shown.set(state.shown.subarray(from, from + GOOD_COUNT), from);
  }
  const cards = sampleHidden(state.deck, shown, sizes, random);
  for (let at = 0; at < 2 * GOOD_COUNT; at++) {
    state.now[at]! += cards[at]!;
    state.deck[at % GOOD_COUNT]! -= cards[at]!;
  }
}

/** Fills hidden hands, deck and forgotten places with any cards of the box that do not lie open. */
function guessCards(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  const pool = CARD_COUNTS.map((count, i) => count - openCards(state, i));
  if (view.discards === null && state.topDiscard >= 0) {
    pool[state.topDiscard]!--;
    state.discards[state.topDiscard] = 1;
  }
  for (const seat of hidden) {
    for (let n = 0; n < view.seats[seat]!.handSize; n++) {
      state.now[handAt(seat, drawFrom(pool, GOOD_COUNT, random))]!++;
    }
  }
  for (let n = 0; n < view.deckSize; n++) state.deck[drawFrom(pool, LETTER_COUNT, random)]!++;
  const forgotten = hidden.find((seat) => view.seats[seat]!.herd === null);
  if (forgotten !== undefined) state.now[herdAt(forgotten)]! += pool[CAMEL]!;
  if (view.discards !== null) return;
  for (let g = 0; g < GOOD_COUNT; g++) state.discards[g]! += pool[g]!;
}

function openCards({ now, market, discards }: State, letter: number): number {
  return letter === CAMEL
    ? market[letter]! + now[herdAt(0)]! + now[herdAt(1)]!
    : market[letter]! + now[handAt(0, letter)]! + now[handAt(1, letter)]! + discards[letter]!;
}

function drawFrom(pool: number[], kinds: number, random: Random): number {
  let ticket = random.below(pool.slice(0, kinds).reduce((sum, count) => sum + count, 0));
  let i = 0;
  while (ticket >= pool[i]!) ticket -= pool[i++]!;
  pool[i]!--;
  return i;
}

/** All ways to split the unseen tokens between a pile and the hidden owners are equally likely. */
function drawBonusTokens(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  PILES.forEach((pile, p) => {
    const unseen = [...view.unseenBonus[pile]];
    for (const seat of hidden) {
      for (let n = 0; n < view.seats[seat]!.bonusFrom[pile]; n++) {
        const [value] = unseen.splice(random.below(unseen.length), 1);
        state.now[bonusAt(seat, kindOf(BONUS_KINDS, p, value!))]!++;
      }
    }
    for (const value of unseen) state.bonus[kindOf(BONUS_KINDS, p, value)]!++;
  });
}
