import type { Table } from '@baithak/table';
import type { TableRecord } from './store.ts';

export function recordOf(id: string, table: Table): TableRecord {
  return {
    id,
    game: table.settings.game,
    rulesVersion: table.game.rulesVersion,
    stage: table.stage,
    seats: [...table.seats],
    changedAt: table.events.at(-1)?.at ?? 0,
  };
}
