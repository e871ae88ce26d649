import { middle, type Point, type Projection } from './projection.ts';
import type { SceneSpace } from './scene.ts';

const middleOf = (projection: Projection, { file, rank, levels }: SceneSpace): Point =>
  middle(projection, file, rank, levels.length);

/** From the middle of an upper face, in half faces: its corners are 1 away, the next middles 2. */
const farness = (projection: Projection, space: SceneSpace, at: Point): number => {
  const { x, y } = middleOf(projection, space);
  return Math.abs(x - at.x) / projection.wide + Math.abs(y - at.y) / projection.deep;
};

/** Nobody who presses here means another space. */
const SURE = 0.5;
/** A face ends there; below it are walls. */
const EDGE = 1;
/** How far a finger may miss. */
const MISS = 1.45;

/**
 * The space that a finger means: towers hide each other, and walls are no part of a face. An offered space
 * close by wins over one that is not offered, unless that one is hit in its middle, and over the wall of
 * another one, from which a finger slips easily to the face at its foot.
 */
export function aimedAt(
  pressed: SceneSpace,
  offered: readonly SceneSpace[],
  at: Point,
  projection: Projection,
): SceneSpace {
  const far = farness(projection, pressed, at);
  const isWall = far > EDGE && at.y > middleOf(projection, pressed).y;
  if (far <= SURE || (offered.includes(pressed) && !isWall)) return pressed;
  const [nearest] = offered
    .map((space) => ({ space, miss: farness(projection, space, at) }))
    .filter(({ miss }) => miss <= MISS)
    .toSorted((one, other) => one.miss - other.miss);
  return nearest?.space ?? pressed;
}
