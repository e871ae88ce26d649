import { CARD_NAMES, SCORING_NAMES, SIDE_NAMES } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { canDeal, openCard } from './drawing.ts';
import type { Teller } from './events.ts';
import { add, bitCount, cardNames, cardsOf, remove } from './piles.ts';
import {
  DEAL,
  DECK,
  hand,
  isFull,
  NONE,
  OFFER,
  pileSize,
  SCORING,
  SIDE,
  SIGHT_OFFERED,
  SIGHTS,
  SIX,
  START,
  type State,
  TILES,
} from './state.ts';
import { FIRST_SPECIAL, TILE_NAMES } from './tiles.ts';

const { hands, specials, limits } = COMPONENTS;

/** K6: goes on to the next part of the set-up that has something to do. A custom box may run out. */
function settle(state: State, tell: Teller): void {
  while (!isDue(state, tell)) {
    if (state.phase === DEAL && state.turn < state.seats - 1) {
      state.turn++;
      continue;
    }
    state.turn = 0;
    state.phase = state.phase === TILES && !isFull(state) ? START : following(state.phase);
    if (state.phase === START) tell?.({ kind: 'round-started', round: 1, last: false });
  }
}

/** Each Sight gets its side before the next one is drawn. */
const following = (phase: number): number => (phase === SIGHTS ? SCORING : phase + 1);

/** Whether this part of the set-up goes on. If a card is due, an empty deck is reshuffled. */
export function isDue(state: State, tell: Teller): boolean {
  switch (state.phase) {
    case DEAL:
      return pileSize(state, hand(state.turn)) < hands[state.turn]! && pileSize(state, DECK) > 0;
    case SIX:
      return canDeal(state, tell);
    case OFFER:
      return bitCount(state.specials) < specials[state.seats]!;
    case TILES:
      return state.rowSize < limits.rowTiles && (state.bag[0]! | state.bag[1]!) !== 0;
    case SIGHTS:
      return offeredCount(state) < limits.sights;
    case SCORING:
      return bitCount(state.scoring) < limits.scoringTiles;
    default:
      return true;
  }
}

const offeredCount = ({ sights }: State): number =>
  sights.reduce((count, place) => count + (place === SIGHT_OFFERED ? 1 : 0), 0);

export function dealCard(state: State, card: number, tell: Teller): void {
  const { turn } = state;
  remove(state, DECK, card);
  add(state, hand(turn), card);
  tell?.({ kind: 'card-dealt', seat: turn, card: CARD_NAMES[card]! });
  if (isDue(state, tell)) return;
  const cards = cardNames(cardsOf(state, hand(turn)));
  tell?.({ kind: 'hand-dealt', seat: turn, cards, count: cards.length });
  settle(state, tell);
}

export function openFirst(state: State, card: number, tell: Teller): void {
  if (!openCard(state, card, true, tell)) settle(state, tell);
}

export function offerTile(state: State, special: number, tell: Teller): void {
  state.specials |= 1 << special;
  tell?.({ kind: 'special-offered', tile: TILE_NAMES[FIRST_SPECIAL + special]! });
  if (isDue(state, tell)) return;
  const tiles = TILE_NAMES.slice(FIRST_SPECIAL).filter((_, i) => state.specials & (1 << i));
  tell?.({ kind: 'specials-offered', tiles });
  settle(state, tell);
}

/** A tile goes from the bag to the end of the row. */
export function addToRow(state: State, kind: number, setup: boolean, tell: Teller): void {
  const word = kind < 20 ? 0 : 1;
  state.bag[word]! &= ~(1 << (kind - 20 * word));
  state.row[state.rowSize++] = kind;
  tell?.({ kind: 'row-tile', tile: TILE_NAMES[kind]!, place: state.rowSize, setup });
}

export function layRow(state: State, kind: number, tell: Teller): void {
  addToRow(state, kind, true, tell);
  if (isDue(state, tell)) return;
  const tiles = Array.from(state.row.subarray(0, state.rowSize), (tile) => TILE_NAMES[tile]!);
  tell?.({ kind: 'row-laid', tiles });
  settle(state, tell);
}

export function drawSight(state: State, sight: number, tell: Teller): void {
  state.sideSight = sight;
  state.phase = SIDE;
  tell?.({ kind: 'sight-drawn', sight: String(1 + sight) });
}

export function turnSight(state: State, side: number, tell: Teller): void {
  const up = 2 * state.sideSight + side;
  state.sights[up] = SIGHT_OFFERED;
  state.sideSight = NONE;
  state.phase = SIGHTS;
  tell?.({ kind: 'sight-offered', sight: SIDE_NAMES[up]! });
  settle(state, tell);
}

export function offerScoring(state: State, tile: number, tell: Teller): void {
  state.scoring |= 1 << tile;
  tell?.({ kind: 'scoring-offered', tile: SCORING_NAMES[tile]! });
  settle(state, tell);
}
