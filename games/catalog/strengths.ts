import { CHARACTERS, type Character } from '@baithak/kernel';
import measured from './generated/ratings.json' with { type: 'json' };

/** The gentlest has these points by definition. 200 more win about three games of four. */
const GENTLEST = 800;

type Ratings = Readonly<Partial<Record<Character, number>>>;

/**
 * How strong the characters are in a game, from contests between neighbours. Where a contest is missing,
 * whoever is stronger has no rating.
 */
export function ratingsOf(game: string, seats: number): Ratings {
  const ratings: Partial<Record<Character, number>> = {};
  let points = GENTLEST;
  for (const [rank, character] of CHARACTERS.entries()) {
    if (rank > 0) {
      const step = measured.find(
        (each) =>
          each.game === game &&
          each.seats === seats &&
          each.first === character &&
          each.second === CHARACTERS[rank - 1],
      )?.elo;
      if (typeof step !== 'number') break;
      points += step;
    }
    ratings[character] = points;
  }
  // One alone compares with nobody.
  return Object.keys(ratings).length > 1 ? ratings : {};
}
