import { Fault, type Message, message, type Preview, type Seat } from '@baithak/kernel';
import { type Letter, ZONES, type Zone } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { inReach, outlook, type Reached } from '../view/outlook.ts';
import type { View } from '../view/view.ts';
import { amuletAt } from './layout.ts';
import { legalUses } from './offers.ts';
import type { Situation } from './scene.ts';
import { kindOf, letterOf, restOf, type Thing } from './things.ts';

/** Moves tried one after the other, and what they lead to. */
interface Tried {
  readonly moves: readonly string[];
  readonly ahead: Preview<View, Event>;
}

/** The first of the given moves that is legal after those made already. */
function firstLegal(
  { preview }: Situation,
  made: readonly string[],
  texts: readonly string[],
): Tried | null {
  for (const text of texts) {
    const moves = [...made, text];
    const ahead = preview(moves);
    if (!(ahead instanceof Fault)) return { moves, ahead };
  }
  return null;
}

/** What moving to a zone costs. */
export interface Dues {
  readonly reborn: boolean;
  /** Cards to be put back for the reincarnation, and Bad Karma taken for those that are lacking. */
  readonly back: number;
  readonly bad: number;
  /** The cards that are put back if there is no choice, else none. */
  readonly given: string;
  readonly pays: boolean;
  /** Whether there is a card to pay with; otherwise only Bad Karma can be taken. */
  readonly gives: boolean;
  /** Bad Karma taken on arrival for want of such a card. */
  readonly fine: number;
  /** Who could be paid; empty if only the neutral character is there. */
  readonly occupants: readonly Seat[];
}

/** What moving to a zone costs and brings. */
export interface Arrival extends Dues {
  /** What the zone gives. */
  readonly card: Letter | null;
  /** Further cards thanks to Kaam Kar. */
  readonly more: number;
  /** Amulets that could then be won, unless the choice of cards to put back can still change it. */
  readonly reach: readonly Reached[];
  /** The table on arrival, under the same condition. Others there are paid with Bad Karma if they can be. */
  readonly ahead: View | null;
}

/** What going to a zone costs; `null` if the move is illegal. */
export function duesOf(situation: Situation, zone: Zone): Dues | null {
  const reborn = rebornIn(situation, zone);
  return reborn && duesAfter(situation, reborn);
}

export function arrivalOf(situation: Situation, zone: Zone): Arrival | null {
  const reborn = rebornIn(situation, zone);
  if (reborn === null) return null;
  const dues = duesAfter(situation, reborn);
  const arrived = dues.pays ? payAnyhow(situation, reborn, dues) : reborn;
  const got = arrived?.ahead.events.find((event) => event.kind === 'got-zone-card');
  const ahead = dues.back === dues.given.length ? (arrived?.ahead.view ?? null) : null;
  return {
    ...dues,
    card: got?.card ?? null,
    more: arrived === null ? 0 : furtherCards(situation, arrived),
    reach: ahead === null ? [] : inReach(ahead, situation.near),
    ahead,
  };
}

/** Goes to a zone. Cards to be put back are chosen arbitrarily: their number does not depend on it. */
function rebornIn(situation: Situation, zone: Zone): Tried | null {
  let tried = firstLegal(situation, [], [`go:${zone}`]);
  while (tried?.ahead.view.phase === 'back') {
    const letters = handOf(situation, tried.ahead.view);
    tried = firstLegal(situation, tried.moves, letters.map((letter) => `back:${letter}`).reverse());
  }
  return tried;
}

/** Whether there is no choice: the cards that can be put back are all alike, or all of them go. */
function mustGive({ view, near, preview }: Situation, go: string, back: number): boolean {
  const fine = [...(view.seats[near]!.hand ?? '')].filter(
    (letter) => !(preview([go, `back:${letter}`]) instanceof Fault),
  );
  return fine.length === back || new Set(fine).size === 1;
}

const handOf = ({ near }: Situation, { seats }: View): string[] => [
  ...new Set(seats[near]!.hand ?? ''),
];

function duesAfter(situation: Situation, { moves, ahead: { events, view } }: Tried): Dues {
  const pays = view.phase === 'pay';
  const backs = events.filter((event) => event.kind === 'gave-back');
  const isForced = backs.length > 0 && mustGive(situation, moves[0]!, backs.length);
  const occupants = pays ? payable(situation, moves) : [];
  const gives =
    pays && firstLegal(situation, moves, paymentsTo(situation, view, occupants)) !== null;
  const fined = pays && !gives ? firstLegal(situation, moves, ['pay:--']) : null;
  const bad = badTaken(events);
  return {
    reborn: events.some(({ kind }) => kind === 'reincarnated'),
    back: backs.length,
    bad,
    given: isForced ? backs.map(({ card }) => card).join('') : '',
    pays,
    gives,
    fine: fined === null ? 0 : badTaken(fined.ahead.events) - bad,
    occupants,
  };
}

const badTaken = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'took-bad' ? event.count : 0), 0);

