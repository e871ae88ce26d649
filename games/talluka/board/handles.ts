import { BOARD_FILES, BOARD_RANKS } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Direction } from '../rules/board.ts';

/** A handle at one end of a line; its name is the notation of the push it makes. */
export interface Handle {
  readonly text: string;
  readonly line: string;
  readonly direction: Direction;
}

const WAYS: Readonly<Record<Direction, string>> = {
  '<': 'way.left',
  '>': 'way.right',
  '^': 'way.up',
  v: 'way.down',
};

export function handle(line: string, direction: Direction): Handle {
  return { text: line + direction, line, direction };
}

/** Above each column, and below it. */
export const TOP_HANDLES = BOARD_FILES.map((file) => handle(file, 'v'));
export const BOTTOM_HANDLES = BOARD_FILES.map((file) => handle(file, '^'));
/** Left and right of each row, from the top of the board. */
export const SIDE_HANDLES = BOARD_RANKS.map(
  (rank) => [handle(rank, '>'), handle(rank, '<')] as const,
);

interface Standing {
  readonly legal: boolean;
  readonly last: boolean;
  readonly lit: boolean;
}

export function handleMessage({ line, direction }: Handle, standing: Standing): Message {
  return message('board.push', {
    line: message(BOARD_FILES.includes(line) ? 'line.column' : 'line.row', { name: line }),
    way: message(WAYS[direction]),
    legal: standing.legal ? 'yes' : 'no',
    last: standing.last ? 'yes' : 'no',
    lit: standing.lit ? 'yes' : 'no',
  });
}
