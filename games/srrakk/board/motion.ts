import type { Cue, Journey, Sound } from '@baithak/board';
import { composed } from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';
import { layerPlace } from './moves.ts';

/** The page itself sounds a win or a loss. */
const SOUNDS = {
  moved: 'place',
  jumped: 'take',
  shed: 'place',
  passed: 'place',
  ended: null,
} as const satisfies Readonly<Record<Event['kind'], Sound | null>>;

/** Where pieces went, layer by layer. */
export function journeysOf(events: readonly Event[]): Journey[] {
  return composed(events.map(journeysIn));
}

function journeysIn(event: Event): Journey[] {
  switch (event.kind) {
    case 'moved':
      return layers(event.height, event.from, event.to, 0);
    case 'jumped':
      return layers(event.height, event.from, event.to, event.onto);
    case 'shed':
      return [{ from: layerPlace(event.from, event.left), to: layerPlace(event.to, 0) }];
    default:
      return [];
  }
}

function layers(height: number, from: string, to: string, onto: number): Journey[] {
  return Array.from({ length: height }, (_, i) => ({
    from: layerPlace(from, i),
    to: layerPlace(to, onto + i),
  }));
}

/** A stack goes as one body; shed pieces go one after the other, each with its sound. */
export function cuesOf(events: readonly Event[], idAt: (place: string) => string): Cue[] {
  const sheds = events.every(({ kind }) => kind === 'shed' || kind === 'ended');
  const leaps = events.some(({ kind }) => kind === 'jumped');
  const kind = sheds ? 'shed' : leaps ? 'jumped' : 'moved';
  const moves = journeysOf(events).map(({ to }, i): Cue => {
    const cue = { kind, thing: idAt(to), step: sheds ? i : 0, together: !sheds && i > 0, leaps };
    return sheds ? { ...cue, sound: SOUNDS.shed } : cue;
  });
  if (sheds) return moves;
  const sounds = events.flatMap(({ kind }): Cue[] => {
    const sound: Sound | null = SOUNDS[kind];
    return sound === null ? [] : [{ kind, thing: kind, step: 0, together: true, sound }];
  });
  return [...moves, ...sounds];
}
