import type { LogLine } from './room.ts';
import type { Shelf } from './shelf.ts';

/** How far somebody has seen a table, and on which visit: a new one begins after each absence. */
export interface Glimpse {
  readonly visit: string;
  /** The number of the first event that was not there yet. */
  readonly next: number;
}

const MOST_PLACES = 60;

/** What was seen last at each place: a table, through the eyes of one seat. */
export class SeenKeeper {
  constructor(private readonly shelf: Shelf) {}

  at(place: string): Glimpse | null {
    return this.all().find(([known]) => known === place)?.[1] ?? null;
  }

  /** The latest come last; long forgotten tables make room for them. */
  note(place: string, glimpse: Glimpse): void {
    const others = this.all().filter(([known]) => known !== place);
    this.shelf.write(JSON.stringify([...others, [place, glimpse]].slice(-MOST_PLACES)));
  }

  private all(): [string, Glimpse][] {
    try {
      const kept: unknown = JSON.parse(this.shelf.read() ?? '[]');
      return Array.isArray(kept) ? kept.filter(isNoted) : [];
    } catch {
      return [];
    }
  }
}

function isNoted(each: unknown): each is [string, Glimpse] {
  if (!Array.isArray(each) || typeof each[0] !== 'string') return false;
  const { visit, next } = Object(each[1]) as Partial<Glimpse>;
  return typeof visit === 'string' && typeof next === 'number';
}

/** The moves that were made from an event on, as far as they still stand. */
export function movesSince(log: readonly LogLine[], next: number): readonly LogLine[] {
  return log.filter(({ seq, seat, undone }) => seq >= next && seat !== null && !undone);
}

/** From where on somebody who comes back has missed moves; `null` if they have missed none. */
export function missedFrom(
  log: readonly LogLine[],
  last: Glimpse | null,
  visit: string,
): number | null {
  if (last === null || last.visit === visit) return null;
  return movesSince(log, last.next).length === 0 ? null : last.next;
}
