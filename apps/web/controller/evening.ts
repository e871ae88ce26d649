import type { Occupant, Played } from '@baithak/table';

/** How many matches somebody has won at a table. */
export interface EveningScore {
  readonly occupant: Occupant;
  readonly wins: number;
}

/** A person stays the same under another name, unless several share their screen. */
function keyOf(occupant: Occupant, seats: readonly Occupant[]): string {
  if (occupant.kind !== 'person') return JSON.stringify(occupant);
  const { person, name } = occupant;
  const own = seats.filter((each) => each.kind === 'person' && each.person === person);
  return own.length > 1 ? `person ${person} ${name}` : `person ${person}`;
}

/** The score of the evening: everybody who has finished a match, the best first. A draw is nobody's win. */
export function eveningOf(played: readonly Played[]): EveningScore[] {
  const scores = new Map<string, EveningScore>();
  for (const { seats, places } of played) {
    const isDrawn = places.length > 1 && places.every((place) => place === 1);
    for (const [seat, occupant] of seats.entries()) {
      const won = places[seat] === 1 && !isDrawn;
      const key = keyOf(occupant, seats);
      const wins = (scores.get(key)?.wins ?? 0) + Number(won);
      scores.set(key, { occupant, wins });
    }
  }
  return [...scores.values()].sort((a, b) => b.wins - a.wins);
}
