import type { DragRules } from '@baithak/board';
import { isStandIn, laysOn, newLetter } from './lays.ts';
import type { Scene } from './scene.ts';

/** Cards of the hand are carried to sets, open cards to the hand. */
export function tableDrag({ view, act, choose }: Scene): DragRules {
  return {
    lift: () => choose(null),
    drop: (name, at) => {
      const [area, card] = name.split(' ') as [string, string];
      if (area === 'open' && at === 'hand') act(`draw:${card}`)?.();
      if (area !== 'hand' || at === null || at === 'hand') return;
      // What a stand-in is to be is asked where it was laid down.
      if (isStandIn(card)) choose(card);
      else act(laysOn(view, at === 'new' ? newLetter(view) : at, card)[0]!)?.();
    },
  };
}
