import type { DragRules } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { View } from '../view/view.ts';
import { kindOf, letterOf, restOf, type Thing } from './things.ts';

/** What letting a thing go at a place comes to: something to look at, or to try at once. */
export type Dropped =
  | { readonly kind: 'look'; readonly thing: Thing }
  | { readonly kind: 'try'; readonly text: string };

/** In which step a card of the hand is taken where: `zone` is any place of the octagon. */
const TARGETS: Readonly<Partial<Record<View['phase'], string>>> = {
  act: 'played',
  keep: 'reserve',
  back: 'zone',
};

/** Whether a row is where a card of the hand can be carried to now. */
export const takesCards = ({ phase }: View, row: string): boolean =>
  TARGETS[phase] === row || (phase === 'act' && row === 'evanescent');

/**
 * A character dragged onto a zone shows what that would cost before it goes; a card of the hand is
 * played, kept, put back or given.
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
