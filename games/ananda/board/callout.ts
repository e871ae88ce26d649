import { middle, type Point, type Projection } from './projection.ts';
import { type Scene, type SceneSpace, spacesIn } from './scene.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Callout {
  /** Where it stands and where its line ends, in pixels of the temple's box. */
  readonly left: number;
  readonly top: number;
  readonly from: Point;
  readonly to: Point;
}

const GAP = 10;

/** What a callout must not cover: everything that is built, and the monks on it. */
function takenIn(scene: Scene, projection: Projection): Box[] {
  return spacesIn(scene)
    .filter(({ tile }) => tile !== null)
    .map((space) => boxOf(space, projection));
}

function boxOf({ file, rank, levels, monk }: SceneSpace, projection: Projection): Box {
  const { wide, deep, lift } = projection;
  const { x, y } = middle(projection, file, rank, levels.length);
  const above = monk === null ? deep : Math.max(deep, wide * 1.1);
  return {
    left: x - wide,
    right: x + wide,
    top: y - above - lift / 2,
    bottom: y + deep + levels.length * lift,
  };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/**
 * A place on free ground for a callout of a size, as near as possible to the space it speaks of, inside
 * the room and clear of all pieces and of the tools; `null` if there is none.
 */
export function calloutFor(
  at: string,
  scene: Scene,
  projection: Projection,
  { width, height }: { readonly width: number; readonly height: number },
  tools: readonly Box[] = [],
): Callout | null {
  const space = spacesIn(scene).find(({ name }) => name === at);
  if (space === undefined) return null;
  const centre = middle(projection, space.file, space.rank, space.levels.length);
  const taken = [...takenIn(scene, projection), ...tools];
  const { box } = projection;
  let best: Callout | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (let top = 4; top + height <= box.height - 4; top += 12) {
    for (let left = 4; left + width <= box.width - 4; left += 12) {
      const own = {
        left: left - GAP,
        top: top - GAP,
        right: left + width + GAP,
        bottom: top + height + GAP,
      };
      const to = touchOf(centre, left + width / 2, projection);
      const from = edgeOf(left, top, width, height, to);
      // A level line beside the piece reads best.
      const way = Math.hypot(from.x - to.x, 1.6 * (from.y - to.y));
      if (way >= nearest || taken.some((each) => overlap(own, each))) continue;
      nearest = way;
      best = { left, top, from, to };
    }
  }
  return best;
}

/** The line ends at the corner of the space that looks towards the callout, and hides no sign. */
const touchOf = ({ x, y }: Point, towards: number, { wide }: Projection): Point => ({
  x: x + Math.sign(towards - x) * wide * 0.8,
  y,
});

/** The point of the callout's edge that is nearest to what it speaks of. */
function edgeOf(left: number, top: number, width: number, height: number, to: Point): Point {
  const within = (least: number, value: number, most: number) =>
    Math.max(least, Math.min(value, most));
  return { x: within(left, to.x, left + width), y: within(top, to.y, top + height) };
}
