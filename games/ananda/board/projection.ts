import { type Scene, SIDE_NAMES, type Side, type Site } from './scene.ts';

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
  /** Half the width and height of a space, and how far a level lifts it. */
  readonly wide: number;
  readonly deep: number;
  readonly lift: number;
  /** Projects a point of the board, in spaces from its corner, at a height. */
  at(x: number, y: number, height: number): Point;
}

/** The room that the temple may fill, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const whole = ({ files, ranks }: Size): Site => ({ left: 1, right: files, near: 1, far: ranks });
type Size = Pick<Scene, 'files' | 'ranks'>;

/** How thick the board itself is, relative to half the width of a space. */
const SLAB = 0.41;
/** The rim around the outermost spaces, in spaces. */
export const RIM = 0.2;

/** One unit of the box is one pixel of the room, so that words in the drawing keep their size. */
export function projectionOf(
  kind: ViewKind,
  size: Size,
  room: Room,
  { turn = 0, isClear = false }: Standing = {},
): Projection {
  return kind === 'top' ? fromAbove(size, room, isClear) : isometricIn(size, room, turn);
}

interface Standing {
  readonly turn?: number;
  /** Whether no button stands in the room. */
  readonly isClear?: boolean;
}

/** Buttons stand in the upper corners; where the board leaves no room beside it, it lies below them. */
const TOOLS = { width: 176, height: 56 };

function fromAbove(size: Size, { width, height }: Room, isClear: boolean): Projection {
  const { files, ranks } = size;
  const unitIn = (high: number) =>
    Math.min((width - 8) / (files + 2 * RIM), (high - 8) / (ranks + 2 * RIM));
  const isBeside = isClear || width - unitIn(height) * (files + 2 * RIM) >= 2 * TOOLS.width;
  const top = isBeside ? 0 : TOOLS.height;
  const unit = unitIn(height - top);
  const [left, above] = [(width - unit * files) / 2, top + (height - top - unit * ranks) / 2];
  return {
    kind: 'top',
    turn: 0,
    shown: whole(size),
    box: { x: 0, y: 0, width, height },
    wide: unit / 2,
    deep: unit / 2,
    lift: 0,
    at: (x, y) => ({ x: left + x * unit, y: above + (ranks - y) * unit }),
  };
}

/** Never flatter nor steeper than this: half the height of a space by half its width. */
const FLATTEST = 0.43;
const STEEPEST = 0.8;
/** Above the farthest corner there is room for a monk or a second level. */
const HEADROOM = 18;

/** The whole board, as large as the room allows: in a tall room one looks down more steeply. */
function isometricIn(size: Size, { width, height }: Room, turn: number): Projection {
  const spaces = size.files + size.ranks + 4 * RIM;
  const high = height - HEADROOM - 4;
  const most = (width - 12) / spaces;
  const slant = Math.min(STEEPEST, Math.max(FLATTEST, (high / most - SLAB) / spaces));
  const wide = Math.min(most, high / (spaces * slant + SLAB));
  const deep = wide * slant;
  const lift = Math.max(wide * 0.39, deep * 0.62);
  const flat = (x: number, y: number): Point => {
    const [across, along] = TURNS[turn]!(x, y);
    return { x: (across + along) * wide, y: (across - along) * deep };
  };
  const corners = [-RIM, size.files + RIM].flatMap((x) =>
    [-RIM, size.ranks + RIM].map((y) => flat(x, y)),
  );
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const shift = {
    x: width / 2 - middleOf(corners.map(({ x }) => x)),
    y: HEADROOM + (high - SLAB * wide) / 2 - middleOf(corners.map(({ y }) => y)),
  };
  return {
    kind: 'iso',
    turn,
    shown: whole(size),
    box: { x: 0, y: 0, width, height },
    wide,
    deep,
    lift,
    at: (x, y, up) => {
      const point = flat(x, y);
      return { x: point.x + shift.x, y: point.y + shift.y - up * lift };
    },
  };
}

/** How thick the board is drawn. */
export const slabOf = ({ wide }: Projection): number => wide * SLAB;

const MARGIN = 16;
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
  /** The aspect ratio of the box, width to height. */
  readonly shape: number;
}

/**
 * For pictures: files run to the right and down, ranks to the right and up. Only the site is shown,
 * as large as its box of a fixed aspect ratio allows.
 */
export function isometric(site: Site, { highest, shape }: Standpoint): Projection {
  const at = (x: number, y: number, height: number): Point => ({
    x: (x + y) * WIDE,
    y: (x - y) * DEEP - height * LIFT,
  });
  const corners = [site.left - 1, site.right].flatMap((x) =>
    [site.near - 1, site.far].map((y) => at(x, y, 0)),
  );
  const above = Math.max(LEVELS, highest + 1) * LIFT;
  const box = boxAround(corners, above, shape);
  return { kind: 'iso', turn: 0, shown: site, box, wide: WIDE, deep: DEEP, lift: LIFT, at };
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
export function walls(
  { wide, deep, lift }: Projection,
  { x, y }: Point,
): { readonly left: string; readonly right: string } {
  const near = y + deep;
  const face = (far: number) => `${far},${y} ${x},${near} ${x},${near + lift} ${far},${y + lift}`;
  return { left: face(x - wide), right: face(x + wide) };
}

/** Sorts rows and their spaces from the farthest to the nearest (painter's algorithm). */
export function backToFront<T>(rows: readonly (readonly T[])[], { turn }: Projection): T[][] {
  const ranks = turn === 1 || turn === 2 ? rows.toReversed() : [...rows];
  return ranks.map((row) => (turn >= 2 ? row.toReversed() : [...row]));
}
