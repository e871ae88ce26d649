import { copyHistory, type History, newHistory } from '@baithak/panakizhi';
import type { Stack } from './stack.ts';

/** How a game stands or ended; a state holds the number, everyone else the name. */
export const END = {
  none: 0,
  four: 1,
  repetition: 2,
  cap: 3,
} as const;

export type End = Exclude<keyof typeof END, 'none'>;
const END_NAMES = Object.keys(END) as (keyof typeof END)[];

/** Why the game is over, `null` while it goes on. */
export function endOf(state: State): End | null {
  const name = END_NAMES[state.end]!;
  return name === 'none' ? null : name;
}

/** The seat that won; `null` for a draw and while the game goes on. Only a jump makes a four. */
export function winnerOf(state: State): number | null {
  return state.end === END.four ? state.side ^ 1 : null;
}

/**
 * The stacks of all squares (see stack.ts), turned on their side: for each binary digit the set of
 * squares whose stack has it, as 25 bits.
 */
export interface Board {
  /** Black's stacks. */
  readonly ones: number;
  readonly twos: number;
  readonly fours: number;
  readonly eights: number;
  /** The stack of four that ends the game. */
  readonly sixteens: number;
}

export interface Position extends Board {
  /** The seat to move; once the game is over, the seat that would be. */
  readonly side: number;
}

/** `past` holds the first four sets of every ply: an end is never compared. */
export interface State extends Position, History {
  ones: number;
  twos: number;
  fours: number;
  eights: number;
  sixteens: number;
  side: number;
  ply: number;
  /** Whether the present position is there for the third time. */
  thrice: boolean;
  end: number;
  /** The move that led here, −1 at the start. */
  last: number;
}

/** The size of the filter in front of the history. */
const KEYS = 1024;

/** The first position of a game; `settle` (rules.ts) makes it ready for play. */
export function newState(position: Position): State {
  return {
    ones: position.ones,
    twos: position.twos,
    fours: position.fours,
    eights: position.eights,
    sixteens: position.sixteens,
    side: position.side,
    ply: 0,
    thrice: false,
    end: 0,
    last: -1,
    ...newHistory(4, KEYS),
  };
}

export function copy(from: State, into: State = blank()): State {
  copyHistory(from, into, from.ply);
  into.ones = from.ones;
  into.twos = from.twos;
  into.fours = from.fours;
  into.eights = from.eights;
  into.sixteens = from.sixteens;
  into.side = from.side;
  into.ply = from.ply;
  into.thrice = from.thrice;
  into.end = from.end;
  into.last = from.last;
  return into;
}

/** A board has 25 squares, so the side finds room beside a set. */
export function identify(state: State, into: Int32Array): number {
  into[0] = state.ones | (state.side << 25);
  into[1] = state.twos;
  into[2] = state.fours;
  into[3] = state.eights;
  into[4] = state.sixteens;
  return 5;
}

function blank(): State {
  return newState({ ...boardOf([]), side: 0 });
}

export function stackAt(board: Board, square: number): Stack {
  return (
    ((board.ones >>> square) & 1) |
    (((board.twos >>> square) & 1) << 1) |
    (((board.fours >>> square) & 1) << 2) |
    (((board.eights >>> square) & 1) << 3) |
    (((board.sixteens >>> square) & 1) << 4)
  );
}

export function boardOf(stacks: readonly Stack[]): Board {
  const having = (digit: number) =>
    stacks.reduce((set, stack, square) => (stack & digit ? set | (1 << square) : set), 0);
  return {
    ones: having(1),
    twos: having(2),
    fours: having(4),
    eights: having(8),
    sixteens: having(16),
  };
}

export function occupiedOf({ twos, fours, eights, sixteens }: Board): number {
  return twos | fours | eights | sixteens;
}
