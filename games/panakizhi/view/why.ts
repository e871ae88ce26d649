import { type Message, message, type Seat } from '@baithak/kernel';
import type { Threat, Threats } from './threats.ts';

/** The threats in a view to a seat. */
type ThreatsTo<View> = (view: View, seat: Seat) => Threats;

const has = (threats: Threats, kind: Threat): boolean =>
  [...threats.values()].some((kinds) => kinds.includes(kind));

/** What a move does about wins in the next turn: it stops one, or threatens one; `null` if neither. */
export function winsChanged<View>(
  threatsTo: ThreatsTo<View>,
  before: View,
  after: View,
  seat: Seat,
): Message | null {
  const foe = 1 - seat;
  const couldWin = (view: View, by: Seat) => has(threatsTo(view, 1 - by), 'wins');
  if (couldWin(after, foe)) return null;
  if (couldWin(before, foe)) return message('why.stops', { foe: { seat: foe } });
  return couldWin(after, seat) ? message('why.threatens') : null;
}

/** Whether a move saves all of a seat's pieces from an opponent who could take some. */
export function piecesSaved<View>(
  threatsTo: ThreatsTo<View>,
  before: View,
  after: View,
  seat: Seat,
): Message | null {
  const areSaved = has(threatsTo(before, seat), 'taken') && !has(threatsTo(after, seat), 'taken');
  return areSaved ? message('why.saves', { foe: { seat: 1 - seat } }) : null;
}
