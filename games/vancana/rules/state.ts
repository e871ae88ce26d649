import { copyHistory, endReader, newHistory, occurrences, type Progress } from '@baithak/panakizhi';

/** How a game ended. A state holds the number, everybody else reads the name. */
export const END = {
  none: 0,
  /** Enough pieces are home. */
  home: 1,
  /** The last enemy piece was turned over. */
  alone: 2,
  /** The player who moved last brought the last own piece home, but has too few at home. */
  emptied: 3,
  blockade: 4,
  repetition: 5,
  cap: 6,
} as const;

export type End = Exclude<keyof typeof END, 'none'>;

/** Why the game is over, `null` while it goes on. */
export const endOf = endReader(END);

/** The seat that won; `null` for a draw and while the game goes on. */
export function winnerOf(state: State): number | null {
  switch (state.end) {
    case END.home:
    case END.alone:
      return state.side ^ 1;
    case END.emptied:
      return state.side;
    case END.blockade:
      return leaderOf(state);
    default:
      return null;
  }
}

function leaderOf({ whiteHome, blackHome }: State): number | null {
  if (whiteHome === blackHome) return null;
  return whiteHome > blackHome ? 0 : 1;
}

export interface Board {
  /** Each colour's squares as a set of 25 bits. */
  readonly white: number;
  readonly black: number;
  /** The squares of both colours' crowns. */
  readonly crowns: number;
  /** The seat to move; after the end, the seat whose turn it would be. */
  readonly side: number;
}

export interface Position extends Board {
  readonly whiteHome: number;
  readonly blackHome: number;
}

/** `past` holds the three sets of every ply; within one game the scores follow from them. */
export interface State extends Position, Progress {
  white: number;
  black: number;
  crowns: number;
  side: number;
  whiteHome: number;
  blackHome: number;
  /** How often the present position has occurred, this time included. */
  occurrence: number;
  /** The pieces of the side to move that can jump. */
  jumpers: number;
  /** The squares that any of its pieces could step to if it did not have to jump. */
  steps: number;
}

/** The size of the filter in front of the history. */
const KEYS = 1024;

/** A state at ply 0; `remember` and `settle` (rules.ts) make it ready for play. */
export function newState(position: Position): State {
  return {
    white: position.white,
    black: position.black,
    crowns: position.crowns,
    side: position.side,
    whiteHome: position.whiteHome,
    blackHome: position.blackHome,
    ply: 0,
    occurrence: 1,
    jumpers: 0,
    steps: 0,
    end: 0,
    last: -1,
    ...newHistory(3, KEYS),
  };
}

export function copy(from: State, into: State = blank()): State {
  copyHistory(from, into, from.ply);
  into.white = from.white;
  into.black = from.black;
  into.crowns = from.crowns;
  into.side = from.side;
  into.whiteHome = from.whiteHome;
  into.blackHome = from.blackHome;
  into.ply = from.ply;
  into.occurrence = from.occurrence;
  into.jumpers = from.jumpers;
  into.steps = from.steps;
  into.end = from.end;
  into.last = from.last;
  return into;
}

/** A board has 25 squares, so there is room for side and scores above the sets' bits. */
export function identify(state: State, into: Int32Array): number {
  into[0] = state.white | (state.side << 25);
  into[1] = state.black | (state.whiteHome << 25);
  into[2] = state.crowns | (state.blackHome << 25);
  return 3;
}

function blank(): State {
  return newState({ white: 0, black: 0, crowns: 0, side: 0, whiteHome: 0, blackHome: 0 });
}

/** What the player to move may do: step, jump, either one (breaking the loop, rule V17), or pass. */
export type Turn = 'step' | 'jump' | 'free' | 'pass';

export function turnOf({ jumpers, steps, occurrence }: State): Turn {
  if (jumpers === 0) return steps === 0 ? 'pass' : 'step';
  return occurrence > 1 && steps !== 0 ? 'free' : 'jump';
}

/** Adds the present position to the history and counts its occurrences. */
export function remember(state: State): void {
  if (!state.remembers) return;
  const { past, seen, ply, white, black, crowns } = state;
  past[3 * ply] = white;
  past[3 * ply + 1] = black;
  past[3 * ply + 2] = crowns;
  const key = keyOf(white, black, crowns);
  state.occurrence = seen[key] === 0 ? 1 : occurrences(state, ply);
  state.added = 1 ^ seen[key]!;
  seen[key] = 1;
}

/** What `unplay` restores. Boards of later plies may stay in `past`: nothing reads them. */
export function mark(state: State, into: Int32Array): void {
  into[0] = state.white;
  into[1] = state.black;
  into[2] = state.crowns;
  into[3] = state.whiteHome;
  into[4] = state.blackHome;
  into[5] = state.occurrence;
  into[6] = state.jumpers;
  into[7] = state.steps;
  into[8] = state.last;
  into[9] = state.added;
}

export function unplay(state: State, marked: Int32Array): void {
  if (state.added !== 0) state.seen[keyOf(state.white, state.black, state.crowns)] = 0;
  state.white = marked[0]!;
  state.black = marked[1]!;
  state.crowns = marked[2]!;
  state.whiteHome = marked[3]!;
  state.blackHome = marked[4]!;
  state.occurrence = marked[5]!;
  state.jumpers = marked[6]!;
  state.steps = marked[7]!;
  state.last = marked[8]!;
  state.added = marked[9]!;
  state.side ^= 1;
  state.ply--;
  state.end = 0;
}

/** A multiplicative hash of ten bits: the odd factors spread every square into the top bits. */
function keyOf(white: number, black: number, crowns: number): number {
  const mixed =
    Math.imul(white, 0x9e3779b1) ^ Math.imul(black, 0x85ebca6b) ^ Math.imul(crowns, 0xc2b2ae35);
  return mixed >>> 22;
}
