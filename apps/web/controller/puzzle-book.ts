import type { SavedText } from './saved.ts';
import { savedObject } from './saved-object.ts';

/** Where a puzzle lies, and the day on which it is due again. */
interface Card {
  readonly box: number;
  readonly due: number;
}

/** Days until a puzzle comes back, by its box. */
const DAYS = [1, 3, 7, 21, 60] as const;

/**
 * Puzzles that were tried, in the boxes of Leitner: one that is solved at once goes a box further and
 * comes back later; one that is not goes back to the first.
 */
export class PuzzleBook {
  /** `today` counts days. */
  constructor(
    private readonly saved: SavedText,
    private readonly today: () => number,
  ) {}

  note(game: string, id: string, isSolved: boolean): void {
    const cards = this.of(game);
    const box = isSolved ? Math.min((cards.get(id)?.box ?? 0) + 1, DAYS.length - 1) : 0;
    cards.set(id, { box, due: this.today() + DAYS[box]! });
    const lines = [...cards].map(([name, card]) => [name, card.box, card.due]);
    this.saved.write(JSON.stringify({ ...savedObject(this.saved), [game]: lines }));
  }

  /** How many of these were solved the last time they came. */
  solved(game: string, ids: readonly string[]): number {
    const cards = this.of(game);
    return ids.filter((id) => (cards.get(id)?.box ?? 0) > 0).length;
  }

  /** What comes next: what is due, then what is new, then what is due soonest. `last` comes last. */
  next(game: string, ids: readonly string[], last = ''): string {
    const cards = this.of(game);
    const rank = (id: string): number => {
      const card = cards.get(id);
      if (id === last) return Number.POSITIVE_INFINITY;
      if (card === undefined) return 0;
      return card.due <= this.today() ? card.due - this.today() - 1 : card.due;
    };
    return ids.toSorted((a, b) => rank(a) - rank(b))[0]!;
  }

  private of(game: string): Map<string, Card> {
    const lines = savedObject(this.saved)[game];
    const cards = new Map<string, Card>();
    for (const line of Array.isArray(lines) ? lines : []) {
      const [id, box, due] = Array.isArray(line) ? line : [];
      if (typeof id === 'string' && DAYS[box] !== undefined && Number.isFinite(due)) {
        cards.set(id, { box, due });
      }
    }
    return cards;
  }
}
