import type { TableRecord } from '@baithak/host';
import type { Character, Result } from '@baithak/kernel';
import type { Occupant, Played } from '@baithak/table';

/** A finished match of somebody, and who they were there. */
export interface OwnGame extends Played {
  readonly person: string;
  /** The page of its review, where the match is still stored. */
  readonly review?: string | null;
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** How somebody's finished matches went. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Which finished matches to count. */
interface Wish {
  readonly game: string;
  /** Only those in which this character held another seat. */
  readonly against?: Character;
}

export function scoreOf(games: readonly OwnGame[], wish: Wish): Score {
  const wanted = games.filter(
    ({ game, seats }) => game === wish.game && meets(seats, wish.against),
  );
  return tally(wanted.map((each) => outcomeOf(each, each.person)));
}

export function tally(outcomes: readonly (Outcome | null)[]): Score {
  const count = (of: Outcome) => outcomes.filter((each) => each === of).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

export const gamesIn = ({ won, drawn, lost }: Score): number => won + drawn + lost;

/** The seats of a person; @baithak/table has the same, but the first page would load it all. */
export const ownSeats = (seats: readonly Occupant[], person: string): number[] =>
  seats.flatMap((each, seat) => (each.kind === 'person' && each.person === person ? [seat] : []));

/** The seats that a bot keeps for somebody who left a running match. */
export const keptSeats = (
  { stage, seats }: Pick<TableRecord, 'stage' | 'seats'>,
  person: string,
): number[] =>
  seats.flatMap((each, seat) =>
    stage === 'playing' && each.kind === 'bot' && each.standsFor === person ? [seat] : [],
  );

interface Ended {
  readonly seats: readonly Occupant[];
  /** Missing while the match runs. */
  readonly places?: Result['places'] | undefined;
}

/**
 * How a finished match went for a person; `null` for one that runs or was not theirs alone. A screen
 * that several people share has no winner of its own.
 */
export function outcomeOf({ seats, places }: Ended, person: string): Outcome | null {
  const [own = -1, ...others] = ownSeats(seats, person);
  const place = places?.[own];
  if (places === undefined || place === undefined || others.length > 0) return null;
  if (place !== 1) return 'lost';
  const isShared = places.length > 1 && places.every((each) => each === 1);
  return isShared ? 'drawn' : 'won';
}

const meets = (seats: readonly Occupant[], character: Character | undefined): boolean =>
  character === undefined ||
  seats.some((each) => each.kind === 'bot' && each.character === character);

/** Whether the record of a table tells all about the matches that were finished there. */
export const tellsAll = ({ stage, result, played = 1, closed }: TableRecord): boolean =>
  played === 0 || (played === 1 && stage === 'over' && result !== null && closed !== true);

/** The last match at a table, as far as its record tells. */
export const lastAt = ({ game, seats, result, changedAt, stage }: TableRecord): Played[] =>
  stage !== 'over' || result === null
    ? []
    : [{ game, seats, places: result.places, at: changedAt }];
