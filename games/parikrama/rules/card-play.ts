import { CARD_NAMES, FREE_PLAYS } from './cards.ts';
import { COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { billOf, freePlays, fullCost } from './payment.ts';
import { discard, show } from './piles.ts';
import { startPlacing } from './placing.ts';
import {
  addToSet,
  cardOf,
  entryText,
  insert,
  isSound,
  LETTERS,
  openSet,
  setAt,
  sizeAt,
} from './sets.ts';
import {
  CLOSE,
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  hitchInHand,
  LAY,
  NONE,
  PAY,
  pileSize,
  RIDE,
  type State,
} from './state.ts';

const letterText = (letter: number): string => LETTERS[letter]!;

export function skip(state: State, tell: Teller): void {
  tell?.({ kind: 'skipped', seat: state.turn });
  startPlacing(state, tell);
}

/** K9: lays a card of the hand on a set, or begins the set with it. */
export function lay(state: State, letter: number, entry: number, tell: Teller): void {
  const { turn } = state;
  const card = cardOf(entry);
  const found = setAt(state, turn, letter);
  const at = found < 0 ? openSet(state, turn, letter) : found;
  if (card > 84) state.hitch[HITCH_HAND + 3 * turn + card - 85]!--;
  else show(state, turn, card);
  addToSet(state, at, entry);
  insert(state.laid, 0, state.laidSize++, entry);
  state.activeSet = letter;
  state.phase = LAY;
  tell?.({
    kind: 'laid',
    seat: turn,
    set: letterText(letter),
    card: entryText(entry),
    fresh: found < 0,
  });
}

/** K13, K16: whether the play can end here. */
export function canStop(state: State): boolean {
  return isSound(state, setAt(state, state.turn, state.activeSet)) && isPayable(state);
}

/** Whether the payment is possible if all hitch-hike cards of the hand are spent. */
export function isPayable(state: State): boolean {
  const { turn } = state;
  const free = state.ridePlays + freePlays(state, turn);
  return billOf(state).least(free) <= pileSize(state, hand(turn));
}

export function finishLaying(state: State, tell: Teller): void {
  tell?.({
    kind: 'finished-laying',
    seat: state.turn,
    set: letterText(state.activeSet),
    cards: Array.from(state.laid.subarray(0, state.laidSize), entryText),
  });
  rideOrPay(state, tell);
}

/** K18: hitch-hike cards may be spent while fewer cards are free than were played. */
export const canRide = (state: State): boolean =>
  hitchInHand(state, state.turn) > 0 && state.ridePlays < billOf(state).journeys;

/** Whether the payment is possible with the hitch-hike cards spent so far. */
export const canStopRiding = (state: State): boolean =>
  billOf(state).least(state.ridePlays) <= pileSize(state, hand(state.turn));

function rideOrPay(state: State, tell: Teller): void {
  if (canRide(state)) state.phase = RIDE;
  else charge(state, tell);
}

export function ride(state: State, card: number, tell: Teller): void {
  const { turn, hitch } = state;
  hitch[HITCH_HAND + 3 * turn + card - 85]!--;
  hitch[HITCH_JOURNAL + 3 * turn + card - 85]!++;
  state.ridePlays += FREE_PLAYS[card]!;
  tell?.({
    kind: 'rode',
    seat: turn,
    card: CARD_NAMES[card]!,
    free: FREE_PLAYS[card]!,
    total: state.ridePlays,
  });
  rideOrPay(state, tell);
}

export function stopRiding(state: State, tell: Teller): void {
  tell?.({ kind: 'stopped-riding', seat: state.turn });
  charge(state, tell);
}

function charge(state: State, tell: Teller): void {
  state.payDue = billOf(state).least(state.ridePlays);
  tell?.({ kind: 'charged', seat: state.turn, cost: fullCost(state), due: state.payDue });
  if (state.payDue > 0) state.phase = PAY;
  else afterPaying(state, tell);
}

export function pay(state: State, card: number, tell: Teller): void {
  discard(state, state.turn, card);
  state.payDue--;
  tell?.({ kind: 'paid', seat: state.turn, card: CARD_NAMES[card]!, left: state.payDue });
  if (state.payDue === 0) afterPaying(state, tell);
}

function afterPaying(state: State, tell: Teller): void {
  state.laid.fill(0);
  state.laidSize = 0;
  state.ridePlays = 0;
  const size = sizeAt(state, setAt(state, state.turn, state.activeSet));
  if (size >= COMPONENTS.limits.closable) {
    state.phase = CLOSE;
    return;
  }
  state.activeSet = NONE;
  startPlacing(state, tell);
}

export function keepOpen(state: State, tell: Teller): void {
  tell?.({ kind: 'kept-open', seat: state.turn, set: letterText(state.activeSet) });
  state.activeSet = NONE;
  startPlacing(state, tell);
}
