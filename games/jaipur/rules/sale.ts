import type { Move } from '@baithak/kernel';
import { goodAt, pileAt, pileForSale, TOKEN_KIND_COUNT, TOKEN_KINDS, TOP_TOKEN } from './cards.ts';
import type { Teller } from './events.ts';
import { give } from './market.ts';
import { cardsSold, goodOf } from './move.ts';
import { endTurn } from './round.ts';
import { bonusDue, bonusPileSize, type State } from './state.ts';

/** J11: cards to the discards, then tokens, then a bonus token. */
export function sell(state: State, move: Move, tell: Teller): void {
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

/** J13, J14: as many tokens as cards, or what is left. */
function takeTokens(state: State, good: number, cards: number): void {
  const from = state.turn * TOKEN_KIND_COUNT;
  let left = state.piles[good]!;
  for (let i = 0; i < cards && left > 0; i++, left--) {
    state.now.wonTokens[from + TOP_TOKEN[good]![left]!]!++;
  }
  state.piles[good] = left;
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
