import type { MoveList } from '@baithak/kernel';
import { areaValue } from './areas.ts';
import { COMPONENTS } from './components.ts';
import {
  cardMove,
  cardName,
  cardOf,
  NOWHERE,
  ofColour,
  size,
  spaceName,
  tileName,
  worth,
} from './encoding.ts';
import { endTurn, finish, tilesAreGone } from './end.ts';
import type { Cause, Drawn, Teller } from './events.ts';
import {
  BALANCE,
  chosenColour,
  giveCard,
  giveTile,
  handSize,
  REFILL,
  type State,
} from './state.ts';

/** A17: cards of the chosen colour that fit into the area value, and the end of meditation. */
export function addCardMoves(state: State, out: MoveList): void {
  const cards = ofColour(state.hands[state.seat]!, chosenColour(state));
  const room = cards === 0 ? 0 : areaValue(state, state.seat) - state.spent;
  for (let value = 1; value <= 5 && value <= room; value++) {
    if ((cards & (1 << (value - 1))) !== 0) out.add(cardMove(value));
  }
  out.add(cardMove(0));
}

export function playCard(state: State, value: number, tell: Teller): void {
  const { seat } = state;
  const card = cardOf(chosenColour(state), value);
  state.hands[seat]! &= ~(1 << card);
  state.karma[seat]! |= 1 << card;
  state.spent += value;
  tell?.({
    kind: 'card-played',
    seat,
    card: cardName(card),
    spent: state.spent,
    value: areaValue(state, seat),
    karma: worth(state.karma[seat]!),
  });
}

/** A18, A24, A25: refills, or ends the game after the last builder's meditation. */
export function endMeditation(state: State, tell: Teller): void {
  const { seat, spent } = state;
  const value = areaValue(state, seat);
  const isLast = tilesAreGone(state);
  const { tiles, cards } = isLast ? { tiles: 0, cards: 0 } : refillOf(state, value - spent);
  state.spent = 0;
  const karma = worth(state.karma[seat]!);
  tell?.({ kind: 'meditated', seat, value, spent, karma, tileCount: tiles, cardCount: cards });
  if (isLast) finish(state, tell);
  else beginRefill(state, tiles + cards, tell);
}

const { limits } = COMPONENTS;

interface Refill {
  readonly tiles: number;
  readonly cards: number;
}

/** A18–A21: how many of the wanted tiles come, and how many cards instead of missing ones. */
function refillOf(state: State, wanted: number): Refill {
  const { seat } = state;
  const due = Math.min(wanted, limits.rack - state.rackSizes[seat]!);
  const tiles = Math.min(due, state.supplySize);
  const room = Math.min(limits.hand - handSize(state, seat), size(state.piles[seat]!));
  return { tiles, cards: Math.min(due - tiles, room) };
}

function beginRefill(state: State, due: number, tell: Teller): void {
  state.due = due;
  state.phase = REFILL;
  if (due === 0) endRefill(state, true, tell);
}

/** A8, A15, A22: the monk leaves the board, one tile is drawn, and the turn ends. */
export function giveUp(state: State, lacking: 'area' | 'tile', tell: Teller): void {
  const { seat } = state;
  const from = state.monks[seat]!;
  const { tiles, cards } = refillOf(state, 1);
  state.monks[seat] = NOWHERE;
  tell?.({
    kind: 'gave-up',
    seat,
    from: from === NOWHERE ? null : spaceName(from),
    lacking,
    tileCount: tiles,
    cardCount: cards,
  });
  beginRefill(state, tiles + cards, tell);
}

export function refillTile(state: State, kind: number, tell: Teller): void {
  giveTile(state, state.seat, kind);
  noteTile(state, kind, 'refill', tell);
  if (--state.due === 0) endRefill(state, false, tell);
}

export function refillCard(state: State, card: number, tell: Teller): void {
  giveCard(state, state.seat, card);
  noteCard(state, card, 'instead', tell);
  if (--state.due === 0) endRefill(state, true, tell);
}

/** A23: no balance follows a turn given up. */
function endRefill(state: State, withoutTile: boolean, tell: Teller): void {
  tellFresh(state, 'refilled', tell);
  if (state.built === 0) endTurn(state, withoutTile, tell);
  else balanceOrEnd(state, tell);
}

/** A23: how many cards a seat draws that has so many tiles, cards in hand and cards in its pile. */
export const balanceOf = (tiles: number, cards: number, pile: number): number =>
  Math.max(0, Math.min(tiles - cards, pile));

function balanceOrEnd(state: State, tell: Teller): void {
  const { seat } = state;
  const pile = size(state.piles[seat]!);
  if (balanceOf(state.rackSizes[seat]!, handSize(state, seat), pile) > 0) {
    state.phase = BALANCE;
    return;
  }
  tellFresh(state, 'balanced', tell);
  endTurn(state, false, tell);
}

export function balanceCard(state: State, card: number, tell: Teller): void {
  giveCard(state, state.seat, card);
  noteCard(state, card, 'balance', tell);
  balanceOrEnd(state, tell);
}

/** In `fresh`, cards have this bit set; it is above all kinds of tiles. */
const CARD = 64;

export function noteTile(state: State, kind: number, cause: Cause, tell: Teller): void {
  state.fresh[state.freshSize++] = kind;
  tell?.({ kind: 'drew', seat: state.seat, what: 'tile', item: tileName(kind), cause });
}

export function noteCard(state: State, card: number, cause: Cause, tell: Teller): void {
  state.fresh[state.freshSize++] = CARD | card;
  tell?.({ kind: 'drew', seat: state.seat, what: 'card', item: cardName(card), cause });
}

/** Tells the draws since the last call as one event. */
export function tellFresh(
  state: State,
  kind: 'dealt' | 'refilled' | 'balanced',
  tell: Teller,
): void {
  if (tell !== undefined && state.freshSize > 0) tell({ kind, ...freshOf(state) });
  state.fresh.fill(0);
  state.freshSize = 0;
}

function freshOf(state: State): Drawn {
  const items = Array.from(state.fresh.subarray(0, state.freshSize));
  const tiles = items.filter((item) => item < CARD).sort((a, b) => a - b);
  const cards = items.filter((item) => item >= CARD).sort((a, b) => a - b);
  return {
    seat: state.seat,
    tiles: tiles.map(tileName),
    cards: cards.map((item) => cardName(item - CARD)),
    tileCount: tiles.length,
    cardCount: cards.length,
  };
}
