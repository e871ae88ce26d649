import { pileAt, pileForSale } from '../rules/cards.ts';
import type { Good } from '../rules/components.ts';
import type { View } from './view.ts';

/** What a sale would bring. */
export interface Worth {
  readonly tokens: readonly number[];
  /** What its bonus token can be worth; `gone` if none is left, `null` if the sale earns none. */
  readonly bonus: { readonly least: number; readonly most: number } | 'gone' | null;
}

/** J13 to J16 as far as a trader can know them beforehand. */
export function saleWorth(view: View, good: Good, cards: number): Worth {
  return { tokens: view.tokens[good].slice(0, cards), bonus: bonusWorth(view, cards) };
}

function bonusWorth(view: View, cards: number): Worth['bonus'] {
  const index = pileForSale(cards);
  if (index < 0) return null;
  const pile = pileAt(index);
  if (view.bonusPiles[pile] === 0) return 'gone';
  const values = view.unseenBonus[pile];
  return { least: Math.min(...values), most: Math.max(...values) };
}
