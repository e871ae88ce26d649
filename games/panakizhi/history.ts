import { PLY_CAP } from './board.ts';

/**
 * Every position of a game, the present one included; a game's state extends this record. Ply `p` stands in `past` from `width × p` on;
 * a game writes its words there itself. Which side is to move follows from the ply, so a position
 * can only equal one an even number of plies away.
 */
export interface History {
  readonly width: number;
  readonly past: Int32Array;
  /** A filter for the game to use as it likes: a key that is 0 here stands for no position in `past`. */
  readonly seen: Uint8Array;
  /** Once false nothing counts any more: neither what was nor how long it took. */
  remembers: boolean;
}

/** `keys` is the size of the filter, a power of two; 0 for none. */
export function newHistory(width: number, keys: number): History {
  // One allocation for both: it is the dearest part of a new state.
  const filter = (keys + 3) & ~3;
  const memory = new ArrayBuffer(filter + 4 * width * (PLY_CAP + 1));
  return {
    width,
    past: new Int32Array(memory, filter),
    seen: new Uint8Array(memory, 0, keys),
    remembers: true,
  };
}

/** Only what was written up to the ply is copied: most games are far shorter than the cap. */
export function copyHistory(from: History, into: History, ply: number): void {
  if (!from.remembers && !into.remembers) return;
  into.seen.set(from.seen);
  into.remembers = from.remembers;
  if (!from.remembers) return;
  const source = from.past;
  const target = into.past;
  const used = from.width * (ply + 1);
  for (let i = 0; i < used; i++) target[i] = source[i]!;
}

/** The last ply at `latest` or an even number before it whose position is `position`, or −1. */
export function occurredAt(history: History, position: Int32Array, latest: number): number {
  const { past, width } = history;
  for (let ply = latest; ply >= 0; ply -= 2) {
    if (past[width * ply] === position[0] && equal(past, width * ply, position, 0, width)) {
      return ply;
    }
  }
  return -1;
}

/** How often the position of a ply has occurred up to then, itself included. */
export function occurrences(history: History, ply: number): number {
  const { past, width } = history;
  const own = width * ply;
  let count = 1;
  for (let i = ply - 2; i >= 0; i -= 2) {
    if (past[width * i] === past[own] && equal(past, width * i, past, own, width)) count++;
  }
  return count;
}

/** The first words are equal already. */
function equal(a: Int32Array, fromA: number, b: Int32Array, fromB: number, width: number): boolean {
  for (let i = 1; i < width; i++) if (a[fromA + i] !== b[fromB + i]) return false;
  return true;
}

export function forgetHistory(history: History): void {
  history.remembers = false;
  history.seen.fill(0);
}
