import { type Scene, SIDE_NAMES, type Side, type Site, siteOf } from './scene.ts';

export type ViewKind = 'top' | 'iso';

/** The side of the box, in units, in which every space is drawn before it is projected. */
export const UNIT = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How places on the board map to the screen. It is the only difference between the two views. */
export interface Projection {
  readonly kind: ViewKind;
  /** By how many quarter turns the board is turned. */
  readonly turn: number;
  /** The part of the board that is drawn. */
  readonly shown: Site;
  readonly box: Point & { readonly width: number; readonly height: number };
  /** Projects a point of the board, in spaces from its corner, at a height. */
  at(x: number, y: number, height: number): Point;
}

const MARGIN = 16;
const whole = ({ files, ranks }: Scene): Site => ({ left: 1, right: files, near: 1, far: ranks });

/** Both views have the same aspect ratio, so that nothing around them moves when they change. */
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
/** Room for so many levels, so that the picture keeps its size while the temple grows. */
const LEVELS = 3;
/** The narrowest box: otherwise a temple of few tiles would be drawn too large. */
const NARROWEST = 10 * WIDE;

/** By quarter turns: where a point of the board goes. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [y, -x],
  (x, y) => [-x, -y],
  (x, y) => [-y, x],
];

interface Standpoint {
  readonly highest: number;
  readonly turn?: number;
  /** The aspect ratio of the box, width to height. */
  readonly shape: number;
}

/**
 * Without a turn, files run to the right and down, ranks to the right and up. Only the site is
 * shown, as large as its box of a fixed aspect ratio allows.
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

/** The smallest box of an aspect ratio around the corners, which are centred in it. */
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

/** An SVG matrix from the box of a space to the screen. */
export function matrix(projection: Projection, file: number, rank: number, height: number): string {
  const { x, y } = projection.at(file - 1, rank, height);
  return `matrix(${slant(projection)},${x},${y})`;
}

/** A CSS matrix for something that lies flat on the board, without its position. */
export const lying = (projection: Projection): string => `matrix(${slant(projection)},0,0)`;

/** Where a unit to the right and a unit down go: the linear part of the projection. */
function slant({ at }: Projection): string {
  const from = at(0, 0, 0);
  const step = (to: Point) => `${(to.x - from.x) / UNIT},${(to.y - from.y) / UNIT}`;
  return `${step(at(1, 0, 0))},${step(at(0, -1, 0))}`;
}

/** The side after so many quarter turns; a negative turn leads from the screen to the board. */
export const turnedSide = (side: Side, turn: number): Side =>
  SIDE_NAMES[(SIDE_NAMES.indexOf(side) + turn + 4) % 4]!;

/** One level of the two visible walls of a column, below the centre of its upper face. */
export function walls({ x, y }: Point): { readonly left: string; readonly right: string } {
  const near = { x, y: y + DEEP };
  const face = (far: number) =>
    `${far},${y} ${near.x},${near.y} ${near.x},${near.y + LIFT} ${far},${y + LIFT}`;
  return { left: face(x - WIDE), right: face(x + WIDE) };
}

/** Sorts rows and their spaces from the farthest to the nearest (painter's algorithm). */
export function backToFront<T>(rows: readonly (readonly T[])[], { turn }: Projection): T[][] {
  const ranks = turn === 1 || turn === 2 ? rows.toReversed() : [...rows];
  return ranks.map((row) => (turn >= 2 ? row.toReversed() : [...row]));
}
