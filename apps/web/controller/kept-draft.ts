/** Where an unfinished turn outlasts a reload, as one text. */
export interface DraftShelf {
  read(): string | null;
  write(text: string): void;
}

/** The moves that were tried at such a moment of such a match, if it was the last one at this page. */
export function keptMoves(shelf: DraftShelf, moment: string): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.read() ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== moment) return [];
    return kept.slice(1).filter((move) => typeof move === 'string');
  } catch {
    return [];
  }
}

export function keepMoves(shelf: DraftShelf, moment: string, moves: readonly string[]): void {
  shelf.write(JSON.stringify([moment, ...moves]));
}
