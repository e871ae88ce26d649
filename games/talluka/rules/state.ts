import { copyHistory, endReader, newHistory, occurredAt, type Progress } from '@baithak/panakizhi';
import { boardKey, KEYS, positionKey } from './tables.ts';

/** How a game ended. A state holds the number, everybody else reads the name. */
export const END = {
  none: 0,
  four: 1,
  given: 2,
  both: 3,
  blockade: 4,
  repetition: 5,
  cap: 6,
} as const;

export type End = Exclude<keyof typeof END, 'none'>;

/** Why the game is over, `null` while it goes on. */
export const endOf = endReader(END);

/** The seat that won; `null` for a draw and while the game goes on. */
export function winnerOf(state: State): number | null {
  if (state.end === END.four) return state.side ^ 1;
  return state.end === END.given || state.end === END.both ? state.side : null;
}

export interface Position {
  /** Each colour's squares as a set of 25 bits. */
  readonly white: number;
  readonly black: number;
  /** The seat to move; after the end, the seat whose turn it would be. */
  readonly side: number;
}

/** `past` holds White's and Black's squares, `seen` the keys of positions that must not repeat. */
export interface State extends Position, Progress {
  white: number;
  black: number;
  side: number;
  /** The key of the board, kept up to date push by push. */
  key: number;
  /** The legal pushes as a set of moves; empty for a player who must pass. */
  pushes: number;
  drawsByRepetition: boolean;
}

/** A state at ply 0; `remember` and `settle` (rules.ts) make it ready for play. */
export function newState({ white, black, side }: Position, drawsByRepetition: boolean): State {
  return {
    white,
    black,
    side,
    ply: 0,
    key: boardKey(white, black),
    pushes: 0,
    end: 0,
    last: -1,
    drawsByRepetition,
    ...newHistory(2, KEYS),
  };
}

export function copy(from: State, into: State = blank()): State {
  copyHistory(from, into, from.ply);
  into.white = from.white;
  into.black = from.black;
  into.side = from.side;
  into.ply = from.ply;
  into.key = from.key;
  into.pushes = from.pushes;
  into.end = from.end;
  into.last = from.last;
  into.drawsByRepetition = from.drawsByRepetition;
  return into;
}

/** The board has 25 squares, so there is room for the side above White's bits. */
export function identify({ white, black, side }: State, into: Int32Array): number {
  into[0] = white | (side << 25);
  into[1] = black;
  return 2;
}

function blank(): State {
  return newState({ white: 0, black: 0, side: 0 }, false);
}

/** Adds the present position to the history. */
export function remember(state: State): void {
  if (!state.remembers) return;
  state.past[2 * state.ply] = state.white;
  state.past[2 * state.ply + 1] = state.black;
  if (state.drawsByRepetition) return;
  const key = positionKey(state.key, state.side);
  state.added = 1 ^ state.seen[key]!;
  state.seen[key] = 1;
}

/** What `unplay` restores. Boards of later plies may stay in `past`: nothing reads them. */
export function mark(state: State, into: Int32Array): void {
  into[0] = state.white;
  into[1] = state.black;
  into[2] = state.key;
  into[3] = state.pushes;
  into[4] = state.last;
  into[5] = state.added;
}

export function unplay(state: State, marked: Int32Array): void {
  if (state.added !== 0) state.seen[positionKey(state.key, state.side)] = 0;
  state.white = marked[0]!;
  state.black = marked[1]!;
  state.key = marked[2]!;
  state.pushes = marked[3]!;
  state.last = marked[4]!;
  state.added = marked[5]!;
  state.side ^= 1;
  state.ply--;
  state.end = 0;
}

const wanted = new Int32Array(2);

/** The last ply at which the board occurred with that side to move, or −1. */
export function lastSeen(state: State, white: number, black: number, side: number): number {
  if (!state.remembers) return -1;
  wanted[0] = white;
  wanted[1] = black;
  return occurredAt(state, wanted, state.ply - (state.side ^ side));
}
