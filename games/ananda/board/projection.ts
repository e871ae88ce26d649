import { type Scene, SIDE_NAMES, type Side, type Site, siteOf } from './scene.ts';

export type ViewKind = 'top' | 'iso';

/** A space is drawn in a box of so many units, whatever it looks like on the screen. */
export const UNIT = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a view brings spaces to the screen: everything else is drawn the same way in both. */
export interface Projection {
  readonly kind: ViewKind;
  /** By how many quarters the board is turned. */
  readonly turn: number;
  /** What of the board is drawn. */
  readonly shown: Site;
  readonly box: Point & { readonly width: number; readonly height: number };
  /** From a place on the board, counted in spaces from its corner, and a height to the screen. */
  at(x: number, y: number, height: number): Point;
}

const MARGIN = 16;
const whole = ({ files, ranks }: Scene): Site => ({ left: 1, right: files, near: 1, far: ranks });

/** Both views have a box of the same shape, so that nothing around them moves. */
export function projectionOf(kind: ViewKind, scene: Scene, turn = 0): Projection {
  const top = fromAbove(whole(scene));
  const shape = top.box.width / top.box.height;
  return kind === 'top' ? top : isometric(siteOf(scene), { highest: scene.highest, turn, shape });
}

function fromAbove(site: Site): Projection {
  const [files, ranks] = [site.right, site.far];
  return {
    kind: 'top',
    turn: 0,
    shown: site,
    box: {
      x: -MARGIN,
      y: -4,
      width: files * UNIT + MARGIN + 4,
      height: ranks * UNIT + MARGIN + 4,
    },
    at: (x, y) => ({ x: x * UNIT, y: (ranks - y) * UNIT }),
  };
}

const WIDE = 35;
const DEEP = 29;
const LIFT = 14;
/** Room above for a temple of so many levels, so that the picture does not grow while one builds. */
const LEVELS = 3;
/** Its box is never narrower than this, or a temple of few tiles would be larger than life. */
const NARROWEST = 10 * WIDE;

/** The board turned by quarters. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [y, -x],
  (x, y) => [-x, -y],
  (x, y) => [-y, x],
];

interface Standpoint {
  readonly highest: number;
  readonly turn?: number;
  /** Width to height of the box. */
  readonly shape: number;
}

/**
 * Unturned, files run to the right and down, ranks to the right and up. Only the site is shown, as
 * large as it can be; the box keeps its shape, so that nothing around it moves.
 */
export function isometric(site: Site, { highest, turn = 0, shape }: Standpoint): Projection {
  const at = (x: number, y: number, height: number): Point => {
    const [across, along] = TURNS[turn]!(x, y);
    return { x: (across + along) * WIDE, y: (across - along) * DEEP - height * LIFT };
  };
  const corners = [site.left - 1, site.right].flatMap((x) =>
    [site.near - 1, site.far].map((y) => at(x, y, 0)),
  );
  const above = Math.max(LEVELS, highest + 1) * LIFT;
  return { kind: 'iso', turn, shown: site, box: boxAround(corners, above, shape), at };
}

/** The smallest box of that shape around what is to be seen, which is in its middle. */
function boxAround(corners: readonly Point[], above: number, shape: number): Projection['box'] {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - above, Math.max(...ys) + MARGIN];
  const width = Math.max(NARROWEST, right - left, (bottom - top) * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export const middle = ({ at }: Projection, file: number, rank: number, height: number): Point =>
  at(file - 0.5, rank - 0.5, height);

/** As a matrix of SVG, from the box of a space to the screen. */
export function matrix(projection: Projection, file: number, rank: number, height: number): string {
  const { x, y } = projection.at(file - 1, rank, height);
  return `matrix(${slant(projection)},${x},${y})`;
}

/** As a matrix of CSS for what lies flat on the board, wherever that is. */
export const lying = (projection: Projection): string => `matrix(${slant(projection)},0,0)`;

/** What becomes of a unit to the right and of a unit down. */
function slant({ at }: Projection): string {
  const from = at(0, 0, 0);
  const step = (to: Point) => `${(to.x - from.x) / UNIT},${(to.y - from.y) / UNIT}`;
  return `${step(at(1, 0, 0))},${step(at(0, -1, 0))}`;
}

/** A side of the board as it is, seen at a side of the screen; and the other way round. */
export const turnedSide = (side: Side, turn: number): Side =>
  SIDE_NAMES[(SIDE_NAMES.indexOf(side) + turn + 4) % 4]!;

/** One level of the two walls of a column that are seen, below the middle of its upper face. */
export function walls({ x, y }: Point): { readonly left: string; readonly right: string } {
  const near = { x, y: y + DEEP };
  const face = (far: number) =>
    `${far},${y} ${near.x},${near.y} ${near.x},${near.y + LIFT} ${far},${y + LIFT}`;
  return { left: face(x - WIDE), right: face(x + WIDE) };
}

/** From the farthest to the nearest, rank by rank: so nothing hides what is nearer. */
export function backToFront<T>(rows: readonly (readonly T[])[], { turn }: Projection): T[][] {
  const ranks = turn === 1 || turn === 2 ? rows.toReversed() : [...rows];
  return ranks.map((row) => (turn >= 2 ? row.toReversed() : [...row]));
}
