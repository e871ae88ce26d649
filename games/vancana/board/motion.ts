import type { Cue, Journey, Sound } from '@baithak/board';
import { composed } from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';
import { homePlace } from './moves.ts';

/** The page itself sounds a win or a loss. */
const SOUNDS: Readonly<Record<Event['kind'], Sound | null>> = {
  'loop-broken': null,
  stepped: 'place',
  jumped: 'take',
  'brought-home': 'score',
  passed: 'place',
  ended: null,
};

/** Where pieces went, from square to square and from there home. */
export function journeysOf(events: readonly Event[]): Journey[] {
  return composed(events.map(journeysIn));
}

function journeysIn(event: Event): Journey[] {
  switch (event.kind) {
    case 'stepped':
    case 'jumped':
      return [{ from: event.from, to: event.to }];
    case 'brought-home':
      return [{ from: event.square, to: homePlace(event.seat, event.score - 1) }];
    default:
      return [];
  }
}

/** The name of a square as a place that things pass. */
export const spotOf = (square: string): string => `at ${square}`;

/** A piece steps or leaps; one that comes home passes the square where it arrives. */
export function cuesOf(events: readonly Event[], idAt: (place: string) => string): Cue[] {
  const passed = events.flatMap((event) => (event.kind === 'brought-home' ? [event.square] : []));
  const leaps = events.some(({ kind }) => kind === 'jumped');
  const moves = journeysOf(events).map(({ to }, i): Cue => {
    const home = to.startsWith('home');
    return {
      kind: home ? 'brought-home' : leaps ? 'jumped' : 'stepped',
      thing: idAt(to),
      step: 0,
      together: i > 0,
      leaps: leaps && !home,
      ...(home && { via: passed.slice(-1).map(spotOf) }),
    };
  });
  const sounds = events.flatMap(({ kind }): Cue[] => {
    const sound = SOUNDS[kind];
    const step = kind === 'brought-home' ? 1 : 0;
    return sound === null ? [] : [{ kind, thing: kind, step, together: step === 0, sound }];
  });
  return [...moves, ...sounds];
}
