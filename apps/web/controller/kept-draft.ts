import type { Shelf } from './shelf.ts';

/** The moves that were tried at such a moment of such a match, if it was the last one at this page. */
export function keptMoves(shelf: Shelf, moment: string): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.read() ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== moment) return [];
    return kept.slice(1).filter((move) => typeof move === 'string');
  } catch {
    return [];
  }
}

export function keepMoves(shelf: Shelf, moment: string, moves: readonly string[]): void {
  shelf.write(JSON.stringify([moment, ...moves]));
}
