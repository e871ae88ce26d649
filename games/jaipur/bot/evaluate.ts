import type { Seat } from '@baithak/kernel';
import {
  BONUS_KINDS,
  DEAR,
  GOOD_COUNT,
  pileForSale,
  TOKEN_KINDS,
  TOP_TOKEN,
} from '../rules/cards.ts';
import { COMPONENTS, PILES } from '../rules/components.ts';
import { winnerOf } from '../rules/round.ts';
import { tokenRupees } from '../rules/score.ts';
import { OVER_DUE, type State } from '../rules/state.ts';

/** A lead of so many rupees makes a round fairly safe. */
const SAFE_LEAD = 25;
/** A hand is worth less than a purse: it must still be sold, and the other may sell first. */
const HAND_SHARE = 0.7;
/** What a seal in the purse adds to the outlook of the round at hand. */
const SEAL_WEIGHT = 0.3;

const MEAN_BONUS = PILES.map((_, pile) => {
  const kinds = BONUS_KINDS.filter((kind) => kind.group === pile);
  const tokens = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return kinds.reduce((sum, kind) => sum + kind.count * kind.value, 0) / tokens;
});

/** How well a seat stands, from −1 (lost) to 1 (won): a quick estimate that sees both hands. */
export function evaluate(state: State, seat: Seat): number {
  if (state.due === OVER_DUE) {
    const winner = winnerOf(state);
    return winner === null ? 0 : winner === seat ? 1 : -1;
  }
  const lead = outlook(state, seat) - outlook(state, 1 - seat);
  const round = Math.tanh(lead / SAFE_LEAD);
  const seals = state.seals[seat]! - state.seals[1 - seat]!;
  return (1 - SEAL_WEIGHT) * round + SEAL_WEIGHT * seals;
}

/** Rupees in the purse, and what hand and herd promise. */
function outlook(state: State, seat: Seat): number {
  return (
    tokenRupees(state.now, seat) + HAND_SHARE * handWorth(state, seat) + herdWorth(state, seat)
  );
}

function handWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    worth += setWorth(state, good, state.now.hands[seat * GOOD_COUNT + good]!);
  }
  return worth;
}

/** What a set would bring today; a lone dear card, which cannot be sold yet, half of its token. */
function setWorth(state: State, good: number, cards: number): number {
  const pile = state.piles[good]!;
  let worth = 0;
  for (let i = 0; i < cards && i < pile; i++) {
    worth += TOKEN_KINDS[TOP_TOKEN[good]![pile - i]!]!.value;
  }
  if (DEAR[good] && cards < COMPONENTS.limits.dearSale) worth /= 2;
  const bonus = pileForSale(cards);
  return bonus < 0 ? worth : worth + MEAN_BONUS[bonus]!;
}

/** Camels help to exchange, and a lead in camels may earn the token. */
function herdWorth({ now }: State, seat: Seat): number {
  const lead = now.herds[seat]! - now.herds[1 - seat]!;
  return 0.5 * Math.min(now.herds[seat]!, 4) + (COMPONENTS.camelToken / 2) * Math.tanh(lead / 3);
}
