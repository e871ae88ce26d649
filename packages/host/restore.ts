import { Fault } from '@baithak/kernel';
import { Table, type TableEvent } from '@baithak/table';
import type { Shelf } from './shelf.ts';
import type { StoredTable } from './store.ts';

/**
 * A table from what was kept of it. Whatever does not replay is refused as a whole: half a game is
 * of no use, and the other tables are not concerned.
 */
export async function restore(
  shelf: Shelf,
  stored: StoredTable | undefined,
  chance?: Table['chance'],
): Promise<Table | Fault> {
  if (stored === undefined) return new Fault('no-such-table');
  const { record, events } = stored;
  for (const game of new Set([record.game, ...gamesIn(events)])) {
    const rules = await shelf.load(game);
    if (rules === undefined) return new Fault('table-unknown-game', { args: { game } });
    const isOld = game === record.game && rules.rulesVersion !== record.rulesVersion;
    if (isOld) return new Fault('table-old-rules');
  }
  if (events.length === 0 || !looksRight(events)) return new Fault('table-damaged');
  try {
    return Table.load(shelf.games, events, chance);
  } catch {
    return new Fault('table-damaged');
  }
}

/** Whether stored values are events that follow each other from number `from` on. */
export function looksRight(events: readonly unknown[], from = 0): events is readonly TableEvent[] {
  return events.every((value, i) => {
    if (value === null || typeof value !== 'object') return false;
    const { seq, kind, at } = value as Partial<TableEvent>;
    if (seq !== from + i || typeof kind !== 'string' || typeof at !== 'number') return false;
    return (kind === 'opened') === (seq === 0);
  });
}

/** What was played at this table before and must be played again to know what happened. */
function gamesIn(events: readonly unknown[]): string[] {
  const settings = events.map((event) => (event as { settings?: { game?: unknown } })?.settings);
  return settings.map((each) => each?.game).filter((id) => typeof id === 'string');
}
