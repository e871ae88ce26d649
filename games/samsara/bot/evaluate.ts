import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { winnersOf } from '../rules/ending.ts';
import { BAD, GOOD, ZONE_COUNT } from '../rules/pieces.ts';
import {
  amuletsOf,
  at,
  HAND,
  LYING,
  NEXT,
  OVER_PHASE,
  RESERVE,
  type State,
} from '../rules/state.ts';

const { amuletsToWin, soloTurns } = COMPONENTS.limits;

/** What a card of the deck is worth, in amulets. */
const EXPERIENCE = 0.14;
const GOOD_KARMA = 0.05;
const BAD_KARMA = -0.07;
/** The extra worth of cards that will certainly be at hand for an amulet. */
const KEPT = 0.12;
const IN_HAND = 0.04;
const EVANESCENT_CARD = 0.1;
/** A lead of this many amulets is fairly safe. */
const SAFE_LEAD = 1.6;

/** How well a seat stands, from −1 (lost) to 1 (won): a quick estimate that sees all hands. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === OVER_PHASE) return settled(state, seat);
  const own = outlook(state, seat);
  if (state.seats === 1) return Math.tanh((own - pace(state)) / SAFE_LEAD);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, outlook(state, other));
  }
  return Math.tanh((own - best) / SAFE_LEAD);
}

function settled(state: State, seat: Seat): number {
  const winners = winnersOf(state);
  if (!winners.includes(seat)) return -1;
  return winners.length === state.seats && state.seats > 1 ? 0 : 1;
}

/** Amulets won, plus what the cards promise. A deck that is good already gains less from more cards. */
function outlook(state: State, seat: Seat): number {
  const { piles } = state;
  let deck = 0;
  for (let pile = HAND; pile <= NEXT; pile++) deck += worth(piles, at(seat, pile));
  const sure =
    KEPT * cards(piles, at(seat, RESERVE)) +
    IN_HAND * (cards(piles, at(seat, HAND)) + cards(piles, at(seat, NEXT))) +
    EVANESCENT_CARD * cards(piles, at(seat, LYING));
  return amuletsOf(state, seat) + 1.5 * Math.tanh(deck / 1.5) + Math.tanh(sure);
}

function worth(piles: Uint8Array, from: number): number {
  let experience = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) experience += piles[from + zone]!;
  return (
    EXPERIENCE * experience + GOOD_KARMA * piles[from + GOOD]! + BAD_KARMA * piles[from + BAD]!
  );
}

/** Experience cards, and a Good Karma for half of one. */
function cards(piles: Uint8Array, from: number): number {
  let count = piles[from + GOOD]! / 2;
  for (let zone = 0; zone < ZONE_COUNT; zone++) count += piles[from + zone]!;
  return count;
}

/** How many amulets a solo player needs by now to win in time. */
function pace(state: State): number {
  return 0.4 + (amuletsToWin * (state.round - 1)) / soloTurns;
}
