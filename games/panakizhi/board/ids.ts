import { followed, type Ids, type Journey, useLasting } from '@baithak/board';
import type { CommonView } from '../view/view.ts';

interface Known {
  readonly ids: Ids;
  /** The ids of all moments that were shown. */
  readonly moments: ReadonlyMap<string, Ids['at']>;
}

/**
 * Gives every piece an id that it keeps from view to view. Events tell where pieces went; a moment
 * that was shown before, as after an undo, gets its old ids back, so that pieces return.
 */
export function useIds(
  { ply, position }: Pick<CommonView, 'ply' | 'position'>,
  places: Iterable<string>,
  journeys: readonly Journey[],
): (place: string) => string {
  const moment = `${ply} ${position}`;
  const { ids } = useLasting<Known>(moment, (before) => idsAfter(before, moment, places, journeys));
  return (place) => ids.at.get(place)!;
}

export function idsAfter(
  before: Known | null,
  moment: string,
  places: Iterable<string>,
  journeys: readonly Journey[],
): Known {
  const known = before?.moments.get(moment);
  const ids =
    known !== undefined && journeys.length === 0
      ? { at: known, given: before!.ids.given }
      : followed(before?.ids ?? null, places, journeys);
  return { ids, moments: new Map(before?.moments).set(moment, ids.at) };
}

/** The ways of several events one after another, each from its first place to its last. */
export function composed(steps: readonly (readonly Journey[])[]): Journey[] {
  const origins = new Map<string, string>();
  for (const step of steps) {
    const moved = step.map(({ from, to }) => [to, origins.get(from) ?? from] as const);
    for (const { from } of step) origins.delete(from);
    for (const [to, from] of moved) origins.set(to, from);
  }
  return [...origins].map(([to, from]) => ({ from, to }));
}
