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

/** What a piece takes of the drawing, with the monk on it: a callout must not cover it. */
function boxOf({ file, rank, levels, monk }: SceneSpace, projection: Projection): Box {
  const { wide, deep, lift } = projection;
  const { x, y } = middle(projection, file, rank, levels.length);
  const above = monk === null ? deep : Math.max(deep, wide * 1.3, 30);
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

interface Wish {
  /** The spaces it speaks of; its line leads to one of them. */
  readonly of: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Spaces that it should leave free, because they can be pressed. */
  readonly offered: readonly string[];
  /** Where buttons stand. */
  readonly tools: readonly Box[];
  /** A longer line would not be seen as belonging to its space. */
  readonly longest: number;
}

/**
 * A place on free ground for a callout, as near as possible to what it speaks of, inside the room and
 * clear of all pieces, monks and tools; `null` if there is none.
 */
export function calloutFor(scene: Scene, projection: Projection, wish: Wish): Callout | null {
  const spaces = spacesIn(scene);
  const boxes = (list: readonly SceneSpace[]) => list.map((space) => boxOf(space, projection));
  const taken = [...boxes(spaces.filter(({ tile }) => tile !== null)), ...wish.tools];
  const offered = boxes(spaces.filter(({ name }) => wish.offered.includes(name)));
  const monks = boxes(spaces.filter(({ monk }) => monk !== null));
  const aims = spaces
    .filter(({ name }) => wish.of.includes(name))
    .map(({ file, rank, levels }) => middle(projection, file, rank, levels.length));
  return (
    nearest(aims, projection, wish, { taken: [...taken, ...offered], monks }) ??
    nearest(aims, projection, wish, { taken, monks })
  );
}

const STEP = 12;

interface Obstacles {
  /** What the callout must not cover. */
  readonly taken: readonly Box[];
  /** What its line must not cross. */
  readonly monks: readonly Box[];
}

function nearest(
  aims: readonly Point[],
  projection: Projection,
  { width, height, longest }: Wish,
  { taken, monks }: Obstacles,
): Callout | null {
  const { box } = projection;
  let best: Callout | null = null;
  let shortest = longest;
  for (let top = 4; top + height <= box.height - 4; top += STEP) {
    for (let left = 4; left + width <= box.width - 4; left += STEP) {
      const own = {
        left: left - GAP,
        top: top - GAP,
        right: left + width + GAP,
        bottom: top + height + GAP,
      };
      if (taken.some((each) => overlap(own, each))) continue;
      for (const aim of aims) {
        const to = touchOf(aim, left + width / 2, projection);
        const from = edgeOf(left, top, width, height, to);
        // A level line beside the piece reads best.
        const way = Math.hypot(from.x - to.x, 1.6 * (from.y - to.y));
        if (way >= shortest || monks.some((monk) => crosses(from, to, monk))) continue;
        shortest = way;
        best = { left, top, from, to };
      }
    }
  }
  return best;
}

/** Whether a line goes through a box; it may end in it. */
const crosses = (from: Point, to: Point, { left, right, top, bottom }: Box): boolean =>
  [0.2, 0.4, 0.6, 0.8].some((part) => {
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    return x > left && x < right && y > top && y < bottom;
  });

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
