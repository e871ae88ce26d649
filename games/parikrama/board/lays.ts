import { LETTERS } from '../rules/sets.ts';
import type { View } from '../view/view.ts';
import { facesFor } from './foretell.ts';

/** A hitch-hike or wild card stands for another one. */
export const isStandIn = (card: string): boolean => card.length === 1;

/** K9: a new set has the first letter that is free. */
export const newLetter = ({ seats, turn }: View): string =>
  LETTERS.find((letter) => !(letter in seats[turn]!.sets))!;

/** How a card of the hand is written when it lies in a set: as it is, or for something else. */
function entriesFor(card: string, cards: readonly string[]): string[] {
  if (!isStandIn(card)) return [card];
  const faces = cards.length === 0 ? ['P1'] : facesFor(cards);
  return faces.map((face) => `${card === 'W' ? '' : card}*${face}`);
}

/** The ways to lay a card on a set, in notation; legal or not. */
export function laysOn({ seats, turn }: View, letter: string, card: string): string[] {
  const entries = entriesFor(card, seats[turn]!.sets[letter] ?? []);
  return entries.map((entry) => `${letter}:${entry}`);
}

/** The same on every set that could be meant. */
export function laysOf(view: View, card: string): string[] {
  if (view.phase === 'lay') return laysOn(view, view.set!, card);
  const letters = [...Object.keys(view.seats[view.turn]!.sets), newLetter(view)];
  return letters.flatMap((letter) => laysOn(view, letter, card));
}

/** What a press on a card of the hand tries; `null` where it is picked up to be laid somewhere. */
export function pressOn(view: View, card: string): string | null {
  const { phase } = view;
  if (phase === 'pay' || phase === 'drop') return `${phase}:${card}`;
  if (phase === 'ride') return isStandIn(card) && card !== 'W' ? `ride:${card}` : `pay:${card}`;
  if (phase === 'lay' && !isStandIn(card)) return `${view.set}:${card}`;
  if (phase === 'start' || phase === 'lay') return null;
  return laysOn(view, newLetter(view), card)[0]!;
}
