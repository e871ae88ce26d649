import type { TableRecord } from '@baithak/host';
import type { Character } from '@baithak/kernel';

/** How somebody's finished games went. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Which finished games to count. */
interface Wish {
  readonly game: string;
  /** Only those in which this character held another seat. */
  readonly against?: Character;
}

/** A person's score over finished tables. A screen that several people share has no winner of its own. */
export function scoreOf(tables: readonly TableRecord[], person: string, wish: Wish): Score {
  const outcomes = tables
    .filter(({ game, seats }) => game === wish.game && meets(seats, wish.against))
    .map((table) => outcomeOf(table, person));
  const count = (of: Outcome) => outcomes.filter((each) => each === of).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

export const gamesIn = ({ won, drawn, lost }: Score): number => won + drawn + lost;

/** The seats of a person; @baithak/table has the same, but the first page would load it all. */
export const ownSeats = (seats: TableRecord['seats'], person: string): number[] =>
  seats.flatMap((each, seat) => (each.kind === 'person' && each.person === person ? [seat] : []));

export type Outcome = 'won' | 'drawn' | 'lost';

/** How a finished match went for a person; `null` for one that runs or was not theirs alone. */
export function outcomeOf({ seats, result }: TableRecord, person: string): Outcome | null {
  const own = ownSeats(seats, person);
  const place = result?.places[own[0] ?? -1];
  if (result === null || place === undefined || own.length > 1) return null;
  if (place !== 1) return 'lost';
  const isShared = result.places.length > 1 && result.places.every((each) => each === 1);
  return isShared ? 'drawn' : 'won';
}

const meets = (seats: TableRecord['seats'], character: Character | undefined): boolean =>
  character === undefined ||
  seats.some((each) => each.kind === 'bot' && each.character === character);
