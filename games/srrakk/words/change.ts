import { type Message, message, type Preview, type Seat } from '@baithak/kernel';
import { COLOURS, piecesSaved, winsChanged } from '@baithak/panakizhi';
import type { Event } from '../rules/events.ts';
import { threats } from '../view/threats.ts';
import type { View } from '../view/view.ts';

/** Why a move is worth it: a win stopped or threatened, a stack taken over, saved or grown. */
export function change(
  before: View,
  { view, events }: Preview<View, Event>,
  seat: Seat,
): Message | null {
  // The judgement of a move that ends the game says enough.
  if (view.end !== null) return null;
  return (
    winsChanged(threats, before, view, seat) ??
    jumped(events, seat) ??
    piecesSaved(threats, before, view, seat)
  );
}

function jumped(events: readonly Event[], seat: Seat): Message | null {
  const jump = events.find((event) => event.kind === 'jumped');
  if (jump === undefined) return null;
  const { over, flipped } = jump;
  return flipped === COLOURS[seat]
    ? message('why.gains', { over, colour: flipped })
    : message('why.grows', { n: jump.height + jump.onto });
}
