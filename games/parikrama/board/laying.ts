import { Fault } from '@baithak/kernel';
import { freeLetterIn, touchingFaces } from '../rules/sets.ts';
import type { View } from '../view/view.ts';
import type { Scene } from './scene.ts';

export { isLay, laidCard } from '../position/notation.ts';

/** A hitch-hike card or a wild card, which stands for another card in a set. */
export const isStandIn = (card: string): boolean => card.length === 1;

/** The letter that a new set would get. */
export const newLetter = ({ seats, turn }: View): string => freeLetterIn(seats[turn]!.sets);

/** The moves that lay a card next to these cards of a set, legal or not. */
export function laysBeside(letter: string, card: string, cards: readonly string[]): string[] {
  if (!isStandIn(card)) return [`${letter}:${card}`];
  // No stand-in can begin a set. Any face will do to hear that from the game.
  const faces = cards.length === 0 ? ['P1'] : touchingFaces(cards);
  return faces.map((face) => `${letter}:${card === 'W' ? '' : card}*${face}`);
}

/** The moves that lay a card on a set, legal or not. */
export const laysOn = ({ seats, turn }: View, letter: string, card: string): string[] =>
  laysBeside(letter, card, seats[turn]!.sets[letter] ?? []);

/** The sets that may be played to now; a new one is the last. */
export function lettersIn(view: View): string[] {
  if (view.phase === 'lay') return [view.set!];
  return [...Object.keys(view.seats[view.turn]!.sets), newLetter(view)];
}

/** The moves that lay a card on any set that may be played to now, legal or not. */
export const laysOf = (view: View, card: string): string[] =>
  lettersIn(view).flatMap((letter) => laysOn(view, letter, card));

export const letterOf = (text: string): string => text.slice(0, text.indexOf(':'));

type Asking = Pick<Scene, 'view' | 'preview'>;

/** How many orders and meanings of cards are tried before the board gives up. */
const MOST_TRIES = 120;

/**
 * The moves that lay all these cards on one set, in an order that the game accepts; `null` if there
 * is none. Stand-ins mean what they fit.
 */
export function arranged(
  { view, preview }: Asking,
  letter: string,
  cards: readonly string[],
): string[] | null {
  let tries = 0;
  const before = view.seats[view.turn]!.sets[letter] ?? [];
  return extend([], cards);

  function extend(done: readonly string[], rest: readonly string[]): string[] | null {
    if (rest.length === 0) return [...done];
    for (const card of new Set(rest)) {
      const left = rest.toSpliced(rest.indexOf(card), 1);
      const lying = [...before, ...done.map((text) => text.slice(text.indexOf(':') + 1))];
      for (const text of laysBeside(letter, card, lying)) {
        if (++tries > MOST_TRIES) return null;
        const moves = [...done, text];
        if (preview(moves) instanceof Fault) continue;
        const found = extend(moves, left);
        if (found !== null) return found;
      }
    }
    return null;
  }
}
