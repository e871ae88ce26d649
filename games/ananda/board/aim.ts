import { middle, type Point, type Projection } from './projection.ts';
import type { SceneSpace } from './scene.ts';

/** From the middle of an upper face, in half faces: its corners are 1 away, the next middles 2. */
const farness = (projection: Projection, { file, rank, levels }: SceneSpace, at: Point): number => {
  const { x, y } = middle(projection, file, rank, levels.length);
  return Math.abs(x - at.x) / projection.wide + Math.abs(y - at.y) / projection.deep;
};

/** Nobody who presses here means another space. */
const SURE = 0.5;
/** How far a finger may miss. */
const MISS = 1.45;

/**
 * The space that a finger means: towers hide each other, and walls are no part of a face. An offered space
 * close by wins over one that is not offered, unless that one is hit in its middle.
 */
export function aimedAt(
  pressed: SceneSpace,
  offered: readonly SceneSpace[],
  at: Point,
  projection: Projection,
): SceneSpace {
  if (offered.includes(pressed) || farness(projection, pressed, at) <= SURE) return pressed;
  const [nearest] = offered
    .map((space) => ({ space, far: farness(projection, space, at) }))
    .filter(({ far }) => far <= MISS)
    .toSorted((a, b) => a.far - b.far);
  return nearest?.space ?? pressed;
}
