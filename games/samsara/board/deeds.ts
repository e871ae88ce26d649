import { type News, useLasting } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import { cardName, seatName } from '../view/names.ts';
import { speech } from '../words/speech.ts';

/** What the others did since the near seat last did something. */
export interface Deeds {
  readonly key: string;
  readonly events: readonly Event[];
  /** What happened last, in a whole sentence. */
  readonly last: Message | null;
}

const NOTHING: Deeds = { key: '', events: [], last: null };

/** Collects the events of the others over the moments of their turns. */
export function useDeeds(news: News<Event>, near: Seat): Deeds {
  return useLasting<Deeds>(news.key, (before) => followDeeds(before ?? NOTHING, news, near));
}

export function followDeeds(before: Deeds, { key, events }: News<Event>, near: Seat): Deeds {
  const own = events.findLastIndex((event) => 'seat' in event && event.seat === near);
  const fresh = events.slice(own + 1);
  // An undo or a jump in a replay tells nothing.
  const kept = own >= 0 || events.length === 0 ? [] : before.events;
  const said = fresh
    .filter((event) => 'seat' in event)
    .flatMap((event) => speech.sentence(event) ?? []);
  return {
    key,
    events: [...kept, ...fresh],
    last: said.at(-1) ?? (kept.length > 0 ? before.last : null),
  };
}

/**
 * A line for each of the others: where they went, what they played and whether they won an amulet.
 * A brief line leaves out what they played.
 */
export function summaryOf({ events }: Deeds, brief = false): Message[] {
  const seats = [...new Set(events.flatMap((event) => ('seat' in event ? event.seat : [])))];
  return seats.flatMap((seat) => {
    if (brief) return briefly(events, seat);
    const did = didBy(events, seat);
    return did.length === 0 ? [] : [message('hub.did', { seat: seatName(seat), did })];
  });
}

function briefly(events: readonly Event[], seat: Seat): Message[] {
  const moved = events.findLast((event) => event.kind === 'moved' && event.seat === seat);
  if (moved?.kind !== 'moved') return [];
  const won = events.some((event) => event.kind === 'won-amulet' && event.seat === seat);
  const zone = cardName(moved.to);
  return [message('hub.did-brief', { seat: seatName(seat), zone, won: won ? 'yes' : 'no' })];
}

function didBy(events: readonly Event[], seat: Seat): Message[] {
  const moved = events.findLast((event) => event.kind === 'moved' && event.seat === seat);
  const played = events.flatMap((event) =>
    event.kind === 'played' && event.seat === seat ? cardName(event.card) : [],
  );
  const won = events.some((event) => event.kind === 'won-amulet' && event.seat === seat);
  return [
    ...(moved?.kind === 'moved' ? [message('hub.did.moved', { zone: cardName(moved.to) })] : []),
    ...(played.length > 0 ? [message('hub.did.played', { cards: played })] : []),
    ...(won ? [message('hub.did.won')] : []),
  ];
}
