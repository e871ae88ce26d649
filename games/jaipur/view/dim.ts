import type { MemoryAids, Viewer } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import type { SeatView, View } from './view.ts';

/**
 * What the memory aids leave: `full` everything, `counts` what can be counted on the table (herds,
 * discards) but no inference, `none` only what lies open. During a deal nothing has happened yet
 * that one could forget, and after the end nothing needs remembering.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full' || view.due === 'deal' || view.due === 'over') return view;
  return {
    ...view,
    unseen: null,
    discards: aids === 'none' ? null : view.discards,
    seats: view.seats.map((seat) => dimSeat(seat, aids)),
  };
}

/** One's own hand, and with it one's own herd, needs no remembering. */
function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const herd = aids === 'none' && seat.hand === null ? null : seat.herd;
  return { ...seat, herd, seen: null, shown: null };
}

/** What a viewer notices: everything but the faces of others' dealt goods and bonus tokens. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'dealt':
      return event.card === 'K' || event.seat === viewer ? event : { ...event, card: null };
    case 'hand-dealt':
      return event.seat === viewer ? event : { ...event, goods: null };
    case 'bonus':
      return event.seat === viewer ? event : { ...event, value: null };
    default:
      return event;
  }
}
