import type { Seat } from '@baithak/kernel';
import type { Teller } from './events.ts';
import { holds, makeHandKnown, receive, show, takeBad } from './hands.ts';
import {
  BAD,
  distance,
  GOOD,
  KAAM_KAR,
  letterAt,
  RIFT,
  ZONE_COUNT,
  zoneAt,
  zoneText,
} from './pieces.ts';
import { ACT, at, BACK, cardsButBad, LYING, PAY, type State, TAKE } from './state.ts';

const REINCARNATION_CARDS = 2;
const ARRIVAL_BAD_KARMA = 2;

/** M8: any zone but the one where the character stands. The way is always clockwise. */
export const canGo = (state: State, zone: number): boolean => state.zones[state.turn] !== zone;

export function go(state: State, zone: number, tell: Teller): void {
  const { turn } = state;
  const from = state.zones[turn]!;
  state.zones[turn] = zone;
  tell?.({ kind: 'moved', seat: turn, from: zoneText(from), to: zoneAt(zone) });
  if (from === RIFT || zone > from) arriveByOthers(state, tell);
  else {
    tell?.({ kind: 'reincarnated', seat: turn });
    state.back = REINCARNATION_CARDS;
    settleReincarnation(state, tell);
  }
}

export function giveBack(state: State, letter: number, tell: Teller): void {
  show(state, state.turn, letter);
  state.supply[letter]!++;
  state.back--;
  tell?.({ kind: 'gave-back', seat: state.turn, card: letterAt(letter) });
  settleReincarnation(state, tell);
}

/** M9: a seat that takes Bad Karma for lacking cards shows that its hand holds nothing else. */
function settleReincarnation(state: State, tell: Teller): void {
  const { turn, back } = state;
  if (back > 0 && cardsButBad(state, turn) > 0) {
    state.phase = BACK;
    return;
  }
  if (back > 0) {
    makeHandKnown(state, turn);
    state.back = 0;
    const count = takeBad(state, turn, back);
    tell?.({ kind: 'took-bad', seat: turn, count, due: back, why: 'reincarnation' });
  }
  arriveByOthers(state, tell);
}

function arriveByOthers(state: State, tell: Teller): void {
  if (mustPay(state)) state.phase = PAY;
  else arrive(state, tell);
}

/** M10: with one or two players a neighbouring zone counts like the same one. */
const reach = (state: State): number => (state.seats <= 2 ? 1 : 0);

function isBy(state: State, zone: number): boolean {
  if (zone >= RIFT) return false;
  return distance(zone, state.zones[state.turn]!) <= reach(state);
}

export const isOccupant = (state: State, seat: Seat): boolean =>
  seat !== state.turn && seat < state.seats && isBy(state, state.zones[seat]!);

export function mustPay(state: State): boolean {
  if (state.zones[state.turn] === RIFT) return false;
  if (isBy(state, state.neutral)) return true;
  for (let seat = 0; seat < state.seats; seat++) if (isOccupant(state, seat)) return true;
  return false;
}

/** M10: with five players a Good Karma from the supply, else a card of the hand. */
export function canPayWith(state: State, letter: number): boolean {
  if (letter === BAD) return false;
  if (state.seats === 5) return letter === GOOD && state.supply[GOOD]! > 0;
  return holds(state, letter);
}

/** M11: the supply must have two Bad Karma, unless nothing else can be paid. */
export function canTakeBad(state: State): boolean {
  if (state.supply[BAD]! >= ARRIVAL_BAD_KARMA) return true;
  return state.seats === 5 ? state.supply[GOOD] === 0 : cardsButBad(state, state.turn) === 0;
}

export function payBad(state: State, tell: Teller): void {
  const { turn } = state;
  const due = ARRIVAL_BAD_KARMA;
  if (state.supply[BAD]! < due && state.seats < 5) makeHandKnown(state, turn);
  const count = takeBad(state, turn, due);
  tell?.({ kind: 'took-bad', seat: turn, count, due, why: 'arrival' });
  arrive(state, tell);
}

