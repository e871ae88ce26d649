import type { Random, Seat } from '@baithak/kernel';
import { LETTERS } from './components.ts';
import type { Teller } from './events.ts';
import { BAD, GOOD, LETTER_COUNT, letterAt } from './pieces.ts';
import { at, DRAW, DRAWING, HAND, pileSize, SEEN, type State, WASTE } from './state.ts';

/** A card comes into a hand, and everybody sees which. */
export function receive(state: State, seat: Seat, letter: number, count = 1): void {
  state.piles[at(seat, HAND) + letter]! += count;
  state.piles[at(seat, SEEN) + letter]! += count;
}

/** A card leaves a hand, and everybody sees which: one that was known to be there, or else a hidden one. */
export function show(state: State, seat: Seat, letter: number): void {
  const seen = at(seat, SEEN) + letter;
  state.piles[at(seat, HAND) + letter]!--;
  if (state.piles[seen]! > 0) state.piles[seen]!--;
  else state.stories[seat] += LETTERS[letter]!;
}

/** Everybody can now work out the whole hand, so nothing of it is hidden any more. */
export function makeHandKnown(state: State, seat: Seat): void {
  const hand = at(seat, HAND);
  state.piles.copyWithin(at(seat, SEEN), hand, hand + LETTER_COUNT);
  state.stories[seat] = '';
}

/** Moves all cards of one pile onto another. */
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

/** Takes Bad Karma into a hand, as many as due or as there are. */
export function takeBad(state: State, seat: Seat, due: number): number {
  const count = Math.min(due, state.supply[BAD]!);
  state.supply[BAD]! -= count;
  receive(state, seat, BAD, count);
  return count;
}

/** Takes Good Karma onto a pile, as many as due or as there are. */
export function takeGood(state: State, seat: Seat, due: number, pile: number): number {
  const count = Math.min(due, state.supply[GOOD]!);
  state.supply[GOOD]! -= count;
  state.piles[at(seat, pile) + GOOD]! += count;
  return count;
}

/**
 * M31: whether a card is due and there is one to draw. The waste pile becomes the drawing pile only
 * when a card must be drawn. Then everybody knows the whole hand: it is what is in neither pile.
 */
export function readyToDraw(state: State, tell: Teller): boolean {
  if (state.draws === 0) return false;
  const { turn } = state;
  if (pileSize(state, turn, DRAW) > 0) return true;
  makeHandKnown(state, turn);
  const count = pour(state, turn, WASTE, DRAW);
  if (count > 0) tell?.({ kind: 'reshuffled', seat: turn, count });
  return count > 0;
}

/** Draws one card, which only its owner sees. */
export function drawCard(state: State, letter: number, tell: Teller): void {
  const { turn } = state;
  state.piles[at(turn, DRAW) + letter]!--;
  state.piles[at(turn, HAND) + letter]!++;
  state.stories[turn] += '?';
  state.draws--;
  const why = state.phase === DRAWING ? 'action' : 'hand';
  tell?.({ kind: 'drew', seat: turn, card: letterAt(letter), why });
}

/** The letter of a random card of the drawing pile; all cards are equally likely. */
export function sampleCard(state: State, random: Random): number {
  const from = at(state.turn, DRAW);
  let ticket = random.below(pileSize(state, state.turn, DRAW));
  let letter = 0;
  while (ticket >= state.piles[from + letter]!) ticket -= state.piles[from + letter++]!;
  return letter;
}
