import type { Seat } from '@baithak/kernel';
import { FILES, RANKS, turnOf } from '@baithak/panakizhi';
import type { Direction } from '../rules/board.ts';
import { WAYS } from '../words/speech.ts';

const COLUMNS: readonly string[] = FILES;
/** From the top of the board to its bottom. */
const ROWS: readonly string[] = RANKS.toReversed();

/** A handle at one end of a line; its name is the notation of the push it makes. */
export interface Handle {
  readonly text: string;
  readonly line: string;
  readonly direction: Direction;
}

function handle(line: string, direction: Direction): Handle {
  return { text: line + direction, line, direction };
}

/** Above each column, and below it. */
export const TOP_HANDLES = COLUMNS.map((file) => handle(file, 'v'));
export const BOTTOM_HANDLES = COLUMNS.map((file) => handle(file, '^'));
/** Left and right of each row, from the top of the board. */
export const SIDE_HANDLES = ROWS.map((rank) => [handle(rank, '>'), handle(rank, '<')] as const);

/** Columns and rows as White sees them, from 0 to 6: the handles stand outside, at 0 and 6. */
type Spot = readonly [column: number, row: number];

const HANDLES: readonly (readonly [Handle, Spot])[] = [
  ...TOP_HANDLES.map((each, i) => [each, [i + 1, 0]] as const),
  ...BOTTOM_HANDLES.map((each, i) => [each, [i + 1, 6]] as const),
  ...SIDE_HANDLES.flatMap(
    ([left, right], i) =>
      [
        [left, [0, i + 1]],
        [right, [6, i + 1]],
      ] as const,
  ),
];

export const isHandle = (place: string) => HANDLES.some(([{ text }]) => text === place);

function spotOf(place: string): Spot {
  const known = HANDLES.find(([{ text }]) => text === place)?.[1];
  return known ?? [COLUMNS.indexOf(place[0]!) + 1, ROWS.indexOf(place[1]!) + 1];
}

/**
 * The push that dragging a pawn or a handle from one place to another asks for: straight along its
 * line. A handle goes only its own way, and nothing can be pushed across the lines.
 */
export function pushBetween(from: string, to: string): string | null {
  const [column, row] = spotOf(from);
  const [toColumn, toRow] = spotOf(to);
  const push = pushAlong([toColumn - column, toRow - row], [column, row]);
  return push === null || (isHandle(from) && push !== from) ? null : push;
}

function pushAlong([across, down]: Spot, [column, row]: Spot): string | null {
  if ((across === 0) === (down === 0)) return null;
  const line = down === 0 ? ROWS[row - 1] : COLUMNS[column - 1];
  return line === undefined ? null : handle(line, directionOf(across, down)).text;
}

function directionOf(across: number, down: number): Direction {
  if (down === 0) return across > 0 ? '>' : '<';
  return down > 0 ? 'v' : '^';
}

/** The four pushes along the lines of a square. */
export const pushesAlong = (square: string): readonly string[] => [
  `${square[0]}^`,
  `${square[0]}v`,
  `${square[1]}>`,
  `${square[1]}<`,
];

/** How far the arrow of a push is turned on the screen. */
export function pushTurn(push: string, near: Seat): number {
  return turnOf(WAYS[push.slice(-1) as Direction], near);
}
