import { useState } from 'react';

/**
 * A value that is worked out anew from itself whenever `moment` is another text: what is known of
 * this moment together with what was known of the one before.
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

/** Ids that stay with things as they go from place to place. */
export interface Ids {
  readonly at: ReadonlyMap<string, string>;
  readonly given: number;
}

/** What has come to a place keeps its id, what has stayed too; all else gets a new one. */
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

/** A moment as far as journeys are concerned: where in the game it is, and how it came about. */
export interface Ply {
  readonly ply: number;
  readonly last: string | null;
}

/** The journeys of one move on or one move back; of more than that nothing is known. */
export function journeysBetween<T extends Ply>(
  before: T | undefined,
  after: T,
  forward: (before: T, after: T) => readonly Journey[],
): readonly Journey[] {
  if (before === undefined) return [];
  if (after.ply === before.ply + 1) return forward(before, after);
  if (before.ply !== after.ply + 1) return [];
  return forward(after, before).map(({ from, to }) => ({ from: to, to: from }));
}
