import type { Seat } from '@baithak/kernel';
import type { Colour } from '../rules/components.ts';
import { cellAt, cellNamed, fileOf, RIGHT, rankOf, spaceName, UP } from '../rules/encoding.ts';
import { type Area, areasIn, type Stack, stacksIn } from '../view/open-table.ts';
import type { View } from '../view/view.ts';

/** The four sides of a space as they are seen from above. */
const SIDES = { right: RIGHT, down: -UP, left: -RIGHT, up: UP } as const;
export type Side = keyof typeof SIDES;
export const SIDE_NAMES = Object.keys(SIDES) as Side[];

export interface SceneSpace {
  readonly name: string;
  readonly file: number;
  readonly rank: number;
  /** The colours that lie here one upon the other, the visible one last; none on bare board. */
  readonly levels: readonly Colour[];
  /** Which tile is on top, by its number, and on which side its other half is visible too. */
  readonly tile: number | null;
  readonly partner: Side | null;
  readonly monk: Seat | null;
  /** Its index in the scene's areas. */
  readonly area: number | null;
  /** The sides on which its area ends. */
  readonly rim: readonly Side[];
  /** By side: how much higher it is than its neighbour. */
  readonly drops: Readonly<Record<Side, number>>;
}

export interface SceneArea extends Area {
  /** The seats whose monks stand on it. */
  readonly holders: readonly Seat[];
  /** The space that shows its size: one without a monk if there is one. */
  readonly label: string;
}

/** A rectangular part of the board; its outermost files and ranks belong to it. */
export interface Site {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** The temple of a view, or of a preview, ready to be drawn in either projection. */
export interface Scene {
  readonly files: number;
  readonly ranks: number;
  /** Rank by rank, the farthest first, each from the left: drawn in this order nothing hides what is nearer. */
  readonly rows: readonly (readonly SceneSpace[])[];
  readonly areas: readonly SceneArea[];
  readonly highest: number;
}

type BoardSize = Pick<Scene, 'files' | 'ranks'>;
type Stacks = ReadonlyMap<string, Stack>;

export function sceneOf(view: View): Scene {
  const { files, ranks } = view;
  const stacks = stacksIn(view);
  const areas = areasIn(view).map((area) => sceneArea(view, stacks, area));
  const areaAt = new Map(areas.flatMap(({ spaces }, i) => spaces.map((space) => [space, i])));
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (__, column) =>
      sceneSpace(view, stacks, areaAt, column + 1, ranks - row),
    ),
  );
  const heights = [...stacks.values()].map(({ colours }) => colours.length);
  return { files, ranks, rows, areas, highest: Math.max(0, ...heights) };
}

const heightAt = (stacks: Stacks, space: string | null): number =>
  (space === null ? undefined : stacks.get(space)?.colours.length) ?? 0;

function sceneSpace(
  view: View,
  stacks: Stacks,
  areaAt: ReadonlyMap<string, number>,
  file: number,
  rank: number,
): SceneSpace {
  const name = spaceName(cellAt(file, rank));
  const stack = stacks.get(name);
  const area = areaAt.get(name) ?? null;
  const at = (side: Side) => neighbour(view, name, side) ?? '';
  const drop = (side: Side) => Math.max(0, heightAt(stacks, name) - heightAt(stacks, at(side)));
  const monk = view.seats.findIndex((seat) => seat.monk === name);
  return {
    name,
    file,
    rank,
    levels: stack?.colours ?? [],
    tile: stack?.tile ?? null,
    partner:
      (stack && SIDE_NAMES.find((side) => stacks.get(at(side))?.tile === stack.tile)) ?? null,
    monk: monk < 0 ? null : monk,
    area,
    rim: area === null ? [] : SIDE_NAMES.filter((side) => areaAt.get(at(side)) !== area),
    drops: { right: drop('right'), down: drop('down'), left: drop('left'), up: drop('up') },
  };
}

function sceneArea(view: View, stacks: Stacks, area: Area): SceneArea {
  const { spaces } = area;
  const { seats } = view;
  const isMonkOn = (space: string | null) =>
    space !== null && seats.some(({ monk }) => monk === space);
  const free = spaces.filter((space) => !isMonkOn(space));
  // Beside a monk the number would seem to belong to it.
  const apart = free.filter(
    (space) => !SIDE_NAMES.some((side) => isMonkOn(neighbour(view, space, side))),
  );
  return {
    ...area,
    holders: seats.flatMap(({ monk }, seat) => (spaces.includes(monk ?? '') ? [seat] : [])),
    label: highestOf(stacks, apart) ?? highestOf(stacks, free) ?? spaces[0]!,
  };
}

/** The highest space of an area, and the farthest of equals: where least is in front of it. */
const highestOf = (stacks: Stacks, spaces: readonly string[]): string | undefined =>
  spaces.toReversed().toSorted((one, other) => heightAt(stacks, other) - heightAt(stacks, one))[0];

/** What is built and so many spaces around it; unless told, as far as a tile can reach. */
export function siteOf({ files, ranks, rows }: Omit<Scene, 'areas'>, reach = 2): Site {
  const built = rows.flat().filter(({ tile }) => tile !== null);
  const across = built.map(({ file }) => file);
  const along = built.map(({ rank }) => rank);
  if (built.length === 0) return { left: 1, right: files, near: 1, far: ranks };
  return {
    left: Math.max(1, Math.min(...across) - reach),
    right: Math.min(files, Math.max(...across) + reach),
    near: Math.max(1, Math.min(...along) - reach),
    far: Math.min(ranks, Math.max(...along) + reach),
  };
}

export const isWithin = ({ left, right, near, far }: Site, { file, rank }: SceneSpace): boolean =>
  file >= left && file <= right && rank >= near && rank <= far;

export const spacesIn = (scene: Scene): SceneSpace[] => scene.rows.flat();

/** The neighbour of a space, if it is on the board. */
export function neighbour({ files, ranks }: BoardSize, space: string, side: Side): string | null {
  const cell = cellNamed(space) + SIDES[side];
  const [file, rank] = [fileOf(cell), rankOf(cell)];
  return file < 1 || file > files || rank < 1 || rank > ranks ? null : spaceName(cell);
}
