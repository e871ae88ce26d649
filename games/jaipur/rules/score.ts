import type { Seat } from '@baithak/kernel';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  cardsText,
  GOOD_COUNT,
  record,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
  valuesOf,
} from './cards.ts';
import { COMPONENTS, GOODS, PILES } from './components.ts';
import { type RoundScored, SEAL_BY, type SealBy, type SeatScored } from './events.ts';
import { ENDS, type End, type Holdings, type State } from './state.ts';

export interface Verdict {
  readonly seal: Seat | null;
  readonly by: SealBy;
}

const TOKEN_VALUES = TOKEN_KINDS.map((kind) => kind.value);
const BONUS_VALUES = BONUS_KINDS.map((kind) => kind.value);

/** J21: the camel token goes to the larger herd, to nobody if they are equal. */
export function camelTokenOf(herds: ArrayLike<number>, seat: Seat): number {
  return herds[seat]! > herds[1 - seat]! ? COMPONENTS.camelToken : 0;
}

export function tokenRupees(held: Holdings, seat: Seat): number {
  return (
    worth(held.wonTokens, TOKEN_VALUES, seat * TOKEN_KIND_COUNT) +
    worth(held.wonBonus, BONUS_VALUES, seat * BONUS_KIND_COUNT)
  );
}

function rupeesOf(held: Holdings, seat: Seat): number {
  return tokenRupees(held, seat) + camelTokenOf(held.herds, seat);
}

/** J22: more rupees, then more bonus tokens, then more goods tokens. */
export function verdictOn(held: Holdings): Verdict {
  const ahead = (count: (seat: Seat) => number) => Math.sign(count(0) - count(1));
  const leads = [
    ahead((seat) => rupeesOf(held, seat)),
    ahead((seat) => count(held.wonBonus, seat * BONUS_KIND_COUNT, BONUS_KIND_COUNT)),
    ahead((seat) => count(held.wonTokens, seat * TOKEN_KIND_COUNT, TOKEN_KIND_COUNT)),
  ];
  const decisive = leads.findIndex((lead) => lead !== 0);
  if (decisive < 0) return { seal: null, by: 'nothing' };
  return { seal: leads[decisive]! > 0 ? 0 : 1, by: SEAL_BY[decisive]! };
}

/** The whole arithmetic of the round before this one; `null` if there was none. */
export function lastRoundOf(state: State): RoundScored | null {
  if (state.lastRound === 0) return null;
  return {
    round: state.lastRound,
    starter: state.lastStarter,
    ended: ENDS[state.lastEnd] as End,
    seats: [seatScored(state.last, 0), seatScored(state.last, 1)],
    ...verdictOn(state.last),
  };
}

function seatScored(held: Holdings, seat: Seat): SeatScored {
  return {
    hand: cardsText(held.hands, seat * GOOD_COUNT),
    camels: held.herds[seat]!,
    camelToken: camelTokenOf(held.herds, seat),
    goods: record(GOODS, (g) => tokenValues(held, seat, g)),
    bonus: bonusValues(held, seat),
    rupees: rupeesOf(held, seat),
  };
}

export function tokenValues(held: Holdings, seat: Seat, good: number): number[] {
  return valuesOf(TOKEN_KINDS, good, held.wonTokens, seat * TOKEN_KIND_COUNT);
}

export function bonusValues(held: Holdings, seat: Seat): number[] {
  return PILES.flatMap((_, pile) =>
    valuesOf(BONUS_KINDS, pile, held.wonBonus, seat * BONUS_KIND_COUNT),
  );
}

function worth(counts: Uint8Array, values: readonly number[], from: number): number {
  let total = 0;
  for (let k = 0; k < values.length; k++) total += values[k]! * counts[from + k]!;
  return total;
}

function count(counts: Uint8Array, from: number, length: number): number {
  let total = 0;
  for (let k = from; k < from + length; k++) total += counts[k]!;
  return total;
}
