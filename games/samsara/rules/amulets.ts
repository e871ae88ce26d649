import { COMPONENTS } from './components.ts';
import { endTurn } from './ending.ts';
import type { Teller } from './events.ts';
import { show } from './hands.ts';
import {
  amuletOf,
  BAD,
  cardsText,
  FACE_TEXTS,
  GOOD,
  groupSize,
  letterAt,
  NEEDS,
  placeText,
  sideOf,
  ZONE_COUNT,
} from './pieces.ts';
import { amuletsOf, at, HAND, PLAYED, POWER, RESERVE, type State, USE, WASTE } from './state.ts';

/**
 * M23, M24: the price of an amulet. An Experience card has two light and two dark symbols of its
 * zone, a Good Karma one light and one dark joker. The cheapest way uses the light symbols of the
 * zone first, then light jokers; each symbol that is still missing costs one Bad Karma. The amulet
 * can be covered if the jokers make up for what light and dark symbols of the zones leave open.
 */
function cards(state: State, letter: number, wholeReserve: boolean): number {
  const { piles, turn } = state;
  const chosen = piles[at(turn, HAND) + letter]! + state.used[letter]!;
  return wholeReserve ? chosen + piles[at(turn, RESERVE) + letter]! : chosen;
}

/** Symbols that neither light symbols nor light jokers cover; negative if jokers are left over. */
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

/** Symbols that light and dark ones together leave open; negative if jokers are left over. */
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

/** Why a seat cannot win an amulet, with its whole reserve or only with the reserve cards chosen so far. */
export type Obstacle = 'symbols' | 'fifth' | 'bad-karma';

export function obstacle(state: State, face: number, wholeReserve: boolean): Obstacle | undefined {
  const short = shortOfLight(state, face, wholeReserve);
  if (short <= 0) return undefined;
  // Dark symbols would not help, however many there are.
  if (isLast(state)) return 'fifth';
  if (!canCover(state, face, wholeReserve)) return 'symbols';
  return short > state.supply[BAD]! ? 'bad-karma' : undefined;
}

/** M25: the amulet that would end the game. */
const isLast = (state: State): boolean =>
  amuletsOf(state, state.turn) === COMPONENTS.limits.amuletsToWin - 1;

/** M26: whether a reserve card lets light symbols cover more. */
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

export const faceAt = (state: State, place: number): number => state.places[place]! - 1;

/** M22: whether an amulet lies beside the seat and its cards can complete it. */
export function canClaim(state: State, place: number): boolean {
  const face = faceAt(state, place);
  if (face < 0 || sideOf(state.seats, state.turn, groupAt(state, place)) === undefined)
    return false;
  return obstacle(state, face, true) === undefined;
}

const groupAt = (state: State, place: number): number => Math.floor(place / groupSize(state.seats));

export function claim(state: State, place: number, tell: Teller): void {
  const face = faceAt(state, place);
  state.aim = place;
  tell?.({ kind: 'aimed', seat: state.turn, amulet: FACE_TEXTS[face]!, place: aimText(state) });
  chooseOrWin(state, -1, tell);
}

export const aimText = (state: State): string => placeText(state.seats, state.turn, state.aim);

export function use(state: State, letter: number, tell: Teller): void {
  state.piles[at(state.turn, RESERVE) + letter]!--;
  state.used[letter]!++;
  tell?.({ kind: 'used', seat: state.turn, card: letterAt(letter) });
  chooseOrWin(state, letter, tell);
}

/** M26: the seat chooses reserve cards as long as one of them helps. */
function chooseOrWin(state: State, last: number, tell: Teller): void {
  if (reserveHelps(state, faceAt(state, state.aim))) state.phase = USE;
  else win(state, last, tell);
}

export function stopUsing(state: State, tell: Teller): void {
  win(state, -1, tell);
}

export function pass(state: State, tell: Teller): void {
  tell?.({ kind: 'passed', seat: state.turn, step: 'amulet' });
  endTurn(state, 0, tell);
}

/** A bit of `lacks` beyond those of the letters: at most one Good Karma is left in the hand. */
export const ONE_GOOD_AT_MOST = 1 << 10;

/** The used cards go to the game zone, the price to the waste pile, the amulet to its winner. */
function win(state: State, lastUsed: number, tell: Teller): void {
  const { turn, used, aim } = state;
  const face = faceAt(state, aim);
  const fromHand = new Uint8Array(10);
  let missing = -used[GOOD]!;
  for (let zone = 0; zone < ZONE_COUNT; zone++) missing += useZone(state, face, zone, fromHand);
  useHandCards(state, GOOD, Math.max(0, missing), fromHand);
  const price = Math.max(0, missing - fromHand[GOOD]!);
  noteGood(state, missing, price, lastUsed);
  state.supply[BAD]! -= price;
  state.piles[at(turn, WASTE) + BAD]! += price;
  state.places[aim] = 0;
  state.owners[amuletOf(face)] = 1 + 2 * turn + (face & 1);
  tell?.({
    kind: 'won-amulet',
    seat: turn,
    amulet: FACE_TEXTS[face]!,
    place: aimText(state),
    hand: cardsText(fromHand),
    reserve: cardsText(used),
    price,
    count: amuletsOf(state, turn),
  });
  layUsed(state);
  state.aim = -1;
  state.phase = POWER;
}

/** Uses the fewest hand cards whose light symbols are enough; returns how many symbols are missing. */
function useZone(state: State, face: number, zone: number, fromHand: Uint8Array): number {
  const need = NEEDS[face]![zone]!;
  if (need === 0) return 0;
  const reserved = state.used[zone]!;
  useHandCards(state, zone, Math.max(0, need / 2 - reserved), fromHand);
  const light = 2 * (reserved + fromHand[zone]!);
  // A reserve card helped or the hand was not enough, so the hand has no further card of the zone.
  if (reserved > 0 || light < need) state.lacks |= 1 << zone;
  return Math.max(0, need - light);
}

function useHandCards(state: State, letter: number, most: number, fromHand: Uint8Array): void {
  const { turn, piles } = state;
  const count = Math.min(piles[at(turn, HAND) + letter]!, most);
  for (let n = 0; n < count; n++) show(state, turn, letter);
  piles[at(turn, PLAYED) + letter]! += count;
  fromHand[letter] = count;
}

/** What others learn about Good Karma in the hand: from the price, and from a reserve card that helped. */
function noteGood(state: State, missing: number, price: number, lastUsed: number): void {
  if (price > 0 || lastUsed === GOOD || (lastUsed >= 0 && missing < 0)) state.lacks |= 1 << GOOD;
  else if (lastUsed >= 0) state.lacks |= ONE_GOOD_AT_MOST;
}

function layUsed(state: State): void {
  for (let letter = 0; letter < 10; letter++) {
    state.piles[at(state.turn, PLAYED) + letter]! += state.used[letter]!;
    state.used[letter] = 0;
  }
}
