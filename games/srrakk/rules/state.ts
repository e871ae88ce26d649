import {
  copyHistory,
  DRAWING_OCCURRENCE,
  endReader,
  newHistory,
  occurrences,
  type Progress,
  setOf,
} from '@baithak/panakizhi';
import type { Stack } from './board.ts';

/** How a game ended. A state holds the number, everybody else reads the name. */
export const END = {
  none: 0,
  four: 1,
  repetition: 2,
  cap: 3,
} as const;

export type End = Exclude<keyof typeof END, 'none'>;

/** Why the game is over, `null` while it goes on. */
export const endOf = endReader(END);

/** The seat that won; `null` for a draw and while the game goes on. Only a jump makes a four. */
export function winnerOf(state: State): number | null {
  return state.end === END.four ? state.side ^ 1 : null;
}

/**
 * The stacks of all squares (see board.ts) as bit planes: for each binary digit, the set of squares
 * whose stack has that digit, as 25 bits.
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
  /** The seat to move; after the end, the seat whose turn it would be. */
  readonly side: number;
}

/** `past` holds the first four sets of every ply; finished games need no comparison. */
export interface State extends Position, Progress {
  ones: number;
  twos: number;
  fours: number;
  eights: number;
  sixteens: number;
  side: number;
  /** Whether the present position has occurred for the third time. */
  thrice: boolean;
}

/** The size of the filter in front of the history. */
const KEYS = 1024;

/** A state at ply 0; `remember` and `settle` (rules.ts) make it ready for play. */
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

/** A board has 25 squares, so there is room for the side above a set's bits. */
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
  const having = (digit: number) => setOf(stacks, (stack) => (stack & digit) !== 0);
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

/**
 * Adds the present position to the history and notes whether it occurs for the third time. The filter
 * counts how often each key came, so exact comparison is needed only after two earlier times.
 */
export function remember(state: State): void {
  if (!state.remembers) return;
  const { past, seen, ply, ones, twos, fours, eights } = state;
  const at = 4 * ply;
  past[at] = ones;
  past[at + 1] = twos;
  past[at + 2] = fours;
  past[at + 3] = eights;
  const key = keyOf(ones, twos, fours, eights);
  const times = seen[key]!;
  state.added = times < 2 ? 1 : 0;
  seen[key] = times + state.added;
  state.thrice = times >= 2 && occurrences(state, ply) >= DRAWING_OCCURRENCE;
}

/** What `unplay` restores. Boards of later plies may stay in `past`: nothing reads them. */
export function mark(state: State, into: Int32Array): void {
  into[0] = state.ones;
  into[1] = state.twos;
  into[2] = state.fours;
  into[3] = state.eights;
  into[4] = state.last;
  into[5] = state.added;
}

/** A game that goes on has neither a stack of four nor a third occurrence. */
export function unplay(state: State, marked: Int32Array): void {
  const { seen, ones, twos, fours, eights } = state;
  if (state.added !== 0) seen[keyOf(ones, twos, fours, eights)]!--;
  state.ones = marked[0]!;
  state.twos = marked[1]!;
  state.fours = marked[2]!;
  state.eights = marked[3]!;
  state.last = marked[4]!;
  state.added = marked[5]!;
  state.sixteens = 0;
  state.thrice = false;
  state.side ^= 1;
  state.ply--;
  state.end = 0;
}

/** A multiplicative hash of ten bits: the odd factors spread every square into the top bits. */
function keyOf(ones: number, twos: number, fours: number, eights: number): number {
  const mixed =
    Math.imul(ones, 0x9e3779b1) ^
    Math.imul(twos, 0x85ebca6b) ^
    Math.imul(fours, 0xc2b2ae35) ^
    Math.imul(eights, 0x27d4eb2f);
  return mixed >>> 22;
}
