import { outcomesFor } from '@baithak/kernel';
import { long } from '@baithak/testkit';
import { describe, expect, it } from 'vitest';
import type { StreamEvent, Table, TableEventKind } from '../index.ts';
import { DOORS, type Doors, runTable } from './property.ts';

const RUNS = long ? 20_000 : 60;

function runAll(doors: Doors, kinds?: Set<TableEventKind>): number {
  let compared = 0;
  for (let n = 0; n < RUNS; n++) {
    const ran = runTable(doors, `run ${n}`);
    if (ran.compared) compared++;
    for (const { kind } of ran.table.events) kinds?.add(kind);
  }
  return compared;
}

/** Streams whose glances at the match carry something more. */
function showing(more: (table: Table, event: StreamEvent) => unknown): Partial<Doors> {
  return {
    streamFrom: (table, viewer, from) =>
      DOORS.streamFrom(table, viewer, from).map((event) => ({
        ...event,
        match: event.match && { ...event.match, more: more(table, event) },
      })),
  };
}

/** Every kind of event; the runs come across all of them. */
const KINDS: Record<TableEventKind, true> = {
  opened: true,
  joined: true,
  left: true,
  configured: true,
  seated: true,
  accepted: true,
  sealed: true,
  dealing: true,
  promised: true,
  salted: true,
  withheld: true,
  'called-off': true,
  started: true,
  moved: true,
  undone: true,
  resigned: true,
  'timed-out': true,
  drawn: true,
  finished: true,
  asked: true,
  answered: true,
  paused: true,
  resumed: true,
  credited: true,
  chatted: true,
  reacted: true,
  removed: true,
  banned: true,
  muted: true,
  'chat-closed': true,
  'handed-over': true,
  closed: true,
};

/** Ways to break a table, each with what the runs say to it. */
const BUGS: Record<string, [RegExp, Partial<Doors>]> = {
  'a person acts for another seat': [
    /acts for another|counted twice/,
    {
      submit(table, command, by, env, client) {
        const occupant = 'seat' in command ? table.seats[command.seat ?? -1] : undefined;
        const as = occupant?.kind === 'person' ? occupant.person : by;
        return DOORS.submit(table, command, as, env, client);
      },
    },
  ],
  'a repeated command is done twice': [
    /counted twice|repeated command is refused/,
    { submit: (table, command, by, env) => DOORS.submit(table, command, by, env) },
  ],
  'an undo tells what had been drawn': [
    /stream of/,
    showing((table, event) =>
      event.kind === 'undone'
        ? table.match?.entries.map((entry) => [0, 1, 2].map((seat) => outcomesFor(entry, seat)))
        : null,
    ),
  ],
  'a stream holds the true state': [/stream of/, showing((table) => table.match?.state)],
  'a page does not learn that a bot took over a seat': [
    /public state of .* after (resigned|timed-out)/,
    {
      reducePublic: (page, event) => ({
        ...DOORS.reducePublic(page, event),
        ...(event.kind === 'resigned' || event.kind === 'timed-out' ? { seats: page.seats } : {}),
      }),
    },
  ],
  'a stream skips an event': [
    /resumed stream/,
    {
      streamFrom: (table, viewer, from) =>
        DOORS.streamFrom(table, viewer, from === 0 ? 0 : from + 1),
    },
  ],
};

describe('a table under random commands', () => {
  it('keeps one history and its secrets, agrees with every page, and every match ends', () => {
    const kinds = new Set<TableEventKind>();
    expect(runAll(DOORS, kinds)).toBeGreaterThan(RUNS / 2);
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
  });

  for (const [bug, [complaint, doors]] of Object.entries(BUGS)) {
    it(`would show: ${bug}`, () => {
      expect(() => runAll({ ...DOORS, ...doors })).toThrow(complaint);
    });
  }
});
