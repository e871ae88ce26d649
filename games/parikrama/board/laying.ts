import type { DragRules } from '@baithak/board';
import { freeLetterIn, touchingFaces } from '../rules/sets.ts';
import type { View } from '../view/view.ts';
import type { Scene } from './scene.ts';

/** A hitch-hike card or a wild card, which stands for another card in a set. */
const isStandIn = (card: string): boolean => card.length === 1;

/** The letter that a new set would get. */
export const newLetter = ({ seats, turn }: View): string => freeLetterIn(seats[turn]!.sets);

/** A card of the hand as the notation names it in a set: by itself, or by what it stands for. */
function entriesFor(card: string, cards: readonly string[]): string[] {
  if (!isStandIn(card)) return [card];
  // No stand-in can begin a set. Any face will do to hear that from the game.
  const faces = cards.length === 0 ? ['P1'] : touchingFaces(cards);
  return faces.map((face) => `${card === 'W' ? '' : card}*${face}`);
}

/** The moves that lay a card on a set, legal or not. */
export function laysOn({ seats, turn }: View, letter: string, card: string): string[] {
  const entries = entriesFor(card, seats[turn]!.sets[letter] ?? []);
  return entries.map((entry) => `${letter}:${entry}`);
}

/** The moves that lay a card on any set that may be played to now, legal or not. */
export function laysOf(view: View, card: string): string[] {
  if (view.phase === 'lay') return laysOn(view, view.set!, card);
  const letters = [...Object.keys(view.seats[view.turn]!.sets), newLetter(view)];
  return letters.flatMap((letter) => laysOn(view, letter, card));
}

/** The move that a press on a card of the hand attempts; `null` if the press picks the card up. */
export function pressOn(view: View, card: string): string | null {
  const { phase } = view;
  if (phase === 'pay' || phase === 'drop') return `${phase}:${card}`;
  if (phase === 'ride') return isStandIn(card) && card !== 'W' ? `ride:${card}` : `pay:${card}`;
  if (phase === 'lay' && !isStandIn(card)) return `${view.set}:${card}`;
  if (phase === 'start' || phase === 'lay') return null;
  return laysOn(view, newLetter(view), card)[0]!;
}

/** Cards are dragged from the hand to sets, and from the open cards to the hand. */
export function tableDrag({ view, act, choose }: Scene): DragRules {
  return {
    lift: () => choose(null),
    drop: (name, at) => {
      const [area, card] = name.split(' ') as [string, string];
      if (area === 'open' && at === 'hand') act(`draw:${card}`)?.();
      if (area !== 'hand' || at === null || at === 'hand') return;
      // A stand-in is only picked up: the sets then ask what it stands for.
      if (isStandIn(card)) choose(card);
      else act(laysOn(view, at === 'new' ? newLetter(view) : at, card)[0]!)?.();
    },
  };
}
