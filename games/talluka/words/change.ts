import { type Message, message, type Preview, type Seat } from '@baithak/kernel';
import { COLOURS, winsChanged } from '@baithak/panakizhi';
import type { Event } from '../rules/events.ts';
import { longestLine } from '../view/lines.ts';
import { threats } from '../view/threats.ts';
import type { View } from '../view/view.ts';

type Pushed = Extract<Event, { kind: 'pushed' }>;

/** Why a push is worth it: what becomes of wins and of the longest lines, or else that it is safe. */
export function change(
  before: View,
  { view, events }: Preview<View, Event>,
  seat: Seat,
): Message | null {
  // The judgement of a move that ends the game says enough.
  if (view.end !== null) return null;
  return (
    winsChanged(threats, before, view, seat) ??
    linesChanged(before, view, seat) ??
    quiet(events, view, seat)
  );
}

/** Two side by side are nothing yet. */
const LINE = 3;

function linesChanged(before: View, after: View, seat: Seat): Message | null {
  const foe = 1 - seat;
  const lengths = (of: Seat) =>
    [before, after].map(({ position }) => longestLine(position, of).length);
  const [had = 0, has = 0] = lengths(seat);
  const [theirs = 0, left = 0] = lengths(foe);
  if (has > had && has >= LINE) return message('why.longer', { line: has });
  if (theirs >= LINE && left < theirs)
    return message('why.broken', { foe: { seat: foe }, line: theirs });
  return has > had ? message('why.longer', { line: has }) : null;
}

/** A push that is safe, if nothing more can be said about it. */
function quiet(events: readonly Event[], after: View, seat: Seat): Message | null {
  const isPush = events.some(({ kind }) => kind === 'pushed');
  if (!isPush || threats(after, seat).size > 0) return null;
  return message('why.quiet', { foe: { seat: 1 - seat } });
}

/** How many pawns a push moves, and how many of them are the opponent's. */
export function moves({ moved }: Pick<Pushed, 'moved'>, seat: Seat): Message {
  const foe = COLOURS[1 - seat]!;
  const theirs = moved.filter(({ colour }) => colour === foe).length;
  return message('board.moves', { n: moved.length, theirs, foe });
}
