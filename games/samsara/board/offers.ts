import type { DragRules } from '@baithak/board';
import type { Message, Seat } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import type { SeatView, View } from '../view/view.ts';
import { command } from '../words/command.ts';
import { places } from '../words/speech.ts';
import { kindOf, letterOf, restOf, rowOf, type Thing } from './things.ts';

/** Steps that may need two things: an exchange a card and a zone, a payment a card and who gets it. */
const PAIRS: Readonly<Partial<Record<View['phase'], readonly string[]>>> = {
  swap: ['hand', 'zone'],
  pay: ['hand', 'seat'],
};

/** The kind of thing that a step asks for, where it is a single one. */
const ASKED: Readonly<Partial<Record<View['phase'], string>>> = {
  characters: 'char',
  go: 'zone',
  back: 'hand',
  take: 'zone',
  act: 'hand',
  keep: 'hand',
  amulet: 'amulet',
  use: 'reserve',
  power: 'power',
  pick: 'zone',
};

/** Whether a step asks for a zone, alone or as a part of a pair. */
export const isAboutZones = (phase: View['phase']): boolean =>
  ASKED[phase] === 'zone' || PAIRS[phase]?.includes('zone') === true;

/** What a press on a thing would do: alone, or as a part of a pair. */
export const meantBy = (view: View, chosen: readonly Thing[], thing: Thing): readonly Thing[] =>
  PAIRS[view.phase] === undefined ? [thing] : chosen;

/** What has to be selected to make a move. */
export function thingsFor(move: string, own: SeatView): readonly Thing[] {
  return places(move).map((name) => {
    const row = kindOf(name);
    if (row !== 'hand' && row !== 'reserve') return name;
    return `${row}:${rowOf(own, row).indexOf(restOf(name))}`;
  });
}

/** The selection after a press. */
export function selectNext(view: View, chosen: readonly Thing[], thing: Thing): readonly Thing[] {
  if (chosen.includes(thing)) return chosen.filter((each) => each !== thing);
  const parts = PAIRS[view.phase];
  if (parts === undefined) {
    // A look at something else leaves what was chosen for this step as it is.
    const asked = ASKED[view.phase];
    if (kindOf(thing) === asked) return [thing];
    return [thing, ...chosen.filter((each) => kindOf(each) === asked)];
  }
  const keeps = (each: Thing) => parts.includes(kindOf(each)) && kindOf(each) !== kindOf(thing);
  return parts.includes(kindOf(thing)) ? [...chosen.filter(keeps), thing] : [thing];
}

export interface Offer {
  readonly text: string;
  readonly label: Message;
  readonly legal: boolean;
  /** Shown less prominently, such as leaving a step in which there is something to do. */
  readonly quiet: boolean;
}

/** What the selected things can be used for in this step. Illegal moves too: the table says why not. */
export function offersOf(
  view: View,
  seat: Seat,
  legal: readonly string[],
  chosen: readonly Thing[],
): Offer[] {
  return textsOf(view, seat, legal, chosen).map((text) => offer(view, text, legal));
}

/**
 * What the step offers whatever is selected: to leave it, or to pay without a card.
 */
export function standingOffers(view: View, legal: readonly string[]): Offer[] {
  const leave = legal.filter((text) => text.endsWith(':.'));
  const treats = view.seats.length === 5 ? legal.filter((text) => text.startsWith('pay:+')) : [];
  const bad = view.phase === 'pay' && legal.length > 0 ? ['pay:--'] : [];
  const quiet = legal.length > 1 && view.phase !== 'use';
  return [
    ...treats.map((text) => offer(view, text, legal)),
    ...[...bad, ...leave].map((text) => ({ ...offer(view, text, legal), quiet })),
  ];
}

function textsOf(
  view: View,
  seat: Seat,
  legal: readonly string[],
  chosen: readonly Thing[],
): string[] {
  if (legal.length === 0) return [];
  const own = view.seats[seat]!;
  const found = (kind: string) => chosen.find((thing) => kindOf(thing) === kind);
  const zone = found('zone');
  const held = found('hand');
  const card = held && letterOf(held, own);
  switch (view.phase) {
    case 'characters':
      return chosen.filter((thing) => kindOf(thing) === 'char');
    case 'amulet':
    case 'power':
      return chosen.filter((thing) => kindOf(thing) === view.phase);
    case 'go':
    case 'take':
    case 'pick':
      return zone === undefined ? [] : [`${view.phase}:${restOf(zone)}`];
    case 'back':
    case 'act':
    case 'keep':
      return card ? [`${view.phase}:${card}`] : [];
    case 'pay':
      return paymentsOf(view, legal, card || null, found('seat'));
    case 'swap':
      return card ? exchangesOf(legal, card, zone) : [];
    case 'use': {
      const kept = found('reserve');
      const letter = kept && letterOf(kept, own);
      return letter ? [`use:${letter}*`] : [];
    }
    default:
      return [];
  }
}

