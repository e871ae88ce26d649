import { type Message, message, type Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';

/**
 * What another player did in a turn, as a whole: what they built and what it brought, or that their monk
 * left the board. `null` while they have not built: then the page's own sentence says more.
 */
export function toldOf(events: readonly Event[], seat: Seat): Message | null {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const placed = own.filter((event) => event.kind === 'tile-placed');
  const last = placed.at(-1);
  const gaveUp = own.find((event) => event.kind === 'gave-up');
  if (gaveUp !== undefined) {
    return message('board.told-nothing', { seat: { seat }, lacking: gaveUp.lacking });
  }
  if (last === undefined) return null;
  const karma = own.findLast((event) => event.kind === 'card-played')?.spent ?? 0;
  return message('board.told', {
    seat: { seat },
    tiles: placed.length,
    colour: message(`colour.${last.colour}`),
    value: last.value,
    karma,
  });
}
