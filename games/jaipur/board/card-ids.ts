/** What is open on the table as far as its cards move: letters in canonical order. */
export interface OpenCards {
  readonly market: string;
  /** The viewer's own hand; empty where there is none to be seen. */
  readonly hand: string;
}

/** Ids that stay with cards as they go from market to hand and back. */
export interface CardIds {
  readonly cards: OpenCards;
  /** By place. */
  readonly market: readonly string[];
  readonly hand: readonly string[];
  /** What was there a moment ago and cannot be seen any more, with its letter. */
  readonly gone: readonly Named[];
  /** What was not there a moment ago. */
  readonly fresh: ReadonlySet<string>;
  readonly given: number;
}

interface Named {
  readonly id: string;
  readonly letter: string;
}

/**
 * Equal cards cannot be told apart, so those that may have stayed have stayed; the others went from
 * market to hand or back if they are there now.
 */
export function followCards(before: CardIds | null, cards: OpenCards): CardIds {
  const market = named(before?.cards.market ?? '', before?.market ?? []);
  const hand = named(before?.cards.hand ?? '', before?.hand ?? []);
  const stayedInMarket = drawn(market, cards.market);
  const stayedInHand = drawn(hand, cards.hand);
  const loose = [...market, ...hand];
  let given = before?.given ?? 0;
  const fresh = new Set<string>();
  const fill = (letters: string, stayed: readonly (string | undefined)[]) =>
    [...letters].map((letter, place) => {
      const known = stayed[place] ?? taken(loose, letter);
      if (known !== undefined) return known;
      const id = `card ${given++}`;
      fresh.add(id);
      return id;
    });
  const now = { market: fill(cards.market, stayedInMarket), hand: fill(cards.hand, stayedInHand) };
  return { cards, ...now, gone: loose, fresh, given };
}

function named(letters: string, ids: readonly string[]): Named[] {
  return [...letters].map((letter, place) => ({ letter, id: ids[place]! }));
}

/** For each letter a card of that kind as long as there are any; they are taken out of `cards`. */
function drawn(cards: Named[], letters: string): (string | undefined)[] {
  return [...letters].map((letter) => taken(cards, letter));
}

function taken(cards: Named[], letter: string): string | undefined {
  const at = cards.findIndex((card) => card.letter === letter);
  return at < 0 ? undefined : cards.splice(at, 1)[0]!.id;
}
