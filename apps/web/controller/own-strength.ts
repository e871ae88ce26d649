import { CHARACTERS, type Character } from '@baithak/kernel';
import { gamesIn, type OwnGame, type Score, scoreOf } from './records.ts';

/** Fewer games say nothing about somebody. */
const FEWEST = 5;

type Ratings = Readonly<Partial<Record<Character, number>>>;

/**
 * The points at which somebody's results against the measured characters were to be expected, in matches
 * of two. `null` after few games, and for somebody who has won or lost all of them: that has no bound.
 */
export function ownStrength(
  games: readonly OwnGame[],
  game: string,
  ratings: Ratings,
): number | null {
  const duels = games.filter(({ seats }) => seats.length === 2);
  const met = CHARACTERS.flatMap((against) => {
    const rating = ratings[against];
    return rating === undefined ? [] : [{ rating, score: scoreOf(duels, { game, against }) }];
  });
  const n = met.reduce((sum, { score }) => sum + gamesIn(score), 0);
  const points = met.reduce((sum, { score }) => sum + pointsIn(score), 0);
  if (n < FEWEST || points === 0 || points === n) return null;
  let [low, high] = [0, 4000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = met.reduce(
      (sum, { rating, score }) => sum + gamesIn(score) / (1 + 10 ** ((rating - middle) / 400)),
      0,
    );
    if (expected < points) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 20) * 10;
}

const pointsIn = ({ won, drawn }: Score): number => won + drawn / 2;

/** Where a number of points stands on the line of characters: in whose part, and how far along it. */
export interface Place {
  readonly by: Character;
  /** From 0 to 1; the character stands in the middle. */
  readonly part: number;
}

/** `null` where nobody was measured. */
export function placeOf(points: number, ratings: Ratings): Place | null {
  const line = CHARACTERS.flatMap((by) => {
    const rating = ratings[by];
    return rating === undefined ? [] : [{ by, rating }];
  });
  const lower = line.findLast(({ rating }) => rating <= points);
  const upper = line.find(({ rating }) => rating > points);
  // Beyond the ends there is no neighbour to measure by.
  if (lower === undefined) return upper === undefined ? null : { by: upper.by, part: 0.1 };
  if (upper === undefined) return { by: lower.by, part: points > lower.rating ? 0.9 : 0.5 };
  const way = (points - lower.rating) / (upper.rating - lower.rating);
  return way < 0.5 ? { by: lower.by, part: 0.5 + way } : { by: upper.by, part: way - 0.5 };
}
