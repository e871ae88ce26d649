import { SIZE } from '@baithak/panakizhi';

/** What stands on a square: a seat's piece or nothing. */
export type Cell = 0 | 1 | typeof EMPTY;
export const EMPTY = -1;

export const OBSTACLES = ['empty-line', 'lone-piece', 'gap-ahead', 'far-edge'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A push of one line, judged without regard to whose turn it is. Places count from the edge pushed from. */
export interface Push {
  /** Whose piece is nearest to the edge; `EMPTY` on an empty line. */
  readonly mover: Cell;
  /** The places of the unbroken run that would move: from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  readonly obstacle: Obstacle | null;
}

/** The one place that knows when a line can be pushed; the fast tables are made from it. */
export function pushOf(cells: readonly Cell[]): Push {
  const start = cells.findIndex((cell) => cell !== EMPTY);
  if (start < 0) return { mover: EMPTY, start: 0, end: 0, obstacle: 'empty-line' };
  let end = start;
  while (end < SIZE && cells[end] !== EMPTY) end++;
  return { mover: cells[start]!, start, end, obstacle: obstacleTo(cells, start, end) };
}

function obstacleTo(cells: readonly Cell[], start: number, end: number): Obstacle | null {
  if (end - start === 1) {
    return cells.slice(end).every((cell) => cell === EMPTY) ? 'lone-piece' : 'gap-ahead';
  }
  return end === SIZE ? 'far-edge' : null;
}

/** The line after the push: the run moved into the empty square in front of it. */
export function pushed(cells: readonly Cell[], { start, end }: Push): Cell[] {
  return [...cells.slice(0, start), EMPTY, ...cells.slice(start, end), ...cells.slice(end + 1)];
}
