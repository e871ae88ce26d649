import type { Random, Seat } from '@baithak/kernel';
import { CARD_CIRCLES, CARD_COLOUR, CARD_NAMES, CARRIAGE, WILD } from './cards.ts';
import { DISCARDS, HITCH_HAND, hand, journal, type State, seen } from './state.ts';

/** The number of the lowest bit of a mask that is not 0. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

export function bitCount(mask: number): number {
  let count = mask - ((mask >> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >> 2) & 0x33333333);
  return Math.imul((count + (count >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the set bit that has `n` set bits below it. */
export function nthBit(mask: number, n: number): number {
  let rest = mask;
  for (let skip = n; skip > 0; skip--) rest &= rest - 1;
  return lowest(rest);
}

/** The colour of a card; faster than a lookup in CARD_COLOUR. */
const wordOf = (card: number): number => (card / 21) | 0;

export function holds(state: State, pile: number, card: number): boolean {
  if (card === 84) return state.wilds[pile]! > 0;
  const word = wordOf(card);
  return (state.words[4 * pile + word]! & (1 << (card - 21 * word))) !== 0;
}

export function add(state: State, pile: number, card: number): void {
  if (card === 84) {
    state.wilds[pile]!++;
    return;
  }
  const word = wordOf(card);
  state.words[4 * pile + word]! |= 1 << (card - 21 * word);
  state.counts[pile]!++;
}

export function remove(state: State, pile: number, card: number): void {
  if (card === 84) {
    state.wilds[pile]!--;
    return;
  }
  const word = wordOf(card);
  state.words[4 * pile + word]! &= ~(1 << (card - 21 * word));
  state.counts[pile]!--;
}

/** Moves all cards of one pile to another. */
export function pour(state: State, from: number, to: number): void {
  const { words, counts, wilds } = state;
  for (let i = 0; i < 4; i++) {
    words[4 * to + i]! |= words[4 * from + i]!;
    words[4 * from + i] = 0;
  }
  counts[to]! += counts[from]!;
  wilds[to]! += wilds[from]!;
  counts[from] = 0;
  wilds[from] = 0;
}

/** A card comes into a hand, and everybody sees it. */
export function receive(state: State, seat: Seat, card: number): void {
  add(state, hand(seat), card);
  add(state, seen(seat), card);
}

/** A Journey card leaves a hand, and everybody sees it. A card known to be there goes first. */
export function show(state: State, seat: Seat, card: number): void {
  remove(state, hand(seat), card);
  if (holds(state, seen(seat), card)) remove(state, seen(seat), card);
  else if (card === 84) state.wildsShown[seat]!++;
}

/** A card goes from the hand to the discards; a hitch-hike card leaves the game. */
export function discard(state: State, seat: Seat, card: number): void {
  if (card > 84) {
    state.hitch[HITCH_HAND + 3 * seat + card - 85]!--;
    return;
  }
  show(state, seat, card);
  add(state, DISCARDS, card);
}

/** Whether a hand has a card of any kind. */
export const inHand = (state: State, seat: Seat, card: number): boolean =>
  card > 84 ? state.hitch[HITCH_HAND + 3 * seat + card - 85]! > 0 : holds(state, hand(seat), card);

/** A random card of a pile that is not empty. */
export function sampleCard(state: State, pile: number, random: Random): number {
  let ticket = random.below(state.counts[pile]! + state.wilds[pile]!);
  if (ticket >= state.counts[pile]!) return 84;
  for (let word = 0; ; word++) {
    const mask = state.words[4 * pile + word]!;
    const count = bitCount(mask);
    if (ticket < count) return 21 * word + nthBit(mask, ticket);
    ticket -= count;
  }
}

/** The cards of a pile in canonical order. */
export function cardsOf(state: State, pile: number): number[] {
  const cards: number[] = [];
  for (let word = 0; word < 4; word++) {
    for (let rest = state.words[4 * pile + word]!; rest !== 0; rest &= rest - 1) {
      cards.push(21 * word + lowest(rest));
    }
  }
  for (let n = 0; n < state.wilds[pile]!; n++) cards.push(WILD);
  return cards;
}

/** The hitch-hike cards of the holder at a place in `hitch`. */
export function hitchOf({ hitch }: State, at: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < 3; i++) {
    for (let n = 0; n < hitch[at + i]!; n++) cards.push(CARRIAGE + i);
  }
  return cards;
}

/** The names of some numbers in a list. */
export function named<Name>(
  list: Uint8Array,
  from: number,
  count: number,
  nameOf: (item: number) => Name,
): Name[] {
  const names: Name[] = [];
  for (let i = from; i < from + count; i++) names.push(nameOf(list[i]!));
  return names;
}

export const cardNames = (cards: readonly number[]): string[] =>
  cards.map((card) => CARD_NAMES[card]!);

/** A coloured card goes into a Journal, where its circles become discounts. */
export function writeDown(state: State, seat: Seat, card: number): void {
  add(state, journal(seat), card);
  state.circles[4 * seat + CARD_COLOUR[card]!]! += CARD_CIRCLES[card]!;
}