/** A card that cannot be exchanged is tried with any zone, only to hear why not. */
function exchangesOf(legal: readonly string[], card: Letter, zone: Thing | undefined): string[] {
  if (zone !== undefined) return [`swap:${card}>${restOf(zone)}`];
  if (legal.some((text) => text.startsWith(`swap:${card}>`))) return [];
  return [`swap:${card}>${legal[0]!.split('>')[1]}`];
}

/**
 * One payment for each receiver, or for the one chosen. With five players the receiver takes a Good
 * Karma from the supply; a card of the hand is then tried only to hear why not.
 */
function paymentsOf(
  view: View,
  legal: readonly string[],
  card: Letter | null,
  seat: Thing | undefined,
): string[] {
  const whom = seat === undefined ? undefined : restOf(seat);
  if (view.seats.length === 5 && (card === null || card === '+')) {
    return whom === undefined ? [] : [`pay:+>${whom}`];
  }
  if (card === null) return [];
  if (view.seats.length === 1) return [`pay:${card}`];
  if (whom !== undefined) return [`pay:${card}>${whom}`];
  const listed = legal.filter((text) => text.startsWith(`pay:${card}>`));
  if (listed.length > 0) return listed;
  return [`pay:${card}>${restOf(legal.find((text) => text.includes('>')) ?? '>0').split('>')[1]}`];
}

export function offer(view: View, text: string, legal: readonly string[]): Offer {
  return { text, label: command(text, view), legal: legal.includes(text), quiet: false };
}

/** The legal moves that a thing can be part of, given what else is selected; it is lit if there are any. */
export function legalUses(
  view: View,
  seat: Seat,
  legal: readonly string[],
  chosen: readonly Thing[],
  thing: Thing,
): string[] {
  if (view.phase === 'pay' && kindOf(thing) === 'seat') {
    return legal.filter((text) => text.endsWith(`>${restOf(thing)}`));
  }
  if (view.phase !== 'swap') {
    const offers = offersOf(view, seat, legal, [thing]);
    return offers.filter((each) => each.legal).map(({ text }) => text);
  }
  const letter = letterOf(thing, view.seats[seat]!);
  if (kindOf(thing) === 'hand') return legal.filter((text) => text.startsWith(`swap:${letter}>`));
  if (kindOf(thing) !== 'zone') return [];
  const held = chosen.find((each) => kindOf(each) === 'hand');
  const from = held === undefined ? '' : letterOf(held, view.seats[seat]!);
  return legal.filter((text) => text.startsWith(`swap:${from}`) && text.endsWith(`>${letter}`));
}

/** What a drop means: select a thing, or try a move at once. */
type Dropped =
  | { readonly kind: 'look'; readonly thing: Thing }
  | { readonly kind: 'try'; readonly text: string };

/** By step: where a card of the hand can be dropped; `zone` is any zone of the octagon. */
const TARGETS: Readonly<Partial<Record<View['phase'], string>>> = {
  act: 'played',
  keep: 'reserve',
  back: 'zone',
};

/** Whether a card of the hand can be dropped on a row now. */
export const takesCards = ({ phase }: View, row: string): boolean =>
  TARGETS[phase] === row || (phase === 'act' && row === 'evanescent');

/**
 * A character dropped on a zone only selects it, so that its cost is shown before the move; a card
 * of the hand is played, kept, put back or given.
 */
export function dropped(view: View, seat: Seat, thing: Thing, at: string | null): Dropped | null {
  if (at === null) return null;
  if (thing === 'soul') return kindOf(at) === 'zone' ? { kind: 'look', thing: at } : null;
  const card = letterOf(thing, view.seats[seat]!);
  const place = at.includes(':') ? kindOf(at) : at;
  if (card === null) return null;
  if (view.phase === 'pay' && view.seats.length === 1 && place === 'zone') {
    return { kind: 'try', text: `pay:${card}` };
  }
  if (view.phase === 'pay' && place === 'seat') {
    return { kind: 'try', text: `pay:${card}>${restOf(at)}` };
  }
  if (view.phase === 'swap' && place === 'zone') {
    return { kind: 'try', text: `swap:${card}>${restOf(at)}` };
  }
  if (!takesCards(view, place)) return null;
  return { kind: 'try', text: `${view.phase}:${card}` };
}

export function tableDrag(
  view: View,
  seat: Seat,
  look: (thing: Thing) => void,
  attempt: (text: string) => void,
): DragRules {
  return {
    lift: () => {},
    drop: (thing, at) => {
      const come = dropped(view, seat, thing, at);
      if (come?.kind === 'look') look(come.thing);
      if (come?.kind === 'try') attempt(come.text);
    },
  };
}
