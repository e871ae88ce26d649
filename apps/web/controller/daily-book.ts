import { dayAfter } from './daily.ts';
import type { Daily, Day } from './daily-table.ts';
import type { Outcome } from './records.ts';
import type { SavedText } from './saved.ts';
import { savedObject } from './saved-object.ts';

/** How somebody fared in a deal. */
export interface Fared {
  readonly outcome: Outcome;
  /** Their own points, then the opponent's. */
  readonly points: readonly [number, number];
  /** How many moves they made. */
  readonly moves: number;
  /** Whether they took something back, so that they knew more than others. */
  readonly undid: boolean;
}

/** How somebody solves a puzzle. */
export interface Solving {
  readonly tries: number;
  readonly isHelped: boolean;
  readonly isSolved: boolean;
}

/** What somebody did of one game on one day. */
export interface DayEntry {
  /** Whether it was begun on the day itself. */
  readonly onTime: boolean;
  readonly puzzle?: Solving;
  readonly deal?: Fared;
}

/** The daily puzzles and deals that somebody played. Whatever was noted first stays. */
export class DailyBook {
  constructor(private readonly saved: SavedText) {}

  of({ day, game }: Daily): DayEntry | undefined {
    return this.days()[day]?.[game];
  }

  /** Call this when somebody begins: a day counts if it was begun in time, however late it ends. */
  begin(daily: Daily, today: Day): void {
    if (this.of(daily) === undefined) this.write(daily, { onTime: daily.day === today });
  }

  /** Adds a try at a puzzle that is not solved yet. */
  noteTry(daily: Daily, now: Pick<Solving, 'isHelped' | 'isSolved'>): void {
    const entry = this.of(daily) ?? { onTime: false };
    const { tries, isHelped, isSolved } = entry.puzzle ?? NO_TRY;
    if (isSolved) return;
    const puzzle = { ...now, tries: tries + 1, isHelped: isHelped || now.isHelped };
    this.write(daily, { ...entry, puzzle });
  }

  noteDeal(daily: Daily, deal: Fared): void {
    const entry = this.of(daily) ?? { onTime: false };
    if (entry.deal === undefined) this.write(daily, { ...entry, deal });
  }

  /** Deals of these days that were begun, as far as is known, and have no result yet. */
  open(days: readonly Day[]): Daily[] {
    const known = this.days();
    return days.flatMap((day) =>
      Object.entries(known[day] ?? {}).flatMap(([game, { deal }]) =>
        deal === undefined ? [{ day, game }] : [],
      ),
    );
  }

  /** Days in a row up to today on which a puzzle was solved or a deal ended, of one game or of any. */
  streak(today: Day, game?: string): number {
    const counts = this.counting(game);
    // Today is not over.
    let day = counts.has(today) ? today : dayAfter(today, -1);
    let length = 0;
    for (; counts.has(day); day = dayAfter(day, -1)) length += 1;
    return length;
  }

  /** The longest streak there ever was. */
  longest(): number {
    const counts = this.counting();
    const ends = [...counts].filter((day) => !counts.has(dayAfter(day, 1)));
    return Math.max(0, ...ends.map((day) => this.streak(day)));
  }

  private counting(game?: string): ReadonlySet<Day> {
    const isDone = ({ onTime, puzzle, deal }: DayEntry) =>
      onTime && (puzzle?.isSolved === true || deal !== undefined);
    const days = Object.entries(this.days()).filter(([, games]) =>
      Object.entries(games).some(([id, entry]) => (game ?? id) === id && isDone(entry)),
    );
    return new Set(days.map(([day]) => day));
  }

  private write({ day, game }: Daily, entry: DayEntry): void {
    const days = this.days();
    this.saved.write(JSON.stringify({ ...days, [day]: { ...days[day], [game]: entry } }));
  }

  /** What a browser kept may be damaged. */
  private days(): Readonly<Record<Day, Readonly<Record<string, DayEntry>>>> {
    const days: Record<Day, Record<string, DayEntry>> = {};
    for (const [day, games] of Object.entries(savedObject(this.saved))) {
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) continue;
      const read = Object.entries(Object(games)).flatMap(([game, entry]) => {
        const known = readEntry(entry);
        return known === undefined ? [] : [[game, known] as const];
      });
      days[day] = Object.fromEntries(read);
    }
    return days;
  }
}

const NO_TRY: Solving = { tries: 0, isHelped: false, isSolved: false };

function readEntry(value: unknown): DayEntry | undefined {
  const { onTime, puzzle, deal } = Object(value) as Partial<DayEntry>;
  if (typeof onTime !== 'boolean') return undefined;
  return {
    onTime,
    ...(isSolving(puzzle) && { puzzle }),
    ...(isFared(deal) && { deal }),
  };
}

function isSolving(value: unknown): value is Solving {
  const { tries, isHelped, isSolved } = Object(value) as Partial<Solving>;
  return Number.isInteger(tries) && typeof isHelped === 'boolean' && typeof isSolved === 'boolean';
}

function isFared(value: unknown): value is Fared {
  const { outcome, points, moves, undid } = Object(value) as Partial<Fared>;
  return (
    (outcome === 'won' || outcome === 'drawn' || outcome === 'lost') &&
    Array.isArray(points) &&
    points.length === 2 &&
    points.every(Number.isFinite) &&
    Number.isInteger(moves) &&
    typeof undid === 'boolean'
  );
}
