import type { MemoryAids, Viewer } from '@baithak/kernel';
import { cardNumber } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { SeatView, View } from './view.ts';

/**
 * What the memory aids leave: `full` everything, `counts` what lies somewhere on the table (discards,
 * Backpacks, and so what is still hidden) but not who took which card, `none` only what lies open.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full') return view;
  const seats = view.seats.map((seat) => dimSeat(seat, aids));
  if (aids === 'counts') return { ...view, seats, pool: hiddenCards(view) };
  return { ...view, seats, deck: null, pool: null, discards: null };
}

function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const dimmed = { ...seat, seen: null, wildsShown: null };
  return aids === 'counts' ? dimmed : { ...dimmed, backpack: null };
}

/** Without the memory of who took what, cards seen taken by others are hidden like the rest. */
function hiddenCards({ seats, pool, viewer }: View): string | null {
  const taken = seats.flatMap(({ seen }, seat) => (seat === viewer ? [] : (seen ?? [])));
  if (pool === null || taken.length === 0) return pool;
  const cards = [...pool.split(' ').filter(Boolean), ...taken];
  return cards.toSorted((one, other) => cardNumber(one) - cardNumber(other)).join(' ');
}

/** What a viewer notices: everything but the cards dealt to others. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.kind === 'card-dealt') return event.seat === viewer ? event : { ...event, card: null };
  if (event.kind === 'hand-dealt') return event.seat === viewer ? event : { ...event, cards: null };
  return event;
}
