import { COMPONENTS, GOODS, type Good, LETTERS, type Letter } from '../rules/components.ts';
import type { SeatView, View } from '../view/view.ts';

export const PLACES = ['all', 'market', 'own', 'others', 'discards', 'unseen'] as const;

/** Where the cards of one kind are; `null` where the table leaves it to memory. */
export interface CardCount {
  readonly letter: Letter;
  readonly all: number;
  readonly market: number;
  /** What the viewer has; `null` for those who have nothing. */
  readonly own: number | null;
  /** What is known of the other traders: open hands, herds, and the cards they took openly. */
  readonly others: number | null;
  readonly discards: number | null;
  /** In the deck or in hands that the viewer cannot see. */
  readonly unseen: number | null;
}

export function cardCounts(view: View): CardCount[] {
  return LETTERS.map((letter) => ({
    letter,
    all: COMPONENTS.cards[letter],
    market: count(view.market, letter),
    own: view.viewer === null ? null : heldBy(view.seats[view.viewer]!, letter),
    others: sum(
      view.seats.filter((_, seat) => seat !== view.viewer).map((seat) => heldBy(seat, letter)),
    ),
    discards: letter === 'K' ? 0 : (view.discards?.[letter] ?? null),
    unseen: view.unseen?.[letter] ?? null,
  }));
}

function heldBy({ hand, seen, herd }: SeatView, letter: Letter): number | null {
  if (letter === 'K') return herd;
  const known = hand ?? seen;
  return known === null ? null : count(known, letter);
}

const count = (cards: string, letter: Letter) => cards.split(letter).length - 1;

function sum(parts: readonly (number | null)[]): number | null {
  return parts.reduce((all, part) => (all === null || part === null ? null : all + part), 0);
}

export interface PileCount {
  readonly good: Good;
  /** Both from the top of the pile down. */
  readonly left: readonly number[];
  readonly gone: readonly number[];
}

export function pileCounts({ tokens }: View): PileCount[] {
  return GOODS.map((good) => {
    const pile = COMPONENTS.tokens[good];
    return { good, left: tokens[good], gone: pile.slice(0, pile.length - tokens[good].length) };
  });
}
