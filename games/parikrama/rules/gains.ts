import { CARD_CIRCLES, CARD_COLOUR } from './cards.ts';
import { add } from './piles.ts';
import { insert } from './sets.ts';
import { CHOICE, DISCOUNT, journal, LARGE_HAND, type State } from './state.ts';
import { CHOICE_TILE, DISCOUNT_TILE, FIRST_SPECIAL, HAND_TILE } from './tiles.ts';

/** A tile to be placed before the turn ends. K28: some special ones work from now on. */
export function gain(state: State, kind: number): void {
  insert(state.waiting, 0, state.waitingSize++, kind);
  state.powers[state.turn]! |= powerOf(kind);
}

/** What a tile lets its owner do, as bits of `powers`. */
export function powerOf(kind: number): number {
  if (kind === HAND_TILE) return LARGE_HAND;
  if (kind === DISCOUNT_TILE) return DISCOUNT;
  return kind === CHOICE_TILE ? CHOICE : 0;
}

export function gainSpecial(state: State, kind: number): void {
  state.specials &= ~(1 << (kind - FIRST_SPECIAL));
  gain(state, kind);
}

/** The tile of a place of the row, which closes up. */
export function gainFromRow(state: State, place: number): number {
  const { row } = state;
  const kind = row[place]!;
  row.copyWithin(place, place + 1, state.rowSize--);
  row[state.rowSize] = 0;
  gain(state, kind);
  return kind;
}

/** A coloured card into the Journal, where its circles become discounts. */
export function writeDown(state: State, card: number): void {
  add(state, journal(state.turn), card);
  state.circles[4 * state.turn + CARD_COLOUR[card]!]! += CARD_CIRCLES[card]!;
}
