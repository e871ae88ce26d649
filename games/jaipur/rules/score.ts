import type { Seat } from '@baithak/kernel';
import { COMPONENTS, GOODS, PILES } from './components.ts';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  cardsText,
  record,
  sum,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
  valuesOf,
} from './encoding.ts';
import { type RoundScored, SEAL_BY, type SealBy, type SeatScored } from './events.ts';
import {
  bonusAt,
  ENDS,
  type End,
  type Holdings,
  handAt,
  herdAt,
  type State,
  tokenAt,
} from './state.ts';

interface Verdict {
  readonly seal: Seat | null;
  readonly by: SealBy;
}

const TOKEN_VALUES = TOKEN_KINDS.map((kind) => kind.value);
const BONUS_VALUES = BONUS_KINDS.map((kind) => kind.value);

/** J21: the larger herd earns the camel token; equal herds earn nothing. */
export function camelToken(herd: number, other: number): number {
  return herd > other ? COMPONENTS.camelToken : 0;
}

const camelTokenOf = (held: Holdings, seat: Seat): number =>
  camelToken(held[herdAt(seat)]!, held[herdAt(1 - seat)]!);

export function tokenRupees(held: Holdings, seat: Seat): number {
  return worth(held, TOKEN_VALUES, tokenAt(seat)) + worth(held, BONUS_VALUES, bonusAt(seat));
}

export function rupeesOf(held: Holdings, seat: Seat): number {
  return tokenRupees(held, seat) + camelTokenOf(held, seat);
}

/** J22: more rupees, then more bonus tokens, then more goods tokens. */
export function verdictOn(held: Holdings): Verdict {
  const lead = (count: (seat: Seat) => number) => count(0) - count(1);
  const leads = [
    lead((seat) => rupeesOf(held, seat)),
    lead((seat) => sum(held, bonusAt(seat), BONUS_KIND_COUNT)),
    lead((seat) => sum(held, tokenAt(seat), TOKEN_KIND_COUNT)),
  ];
  const decisive = leads.findIndex((each) => each !== 0);
  if (decisive < 0) return { seal: null, by: 'nothing' };
  return { seal: leads[decisive]! > 0 ? 0 : 1, by: SEAL_BY[decisive]! };
}

/** How the previous round was scored; `null` if there was none. */
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
    hand: cardsText(held, handAt(seat)),
    camels: held[herdAt(seat)]!,
    camelToken: camelTokenOf(held, seat),
    goods: record(GOODS, (g) => tokenValues(held, seat, g)),
    bonus: bonusValues(held, seat),
    rupees: rupeesOf(held, seat),
  };
}

export function tokenValues(held: Holdings, seat: Seat, good: number): number[] {
  return valuesOf(TOKEN_KINDS, good, held, tokenAt(seat));
}

export function bonusValues(held: Holdings, seat: Seat): number[] {
  return PILES.flatMap((_, pile) => valuesOf(BONUS_KINDS, pile, held, bonusAt(seat)));
}

function worth(counts: Holdings, values: readonly number[], from: number): number {
  let total = 0;
  for (let k = 0; k < values.length; k++) total += values[k]! * counts[from + k]!;
  return total;
}
