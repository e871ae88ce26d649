import { distance, GOOD, letterAt, ZONE_COUNT, zoneAt } from './cards.ts';
import type { Teller } from './events.ts';
import { receive } from './hands.ts';
import { ACT, at, LYING, type State, TAKE } from './state.ts';

const KAAM_KAR = 2;

/** M12: the zone's card comes by itself. */
export function arrive(state: State, tell: Teller): void {
  const zone = state.zones[state.turn]!;
  const card = cardOf(state, zone);
  if (card >= 0) collect(state, card);
  const shown = card < 0 ? null : letterAt(card);
  tell?.({ kind: 'got-zone-card', seat: state.turn, zone: zoneAt(zone), card: shown });
  offerCareer(state);
}

/** The card a zone gives now: its own, else a Good Karma, else −1. */
export function cardOf(state: State, zone: number): number {
  if (state.supply[zone]! > 0) return zone;
  return state.supply[GOOD]! > 0 ? GOOD : -1;
}

function collect(state: State, card: number): void {
  state.supply[card]!--;
  receive(state, state.turn, card);
}

/** M13: what one can take is asked; with nothing to take the actions begin. */
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

/** Why Kaam Kar gives no card of a zone now, if it gives none. */
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

/** A zone nearer than that which could still give a card, or −1. */
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
