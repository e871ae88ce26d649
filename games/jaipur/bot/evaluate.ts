import type { Seat } from '@baithak/kernel';
import { COMPONENTS, PILES } from '../rules/components.ts';
import {
  BONUS_KINDS,
  DEAR,
  GOOD_COUNT,
  pileForSale,
  TOKEN_KINDS,
  TOP_TOKEN,
} from '../rules/encoding.ts';
import { winnerOf } from '../rules/round.ts';
import { tokenRupees } from '../rules/score.ts';
import { handAt, herdAt, OVER_DUE, type State } from '../rules/state.ts';

/** With a lead of this many rupees a round is fairly safe. */
const SAFE_LEAD = 25;
/** Cards are worth less than rupees: they must still be sold, and the other may sell first. */
const HAND_SHARE = 0.7;
/** The weight of seals against the current round. */
const SEAL_WEIGHT = 0.3;

const MEAN_BONUS = PILES.map((_, pile) => {
  const kinds = BONUS_KINDS.filter((kind) => kind.group === pile);
  const tokens = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return kinds.reduce((sum, kind) => sum + kind.count * kind.value, 0) / tokens;
});

/** Estimates how well a seat stands, from −1 (lost) to 1 (won). It sees both hands. */
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

/** A seat's rupees, and what its hand and herd promise. */
function outlook(state: State, seat: Seat): number {
  return (
    tokenRupees(state.now, seat) + HAND_SHARE * handWorth(state, seat) + herdWorth(state, seat)
  );
}

function handWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    worth += setWorth(state, good, state.now[handAt(seat, good)]!);
  }
  return worth;
}

/** What a set would bring now. A single dear card cannot be sold yet and counts half its token. */
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
  const herd = now[herdAt(seat)]!;
  const lead = herd - now[herdAt(1 - seat)]!;
  return 0.5 * Math.min(herd, 4) + (COMPONENTS.camelToken / 2) * Math.tanh(lead / 3);
}
