import type { Journey } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { FILES, piecesOn, RANKS, SQUARE_ROWS } from '@baithak/panakizhi';
import type { Moment } from '@baithak/panakizhi/board';
import type { Direction } from '../rules/board.ts';
import { lineMessage, WAYS } from '../words/speech.ts';

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

interface Standing {
  readonly legal: boolean;
  readonly last: boolean;
  readonly lit: boolean;
}

export function handleMessage({ line, direction }: Handle, standing: Standing): Message {
  return message('board.push', {
    line: lineMessage(line),
    way: message(WAYS[direction]),
    legal: standing.legal ? 'yes' : 'no',
    last: standing.last ? 'yes' : 'no',
    lit: standing.lit ? 'yes' : 'no',
  });
}

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

/** The ways of the pawns that the last push moved: the unbroken run from the end pushed from. */
export function journeysOf(before: Moment, { last }: Moment): Journey[] {
  const squares = squaresAlong(last ?? '');
  const pawns = piecesOn(before.position);
  const start = squares.findIndex((square) => pawns.has(square));
  const run = squares.slice(Math.max(0, start));
  const end = run.findIndex((square) => !pawns.has(square));
  return run.slice(0, end).map((from, i) => ({ from, to: run[i + 1]! }));
}

/** The squares of a line in the order in which a push goes through them. */
function squaresAlong(push: string): string[] {
  const [line, way] = [...push];
  const squares = SQUARE_ROWS.flat().filter((square) => square.includes(line ?? ' '));
  // As they are drawn: to the right and downwards.
  return way === '<' || way === '^' ? squares.toReversed() : squares;
}