export function payCard(state: State, letter: number, to: Seat, tell: Teller): void {
  const { turn } = state;
  const card = letterAt(letter);
  if (state.seats === 5) {
    state.supply[GOOD]!--;
    tell?.({ kind: 'treated', seat: turn, to });
  } else {
    show(state, turn, letter);
    tell?.(
      state.seats === 1
        ? { kind: 'paid-neutral', seat: turn, card }
        : { kind: 'paid', seat: turn, to, card },
    );
  }
  if (state.seats === 1) state.supply[letter]!++;
  else receive(state, to, letter);
  arrive(state, tell);
}

/** M12: the seat gets the zone's card without a decision. */
function arrive(state: State, tell: Teller): void {
  const zone = state.zones[state.turn]!;
  const card = cardOf(state, zone);
  if (card >= 0) collect(state, card);
  const shown = card < 0 ? null : letterAt(card);
  tell?.({ kind: 'got-zone-card', seat: state.turn, zone: zoneAt(zone), card: shown });
  offerCareer(state);
}

/** The card a zone gives now: its own, else a Good Karma, else −1. */
function cardOf(state: State, zone: number): number {
  if (state.supply[zone]! > 0) return zone;
  return state.supply[GOOD]! > 0 ? GOOD : -1;
}

function collect(state: State, card: number): void {
  state.supply[card]!--;
  receive(state, state.turn, card);
}

/** M13: if no zone offers a card, the actions begin. */
function offerCareer(state: State): void {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (isOffered(state, zone)) {
      state.phase = TAKE;
      return;
    }
  }
  startActions(state);
}

function startActions(state: State): void {
  state.took = 0;
  state.actions = 1;
  state.phase = ACT;
}

export const careerCards = (state: State): number => state.piles[at(state.turn, LYING) + KAAM_KAR]!;

/** Why a zone gives Kaam Kar no card now. */
export type Withheld = 'own-zone' | 'taken' | 'empty' | 'all-taken' | 'too-far' | 'nearer-first';

export function withheld(state: State, zone: number): Withheld | undefined {
  const here = state.zones[state.turn]!;
  const far = distance(here, zone);
  const career = careerCards(state);
  if (zone === here) return 'own-zone';
  if (hasGiven(state, zone)) return 'taken';
  if (cardOf(state, zone) < 0) return 'empty';
  let taken = 0;
  let asFar = 0;
  for (let other = 0; other < ZONE_COUNT; other++) {
    if (!hasGiven(state, other)) continue;
    taken++;
    if (distance(here, other) === far) asFar++;
  }
  if (taken >= career) return 'all-taken';
  if (asFar >= career - 2 * (far - 1)) return 'too-far';
  return nearerWaiting(state, here, far) < 0 ? undefined : 'nearer-first';
}

export const isOffered = (state: State, zone: number): boolean =>
  careerCards(state) > 0 && withheld(state, zone) === undefined;

/** A zone nearer than `far` that can still give a card, or −1. */
export function nearerWaiting(state: State, here: number, far: number): number {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const nearer = zone !== here && distance(here, zone) < far;
    if (nearer && !hasGiven(state, zone) && cardOf(state, zone) >= 0) return zone;
  }
  return -1;
}

const hasGiven = (state: State, zone: number): boolean => (state.took & (1 << zone)) !== 0;

export function takeCareerCard(state: State, zone: number, tell: Teller): void {
  const card = cardOf(state, zone);
  collect(state, card);
  state.took |= 1 << zone;
  tell?.({ kind: 'took', seat: state.turn, zone: zoneAt(zone), card: letterAt(card) });
  offerCareer(state);
}

export function stopTaking(state: State, tell: Teller): void {
  tell?.({ kind: 'passed', seat: state.turn, step: 'take' });
  startActions(state);
}
