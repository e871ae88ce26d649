import type { Puzzle } from '@baithak/kernel';
import type { SavedText } from './saved.ts';
import { savedObject } from './saved-object.ts';

/** An own clear mistake as a puzzle: the position, and what would have been better. */
export interface OwnMistake
  extends Pick<Puzzle, 'id' | 'seats' | 'options' | 'position' | 'answer' | 'alsoGood'> {
  /** When the match ended, in milliseconds. */
  readonly at: number;
}

/** Per game; the oldest make room for new ones. */
const MOST = 30;

/** The mistakes that reviews found in one's own games. */
export class MistakeBook {
  constructor(private readonly saved: SavedText) {}

  of(game: string): readonly OwnMistake[] {
    const mistakes = savedObject(this.saved)[game];
    return Array.isArray(mistakes) ? mistakes.filter(isMistake) : [];
  }

  note(game: string, mistake: OwnMistake): void {
    const known = this.of(game);
    if (known.some(({ id }) => id === mistake.id)) return;
    const kept = [...known, mistake].slice(-MOST);
    this.saved.write(JSON.stringify({ ...savedObject(this.saved), [game]: kept }));
  }
}

function isMistake(value: unknown): value is OwnMistake {
  const { id, seats, position, answer, at } = Object(value) as Partial<OwnMistake>;
  return (
    typeof id === 'string' &&
    Number.isInteger(seats) &&
    position !== undefined &&
    Array.isArray(answer) &&
    typeof answer[0] === 'string' &&
    Number.isFinite(at)
  );
}
