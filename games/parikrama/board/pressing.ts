import type { DragRules } from '@baithak/board';
import { isLay } from './laying.ts';
import { pressSquare } from './placing.ts';
import { type Answer, newLetter, pressHand, pressMarket, pressOne, pressSet } from './planning.ts';
import type { Scene } from './scene.ts';

/** The handler of a press: it chooses something, or the game says why not. */
export function answering(scene: Scene, answer: () => Answer): () => void {
  return () => {
    const found = answer();
    if ('pick' in found) return scene.pick(found.pick);
    const [first, ...more] = found.attempt;
    if (first !== undefined) scene.attempt(first, ...more);
  };
}

/** The same for the person's own things, which answer out of turn, too. Onlookers press nothing. */
export function answeringOwn(
  scene: Scene,
  text: string,
  answer: () => Answer,
): (() => void) | undefined {
  const { decides, waits, legal, players, near } = scene;
  if (decides) return legal.size > 0 ? answering(scene, answer) : undefined;
  return waits && players[near]?.isYou ? () => scene.attempt(text) : undefined;
}

/** Cards are dragged from the hand to sets and from the open cards to the hand, tiles to the Map and over it. */
export function tableDrag(scene: Scene): DragRules {
  return {
    lift: () => {},
    drop: (name, at) => {
      const [area, card] = name.split(' ') as [string, string];
      // On its own square it only goes back.
      if (area === 'tile' && at?.startsWith('(') && at !== card) {
        answering(scene, () => pressSquare(scene, at))();
      }
      if (area === 'row' && at?.startsWith('(')) answering(scene, () => pressOne(scene, card))();
      if (area === 'open' && at === 'hand') answering(scene, () => pressMarket(scene, card))();
      if (area !== 'hand' || at === null || at === 'hand') return;
      const letter = at === 'new' ? newLetter(scene.view) : at;
      answering(scene, () => droppedOn(scene, card, letter))();
    },
  };
}

/** The dropped card joins those that are chosen, and all of them go to that set. */
function droppedOn(scene: Scene, card: string, letter: string): Answer {
  const added = pressHand(scene, card, false);
  if (!('pick' in added) || !added.pick.some(isLay)) return added;
  return pressSet({ ...scene, picks: added.pick }, letter);
}
