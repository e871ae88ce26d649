import type { Cue } from '@baithak/board';
import type { Event } from '../rules/play.ts';

/** Motion comes from events. A mark comes from the player who makes it. */
export function cuesOf(events: readonly Event[]): Cue[] {
  return events.flatMap((event, step): Cue[] =>
    event.kind === 'marked'
      ? [{ thing: `mark-${event.square}`, from: `seat-${event.seat}`, step, sound: 'place' }]
      : [],
  );
}
