import type { StoredTable, TableRecord } from '@baithak/host';
import type { PersonId, TableEvent } from '@baithak/table';
import type { AppendRows, EventRow, ReadRows, TableRow } from './sqlite/schema.ts';
import { StoreError } from './store-error.ts';

export function rowsOf(record: TableRecord, events: readonly TableEvent[]): AppendRows {
  const first = events[0]?.seq;
  if (first === undefined || events.some(({ seq }, i) => seq !== first + i)) {
    throw new StoreError('store-refused', 'these are no events that follow each other');
  }
  const people = [...new Set(peopleIn(record, events))];
  return { table: tableRow(record, first + events.length), people, events: events.map(eventRow) };
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

/** What cannot be read is passed on as it is, or as `null` if it is missing: it is no event. */
export function storedTable({ table, events }: ReadRows, from: number): StoredTable {
  const read: unknown[] = events.map(eventOf);
  if (read.length < table.events - from) read.push(null);
  return { record: recordOf(table) ?? recordWithout(table), events: read };
}

function eventOf({ seq, at, by, client, body }: EventRow): unknown {
  const parsed = parse(body);
  if (parsed === undefined) return body;
  return { seq, at, by: by || null, ...(client === null ? {} : { client }), ...parsed };
}

/** Nothing if it cannot be read. */
export function recordOf(row: TableRow): TableRecord | undefined {
  const rest = parse(row.rest) as Partial<TableRecord> | undefined;
  if (!Array.isArray(rest?.seats) || !Array.isArray(rest.people)) return undefined;
  return { ...recordWithout(row), ...rest };
}

/** Enough to open the table with: the next event brings the rest back. */
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
    botDue: row.bot_due === 1,
    result: null,
  };
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
