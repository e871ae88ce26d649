import { CARD_NAMES } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { nextTurn } from './ending.ts';
import type { Teller } from './events.ts';
import { add, cardNames, cardsOf, discard, pour, receive, remove } from './piles.ts';
import {
  DECK,
  DISCARDS,
  DRAW,
  DROP,
  handSize,
  hasPower,
  LARGE_HAND,
  OPEN,
  pileSize,
  REFILL,
  type State,
} from './state.ts';

const { limits } = COMPONENTS;

/** K29, K32: in the last round nobody draws or discards. */
export function startDrawing(state: State, tell: Teller): void {
  if (state.last) nextTurn(state, tell);
  else if (pileSize(state, OPEN) > 0) state.phase = DRAW;
  else startDropping(state, tell);
}

export function drawCard(state: State, card: number, tell: Teller): void {
  remove(state, OPEN, card);
  receive(state, state.turn, card);
  tell?.({ kind: 'drew', seat: state.turn, card: CARD_NAMES[card]! });
  const coloured = card < 84;
  if (coloured && ++state.drawnColoured < limits.drawnColoured && state.counts[OPEN]! > 0) return;
  state.drawnColoured = 0;
  startDropping(state, tell);
}

export const handLimit = (state: State): number =>
  hasPower(state, state.turn, LARGE_HAND) ? limits.largeHand : limits.hand;

/** K30. */
function startDropping(state: State, tell: Teller): void {
  if (handSize(state, state.turn) > handLimit(state)) state.phase = DROP;
  else if (canDeal(state, tell)) state.phase = REFILL;
  else nextTurn(state, tell);
}

export function dropCard(state: State, card: number, tell: Teller): void {
  discard(state, state.turn, card);
  tell?.({ kind: 'dropped', seat: state.turn, card: CARD_NAMES[card]! });
  startDropping(state, tell);
}

/** K31: whether an open card is missing and can be dealt. Only then an empty deck is reshuffled. */
export function canDeal(state: State, tell: Teller): boolean {
  return pileSize(state, OPEN) < limits.openCards && readyDeck(state, tell);
}

function readyDeck(state: State, tell: Teller): boolean {
  if (pileSize(state, DECK) > 0) return true;
  const count = pileSize(state, DISCARDS);
  if (count === 0) return false;
  pour(state, DISCARDS, DECK);
  state.shuffled = true;
  tell?.({ kind: 'reshuffled', count });
  return true;
}

/** Opens a card of the deck. Returns whether another one is to be dealt. */
export function openCard(state: State, card: number, setup: boolean, tell: Teller): boolean {
  remove(state, DECK, card);
  add(state, OPEN, card);
  tell?.({ kind: 'card-opened', card: CARD_NAMES[card]!, setup });
  if (isTooWild(state)) sweep(state, tell);
  if (canDeal(state, tell)) return true;
  tell?.({ kind: 'six-open', cards: cardNames(cardsOf(state, OPEN)), setup });
  return false;
}

/** K7. */
function isTooWild({ wilds, counts }: State): boolean {
  return (
    wilds[OPEN]! >= limits.tooManyWild &&
    wilds[OPEN]! + counts[OPEN]! === limits.openCards &&
    counts[DECK]! + counts[DISCARDS]! >= limits.freshColoured
  );
}

function sweep(state: State, tell: Teller): void {
  tell?.({ kind: 'swept', cards: cardNames(cardsOf(state, OPEN)) });
  pour(state, OPEN, DISCARDS);
}

export function refilled(state: State, card: number, tell: Teller): void {
  if (!openCard(state, card, false, tell)) nextTurn(state, tell);
}
