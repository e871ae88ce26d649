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
        sameClock(table.clock, clock) &&
        !table.people.includes(person),
    )
    .toSorted((a, b) => a.changedAt - b.changedAt)[0];
}
