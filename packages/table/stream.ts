import { type AnyMatch, type GameEvent, outcomesFor, type Viewer } from '@baithak/kernel';
import type { Clocks } from './clock.ts';
import { type PublicBody, publicBody, type TableEvent } from './event.ts';
import { Table } from './table.ts';

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
  readonly turn: AnyMatch['turn'];
  /** How many entries the match has: what the next move must answer. */
  readonly entries: number;
  readonly clocks: Clocks;
}

export type StreamEvent = StreamBody & {
  readonly seq: number;
  readonly at: number;
  readonly by: string | null;
  /** Only the last of several events that come together has it. */
  readonly match: MatchGlance | null;
};

/**
 * The table's events from a number on as the viewer may know them, with the match as it stands now.
 * Nothing leaves a table in any other way.
 */
export function streamFrom(table: Table, viewer: Viewer, from: number): StreamEvent[] {
  const past = from < table.remembersFrom ? pastBodies(table, viewer, from) : [];
  const recent = table.events.slice(from + past.length);
  const bodies = [...past, ...recent.map((event) => bodyFor(table, event, viewer))];
  return bodies.map((body, i) => {
    const { seq, at, by } = table.events[from + i] as TableEvent;
    const match = i === bodies.length - 1 ? glance(table, viewer) : null;
    return { ...body, seq, at, by, match };
  });
}

interface Past {
  readonly until: number;
  readonly seen: Map<Viewer, readonly StreamBody[]>;
}

/** A table knows the entries of its last match only, so earlier matches are replayed, once. */
const pasts = new WeakMap<Table, Past>();

function pastBodies(table: Table, viewer: Viewer, from: number): readonly StreamBody[] {
  const { seen } = pastOf(table);
  const bodies = seen.get(viewer) ?? playedAgain(table, viewer);
  seen.set(viewer, bodies);
  return bodies.slice(from);
}

function pastOf(table: Table): Past {
  const known = pasts.get(table);
  if (known?.until === table.remembersFrom) return known;
  const fresh = { until: table.remembersFrom, seen: new Map() };
  pasts.set(table, fresh);
  return fresh;
}

function playedAgain(table: Table, viewer: Viewer): StreamBody[] {
  const again = new Table(table.games, table.chance);
  return table.events.slice(0, table.remembersFrom).map((event) => {
    again.apply(event);
    return bodyFor(again, event, viewer);
  });
}

function bodyFor(table: Table, event: TableEvent, viewer: Viewer): StreamBody {
  const body = publicBody(event);
  const match = table.match as AnyMatch;
  switch (body.kind) {
    case 'started': {
      const dealt = match.entries.slice(0, table.opening);
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
  return glance(Table.load(table.games, table.events.slice(0, at + 1), table.chance), viewer);
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
