import { useLasting } from '@baithak/board';
import type { View } from '../view/view.ts';

/** The open cards that move: letters in canonical order. */
interface OpenCards {
  readonly market: string;
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: string;
}

/** Ids that stay with cards on their way from the market to the hand and back. */
interface CardIds {
  readonly cards: OpenCards;
  /** By place. */
  readonly market: readonly string[];
  readonly hand: readonly string[];
  /** The cards that were open a moment ago and no longer are. */
  readonly gone: readonly NamedCard[];
  /** The ids of cards that were not open a moment ago. */
  readonly fresh: ReadonlySet<string>;
  /** How many ids have been given so far. */
  readonly given: number;
}

interface NamedCard {
  readonly id: string;
  readonly letter: string;
}

/**
 * Equal cards cannot be told apart, so a card that may have stayed counts as having stayed. The
 * others went from the market to the hand, or back, if there is such a card now.
 */
export function followCards(before: CardIds | null, cards: OpenCards): CardIds {
  const market = named(before?.cards.market ?? '', before?.market ?? []);
  const hand = named(before?.cards.hand ?? '', before?.hand ?? []);
  const stayedInMarket = takeEach(market, cards.market);
  const stayedInHand = takeEach(hand, cards.hand);
  const loose = [...market, ...hand];
  let given = before?.given ?? 0;
  const fresh = new Set<string>();
  const fill = (letters: string, stayed: readonly (string | undefined)[]) =>
    [...letters].map((letter, place) => {
      const known = stayed[place] ?? take(loose, letter);
      if (known !== undefined) return known;
      const id = `card ${given++}`;
      fresh.add(id);
      return id;
    });
  const now = { market: fill(cards.market, stayedInMarket), hand: fill(cards.hand, stayedInHand) };
  return { cards, ...now, gone: loose, fresh, given };
}

function named(letters: string, ids: readonly string[]): NamedCard[] {
  return [...letters].map((letter, place) => ({ letter, id: ids[place]! }));
}

/** Takes a card out of `cards` for each letter, as far as there are any. */
function takeEach(cards: NamedCard[], letters: string): (string | undefined)[] {
  return [...letters].map((letter) => take(cards, letter));
}

function take(cards: NamedCard[], letter: string): string | undefined {
  const at = cards.findIndex((card) => card.letter === letter);
  return at < 0 ? undefined : cards.splice(at, 1)[0]!.id;
}

/** The names under which deck and the other hand take part in animations. */
export const DECK = 'deck';
export const OTHER_HAND = 'other hand';

/** Where cards have just come from. */
export interface CardMotion extends CardIds {
  /** Where new cards in the market or in the viewer's hand come from. */
  readonly source: string;
  /** Changes with every move and every chance step. */
  readonly moment: string;
}

interface Followed {
  readonly ids: CardIds;
  readonly deckSize: number;
  readonly source: string;
}

/** Follows all cards from one moment of the game to the next. */
export function useCardMotion(view: View): CardMotion {
  const hand = view.seats[view.viewer ?? 0]?.hand ?? '';
  const { round, turns, due, market, deckSize } = view;
  const moment = `${JSON.stringify([round, turns, due, market, deckSize])} ${hand}`;
  const { ids, source } = useLasting<Followed>(moment, (before) => ({
    ids: followCards(before?.ids ?? null, { market, hand }),
    deckSize,
    // A new card that does not come from the deck was put back by the other trader.
    source: before !== null && before.deckSize === deckSize ? OTHER_HAND : DECK,
  }));
  return { ...ids, source, moment };
}
