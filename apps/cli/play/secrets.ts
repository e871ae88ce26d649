import { FastRandom } from '@baithak/kernel';
import type { AnyMatch } from '../start.ts';

const WORLDS = 4;

/** Whether some seat does not know the whole position: then people at one screen need a curtain. */
export function hasSecrets(match: AnyMatch): boolean {
  return wasSecretlyDrawn(match) || seatsOf(match).some((seat) => isInTheDark(match, seat));
}

export function seatsOf({ seats }: AnyMatch): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function wasSecretlyDrawn({ entries }: AnyMatch): boolean {
  return entries.some(
    (entry) => 'outcomes' in entry && entry.outcomes.some((drawn) => drawn.audience !== 'all'),
  );
}

/** Whoever knows everything can imagine one world only: the true one. */
function isInTheDark({ game, state }: AnyMatch, seat: number): boolean {
  const random = new FastRandom(seat);
  const truth = JSON.stringify(game.writePosition(state));
  const view = game.view(state, seat);
  return Array.from({ length: WORLDS }, () => game.imagine(view, random)).some(
    (world) => JSON.stringify(game.writePosition(world)) !== truth,
  );
}
