import { type Cue, type News, useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { tileParts } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import type { Flyer } from './figures.tsx';
import { cuesOf, eventsOfKind, laidBy, stepsOf, walkedIn } from './motion.ts';
import { type Slots, slotsAfter } from './slots.ts';

/** Something that another seat draws or plays, seen only on its way. */
export interface Passer {
  readonly index: number;
  readonly seat: Seat;
  readonly step: number;
  readonly what: 'tile' | 'card';
  /** The card that is played; `null` for hidden things that are drawn. */
  readonly card: string | null;
}

/** What is new at this moment, and how it comes to its place. */
export interface Happening {
  readonly cues: readonly Cue[];
  readonly rack: Slots;
  readonly hand: Slots;
  /** What the viewer has drawn since they last did anything. */
  readonly fresh: readonly string[];
  readonly flyers: readonly Flyer[];
  /** By number of the tile: the step in which it arrives. */
  readonly landing: ReadonlyMap<number, number>;
  readonly walked: readonly string[];
  readonly passers: readonly Passer[];
  /** The tiles that others have placed since the viewer last did anything. */
  readonly recent: readonly number[];
  /** Who did something last, unless it was the viewer. */
  readonly mover: Seat | null;
}

interface Kept {
  readonly key: string;
  readonly rack: Slots;
  readonly hand: Slots;
  readonly had: readonly string[];
  readonly fresh: readonly string[];
  readonly recent: readonly number[];
  readonly mover: Seat | null;
}

export function useHappening(view: View, { key, events }: News<Event>): Happening {
  const { viewer, files, ranks } = view;
  const own = view.seats[viewer ?? 0]!;
  const moment = `${viewer} ${key} ${own.rack?.join()} ${own.hand?.join()}`;
  const kept = useLasting<Kept>(moment, (before) => keptAfter(before, view, key, events));
  const has = [...kept.rack, ...kept.hand].filter((id) => id !== null);
  const around = { viewer, files, ranks, tiles: view.tiles.length, had: kept.had, has };
  const steps = stepsOf(events);
  const laid = [...laidBy(events, view.tiles.length)];
  return {
    cues: cuesOf(events, around),
    rack: kept.rack,
    hand: kept.hand,
    fresh: kept.fresh,
    flyers: laid.map(([index, number]) => flyerOf(view, number, steps[index]!)),
    landing: new Map(laid.map(([index, number]) => [number, steps[index]!])),
    walked: walkedIn(events, around),
    passers: passersIn(events, viewer),
    recent: kept.recent,
    mover: kept.mover,
  };
}

function keptAfter(
  before: Kept | null,
  { viewer, seats, tiles }: View,
  key: string,
  events: readonly Event[],
): Kept {
  const own = seats[viewer ?? 0]!;
  const isSame = before?.key === key;
  const ids = ({ rack, hand }: { readonly rack: Slots; readonly hand: Slots }) =>
    [...rack, ...hand].filter((id) => id !== null);
  const now = {
    rack: slotsAfter(before?.rack ?? null, own.rack ?? []),
    hand: slotsAfter(before?.hand ?? null, own.hand ?? []),
  };
  return {
    key,
    ...now,
    had: isSame ? before.had : before === null ? [] : ids(before),
    fresh: before === null ? [] : freshAfter(before.fresh, ids(before), ids(now), viewer, events),
    recent: recentAfter(isSame ? before.recent : (before?.recent ?? []), viewer, tiles, events),
    mover: moverAfter(before?.mover ?? null, viewer, events),
  };
}

/** Whether a seat decided something, rather than drew. */
const isDeed = (event: Event, seat: Seat | null): boolean =>
  'seat' in event && event.seat === seat && !DRAWS.includes(event.kind);
const DRAWS: readonly Event['kind'][] = ['drew', 'dealt', 'refilled', 'balanced'];

/** Things that were drawn stay marked until the viewer does something. */
export function freshAfter(
  before: readonly string[],
  had: readonly string[],
  has: readonly string[],
  viewer: Seat | null,
  events: readonly Event[],
): string[] {
  const kept = events.some((event) => isDeed(event, viewer)) ? [] : before;
  // At the beginning everything is new, and after an undo nothing is.
  const isDrawn = events.some((event) => event.kind === 'drew') && had.length > 0;
  return has.filter((id) => kept.includes(id) || (isDrawn && !had.includes(id)));
}

function moverAfter(before: Seat | null, viewer: Seat | null, events: readonly Event[]) {
  const last = events.findLast((event) => 'seat' in event && event.kind !== 'dealt');
  if (last === undefined || !('seat' in last)) return before;
  return last.seat === viewer ? null : last.seat;
}

/** Tiles of others stay marked until the viewer does something. */
export function recentAfter(
  before: readonly number[],
  viewer: Seat | null,
  { length }: readonly string[],
  events: readonly Event[],
): number[] {
  const laid = laidBy(events, length);
  const isOwn = (event: Event) =>
    'seat' in event && event.seat === viewer && event.kind !== 'drew' && event.kind !== 'dealt';
  const last = events.findLastIndex(isOwn);
  const kept = last < 0 ? before.filter((number) => number < length) : [];
  const added = eventsOfKind(events, 'tile-placed').flatMap(({ index, event }) =>
    index > last && event.seat !== viewer ? (laid.get(index) ?? []) : [],
  );
  return [...new Set([...kept, ...added])];
}

function flyerOf(view: View, number: number, step: number): Flyer {
  const [tile, first, second] = tileParts(view.tiles[number]!);
  return { number, tile, spaces: [first, second], step };
}

function passersIn(events: readonly Event[], viewer: Seat | null): Passer[] {
  const steps = stepsOf(events);
  return eventsOfKind(events, 'drew', 'card-played').flatMap(({ index, event }): Passer[] => {
    if (event.seat === viewer) return [];
    const common = { index, seat: event.seat, step: steps[index]! };
    return event.kind === 'drew'
      ? [{ ...common, what: event.what, card: null }]
      : [{ ...common, what: 'card', card: event.card }];
  });
}
