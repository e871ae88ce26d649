import type { LogLine } from './room.ts';

/** One text that outlives the page, for example in localStorage. */
export interface SavedText {
  read(): string | null;
  write(text: string): void;
}

/** The drafted moves that were saved at this moment of a match; none if another moment was saved. */
export function savedMoves(saved: SavedText, moment: string): string[] {
  try {
    const kept: unknown = JSON.parse(saved.read() ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== moment) return [];
    return kept.slice(1).filter((move) => typeof move === 'string');
  } catch {
    return [];
  }
}

export function saveMoves(saved: SavedText, moment: string, moves: readonly string[]): void {
  saved.write(JSON.stringify([moment, ...moves]));
}

/** How far somebody has seen a table, and on which visit. A new visit begins after each absence. */
interface LastSeen {
  readonly visit: string;
  /** The number of the first event that was not there yet. */
  readonly next: number;
}

const MOST_PLACES = 60;

/** Remembers how far each place was seen. A place is a table as one of its seats sees it. */
export class SeenKeeper {
  constructor(private readonly saved: SavedText) {}

  at(place: string): LastSeen | null {
    return this.all().find(([known]) => known === place)?.[1] ?? null;
  }

  /** Adds the newest place at the end; the oldest one makes room for it. */
  note(place: string, seen: LastSeen): void {
    const others = this.all().filter(([known]) => known !== place);
    this.saved.write(JSON.stringify([...others, [place, seen]].slice(-MOST_PLACES)));
  }

  private all(): [string, LastSeen][] {
    try {
      const kept: unknown = JSON.parse(this.saved.read() ?? '[]');
      return Array.isArray(kept) ? kept.filter(isNoted) : [];
    } catch {
      return [];
    }
  }
}

function isNoted(each: unknown): each is [string, LastSeen] {
  if (!Array.isArray(each) || typeof each[0] !== 'string') return false;
  const { visit, next } = Object(each[1]) as Partial<LastSeen>;
  return typeof visit === 'string' && typeof next === 'number';
}

/** The moves from event `next` on that were not taken back. */
export function movesSince(log: readonly LogLine[], next: number): readonly LogLine[] {
  return log.filter(({ seq, seat, undone }) => seq >= next && seat !== null && !undone);
}

/** The first event that somebody who comes back has missed; `null` if they have missed no move. */
export function missedFrom(
  log: readonly LogLine[],
  last: LastSeen | null,
  visit: string,
): number | null {
  if (last === null || last.visit === visit) return null;
  return movesSince(log, last.next).length === 0 ? null : last.next;
}
