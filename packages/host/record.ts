import type { Table } from '@baithak/table';
import type { TableRecord } from './store.ts';

export function recordOf(id: string, table: Table): TableRecord {
  const { match, stage } = table;
  const turn = stage === 'over' ? match?.turn : undefined;
  return {
    id,
    game: table.settings.game,
    rulesVersion: table.game.rulesVersion,
    stage,
    listed: table.settings.listed,
    seats: [...table.seats],
    owner: table.owner,
    people: table.people.map(({ id }) => id),
    changedAt: table.events.at(-1)?.at ?? 0,
    deadline: table.deadline,
    botDue: table.botToDecide !== null,
    result: turn?.kind === 'over' ? turn.result : null,
  };
}
