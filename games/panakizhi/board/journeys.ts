import { followed, type Ids, type Journey, useLasting } from '@baithak/board';
import type { CommonView } from '../view/view.ts';

/** The part of a view that tells where pieces went. */
export type Moment = Pick<CommonView, 'position' | 'ply' | 'last'>;

/** The journeys of one move forwards or one move back; over several moves none are known. */
export function journeysBetween<T extends Pick<Moment, 'ply' | 'last'>>(
  before: T | undefined,
  after: T,
  forward: (before: T, after: T) => readonly Journey[],
): readonly Journey[] {
  if (before === undefined) return [];
  if (after.ply === before.ply + 1) return forward(before, after);
  if (before.ply !== after.ply + 1) return [];
  return forward(after, before).map(({ from, to }) => ({ from: to, to: from }));
}

interface Known {
  readonly view: Moment;
  readonly ids: Ids;
}

/** Gives every piece an id that it keeps from view to view, and names the moment for `Motion`. */
export function useIds(
  view: Moment,
  places: Iterable<string>,
  journeysOf: (before: Moment, after: Moment) => readonly Journey[],
): { readonly moment: string; readonly idAt: (place: string) => string } {
  const moment = `${view.ply} ${view.position}`;
  const { ids } = useLasting<Known>(moment, (before) => ({
    view,
    ids: followed(
      before?.ids ?? null,
      places,
      journeysBetween<Moment>(before?.view, view, journeysOf),
    ),
  }));
  return { moment, idAt: (place) => ids.at.get(place)! };
}
