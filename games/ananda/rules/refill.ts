import { COMPONENTS } from './components.ts';
import { endTurn } from './end.ts';
import type { Cause, Drawn, Teller } from './events.ts';
import { cardName, size, tileName } from './pieces.ts';
import { NOWHERE, spaceName } from './spaces.ts';
import { BALANCE, giveCard, giveTile, handSize, REFILL, type State } from './state.ts';

const { limits } = COMPONENTS;

interface Refill {
  readonly tiles: number;
  readonly cards: number;
}

/** A18–A21: how many of so many tiles really come, and how many cards in place of others. */
export function refillOf(state: State, wanted: number): Refill {
  const { seat } = state;
  const due = Math.min(wanted, limits.rack - state.rackSizes[seat]!);
  const tiles = Math.min(due, state.supplySize);
  const room = Math.min(limits.hand - handSize(state, seat), size(state.piles[seat]!));
  return { tiles, cards: Math.min(due - tiles, room) };
}

export function beginRefill(state: State, due: number, tell: Teller): void {
  state.due = due;
  state.phase = REFILL;
  if (due === 0) endRefill(state, true, tell);
}

/** A8, A15, A22: the monk leaves, one tile comes, and that is the turn. */
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

/** A23: after a turn given up there is no balance. */
function endRefill(state: State, withoutTile: boolean, tell: Teller): void {
  tellFresh(state, 'refilled', tell);
  if (state.built === 0) endTurn(state, withoutTile, tell);
  else balanceOrEnd(state, tell);
}

/** A23: how many cards it takes once so many tiles and cards have come. */
export function balanceOf(state: State, { tiles, cards }: Refill): number {
  const { seat } = state;
  const missing = state.rackSizes[seat]! + tiles - handSize(state, seat) - cards;
  return Math.max(0, Math.min(missing, size(state.piles[seat]!) - cards));
}

const NOTHING: Refill = { tiles: 0, cards: 0 };

function balanceOrEnd(state: State, tell: Teller): void {
  if (balanceOf(state, NOTHING) > 0) {
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

/** In the list of what was drawn in one go a card has a higher bit than any kind of tile. */
const CARD = 64;

export function noteTile(state: State, kind: number, cause: Cause, tell: Teller): void {
  state.fresh[state.freshSize++] = kind;
  tell?.({ kind: 'drew', seat: state.seat, what: 'tile', item: tileName(kind), cause });
}

export function noteCard(state: State, card: number, cause: Cause, tell: Teller): void {
  state.fresh[state.freshSize++] = CARD | card;
  tell?.({ kind: 'drew', seat: state.seat, what: 'card', item: cardName(card), cause });
}

/** Tells once what came in several draws. */
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
