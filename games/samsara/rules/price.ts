import { GOOD, NEEDS, ZONE_COUNT } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { amuletsOf, at, HAND, RESERVE, type State } from './state.ts';

/**
 * M23, M24: the price of an amulet. An Experience card has two light and two dark symbols of its
 * zone, a Good Karma one light and one dark joker. Light symbols of the zone are used first, then
 * light jokers, so whatever is missing then costs a Bad Karma each. It can be covered if the jokers
 * make up for what even the dark symbols of the zones leave open.
 */
function cards(state: State, letter: number, wholeReserve: boolean): number {
  const { piles, turn } = state;
  const chosen = piles[at(turn, HAND) + letter]! + state.used[letter]!;
  return wholeReserve ? chosen + piles[at(turn, RESERVE) + letter]! : chosen;
}

/** Symbols that neither light symbols nor light jokers cover; below zero if jokers are left over. */
export function shortOfLight(state: State, face: number, wholeReserve: boolean): number {
  const needs = NEEDS[face]!;
  let short = -cards(state, GOOD, wholeReserve);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (needs[zone] === 0) continue;
    const light = 2 * cards(state, zone, wholeReserve);
    if (light < needs[zone]!) short += needs[zone]! - light;
  }
  return short;
}

/** Symbols that light and dark ones together leave open; below zero if jokers are left over. */
export function openSymbols(state: State, face: number, wholeReserve: boolean): number {
  const needs = NEEDS[face]!;
  let open = -2 * cards(state, GOOD, wholeReserve);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const symbols = needs[zone] === 0 ? 0 : 4 * cards(state, zone, wholeReserve);
    if (symbols < needs[zone]!) open += needs[zone]! - symbols;
  }
  return open;
}

/** Whether light and dark symbols together are enough. */
export const canCover = (state: State, face: number, wholeReserve: boolean): boolean =>
  openSymbols(state, face, wholeReserve) <= 0;

/** Why an amulet is out of reach even with the whole reserve, or before it is chosen from. */
export type Obstacle = 'symbols' | 'fifth' | 'bad-karma';

export function obstacle(state: State, face: number, wholeReserve: boolean): Obstacle | undefined {
  if (!canCover(state, face, wholeReserve)) return 'symbols';
  const short = shortOfLight(state, face, wholeReserve);
  if (short <= 0) return undefined;
  if (isLast(state)) return 'fifth';
  return short > state.supply[9]! ? 'bad-karma' : undefined;
}

/** M25: the amulet that would end the game. */
export const isLast = (state: State): boolean =>
  amuletsOf(state, state.turn) === COMPONENTS.limits.amuletsToWin - 1;

/** M26: a reserve card that lets more symbols be covered by light ones. */
export function helps(state: State, face: number, letter: number): boolean {
  if (shortOfLight(state, face, false) <= 0) return false;
  return letter === GOOD || 2 * cards(state, letter, false) < NEEDS[face]![letter]!;
}

/** Whether the reserve has a card that helps. */
export function reserveHelps(state: State, face: number): boolean {
  for (let letter = 0; letter <= GOOD; letter++) {
    const there = state.piles[at(state.turn, RESERVE) + letter]! > 0;
    if (there && helps(state, face, letter)) return true;
  }
  return false;
}
