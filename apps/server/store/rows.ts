import type { StoredTable, TableRecord } from '@baithak/host';
import { occupantOf, type PersonId, type TableEvent } from '@baithak/table';
import { StoreError } from './errors.ts';
import { parseObject } from './json.ts';
import type { AppendRows, EventRow, ReadRows, TableRow } from './schema.ts';

export function rowsOf(record: TableRecord, events: readonly TableEvent[], scrubs = 0): AppendRows {
  const first = events[0]?.seq;
  if (first === undefined || events.some(({ seq }, i) => seq !== first + i)) {
    throw new StoreError('store-refused', 'the events are not numbered one after the other');
  }
  const people = [...new Set(peopleIn(record, events))];
  const table = tableRow(record, first + events.length);
  return { table, scrubs, people, events: events.map(eventRow) };
}

function tableRow(record: TableRecord, events: number): TableRow {
  const { id, game, rulesVersion, stage, listed, changedAt, deadline, botDue, ...rest } = record;
  return {
    id,
    game,
    rules_version: rulesVersion,
    stage,
    listed: Number(listed),
    changed_at: changedAt,
    deadline,
    bot_due: Number(botDue),
    events,
    rest: JSON.stringify(rest),
  };
}

function eventRow({ seq, at, by, client, ...body }: TableEvent): EventRow {
  return { seq, at, by: by ?? '', client: client ?? null, body: JSON.stringify(body) };
}

function peopleIn(record: TableRecord, events: readonly TableEvent[]): PersonId[] {
  const seated = record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  return [...record.people, ...seated, ...events.flatMap(({ by }) => by ?? [])];
}

/** A damaged event is passed on as text, a missing one as `null`. `restore` rejects both. */
export function storedTable(
  table: ReadRows['table'],
  {
    events,
    snapshots,
    from,
  }: Required<Pick<StoredTable, 'events' | 'snapshots'>> & { readonly from: number },
): StoredTable {
  const isShort = events.length < table.events - from;
  return {
    record: recordOf(table) ?? recordWithout(table),
    events: isShort ? [...events, null] : events,
    snapshots,
    ...(table.scrubs > 0 && { scrubs: table.scrubs }),
    ...(table.events === 0 && { archived: true }),
  };
}

export function eventOf({ seq, at, by, client, body }: EventRow): unknown {
  const parsed = parseObject(body);
  if (parsed === undefined) return body;
  return { seq, at, by: by || null, ...(client === null ? {} : { client }), ...parsed };
}

/** Returns nothing if the row is damaged. */
export function recordOf(row: TableRow): TableRecord | undefined {
  const rest = parseObject<Partial<TableRecord>>(row.rest);
  if (!Array.isArray(rest?.seats) || !Array.isArray(rest.people)) return undefined;
  // Older records name the levels of bots instead of characters.
  return { ...recordWithout(row), ...rest, seats: rest.seats.map(occupantOf) };
}

/** Enough to open the table. Its next append writes the rest again. */
function recordWithout(row: TableRow): TableRecord {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    stage: row.stage as TableRecord['stage'],
    listed: row.listed === 1,
    seats: [],
    owner: null,
    people: [],
    changedAt: row.changed_at,
    deadline: row.deadline,
    turn: null,
    botDue: row.bot_due === 1,
    result: null,
    clock: { kind: 'none' },
  };
}
