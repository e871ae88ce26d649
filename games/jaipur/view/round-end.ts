import { COMPONENTS, GOODS } from '../rules/components.ts';
import type { View } from './view.ts';

/**
 * J17, J19: whether a move that was previewed ends the round. The preview of such a move stops before the scoring and
 * keeps the view as it is. It also stops where a card or a bonus token is drawn; then the table shows that there is
 * no way on.
 */
export function endsRound(view: View, after: View): boolean {
  const isScored = after.due === view.due && after.turns === view.turns;
  const gaps = COMPONENTS.limits.market - after.market.length;
  return (
    isScored ||
    emptyRows(after) >= COMPONENTS.limits.emptyPiles ||
    (after.due === 'refill' && gaps > after.deckSize)
  );
}

/** How many kinds of goods have no tokens left. */
const emptyRows = ({ tokens }: View): number =>
  GOODS.filter((good) => tokens[good].length === 0).length;
