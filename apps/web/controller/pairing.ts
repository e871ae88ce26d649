import type { TableRecord } from '@baithak/host';
import type { ClockSetting } from '@baithak/table';
import { sameClock } from './clocks.ts';
import { firstOpen } from './seating.ts';

interface Wish {
  readonly game: string;
  readonly clock: ClockSetting;
  /** Who looks for an opponent; empty for somebody whom the server does not know yet. */
  readonly person: string;
}

/** The table of whoever has waited longest for such a game; `undefined` if nobody waits. */
export function partnerFor(
  tables: readonly TableRecord[],
  { game, clock, person }: Wish,
): TableRecord | undefined {
  return tables
    .filter(
      (table) =>
        table.game === game &&
        table.stage === 'gathering' &&
        firstOpen(table) >= 0 &&
        table.seats.some(({ kind }) => kind === 'person') &&
        sameClock(table.clock, clock) &&
        !table.people.includes(person),
    )
    .toSorted(byAge)[0];
}

const byAge = (a: TableRecord, b: TableRecord): number =>
  a.changedAt - b.changedAt || (a.id < b.id ? -1 : 1);

/**
 * Two who look at the same moment both find nobody and both open a table. The younger table gives way:
 * returns the table to go to instead of `own`.
 */
export function elderOf(
  tables: readonly TableRecord[],
  own: string,
  wish: Wish,
): TableRecord | undefined {
  const mine = tables.find(({ id }) => id === own);
  const other = partnerFor(tables, wish);
  return mine !== undefined && other !== undefined && byAge(other, mine) < 0 ? other : undefined;
}
