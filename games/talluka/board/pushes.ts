import { BOARD_FILES, BOARD_RANKS } from '@baithak/board';
import type { Direction } from '../rules/board.ts';
import { BOTTOM_HANDLES, type Handle, handle, SIDE_HANDLES, TOP_HANDLES } from './handles.ts';

/** Columns and rows as they are drawn, from 0 to 6: the handles stand outside, at 0 and 6. */
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
  return known ?? [BOARD_FILES.indexOf(place[0]!) + 1, BOARD_RANKS.indexOf(place[1]!) + 1];
}

/**
 * The push that carrying a pawn or a handle from one place to another asks for: straight along its
 * line. A handle only goes its own way, and across the lines nothing can be pushed.
 */
export function pushBetween(from: string, to: string): string | null {
  const [column, row] = spotOf(from);
  const [toColumn, toRow] = spotOf(to);
  const push = pushAlong([toColumn - column, toRow - row], [column, row]);
  return push === null || (isHandle(from) && push !== from) ? null : push;
}

function pushAlong([across, down]: Spot, [column, row]: Spot): string | null {
  if ((across === 0) === (down === 0)) return null;
  const line = down === 0 ? BOARD_RANKS[row - 1] : BOARD_FILES[column - 1];
  return line === undefined ? null : handle(line, directionOf(across, down)).text;
}

function directionOf(across: number, down: number): Direction {
  if (down === 0) return across > 0 ? '>' : '<';
  return down > 0 ? 'v' : '^';
}
