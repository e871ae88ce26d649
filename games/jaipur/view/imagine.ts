import type { Random, Seat } from '@baithak/kernel';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  kindOf,
  LETTER_COUNT,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
} from '../rules/cards.ts';
import { GOODS, LETTERS, PILES } from '../rules/components.ts';
import { blankState, DUES, ENDS, type Holdings, type State } from '../rules/state.ts';
import { sampleHidden } from './hidden.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds (see hidden.ts). A dimmed
 * view has forgotten too much for that; it gets some state that looks the same to its owner.
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
  const at = seat * GOOD_COUNT;
  addCards(state.now.hands, from.hand ?? from.seen ?? '', at);
  addCards(state.seen, from.seen ?? '', at);
  addCards(state.shown, from.shown ?? '', at);
  state.now.herds[seat] = from.herd ?? 0;
  addTokens(state.now, seat, from);
}

function copyLastRound({ last }: View, state: State): void {
  if (last === null) return;
  state.lastRound = last.round;
  state.lastStarter = last.starter;
  state.lastEnd = ENDS.indexOf(last.ended);
  last.seats.forEach((seat, s) => {
    addCards(state.last.hands, seat.hand, s * GOOD_COUNT);
    state.last.herds[s] = seat.camels;
    addTokens(state.last, s, seat);
  });
}

/** Goods tokens, and the bonus tokens if they are known. */
function addTokens(held: Holdings, seat: Seat, from: Pick<SeatView, 'goods' | 'bonus'>): void {
  GOODS.forEach((good, g) => {
    for (const value of from.goods[good]) {
      held.wonTokens[seat * TOKEN_KIND_COUNT + kindOf(TOKEN_KINDS, g, value)]!++;
    }
  });
  for (const value of from.bonus ?? []) {
    const kind = BONUS_KINDS.findIndex((each) => each.value === value);
    held.wonBonus[seat * BONUS_KIND_COUNT + kind]!++;
  }
}

function addCards(counts: Uint8Array, cards: string, from = 0): void {
  for (const card of cards) counts[from + LETTERS.indexOf(card as (typeof LETTERS)[number])]!++;
}

/** Takes what the hidden hands hold beyond the seen cards out of the unseen ones. */
function dealHidden(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  const sizes = [0, 0];
  const shown = new Uint8Array(2 * GOOD_COUNT);
  for (const seat of hidden) {
    const { handSize, seen } = view.seats[seat]!;
    sizes[seat] = handSize - (seen ?? '').length;
    const from = seat * GOOD_COUNT;
    shown.set(state.shown.subarray(from, from + GOOD_COUNT), from);
  }
  const cards = sampleHidden(state.deck, shown, sizes, random);
  for (let at = 0; at < 2 * GOOD_COUNT; at++) {
    state.now.hands[at]! += cards[at]!;
    state.deck[at % GOOD_COUNT]! -= cards[at]!;
  }
}

/** Without the unseen cards: anything of what the box holds beyond what lies open. */
function guessCards(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  const pool = CARD_COUNTS.map((count, i) => count - openCards(state, i));
  if (view.discards === null && state.topDiscard >= 0) {
    pool[state.topDiscard]!--;
    state.discards[state.topDiscard] = 1;
  }
  for (const seat of hidden) {
    for (let n = 0; n < view.seats[seat]!.handSize; n++) {
      state.now.hands[seat * GOOD_COUNT + drawFrom(pool, GOOD_COUNT, random)]!++;
    }
  }
  for (let n = 0; n < view.deckSize; n++) state.deck[drawFrom(pool, LETTER_COUNT, random)]!++;
  const forgotten = hidden.find((seat) => view.seats[seat]!.herd === null);
  if (forgotten !== undefined) state.now.herds[forgotten]! += pool[CAMEL]!;
  if (view.discards !== null) return;
  for (let g = 0; g < GOOD_COUNT; g++) state.discards[g]! += pool[g]!;
}

function openCards(state: State, letter: number): number {
  const inHands = (counts: Uint8Array) => counts[letter]! + counts[GOOD_COUNT + letter]!;
  const owned =
    letter === CAMEL ? state.now.herds[0]! + state.now.herds[1]! : inHands(state.now.hands);
  return state.market[letter]! + owned + (letter === CAMEL ? 0 : state.discards[letter]!);
}

function drawFrom(pool: number[], kinds: number, random: Random): number {
  let ticket = random.below(pool.slice(0, kinds).reduce((sum, count) => sum + count, 0));
  let i = 0;
  while (ticket >= pool[i]!) ticket -= pool[i++]!;
  pool[i]!--;
  return i;
}

/** Each split of a pile's unknown tokens between the pile and the hidden owners is as likely. */
function drawBonusTokens(view: View, hidden: readonly Seat[], state: State, random: Random): void {
  PILES.forEach((pile, p) => {
    const unseen = [...view.unseenBonus[pile]];
    for (const seat of hidden) {
      for (let n = 0; n < view.seats[seat]!.bonusFrom[pile]; n++) {
        const [value] = unseen.splice(random.below(unseen.length), 1);
        const kind = kindOf(BONUS_KINDS, p, value!);
        state.now.wonBonus[seat * BONUS_KIND_COUNT + kind]!++;
      }
    }
    for (const value of unseen) state.bonus[kindOf(BONUS_KINDS, p, value)]!++;
  });
}
