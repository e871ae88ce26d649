import { useLasting } from '@baithak/board';
import type { View } from '../view/view.ts';
import { type CardIds, followCards } from './card-ids.ts';

/** Where things on this board come from that have just appeared. */
export interface Moves extends CardIds {
  /** Of a card that has come into the market or the viewer's hand. */
  readonly source: string;
  /** Changes whenever anything has been played. */
  readonly moment: string;
}

export const DECK = 'deck';
export const OTHER_HAND = 'other hand';

interface Known {
  readonly ids: CardIds;
  readonly deckSize: number;
  readonly source: string;
}

/** Follows all cards from one moment of the game to the next. */
export function useMoves(view: View): Moves {
  const moment = JSON.stringify([view.round, view.turns, view.due, view.market, view.deckSize]);
  const hand = view.seats[view.viewer ?? 0]?.hand ?? '';
  const { ids, source } = useLasting<Known>(`${moment} ${hand}`, (before) => ({
    ids: followCards(before?.ids ?? null, { market: view.market, hand }),
    deckSize: view.deckSize,
    // What does not come from the deck has been put back by the other trader.
    source: before !== null && before.deckSize === view.deckSize ? OTHER_HAND : DECK,
  }));
  return { ...ids, source, moment: `${moment} ${hand}` };
}
