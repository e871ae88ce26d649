import { MistakeBook } from '../../controller/mistake-book.ts';
import { PuzzleBook } from '../../controller/puzzle-book.ts';
import { savedText } from '../../shell/storage.ts';

const DAY_MS = 86_400_000;

/** Days by the clock of this place, so that a puzzle comes back on another morning. */
function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() - 60_000 * now.getTimezoneOffset()) / DAY_MS);
}

/** The puzzles that were tried in this browser. */
export const puzzleBook = new PuzzleBook(savedText('puzzles'), today);

/** The own mistakes that reviews in this browser have found. */
export const mistakeBook = new MistakeBook(savedText('mistakes'));
