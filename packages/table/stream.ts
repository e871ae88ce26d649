import { commitment, type GameEvent, outcomesFor, type Viewer } from '@baithak/kernel';
import type { Clocks } from './clock.ts';
import type { TableEvent, TableEventBody } from './event.ts';
import type { Games } from './settings.ts';
import { type AnyMatch, Table } from './table.ts';

type Shown<Kind extends TableEventBody['kind']> = Extract<TableEventBody, { kind: Kind }>;

/** An event as one viewer gets it. */
export type StreamBody =
  | Exclude<TableEventBody, { kind: 'started' | 'moved' }>
  | { readonly kind: 'started'; readonly commitment: string; readonly told: readonly Told[] }
  | (Shown<'moved'> & { readonly told: Told });

/** An entry of the match in the viewer's eyes: what came out, and what happened. */
export interface Told {
  readonly entry: number;
  readonly outcomes: readonly string[];
  readonly events: readonly GameEvent[];
}

/** How the match stands after an event, for this viewer. */
export interface MatchGlance {
  readonly view: unknown;
  readonly turn: AnyMatch['turn'];
  /** How many entries the match has: what the next move must answer. */
  readonly entries: number;
  readonly clocks: Clocks;
}

export type StreamEvent = StreamBody & {
  readonly seq: number;
  readonly at: number;
  readonly by: string | null;
  readonly match: MatchGlance | null;
};

/** The one way out: an event, just applied to the table, as the viewer may know it. */
export function project(table: Table, event: TableEvent, viewer: Viewer): StreamEvent {
  const { seq, at, by } = event;
  return { ...bodyFor(table, event, viewer), seq, at, by, match: glance(table, viewer) };
}

function bodyFor(table: Table, event: TableEvent, viewer: Viewer): StreamBody {
  const { seq: _, at: __, by: ___, client: ____, ...body } = event;
  if (body.kind === 'started') {
    const match = table.match as AnyMatch;
    const told = match.entries.map((entry) => tell(match, entry.seq, viewer));
    return { kind: 'started', commitment: commitment(body.seed), told };
  }
  if (body.kind !== 'moved') return body;
  const match = table.match as AnyMatch;
  return { ...body, told: tell(match, match.entries.length - 1, viewer) };
}

function tell(match: AnyMatch, seq: number, viewer: Viewer): Told {
  const entry = match.entries[seq];
  return {
    entry: seq,
    outcomes: entry === undefined ? [] : outcomesFor(entry, viewer),
    events: match.eventsFor(seq, viewer),
  };
}

function glance(table: Table, viewer: Viewer): MatchGlance | null {
  const { match } = table;
  if (match === undefined) return null;
  return {
    view: table.game.view(match.state, viewer),
    turn: match.turn,
    entries: match.entries.length,
    clocks: table.clocks,
  };
}

/** A viewer's stream from any event on, made anew from the table's own events. */
export function streamFrom(
  games: Games,
  events: readonly TableEvent[],
  viewer: Viewer,
  from: number,
): StreamEvent[] {
  const table = new Table(games);
  const stream: StreamEvent[] = [];
  for (const event of events) {
    table.apply(event);
    if (event.seq >= from) stream.push(project(table, event, viewer));
  }
  return stream;
}
