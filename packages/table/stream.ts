import {
  type AnyMatch,
  type GameEvent,
  outcomesFor,
  type Turn,
  type Viewer,
} from '@baithak/kernel';
import type { Clocks } from './clock.ts';
import { type PublicBody, publicBody, type TableEvent } from './event.ts';
import type { Table } from './table.ts';

/** An event as one viewer gets it: its public part, and what they noticed of the match. */
type StreamBody =
  | Exclude<PublicBody, { kind: 'started' | 'moved' }>
  | { readonly kind: 'started'; readonly told: readonly Told[] }
  | (Extract<PublicBody, { kind: 'moved' }> & { readonly told: Told });

/** An entry of the match as the viewer noticed it: outcomes and events. */
export interface Told {
  readonly entry: number;
  readonly outcomes: readonly string[];
  readonly events: readonly GameEvent[];
}

/** How the match stands after an event, for this viewer. */
export interface MatchGlance {
  readonly view: unknown;
  readonly turn: Turn;
  /** How many entries the match has: what the next move must answer. */
  readonly entries: number;
  readonly clocks: Clocks;
}

export type StreamEvent = StreamBody & {
  readonly seq: number;
  /** When it happened, by the table's clock. */
  readonly at: number;
  /** The person who caused it; `null` for what the table does by itself: bots, clocks. */
  readonly by: string | null;
  /** Only the last of several events that come together has it. */
  readonly match: MatchGlance | null;
};

/**
 * The table's events from a number on, up to another, as the viewer may know them. The last one of the
 * stream has the match as it stands after it. Nothing leaves a table in any other way.
 */
export function streamFrom(
  table: Table,
  viewer: Viewer,
  from: number,
  to = table.events.length,
  end = to,
): StreamEvent[] {
  return table.events.slice(from, to).map((event) => {
    const { seq, at, by } = event;
    const match = seq === end - 1 ? glance(table, viewer, seq) : null;
    return { ...bodyFor(table, event, viewer), seq, at, by, match };
  });
}

/** Whether everybody gets the same of these events: no match in them has secrets. */
export function isSameForAll(table: Table, from: number, to: number): boolean {
  return table.moments.slice(from, to).every(({ match }) => match?.game.hasSecrets !== true);
}

function bodyFor(table: Table, event: TableEvent, viewer: Viewer): StreamBody {
  const body = publicBody(event);
  const moment = table.moments[event.seq];
  const match = moment?.match as AnyMatch;
  switch (body.kind) {
    case 'started': {
      const dealt = match.entries.slice(0, moment?.entries);
      return { ...body, told: dealt.map((entry) => tell(match, entry.seq, viewer)) };
    }
    case 'moved':
      return { ...body, told: tell(match, table.entryOf.get(event.seq) as number, viewer) };
    default:
      return body;
  }
}

function tell(match: AnyMatch, seq: number, viewer: Viewer): Told {
  const entry = match.entries[seq];
  return {
    entry: seq,
    outcomes: entry === undefined ? [] : outcomesFor(entry, viewer),
    events: match.eventsFor(seq, viewer),
  };
}

/** How the match stood after an earlier event, as the viewer could know it then. */
export function glanceAt(table: Table, viewer: Viewer, at: number): MatchGlance | null {
  return glance(table, viewer, at);
}

function glance(table: Table, viewer: Viewer, at: number): MatchGlance | null {
  const { match, entries = 0, clocks = table.clocks } = table.moments[at] ?? {};
  if (match === undefined) return null;
  return {
    view: match.game.view(match.stateAfter(entries), viewer),
    turn: match.turnAfter(entries),
    entries,
    clocks,
  };
}
