import type { Cue } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { COMPONENTS, GOODS, type Good, type Letter } from '../rules/components.ts';
import type { View } from '../view/view.ts';

/** A card on the table. Its id stays with it wherever it goes. */
export interface Held {
  readonly id: string;
  /** `null` where only its back was ever seen. Hidden hands never show it. */
  readonly letter: Letter | null;
}

/** Where every card lies. Cards of the market keep their places. */
export interface Layout {
  readonly market: readonly (Held | null)[];
  readonly hands: readonly (readonly Held[])[];
  /** Only as many camels as are drawn. */
  readonly herds: readonly (readonly Held[])[];
  /** On top of the discards. */
  readonly top: Held | null;
  /** How many tokens are left of each good. */
  readonly tokens: Readonly<Record<Good, number>>;
  /** How many ids have been given so far. */
  readonly given: number;
  /** What moves on the way here. */
  readonly cues: readonly Cue[];
}

/** How many camels of a herd are drawn at most. */
const MOST_CAMELS = 6;

export const DECK = 'deck';
export const DISCARDS = 'discards';
export const handSpot = (seat: Seat): string => `hand ${seat}`;
export const herdSpot = (seat: Seat): string => `herd ${seat}`;
export const scoreSpot = (seat: Seat): string => `score ${seat}`;
export const tokenThing = (good: string, at: number): string => `token ${good} ${at}`;
export const bonusThing = (pile: string): string => `bonus ${pile}`;

/** The cards while they move; events change it, and in the end it has to agree with the view. */
export class Cards {
  market: (Held | null)[];
  readonly hands: Held[][];
  readonly herds: Held[][];
  top: Held | null;
  tokens: Record<Good, number>;
  private given: number;

  constructor(before: Layout | null) {
    this.market = [...(before?.market ?? emptyMarket())];
    this.hands = (before?.hands ?? [[], []]).map((hand) => [...hand]);
    this.herds = (before?.herds ?? [[], []]).map((herd) => [...herd]);
    this.top = before?.top ?? null;
    this.tokens = { ...(before?.tokens ?? allTokens()) };
    this.given = before?.given ?? 0;
  }

  fresh(letter: Letter | null): Held {
    return { id: `card ${this.given++}`, letter };
  }

  clear(): void {
    this.market = emptyMarket();
    for (const pile of [...this.hands, ...this.herds]) pile.length = 0;
    this.top = null;
    this.tokens = allTokens();
  }

  /** Puts a card into the first gap of the market. */
  layOut(card: Held): void {
    const gap = this.market.indexOf(null);
    if (gap >= 0) this.market[gap] = card;
  }

  takeFromMarket(letter: string): Held | undefined {
    const at = this.market.findIndex((card) => card?.letter === letter);
    if (at < 0) return undefined;
    const [card] = this.market.splice(at, 1, null);
    return card ?? undefined;
  }

  /** The card that is known to be of that kind, or else one that may be. */
  takeFromHand(seat: Seat, letter: Letter): Held | undefined {
    const hand = this.hands[seat]!;
    const known = hand.findIndex((card) => card.letter === letter);
    const at = known >= 0 ? known : hand.findIndex((card) => card.letter === null);
    const [card] = at < 0 ? [] : hand.splice(at, 1);
    return card && { ...card, letter };
  }

  /** What the view shows, with the cards that are known already. */
  settle(view: View, cues: readonly Cue[]): Layout {
    const market = this.settleMarket(view.market);
    const hands = view.seats.map(({ hand, handSize }, seat) =>
      hand === null ? this.settleHidden(seat, handSize) : this.settleOpen(seat, hand),
    );
    const herds = view.seats.map(({ herd }, seat) =>
      this.filled(this.herds[seat]!, Math.min(herd ?? 0, MOST_CAMELS), 'K'),
    );
    const { topDiscard } = view;
    const top = topDiscard === null || this.top?.letter === topDiscard ? this.top : null;
    return {
      market,
      hands,
      herds,
      top: topDiscard === null ? null : (top ?? this.fresh(topDiscard)),
      tokens: countTokens(view.tokens),
      given: this.given,
      cues,
    };
  }

  private settleMarket(letters: string): (Held | null)[] {
    const missing = [...letters] as Letter[];
    const slots = this.market.map((card) => {
      const at = card === null ? -1 : missing.indexOf(card.letter!);
      if (at < 0) return null;
      missing.splice(at, 1);
      return card;
    });
    return slots.map((card) => {
      const letter = card === null ? missing.shift() : undefined;
      return letter === undefined ? card : this.fresh(letter);
    });
  }

  /** In canonical order, so that equal cards lie side by side. */
  private settleOpen(seat: Seat, letters: string): Held[] {
    const pool = [...this.hands[seat]!];
    const draw = (letter: Letter | null) => {
      const at = pool.findIndex((card) => card.letter === letter);
      return at < 0 ? undefined : pool.splice(at, 1)[0];
    };
    const known = ([...letters] as Letter[]).map((letter) => ({ letter, card: draw(letter) }));
    return known.map(({ letter, card }) => {
      const back = card ?? draw(null);
      return back === undefined ? this.fresh(letter) : { ...back, letter };
    });
  }

  private settleHidden(seat: Seat, size: number): Held[] {
    return this.filled(this.hands[seat]!, size, null);
  }

  /** The last cards of a pile, and new ones where there are too few. */
  private filled(pile: readonly Held[], size: number, letter: Letter | null): Held[] {
    const last = size === 0 ? [] : pile.slice(-size);
    const more = Array.from({ length: size - last.length }, () => this.fresh(letter));
    return [...more, ...last];
  }
}

const countTokens = (piles: Readonly<Record<Good, readonly number[]>>): Record<Good, number> =>
  Object.fromEntries(GOODS.map((good) => [good, piles[good].length])) as Record<Good, number>;

const allTokens = () => countTokens(COMPONENTS.tokens);

const emptyMarket = (): null[] => new Array(COMPONENTS.limits.market).fill(null);
