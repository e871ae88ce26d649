import type { DragRules } from '@baithak/board';
import { NOTHING, type Selection, toggleCard } from './selection.ts';

/** What can be dragged is called `monk`, `tile ry` or `card 3`; places are spaces, or `karma`. */
export function afterDrop(selection: Selection, name: string, at: string | null): Selection {
  const [what, item = ''] = name.split(' ');
  const isSpace = at !== null && at !== 'karma';
  if (what === 'monk' && isSpace) return { ...NOTHING, at };
  if (what === 'tile' && isSpace) return { ...NOTHING, tile: item, at };
  const isNew = what === 'card' && at === 'karma' && !selection.cards.includes(Number(item));
  return isNew ? toggleCard(selection, Number(item)) : selection;
}

/** Dragging picks up what clicking would; a tile that is carried lights up where it can go. */
export function pieceDrag(selection: Selection, select: (selection: Selection) => void): DragRules {
  return {
    lift: (name) => {
      const [what, tile = ''] = name.split(' ');
      if (what === 'tile') select({ ...NOTHING, tile });
    },
    drop: (name, at) => select(afterDrop(selection, name, at)),
  };
}
