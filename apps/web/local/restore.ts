import { Fault } from '@baithak/kernel';
import { Table, type TableEvent } from '@baithak/table';
import { loadedGame, loadGame } from './games.ts';
import type { StoredTable } from './store.ts';

/**
 * A table from what was kept of it. Whatever does not replay is refused as a whole: half a game is
 * of no use, and the other tables are not concerned.
 */
export async function restore(stored: StoredTable | undefined): Promise<Table | Fault> {
  if (stored === undefined) return new Fault('no-such-table');
  const { record, events } = stored;
  const known = await loadGame(record.game);
  if (known === undefined) return new Fault('table-unknown-game', { args: { game: record.game } });
  if (known.game.rulesVersion !== record.rulesVersion) return new Fault('table-old-rules');
  if (events.length === 0 || !events.every(looksLikeEvent)) return new Fault('table-damaged');
  try {
    return Table.load(loadedGame, events);
  } catch {
    return new Fault('table-damaged');
  }
}

function looksLikeEvent(value: unknown, index: number): value is TableEvent {
  if (value === null || typeof value !== 'object') return false;
  const { seq, kind, at } = value as Partial<TableEvent>;
  if (seq !== index || typeof kind !== 'string' || typeof at !== 'number') return false;
  return (kind === 'opened') === (seq === 0);
}