/** A payment without a receiver is refused, and the fault points at all possible receivers. */
function payable({ preview }: Situation, moves: readonly string[]): Seat[] {
  const refused = preview([...moves, 'pay:+']);
  const at = refused instanceof Fault ? (refused.at ?? []) : [];
  return at.filter((name) => kindOf(name) === 'seat').map((name) => Number(restOf(name)));
}

function payAnyhow(situation: Situation, { moves, ahead }: Tried, { occupants }: Dues) {
  return firstLegal(situation, moves, ['pay:--', ...paymentsTo(situation, ahead.view, occupants)]);
}

/** All payments but Bad Karma, legal or not. */
function paymentsTo(situation: Situation, view: View, occupants: readonly Seat[]): string[] {
  const to = occupants.length === 0 ? [''] : occupants.map((seat) => `>${seat}`);
  const letters = ['+', ...handOf(situation, view)];
  return letters.flatMap((letter) => to.map((whom) => `pay:${letter}${whom}`));
}

/** How many cards the seat gets if it takes one as long as any zone gives one. */
function furtherCards(situation: Situation, arrived: Tried): number {
  let tried: Tried | null = arrived;
  while (tried?.ahead.view.phase === 'take') {
    tried = firstLegal(
      situation,
      tried.moves,
      ZONES.map((zone) => `take:${zone}`),
    );
  }
  return tried?.ahead.events.filter(({ kind }) => kind === 'took').length ?? 0;
}

/** What using this card for the current step would lead to. */
export function consequences(situation: Situation, thing: Thing, letter: Letter): Message[] {
  const { phase } = situation.view;
  const kind = kindOf(thing);
  if (kind === 'reserve' && phase === 'use') return usedFor(situation, letter);
  return kind === 'hand' && phase === 'back' ? putBack(situation, letter) : [];
}

/** How many cards must still be put back, and the Bad Karma for those that are lacking. */
function putBack({ preview }: Situation, letter: Letter): Message[] {
  const ahead = preview([`back:${letter}`]);
  if (ahead instanceof Fault) return [];
  const { view, events } = ahead;
  const more = view.phase === 'back' ? view.back : 0;
  return [message('board.then.back', { more, bad: badTaken(events) })];
}

/** Amulets that are within reach now, but out of reach after every legal use of this card. */
export function missed({ view, near, legal, preview }: Situation, thing: Thing): Message[] {
  if (kindOf(thing) !== 'hand') return [];
  const uses = legalUses(view, near, legal, [], thing);
  const kept = uses.flatMap((text) => {
    const ahead = preview([text]);
    return ahead instanceof Fault ? [] : inReach(ahead.view, near).map(({ place }) => place);
  });
  const n = inReach(view, near).filter(({ place }) => !kept.includes(place)).length;
  return uses.length === 0 || n === 0 ? [] : [message('board.needed', { n })];
}

function usedFor({ view, near, preview }: Situation, letter: Letter): Message[] {
  const aim = amuletAt(view, near, `amulet:${view.aim}`);
  const ahead = preview([`use:${letter}*`]);
  if (aim === null || ahead instanceof Fault) return [];
  const { dark: before } = outlook(view, near, aim);
  const won = ahead.events.find((event) => event.kind === 'won-amulet');
  const { dark, open } = won ? { dark: won.price, open: 0 } : outlook(ahead.view, near, aim);
  return [message('board.then.used', { dark, open, saved: Math.max(0, before - dark) })];
}

/** The letters of the card and the zone chosen for an exchange. */
function exchanging({ view, near }: Situation, chosen: readonly Thing[]) {
  const letter = (kind: string) => {
    const thing = chosen.find((each) => kindOf(each) === kind);
    return thing === undefined ? null : letterOf(thing, view.seats[near]!);
  };
  return { given: letter('hand'), taken: letter('zone') };
}

/** The table after the chosen exchange. */
export function afterExchange(situation: Situation, chosen: readonly Thing[]): View | null {
  const { given, taken } = exchanging(situation, chosen);
  if (situation.view.phase !== 'swap' || given === null || taken === null) return null;
  const ahead = situation.preview([`swap:${given}>${taken}`]);
  return ahead instanceof Fault ? null : ahead.view;
}

/** What is still to be chosen for an exchange, or what it would lead to. */
export function exchange(situation: Situation, chosen: readonly Thing[]): Message | null {
  const { view, near, legal } = situation;
  if (view.phase !== 'swap') return null;
  const { given, taken } = exchanging(situation, chosen);
  if (given === null) return taken === null ? null : message('board.swap-zone');
  // A card that cannot be returned is explained instead.
  if (!legal.some((text) => text.startsWith(`swap:${given}>`))) return null;
  if (taken === null) return message('board.swap-hand');
  const after = afterExchange(situation, chosen);
  return after && message('board.then.swap', { n: inReach(after, near).length });
}

/** What using a power would do now; empty if the power may not be used. */
export function powerEvents({ preview }: Situation, power: number): readonly Event[] {
  const ahead = preview([`power:${power}`]);
  return ahead instanceof Fault ? [] : ahead.events;
}
