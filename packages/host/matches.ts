import { type AnyMatch, Fault, type Viewer, writeMatch, writeMatchFor } from '@baithak/kernel';
import { type PersonId, Table } from '@baithak/table';

/** One match that was or is played at a table. */
export interface PlayedMatch {
  readonly match: AnyMatch;
  readonly startedAt: number;
  over: boolean;
}

/** The matches of a table in order; only the last can still run. */
export function matchesOf(table: Table): PlayedMatch[] {
  const again = new Table(table.games, table.chance);
  const found: PlayedMatch[] = [];
  for (const event of table.events) {
    again.apply(event);
    if (event.kind === 'started' && again.match !== undefined) {
      found.push({ match: again.match, startedAt: event.at, over: false });
    }
    const last = found.at(-1);
    if (last !== undefined && event.kind === 'finished') last.over = true;
    if (last !== undefined && event.kind === 'undone') last.over = false;
  }
  return found;
}

/** The text of a match by its number, -1 for the last: whole when it is over, else what the viewer may know. */
export function matchFile(
  table: Table,
  viewer: Viewer,
  person: PersonId | undefined,
  number = -1,
): string | Fault {
  const played = matchesOf(table).at(number);
  if (played === undefined) return new Fault('no-such-match');
  if (played.over) return writeMatch(played.match);
  const own = person === undefined ? [] : table.seatsOf(person);
  if (viewer !== null && !own.includes(viewer)) return new Fault('not-your-seat');
  return writeMatchFor(played.match, viewer);
}
