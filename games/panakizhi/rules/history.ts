import { PLY_CAP } from './ending.ts';

/**
 * Every position of a game, the present one included; a game's state extends this record. The
 * position of ply `p` starts at `past[width × p]`; each game writes its words there itself. The ply
 * decides which side is to move, so equal positions are an even number of plies apart.
 */
export interface History {
  readonly width: number;
  readonly past: Int32Array;
  /** A filter that a game may use: a key that is 0 here belongs to no position in `past`. */
  readonly seen: Uint8Array;
  /** False after `forgetHistory`: then neither repetition nor the length of the game counts. */
  remembers: boolean;
  /** What the present position added to its key in `seen`, so that a move can be taken back. */
  added: number;
}

/** What the states of all three games hold beside the board. */
export interface Progress extends History {
  side: number;
  ply: number;
  end: number;
  /** The move that led here, −1 at the start. */
  last: number;
}

/** `keys` is the size of the filter: a power of two, or 0 for no filter. */
export function newHistory(width: number, keys: number): History {
  // One allocation for both arrays, because allocating is the slowest part of making a state.
  const filter = (keys + 3) & ~3;
  const memory = new ArrayBuffer(filter + 4 * width * (PLY_CAP + 1));
  return {
    width,
    past: new Int32Array(memory, filter),
    seen: new Uint8Array(memory, 0, keys),
    remembers: true,
    added: 0,
  };
}

/** Copies only what was written up to the ply: most games are far shorter than the cap. */
export function copyHistory(from: History, into: History, ply: number): void {
  if (!from.remembers && !into.remembers) return;
  into.seen.set(from.seen);
  into.remembers = from.remembers;
  into.added = from.added;
  if (!from.remembers) return;
  const source = from.past;
  const target = into.past;
  const used = from.width * (ply + 1);
  for (let i = 0; i < used; i++) target[i] = source[i]!;
}

/** The last ply with this position, at `latest` or an even number of plies earlier; −1 if none. */
export function occurredAt(history: History, position: Int32Array, latest: number): number {
  const { past, width } = history;
  for (let ply = latest; ply >= 0; ply -= 2) {
    if (past[width * ply] === position[0] && equal(past, width * ply, position, 0, width)) {
      return ply;
    }
  }
  return -1;
}

/** How often the position of a ply has occurred so far, that ply included. */
export function occurrences(history: History, ply: number): number {
  const { past, width } = history;
  const own = width * ply;
  let count = 1;
  for (let i = ply - 2; i >= 0; i -= 2) {
    if (past[width * i] === past[own] && equal(past, width * i, past, own, width)) count++;
  }
  return count;
}

/** The caller has compared the first words. */
function equal(a: Int32Array, fromA: number, b: Int32Array, fromB: number, width: number): boolean {
  for (let i = 1; i < width; i++) if (a[fromA + i] !== b[fromB + i]) return false;
  return true;
}

export function forgetHistory(history: History): void {
  history.remembers = false;
  history.seen.fill(0);
  history.added = 0;
}
