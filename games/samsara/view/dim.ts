import type { MemoryAids, Viewer } from '@baithak/kernel';
import { cardsText, countsOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { SeatView, View } from './view.ts';

/**
 * What the memory aids leave: `full` everything, `counts` what can be counted on the table (waste
 * piles, and with them the decks) but no inference about hands, `none` only what lies open. Before
 * the first turn nothing can be forgotten, and after the end nothing needs remembering.
 */
export function dim(view: View, aids: MemoryAids): View {
  const early = view.phase === 'amulets' || view.phase === 'characters' || view.phase === 'deal';
  if (aids === 'full' || early || view.phase === 'over') return view;
  return { ...view, seats: view.seats.map((seat) => dimSeat(seat, aids)) };
}

function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const all = seat.pool === null ? null : cardsText(countsOf(`${seat.pool}${seat.seen ?? ''}`));
  const dimmed = { ...seat, pool: all, seen: null, story: null, lacks: null };
  if (aids === 'counts') return dimmed;
  return { ...dimmed, draw: null, pool: null, waste: null, bad: null };
}

/** What a viewer notices: everything but the faces of the cards that others draw. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'hand-dealt':
    case 'hand-drawn':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}

const REVEALING: ReadonlySet<Event['kind']> = new Set([
  'reincarnated',
  'gave-back',
  'aimed',
  'used',
  'used-power',
  'discarded',
]);

/** These show others what a hand lacks, and the end shows everybody's Bad Karma. */
export function reveals(event: Event, viewer: Viewer): boolean {
  if (event.kind === 'game-over') return true;
  return REVEALING.has(event.kind) && 'seat' in event && event.seat !== viewer;
}
