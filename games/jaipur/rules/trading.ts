import type { Move, Seat } from '@baithak/kernel';
import {
  CAMEL,
  CAMELS,
  cardsSold,
  changeOf,
  EXCHANGE,
  exchangeCards,
  GOOD_COUNT,
  goodAt,
  goodOf,
  kindOfMove,
  pileAt,
  pileForSale,
  TAKE,
  TOKEN_KINDS,
  TOP_TOKEN,
} from './encoding.ts';
import type { Teller } from './events.ts';
import { endTurn, refillOrEnd } from './round.ts';
import { bonusDue, bonusPileSize, handAt, herdAt, type State, tokenAt } from './state.ts';

export function play(state: State, move: Move, tell?: Teller): void {
  const kind = kindOfMove(move);
  if (kind === TAKE) takeOne(state, move, tell);
  else if (kind === CAMELS) takeCamels(state, tell);
  else if (kind === EXCHANGE) exchange(state, move, tell);
  else sell(state, move, tell);
}

/** J5: one good goes from the market to the hand. */
function takeOne(state: State, move: Move, tell: Teller): void {
  const good = goodOf(move);
  state.market[good]!--;
  receive(state, state.turn, good, 1);
  tell?.({ kind: 'took', seat: state.turn, good: goodAt(good) });
  refillOrEnd(state, tell);
}

/** J7: all camels go from the market to the herd. */
function takeCamels(state: State, tell: Teller): void {
  const count = state.market[CAMEL]!;
  state.market[CAMEL] = 0;
  state.now[herdAt(state.turn)]! += count;
  tell?.({ kind: 'took-camels', seat: state.turn, count });
  refillOrEnd(state, tell);
}

/** J9: goods of the market change places with cards of hand and herd. */
function exchange(state: State, move: Move, tell: Teller): void {
  const seat = state.turn;
  let camels = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const change = changeOf(move, good);
    if (change === 0) continue;
    camels += change;
    state.market[good]! -= change;
    if (change > 0) receive(state, seat, good, change);
    else give(state, seat, good, -change);
  }
  state.now[herdAt(seat)]! -= camels;
  state.market[CAMEL]! += camels;
  if (tell !== undefined) tell({ kind: 'exchanged', seat, ...exchangeCards(move) });
  endTurn(state, tell);
}

/** J11: cards go to the discards; then the seller gets tokens, then a bonus token. */
function sell(state: State, move: Move, tell: Teller): void {
  const good = goodOf(move);
  const cards = cardsSold(move);
  give(state, state.turn, good, cards);
  state.discards[good]! += cards;
  state.topDiscard = good;
  const before = state.piles[good]!;
  takeTokens(state, good, cards);
  if (tell !== undefined) tellSale(state, good, cards, before, tell);
  claimBonus(state, cards, tell);
}

/** J13, J14: as many tokens as cards, or those that are left. */
function takeTokens(state: State, good: number, cards: number): void {
  const from = tokenAt(state.turn);
  let left = state.piles[good]!;
  for (let i = 0; i < cards && left > 0; i++, left--) {
    state.now[from + TOP_TOKEN[good]![left]!]!++;
  }
  state.piles[good] = left;
}

function tellSale(
  state: State,
  good: number,
  count: number,
  before: number,
  tell: NonNullable<Teller>,
): void {
  const taken = before - state.piles[good]!;
  const tokens = Array.from(
    { length: taken },
    (_, i) => TOKEN_KINDS[TOP_TOKEN[good]![before - i]!]!.value,
  );
  tell({ kind: 'sold', seat: state.turn, good: goodAt(good), count, tokens });
}

/** J15, J16, J18: the round cannot end before the bonus token is drawn. */
function claimBonus(state: State, cards: number, tell: Teller): void {
  const pile = pileForSale(cards);
  if (pile >= 0 && bonusPileSize(state.bonus, pile) > 0) {
    state.due = bonusDue(pile);
    return;
  }
  if (pile >= 0) tell?.({ kind: 'no-bonus', seat: state.turn, pile: pileAt(pile) });
  endTurn(state, tell);
}

/** Everybody sees which goods a seat takes. */
function receive(state: State, seat: Seat, good: number, cards: number): void {
  const at = handAt(seat, good);
  state.now[at]! += cards;
  state.seen[at]! += cards;
}

/**
 * Everybody sees which cards leave a hand. Equal cards are alike, so those that were taken openly
 * count as leaving first. Any further ones must have been dealt, and everybody knows that now.
 */
function give(state: State, seat: Seat, good: number, cards: number): void {
  const at = handAt(seat, good);
  const known = Math.min(state.seen[at]!, cards);
  state.now[at]! -= cards;
  state.seen[at]! -= known;
  state.shown[at]! += cards - known;
}
