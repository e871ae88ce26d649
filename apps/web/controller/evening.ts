import type { Occupant, Played } from '@baithak/table';

/** How many matches somebody has won at a table. */
export interface EveningScore {
  readonly occupant: Occupant;
  readonly wins: number;
}

const keyOf = (occupant: Occupant): string =>
  occupant.kind === 'person'
    ? `person ${occupant.person} ${occupant.name}`
    : JSON.stringify(occupant);

/** The score of the evening: everybody who has finished a match, the best first. A draw is nobody's win. */
export function eveningOf(played: readonly Played[]): EveningScore[] {
  const scores = new Map<string, EveningScore>();
  for (const { seats, places } of played) {
    const isDrawn = places.length > 1 && places.every((place) => place === 1);
    for (const [seat, occupant] of seats.entries()) {
      const won = places[seat] === 1 && !isDrawn;
      const wins = (scores.get(keyOf(occupant))?.wins ?? 0) + Number(won);
      scores.set(keyOf(occupant), { occupant, wins });
    }
  }
  return [...scores.values()].sort((a, b) => b.wins - a.wins);
}
