import type { Facts } from '@baithak/board/facts';
import type { GameId } from '@baithak/catalog';
import type { Catalogue, Language } from '@baithak/kernel';

/** What the first page knows of a game without loading it: worked out when the page is built. */
export interface GameCardData {
  readonly id: GameId;
  readonly seatCounts: readonly number[];
  readonly facts: Facts;
  /** Name, one line, credits. */
  readonly words: Readonly<Record<Language, Catalogue>>;
  /** The board some moves into a game, drawn by the game's own component; empty without one. */
  readonly picture: string;
}

export const CARD_WORDS = ['name', 'about', 'credits'] as const;
