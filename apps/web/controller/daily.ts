import { type Character, FastRandom, type Puzzle } from '@baithak/kernel';
import type { Daily, Day } from './daily-table.ts';

/** Whom everybody meets in the deal of the day. Its work is fixed, so it plays alike on every device. */
export const DAILY_OPPONENT: Character = 'kapi';

/** How many days one can look back, today included. */
const DAYS_KEPT = 7;

const DAY_MS = 86_400_000;

export const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const dayAfter = (day: Day, days: number): Day => dayAt(Date.parse(day) + days * DAY_MS);

/** When the next day begins, in milliseconds. */
export const endOf = (day: Day): number => Date.parse(day) + DAY_MS;

/** Today and the days before it that can still be played, the latest first. */
export const lastDays = (today: Day): Day[] =>
  Array.from({ length: DAYS_KEPT }, (_, i) => dayAfter(today, -i));

/** The day that a link asks for: today, or one of the last days. */
export const askedDay = (asked: string | null, today: Day): Day =>
  lastDays(today).find((day) => day === asked) ?? today;

/** Days since the first Monday of 1970: a week begins where this is a multiple of seven. */
const numberOf = (day: Day): number => Math.floor(Date.parse(day) / DAY_MS) - 4;

const WEEK = 7;

/**
 * The puzzle of a day, the easiest on Monday and the hardest on Sunday. Every puzzle comes once before
 * the first one comes again, and then in the same order.
 */
export function dailyPuzzle<Item extends Pick<Puzzle, 'solved'>>(
  puzzles: readonly Item[],
  tries: number,
  { day, game }: Daily,
): Item | undefined {
  const ranked = suitable(puzzles, tries);
  const size = ranked.length / WEEK;
  const n = numberOf(day);
  const weekday = modulo(n, WEEK);
  const band = ranked.slice(weekday * size, (weekday + 1) * size);
  return inRotation(band, Math.floor(n / WEEK), `${game} ${weekday}`);
}

/**
 * Sorts puzzles from easy to hard and drops those that all or none of the characters solve, then the
 * easiest, until their number is a multiple of seven.
 */
function suitable<Item extends Pick<Puzzle, 'solved'>>(
  puzzles: readonly Item[],
  tries: number,
): readonly Item[] {
  const finds = ({ solved }: Item) => solved.reduce((sum, each) => sum + each, 0);
  const fitting = puzzles
    .filter((each) => finds(each) > 0 && finds(each) < tries * each.solved.length)
    .toSorted((a, b) => finds(b) - finds(a));
  return fitting.slice(fitting.length % WEEK);
}

/** The moves that the deal of a day begins with, in a game without chance: its start is always the same. */
export const dailyOpening = (lines: readonly string[], { day, game }: Daily): string | undefined =>
  inRotation(lines, numberOf(day), `${game} opening`);

/** One after the other in an order of its own, over and over again. */
function inRotation<Item>(items: readonly Item[], turn: number, name: string): Item | undefined {
  const order = [...items];
  const random = new FastRandom(`daily ${name}`);
  for (let left = order.length; left > 1; left--) {
    const at = random.below(left);
    [order[at], order[left - 1]] = [order[left - 1]!, order[at]!];
  }
  return order[modulo(turn, order.length)];
}

const modulo = (n: number, by: number): number => ((n % by) + by) % by;
