import { MoveList, type Random, type Seat } from '@baithak/kernel';
import { faceAt, ONE_GOOD_AT_MOST, obstacle, reserveHelps } from '../rules/amulets.ts';
import { LETTERS } from '../rules/components.ts';
import { moves } from '../rules/moves.ts';
import { GOOD, LETTER_COUNT, NEEDS, tableCount, ZONE_COUNT } from '../rules/pieces.ts';
import {
  at,
  BACK,
  DRAW,
  HAND,
  KEEP,
  NEXT,
  PICK,
  POWER,
  SEEN,
  type State,
  SWAP,
  USE,
  WASTE,
} from '../rules/state.ts';
import { HiddenHand } from './hidden-hand.ts';
import { addCards, knownState } from './known.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds (see hidden-hand.ts). A
 * dimmed view knows too little for exact odds: it gets some state that looks the same to its owner.
 */
export function imagine(view: View, random: Random): State {
  const state = knownState(view);
  if (view.seats.some((seat) => seat.story === null)) guessCards(view, state, random);
  else {
    view.seats.forEach((seat, s) => {
      if (seat.hand === null) imagineHand(seat, s, state, random);
    });
  }
  return state;
}

/** Fills a hand with its known cards and sampled hidden ones; the rest of the pool is the drawing pile. */
function imagineHand(from: SeatView, seat: Seat, state: State, random: Random): void {
  const { piles } = state;
  const pool = new Uint8Array(LETTER_COUNT);
  addCards(pool, from.pool ?? '');
  const mover = seat === state.turn;
  const hidden = new HiddenHand(pool, from.story ?? '', mover ? state.lacks : 0);
  do {
    const cards = hidden.sample(random);
    for (let i = 0; i < LETTER_COUNT; i++) {
      piles[at(seat, HAND) + i] = piles[at(seat, SEEN) + i]! + cards[i]!;
      piles[at(seat, DRAW) + i] = pool[i]! - cards[i]!;
    }
  } while (mover && !fitsPhase(state));
}

const scratch = new MoveList();

/** Whether the hand to move fits the pending step, which would not be pending otherwise. */
export function fitsPhase(state: State): boolean {
  switch (state.phase) {
    case BACK:
    case SWAP:
    case KEEP:
      moves(state, scratch);
      return scratch.size > 0;
    case USE:
      return fitsUse(state);
    case POWER:
    case PICK:
      return !(state.lacks & ONE_GOOD_AT_MOST) || state.piles[at(state.turn, HAND) + GOOD]! <= 1;
    default:
      return true;
  }
}

/** The amulet is within reach, every reserve card chosen so far helped, and another one would. */
function fitsUse(state: State): boolean {
  const face = faceAt(state, state.aim);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const chosen = state.used[zone]!;
    const held = state.piles[at(state.turn, HAND) + zone]!;
    if (chosen > 0 && held + chosen > NEEDS[face]![zone]! / 2) return false;
  }
  return obstacle(state, face, true) === undefined && reserveHelps(state, face);
}

/** Deals unknown decks from all cards of the box that do not lie open. */
function guessCards(view: View, state: State, random: Random): void {
  const bag = LETTERS.map((_, i) => tableCount(state.seats, i) - openCards(state, i));
  const fill = (seat: Seat, pile: number, size: number) => {
    for (let n = 0; n < size; n++) state.piles[at(seat, pile) + drawFrom(bag, random)]!++;
  };
  view.seats.forEach((seat, s) => {
    if (seat.pool !== null) splitPool(seat, s, state, random);
    else if (seat.hand === null) fill(s, HAND, seat.handSize);
    if (seat.draw === null && seat.pool === null) fill(s, DRAW, seat.drawSize);
    if (seat.waste === null) fill(s, WASTE, seat.wasteSize);
  });
}

/** Splits a known pool at random into hand and drawing pile. */
function splitPool(from: SeatView, seat: Seat, state: State, random: Random): void {
  const bag = new Array<number>(LETTER_COUNT).fill(0);
  addCards(bag, from.pool ?? '');
  for (let n = 0; n < from.drawSize; n++) state.piles[at(seat, DRAW) + drawFrom(bag, random)]!++;
  for (let i = 0; i < LETTER_COUNT; i++) state.piles[at(seat, HAND) + i] = bag[i]!;
}

function openCards(state: State, letter: number): number {
  let count = state.supply[letter]! + state.used[letter]!;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let pile = HAND; pile <= NEXT; pile++) count += state.piles[at(seat, pile) + letter]!;
  }
  return count;
}

function drawFrom(bag: number[], random: Random): number {
  let ticket = random.below(bag.reduce((sum, count) => sum + count, 0));
  let i = 0;
  while (ticket >= bag[i]!) ticket -= bag[i++]!;
  bag[i]!--;
  return i;
}
