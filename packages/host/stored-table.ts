import { Fault } from '@baithak/kernel';
import {
  awaitedIn,
  type PersonId,
  type Sign,
  Table,
  type TableEvent,
  type TableEventKind,
} from '@baithak/table';
import type { GameLoader, StoredTable, TableRecord } from './host.ts';

export function recordOf(id: string, table: Table): TableRecord {
  const { deal } = table.public;
  return {
    id,
    game: table.settings.game,
    rulesVersion: table.game.rulesVersion,
    ...(table.matches.length > 0 && { rules: rulesOf(table) }),
    stage: table.stage,
    listed: table.settings.listed,
    seats: [...table.seats],
    owner: table.owner,
    people: table.people.map(({ id }) => id),
    changedAt: table.events.at(-1)?.at ?? 0,
    movedAt: movedAt(table),
    deadline: table.deadline,
    turn: table.toDecide,
    ...(deal !== null && { dealing: awaitedIn(deal) }),
    ...(table.paused && { paused: true }),
    botDue: table.botToDecide !== null,
    result: table.public.result,
    clock: table.settings.clock,
    ...(table.settings.rated ? { rated: true } : {}),
    signs: signsOf(table),
    played: table.public.played.length,
    ...(table.public.closed && { closed: true }),
  };
}

const rulesOf = ({ matches }: Table): Record<string, number> =>
  Object.fromEntries(matches.map(({ match: { game } }) => [game.id, game.rulesVersion]));

/** The version of a game's rules by which a stored table was played, if its record says so. */
const rulesIn = (
  { game, rulesVersion, rules }: Pick<TableRecord, 'game' | 'rulesVersion' | 'rules'>,
  of: string,
): number | undefined => (of === game ? rulesVersion : rules?.[of]);

const SEATING: ReadonlySet<TableEventKind> = new Set([
  ...(['opened', 'configured', 'seated', 'dealing', 'promised'] as const),
]);
const PLAY: ReadonlySet<TableEventKind> = new Set([
  ...(['started', 'moved', 'undone', 'resigned', 'timed-out', 'drawn'] as const),
]);

function movedAt({ events, stage }: Table): number {
  const kinds = stage === 'gathering' ? SEATING : PLAY;
  return events.findLast(({ kind }) => kinds.has(kind))?.at ?? 0;
}

const signsOf = ({ people }: Table): Record<PersonId, Sign> =>
  Object.fromEntries(people.flatMap(({ id, sign }) => (sign === undefined ? [] : [[id, sign]])));

/** Replays a stored table, with a `pause` after every few moves. One that does not replay is refused as a whole; other tables are not affected. */
export async function restore(
  loader: GameLoader,
  stored: StoredTable | undefined,
  chance?: Table['chance'],
  pause: () => Promise<void> = async () => {},
): Promise<Table | Fault> {
  if (stored === undefined) return new Fault('no-such-table');
  const { record, events } = stored;
  for (const game of new Set([record.game, ...gamesIn(events)])) {
    const rules = await loader.load(game);
    if (rules === undefined) return new Fault('table-unknown-game', { args: { game } });
    const known = rulesIn(record, game);
    if (known !== undefined && known !== rules.rulesVersion) return new Fault('table-old-rules');
  }
  if (events.length === 0 || !looksRight(events)) return new Fault('table-damaged');
  try {
    const loading = Table.loading(loader.games, events, chance, stored.snapshots);
    for (;;) {
      const { done, value } = loading.next();
      if (done) return value;
      await pause();
    }
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

/** The games of earlier matches, which are replayed as well. */
function gamesIn(events: readonly unknown[]): string[] {
  const settings = events.map((event) => (event as { settings?: { game?: unknown } })?.settings);
  return settings.map((each) => each?.game).filter((id) => typeof id === 'string');
}
