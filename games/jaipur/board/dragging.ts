import type { DragRules } from '@baithak/board';
import { type Selection, toggleHand, toggleMarket } from './selection.ts';

/** What the card row and the herd call what can be dragged: `market 3`, `hand 0`, `herd`. */
function carried(name: string): readonly [area: string, place: number] {
  const [area, place] = name.split(' ');
  return [area!, Number(place ?? 0)];
}

/** Dragging picks up what clicking would: from the market towards the hand, or the other way. */
export function afterDrop(
  selection: Selection,
  name: string,
  at: string | null,
  market: string,
): Selection {
  const [area, place] = carried(name);
  if (area === 'market' && at === 'hand' && !selection.market.includes(place)) {
    return toggleMarket(selection, place, market);
  }
  if (at !== 'market') return selection;
  if (area === 'herd') return { ...selection, camels: selection.camels + 1 };
  if (area === 'hand' && !selection.hand.includes(place)) return toggleHand(selection, place);
  return selection;
}

export function cardDrag(
  market: string,
  selection: Selection,
  select: (selection: Selection) => void,
): DragRules {
  return {
    lift: () => {},
    drop: (name, at) => select(afterDrop(selection, name, at, market)),
  };
}
