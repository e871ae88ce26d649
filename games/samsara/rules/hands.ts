import type { Seat } from '@baithak/kernel';
import { BAD, GOOD, LETTER_COUNT } from './cards.ts';
import { LETTERS } from './components.ts';
import { at, HAND, pileSize, SEEN, type State } from './state.ts';

/** A card that everybody saw comes into a hand. */
export function receive(state: State, seat: Seat, letter: number, count = 1): void {
  state.piles[at(seat, HAND) + letter]! += count;
  state.piles[at(seat, SEEN) + letter]! += count;
}

/** A card leaves a hand in sight of all: one that was known to be there, or else a hidden one. */
export function show(state: State, seat: Seat, letter: number): void {
  const seen = at(seat, SEEN) + letter;
  state.piles[at(seat, HAND) + letter]!--;
  if (state.piles[seen]! > 0) state.piles[seen]!--;
  else state.stories[seat] += LETTERS[letter]!;
}

/** From what has happened everybody knows the whole hand: nothing of it is hidden any more. */
export function lookThrough(state: State, seat: Seat): void {
  const hand = at(seat, HAND);
  state.piles.copyWithin(at(seat, SEEN), hand, hand + LETTER_COUNT);
  state.stories[seat] = '';
}

/** All cards of one pile onto another. */
export function pour(state: State, seat: Seat, from: number, to: number): number {
  const { piles } = state;
  const source = at(seat, from);
  const target = at(seat, to);
  let count = 0;
  for (let i = 0; i < 10; i++) {
    count += piles[source + i]!;
    piles[target + i]! += piles[source + i]!;
    piles[source + i] = 0;
  }
  return count;
}

export const holds = (state: State, letter: number): boolean =>
  state.piles[at(state.turn, HAND) + letter]! > 0;

export const handSize = (state: State, seat: Seat): number => pileSize(state, seat, HAND);

/** So many Bad Karma cards into a hand, or what there is of them. */
export function takeBad(state: State, seat: Seat, due: number): number {
  const count = Math.min(due, state.supply[BAD]!);
  state.supply[BAD]! -= count;
  receive(state, seat, BAD, count);
  return count;
}

/** So many Good Karma cards from the supply onto a pile, or what there is of them. */
export function takeGood(state: State, seat: Seat, due: number, pile: number): number {
  const count = Math.min(due, state.supply[GOOD]!);
  state.supply[GOOD]! -= count;
  state.piles[at(seat, pile) + GOOD]! += count;
  return count;
}
