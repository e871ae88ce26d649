import { PLY_CAP } from './components.ts';
import { boardKey, KEYS } from './tables.ts';

/** How a game stands or ended; a state holds the number, everyone else the name. */
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
const END_NAMES = Object.keys(END) as (keyof typeof END)[];

/** Why the game is over, `null` while it goes on. */
export function endOf(state: State): End | null {
  const name = END_NAMES[state.end]!;
  return name === 'none' ? null : name;
}

/** The seat that won; `null` for a draw and while the game goes on. */
export function winnerOf(state: State): number | null {
  if (state.end === END.four) return state.side ^ 1;
  return state.end === END.given || state.end === END.both ? state.side : null;
}

export interface Position {
  /** Each colour's squares as a set of 25 bits. */
  readonly white: number;
  readonly black: number;
  /** The seat to move; once the game is over, the seat that would be. */
  readonly side: number;
}

export interface State extends Position {
  white: number;
  black: number;
  side: number;
  ply: number;
  /** The key of the board, kept up to date push by push. */
  key: number;
  /** The legal pushes as a set of moves; empty for a player who must pass. */
  pushes: number;
  end: number;
  /** The move that led here, −1 at the start. */
  last: number;
  drawsByRepetition: boolean;
  remembers: boolean;
  /** White's and Black's squares at every ply, the present one included. */
  past: Int32Array;
  /** A filter in front of `past`: 1 at the key of every position that must not come back. */
  seen: Uint8Array;
}

/** The first position of a game; `settle` (rules.ts) makes it ready for play. */
export function newState({ white, black, side }: Position, drawsByRepetition: boolean): State {
  // One allocation for both: it is the dearest part of a new state.
  const memory = new ArrayBuffer(KEYS + 2 * (PLY_CAP + 1) * Int32Array.BYTES_PER_ELEMENT);
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
    remembers: true,
    past: new Int32Array(memory, KEYS),
    seen: new Uint8Array(memory, 0, KEYS),
  };
}

export function copy(from: State, into: State = blank()): State {
  if (from.remembers || into.remembers) copyMemory(from, into);
  into.white = from.white;
  into.black = from.black;
  into.side = from.side;
  into.ply = from.ply;
  into.key = from.key;
  into.pushes = from.pushes;
  into.end = from.end;
  into.last = from.last;
  into.drawsByRepetition = from.drawsByRepetition;
  into.remembers = from.remembers;
  return into;
}

function blank(): State {
  return newState({ white: 0, black: 0, side: 0 }, false);
}

/** Only what was written is copied: most games are far shorter than the cap. */
function copyMemory(from: State, into: State): void {
  into.seen.set(from.seen);
  if (!from.remembers) return;
  const used = 2 * (from.ply + 1);
  for (let i = 0; i < used; i++) into.past[i] = from.past[i]!;
}
