import type { Seat } from '@baithak/kernel';
import type { StreamEvent } from '@baithak/table';
import type { SavedText } from './saved.ts';

const MOST_MATCHES = 30;

/** Turns that the page made, by the numbers of their events, for each match. */
type Kept = readonly (readonly [match: string, turns: readonly number[]])[];

const NONE: readonly number[] = [];

/**
 * Remembers which turns the page made because nothing was to be chosen. Only this device knows: in a
 * game with secrets it would tell the others something.
 */
export class ForcedTurns {
  private kept: Kept;

  constructor(private readonly saved: SavedText | undefined) {
    this.kept = parsed(saved?.read() ?? null);
  }

  of(match: string | null): readonly number[] {
    return this.kept.find(([known]) => known === match)?.[1] ?? NONE;
  }

  /** The page has made a turn at one of these seats: remembers the first one among events. */
  note(match: string | null, events: readonly StreamEvent[], own: readonly Seat[]): void {
    const made = events.find((event) => event.kind === 'moved' && own.includes(event.seat));
    if (made !== undefined && match !== null) this.add(match, made.seq);
  }

  /** The newest match comes last; the oldest one makes room for it. */
  add(match: string, turn: number): void {
    const others = this.kept.filter(([known]) => known !== match);
    const turns = [...this.of(match).filter((each) => each !== turn), turn];
    this.kept = [...others, [match, turns] as const].slice(-MOST_MATCHES);
    this.saved?.write(JSON.stringify(this.kept));
  }
}

function parsed(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(each: unknown): each is Kept[number] {
  if (!Array.isArray(each) || typeof each[0] !== 'string' || !Array.isArray(each[1])) return false;
  return each[1].every((turn) => typeof turn === 'number');
}
