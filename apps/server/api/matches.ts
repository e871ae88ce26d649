import { type AnyMatch, Table } from '@baithak/table';

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
