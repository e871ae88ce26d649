import { type Message, message, type Preview, type Seat } from '@baithak/kernel';
import { COLOURS, piecesSaved, winsChanged } from '@baithak/panakizhi';
import { forwardOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { threats } from '../view/threats.ts';
import type { View } from '../view/view.ts';

/** Why a move is worth it: a win stopped or threatened, a piece turned over, saved or nearer to its home. */
export function change(
  before: View,
  { view, events }: Preview<View, Event>,
  seat: Seat,
): Message | null {
  // The judgement of a move that ends the game says enough.
  if (view.end !== null) return null;
  return (
    winsChanged(threats, before, view, seat) ??
    turned(events) ??
    piecesSaved(threats, before, view, seat) ??
    nearer(events)
  );
}

function turned(events: readonly Event[]): Message | null {
  const jumped = events.find((event) => event.kind === 'jumped');
  if (jumped === undefined) return null;
  return message('why.turned', { piece: jumped.flipped, colour: COLOURS[jumped.seat]! });
}

/** A step forward. The score tells of a piece that comes home. */
function nearer(events: readonly Event[]): Message | null {
  const stepped = events.find((event) => event.kind === 'stepped');
  if (stepped === undefined || events.some(({ kind }) => kind === 'brought-home')) return null;
  const { seat, piece, from, to } = stepped;
  const [start, end] = [from, to].map((square) => Number(square[1]));
  if ((end! - start!) * forwardOf(seat) <= 0) return null;
  return message('why.nearer', { piece, rows: seat === 0 ? 5 - end! : end! - 1 });
}
