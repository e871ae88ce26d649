import { type Message, message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { type LogLine, UNDONE } from '../../controller/room.ts';
import { movesSince } from '../../controller/saved.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { TableController } from '../../controller/table.ts';
import { openLog } from './sentences.ts';

/** How many milliseconds each moment is shown during automatic replay. */
const PACES = { quick: 900, reading: 1600 } as const;
type Pace = keyof typeof PACES;

/** Steps through the match so far, by hand or automatically. */
export interface Replay {
  readonly at: number;
  readonly last: number;
  /** `null` while nothing plays. */
  readonly pace: Pace | null;
  step(by: number): void;
  /** Plays automatically from a moment up to the present. */
  start(from: number, pace: Pace): void;
  stop(): void;
}

export function useReplay(table: ReadyTable, controller: TableController): Replay {
  const moments = momentsOf(table).map(([line]) => line!.seq);
  const [pace, play] = useState<Pace | null>(null);
  const last = moments.length - 1;
  const { past } = table;
  // A turn that was taken back is no moment of its own, but one can look at it.
  const at =
    past === null
      ? last
      : Math.max(
          0,
          moments.findLastIndex((seq) => seq <= past),
        );
  const goTo = (step: number) =>
    controller.lookAt(step >= last ? null : (moments[Math.max(0, step)] ?? null));
  useEffect(() => {
    if (pace === null) return undefined;
    // The last moment is shown for its full time, too.
    const goOn = () => (at >= last ? play(null) : goTo(at + 1));
    const timer = setTimeout(goOn, PACES[pace]);
    return () => clearTimeout(timer);
  });
  return {
    at,
    last,
    pace,
    step(by) {
      play(null);
      goTo(at + by);
    },
    start(from, wanted) {
      goTo(from);
      play(wanted);
    },
    stop: () => play(null),
  };
}

/**
 * Groups the open log by event: one event, such as a deal, may have several lines. What was taken back
 * is left out.
 */
export function momentsOf(table: ReadyTable): LogLine[][] {
  const moments = new Map<number, LogLine[]>();
  for (const line of openLog(table)) {
    if (line.undone || line.note?.key === UNDONE) continue;
    moments.set(line.seq, [...(moments.get(line.seq) ?? []), line]);
  }
  return [...moments.values()];
}

/** How many turns are played at the moment that the board shows. */
export const turnsAt = (table: ReadyTable): number => madeAt(table, table.past).length;

function madeAt({ room }: ReadyTable, past: number | null) {
  const moves = movesSince(room.log, 0);
  return past === null ? moves : moves.filter(({ seq }) => seq <= past);
}

/** Which move a moment of the match shows: people count moves, not what happens between them. */
export function pastMessage(table: ReadyTable, past: number | null): Message {
  const moves = madeAt(table, null);
  const made = madeAt(table, past);
  const isTakenBack = table.room.log.some(({ seq, undone }) => seq === past && undone);
  if (isTakenBack) return message('past.undone');
  if (made.length === 0) return message('past.start');
  return message('past.at', { n: made.length, all: moves.length });
}

/** Without memory aids nobody may look back while the match runs. */
export function isPastClosed({ room }: ReadyTable): boolean {
  return room.settings?.aids === 'none' && room.stage === 'playing';
}
