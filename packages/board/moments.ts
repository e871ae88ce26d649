import { useState } from 'react';
import { useFrame } from './stage/frame.ts';

/**
 * Local state that belongs to one moment of the game: when `position` changes, it is `initial` again,
 * even if the moment was there before, as after an undo. The moment is a text and not the view
 * itself, because a page may rebuild an equal view. To ask for a hint begins a moment, too: what it
 * speaks of is not what was chosen before.
 */
export function useFresh<T>(position: string, initial: T): [T, (value: T) => void] {
  const { asked = 0 } = useFrame();
  const moment = `${asked} ${position}`;
  const [held, hold] = useState({ moment, value: initial });
  const isOld = held.moment !== moment;
  if (isOld) hold({ moment, value: initial });
  return [isOld ? initial : held.value, (value) => hold({ moment, value })];
}

/**
 * A value that lasts over moments: when `moment` changes, `next` computes it from the value of the
 * moment before.
 */
export function useLasting<T>(moment: string, next: (before: T | null) => T): T {
  const [held, hold] = useState(() => ({ moment, value: next(null) }));
  if (held.moment === moment) return held.value;
  const fresh = { moment, value: next(held.value) };
  hold(fresh);
  return fresh.value;
}

export interface Journey {
  readonly from: string;
  readonly to: string;
}

/** Ids that stay with things as they move from place to place. */
export interface Ids {
  readonly at: ReadonlyMap<string, string>;
  readonly given: number;
}

/** Things that moved along a journey or stayed keep their ids; all others get new ones. */
export function followed(
  before: Ids | null,
  places: Iterable<string>,
  journeys: readonly Journey[],
): Ids {
  const old = before?.at ?? new Map<string, string>();
  const left = new Set(journeys.map(({ from }) => from));
  let given = before?.given ?? 0;
  const at = new Map<string, string>();
  for (const place of places) {
    const from = journeys.find(({ to }) => to === place)?.from;
    const stayed = left.has(place) ? undefined : old.get(place);
    const id = from === undefined ? stayed : old.get(from);
    at.set(place, id ?? `${given++}`);
  }
  return { at, given };
}
