import type { Seat } from '@baithak/kernel';
import { markArea } from '../rules/areas.ts';
import type { Colour } from '../rules/components.ts';
import { colourAt } from '../rules/pieces.ts';
import {
  CELLS,
  cellAt,
  cellNamed,
  firstCell,
  firstColour,
  RIGHT,
  secondCell,
  secondColour,
  spaceName,
  UP,
} from '../rules/spaces.ts';
import { BARE, type State } from '../rules/state.ts';

/** The four sides of a space as they are seen from above. */
export const SIDES = { right: RIGHT, down: -UP, left: -RIGHT, up: UP } as const;
export type Side = keyof typeof SIDES;
export const SIDE_NAMES = Object.keys(SIDES) as Side[];

export interface SceneSpace {
  readonly name: string;
  readonly file: number;
  readonly rank: number;
  /** The colours that lie here one upon the other, the one in view last; none on bare board. */
  readonly levels: readonly Colour[];
  /** Which tile is in view, oldest first, and at which side its other half is in view too. */
  readonly tile: number | null;
  readonly partner: Side | null;
  readonly monk: Seat | null;
  /** Its place in the scene's areas. */
  readonly area: number | null;
  /** At which sides its area ends. */
  readonly rim: readonly Side[];
  /** How much higher it stands than its neighbour at each side. */
  readonly drops: Readonly<Record<Side, number>>;
}

export interface SceneArea {
  readonly colour: Colour;
  readonly spaces: readonly string[];
  readonly holders: readonly Seat[];
  /** Where its size is written: a space without a monk if there is one. */
  readonly label: string;
}

/** A part of the board, its outermost files and ranks included. */
export interface Site {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** What both views draw: a temple as it stands, or as it would stand. */
export interface Scene {
  readonly files: number;
  readonly ranks: number;
  /** Rank by rank, the farthest first, each from the left: in this order nothing hides what is nearer. */
  readonly rows: readonly (readonly SceneSpace[])[];
  readonly areas: readonly SceneArea[];
  readonly highest: number;
}

export function sceneOf(state: State): Scene {
  const { files, ranks } = state;
  const { areas, areaAt } = areasOf(state);
  const levels = levelsOf(state);
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (__, column) =>
      spaceOf(state, levels, areaAt, column + 1, ranks - row),
    ),
  );
  return { files, ranks, rows, areas, highest: Math.max(...state.heights) };
}

/** What is built on and so many spaces around it; as far as a tile can reach unless told. */
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

export const spacesIn = (scene: Scene): SceneSpace[] => scene.rows.flat();

function spaceOf(
  state: State,
  levels: readonly (readonly Colour[])[],
  areaAt: Int16Array,
  file: number,
  rank: number,
): SceneSpace {
  const cell = cellAt(file, rank);
  const isBuilt = state.heights[cell]! > 0;
  const area = isBuilt ? areaAt[cell]! : null;
  const at = (side: Side) => cell + SIDES[side];
  const drop = (side: Side) => Math.max(0, state.heights[cell]! - (state.heights[at(side)] ?? 0));
  const isPartner = (side: Side) =>
    state.heights[at(side)]! > 0 && state.owners[at(side)] === state.owners[cell];
  const monk = state.monks.subarray(0, state.seats).indexOf(cell);
  return {
    name: spaceName(cell),
    file,
    rank,
    levels: levels[cell]!,
    tile: isBuilt ? state.owners[cell]! : null,
    partner: (isBuilt && SIDE_NAMES.find(isPartner)) || null,
    monk: monk < 0 ? null : monk,
    area,
    rim: isBuilt ? SIDE_NAMES.filter((side) => areaAt[at(side)] !== area) : [],
    drops: { right: drop('right'), down: drop('down'), left: drop('left'), up: drop('up') },
  };
}

/** By cell the colours from the ground up. */
function levelsOf({ placed, placedCount }: State): Colour[][] {
  const levels = Array.from({ length: CELLS }, (): Colour[] => []);
  for (const lying of placed.subarray(0, placedCount)) {
    levels[firstCell(lying)]!.push(colourAt(firstColour(lying)));
    levels[secondCell(lying)]!.push(colourAt(secondColour(lying)));
  }
  return levels;
}

/** All areas (A6), and by cell which one it belongs to; −1 where there is none. */
function areasOf(state: State): { areas: SceneArea[]; areaAt: Int16Array } {
  const areaAt = new Int16Array(CELLS).fill(-1);
  const areas: SceneArea[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.colours[cell]! >= BARE || areaAt[cell] !== -1) continue;
    const marks = new Uint8Array(CELLS);
    markArea(state, cell, marks, 1);
    const cells = [...marks.keys()].filter((each) => marks[each] === 1);
    for (const each of cells) areaAt[each] = areas.length;
    areas.push(areaFrom(state, cells));
  }
  return { areas, areaAt };
}

function areaFrom(state: State, cells: readonly number[]): SceneArea {
  const monks = [...state.monks.subarray(0, state.seats)];
  const free = cells.filter((cell) => !monks.includes(cell));
  return {
    colour: colourAt(state.colours[cells[0]!]!),
    spaces: cells.map(spaceName),
    holders: monks.flatMap((monk, seat) => (cells.includes(monk) ? [seat] : [])),
    label: spaceName(highestOf(state, free) ?? cells[0]!),
  };
}

export const isWithin = ({ left, right, near, far }: Site, { file, rank }: SceneSpace): boolean =>
  file >= left && file <= right && rank >= near && rank <= far;

/** Where nothing nearer hides it as easily. */
const highestOf = ({ heights }: State, cells: readonly number[]): number | undefined =>
  cells.toSorted((one, other) => heights[other]! - heights[one]! || other - one)[0];

/** The neighbour of a space, if it is on the board. */
export function neighbour(
  { files, ranks }: Pick<Scene, 'files' | 'ranks'>,
  space: string,
  side: Side,
): string | null {
  const cell = cellNamed(space) + SIDES[side];
  const [file, rank] = [cell & 15, cell >> 4];
  return file < 1 || file > files || rank < 1 || rank > ranks ? null : spaceName(cell);
}
