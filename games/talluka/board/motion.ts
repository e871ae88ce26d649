import type { Cue, Journey, Sound } from '@baithak/board';
import { composed } from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';

/** The page itself sounds a win or a loss. */
const SOUNDS: Readonly<Record<Event['kind'], Sound | null>> = {
  pushed: 'place',
  passed: 'place',
  'lined-up': 'score',
  ended: null,
};

/** Where pawns went, from square to square. */
export function journeysOf(events: readonly Event[]): Journey[] {
  return composed(
    events.map((event) =>
      event.kind === 'pushed' ? event.moved.map(({ from, to }) => ({ from, to })) : [],
    ),
  );
}

/** A push moves its whole run as one body; then a line of four sounds. */
export function cuesOf(events: readonly Event[], idAt: (square: string) => string): Cue[] {
  const moves = journeysOf(events).map(({ to }, i) => ({
    kind: 'pushed',
    thing: idAt(to),
    step: 0,
    together: i > 0,
  }));
  const sounds = events.flatMap(({ kind }, i): Cue[] => {
    const sound = SOUNDS[kind];
    return sound === null ? [] : [{ kind, thing: kind, step: i, together: i === 0, sound }];
  });
  return [...moves, ...sounds];
}
