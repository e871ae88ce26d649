import type { Seat } from '@baithak/kernel';
import { FACE_TEXTS, GOOD, letterAt, NEEDS, SYMBOLS } from '../rules/cards.ts';
import { canClaim, faceAt } from '../rules/claim.ts';
import { LETTERS, type Letter, ZONES, type Zone } from '../rules/components.ts';
import type { Event, Teller } from '../rules/events.ts';
import { giveBack, go, isBy, isOccupant, payBad } from '../rules/moving.ts';
import { usePower } from '../rules/powers.ts';
import { type Obstacle, obstacle, openSymbols, shortOfLight } from '../rules/price.ts';
import { at, BACK, HAND, PAY, type State, TAKE } from '../rules/state.ts';
import { placeCount, placeText } from '../rules/table.ts';
import { cardOf, careerCards } from '../rules/zone-cards.ts';
import { knownState } from './known.ts';
import type { View } from './view.ts';

/** What comes of a move before it is made, found out by making it on what the seat knows. */
export interface Arrival {
  readonly reborn: boolean;
  /** Cards to be put back for it, and Bad Karma taken for those that are lacking. */
  readonly back: number;
  readonly bad: number;
  /** Who could be paid for arriving. */
  readonly occupants: readonly Seat[];
  readonly neutral: boolean;
  /** What the zone gives. */
  readonly card: Letter | null;
  /** Further cards thanks to Kaam Kar. */
  readonly more: number;
  /** Amulets that could then be won, where nothing that is still to be chosen can change it. */
  readonly reach: readonly Reached[];
}

export interface Reached {
  readonly place: string;
  readonly amulet: string;
  readonly price: number;
}

export function foreseeArrival(view: View, seat: Seat, zone: Zone): Arrival {
  const state = knownState(view, seat);
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  const to = ZONES.indexOf(zone);
  const card = cardOf(state, to);
  go(state, to, tell);
  const occupants = view.seats.flatMap((_, s) => (isOccupant(state, s) ? [s] : []));
  const neutral = isBy(state, state.neutral);
  settle(state, tell);
  const free = !events.some(({ kind }) => kind === 'gave-back') && state.phase !== PAY;
  if (state.phase === PAY) payBad(state, undefined);
  return {
    reborn: events.some(({ kind }) => kind === 'reincarnated'),
    back: events.filter(({ kind }) => kind === 'gave-back').length,
    bad: events.reduce((sum, event) => sum + (event.kind === 'took-bad' ? event.count : 0), 0),
    occupants,
    neutral,
    card: card < 0 ? null : letterAt(card),
    more: state.phase === TAKE ? careerCards(state) : 0,
    reach: free ? reached(state) : [],
  };
}

/** Which cards are put back does not change how many. */
function settle(state: State, tell: Teller): void {
  while (state.phase === BACK) {
    const letter = LETTERS.findIndex((_, i) => state.piles[at(state.turn, HAND) + i]! > 0);
    giveBack(state, letter, tell);
  }
}

/** What putting back a card for a rebirth leads to: cards that have to follow, Bad Karma for those lacking. */
export function foreseeBack(view: View, seat: Seat, card: Letter): { more: number; bad: number } {
  const state = knownState(view, seat);
  let bad = 0;
  giveBack(state, LETTERS.indexOf(card), (event) => {
    if (event.kind === 'took-bad') bad += event.count;
  });
  return { more: state.phase === BACK ? state.back : 0, bad };
}

/** The amulets beside a seat that its cards complete now. */
export const inReach = (view: View, seat: Seat): Reached[] => reached(knownState(view, seat));

/** Those that it could no longer complete without one card of its hand. */
export function neededFor(view: View, seat: Seat, card: Letter): number {
  const state = knownState(view, seat);
  const before = reached(state).length;
  state.piles[at(seat, HAND) + LETTERS.indexOf(card)]!--;
  return before - reached(state).length;
}

/** How many it could complete with another card in place of one. */
export function reachAfter(view: View, seat: Seat, given: Letter, taken: Letter): number {
  const state = knownState(view, seat);
  state.piles[at(seat, HAND) + LETTERS.indexOf(given)]!--;
  state.piles[at(seat, HAND) + LETTERS.indexOf(taken)]!++;
  return reached(state).length;
}

function reached(state: State): Reached[] {
  const places = Array.from({ length: placeCount(state.seats) }, (_, place) => place);
  return places
    .filter((place) => canClaim(state, place))
    .map((place) => ({
      place: placeText(state.seats, state.turn, place),
      amulet: FACE_TEXTS[faceAt(state, place)]!,
      price: Math.max(0, shortOfLight(state, faceAt(state, place), true)),
    }));
}

/** What a power would do now; picks are left out. */
export function foreseePower(view: View, seat: Seat, power: number): Event[] {
  const state = knownState(view, seat);
  const events: Event[] = [];
  usePower(state, power, (event) => events.push(event));
  const end = events.findIndex(({ kind }) => kind === 'discarded');
  return end < 0 ? events : events.slice(0, end);
}

/** How close a seat is to an amulet with its hand and its reserve. */
export interface Outlook {
  readonly total: number;
  /** Symbols covered by light ones; by dark ones; by nothing. */
  readonly light: number;
  readonly dark: number;
  readonly open: number;
  readonly obstacle: Obstacle | null;
  /** The fewest further cards that would do, and what it then costs. */
  readonly completions: readonly Completion[];
}

export interface Completion {
  readonly cards: string;
  readonly price: number;
}

/** With every card of hand and reserve; while reserve cards are chosen, with those chosen only. */
export function outlook(view: View, seat: Seat, amulet: string): Outlook {
  const state = knownState(view, seat);
  const face = FACE_TEXTS.indexOf(amulet);
  const whole = view.aim === null || view.turn !== seat;
  const total = NEEDS[face]!.reduce((sum, n) => sum + n, 0);
  const short = Math.max(0, shortOfLight(state, face, whole));
  const open = Math.max(0, openSymbols(state, face, whole));
  const why = obstacle(state, face, whole) ?? null;
  return {
    total,
    light: total - short,
    dark: short - open,
    open,
    obstacle: why,
    completions: why === null ? [] : completions(state, face, whole),
  };
}

/** Four cards of the right kinds win any amulet with light symbols alone. */
const MOST_CARDS = 4;

function completions(state: State, face: number, whole: boolean): Completion[] {
  const kinds = [...SYMBOLS[face]!].map((zone) => ZONES.indexOf(zone as Zone));
  for (let count = 1; count <= MOST_CARDS; count++) {
    const found = handsOf([...kinds, GOOD], count).flatMap((cards) => {
      for (const card of cards) state.piles[at(state.turn, HAND) + card]!++;
      const fits = obstacle(state, face, whole) === undefined;
      const price = Math.max(0, shortOfLight(state, face, whole));
      for (const card of cards) state.piles[at(state.turn, HAND) + card]!--;
      return fits ? [{ cards: cards.map(letterAt).join(''), price }] : [];
    });
    if (found.length > 0) return found.sort((one, other) => one.price - other.price);
  }
  return [];
}

/** All ways to take so many cards of these kinds. */
function handsOf(kinds: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, i) =>
    handsOf(kinds.slice(i), count - 1).map((rest) => [kind, ...rest]),
  );
}
