import type { Cue, Sound } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { COMPONENTS, type Letter, ZONES, type Zone } from '../rules/components.ts';
import type { Event, Place } from '../rules/events.ts';
import { groupOf, type Side } from '../rules/pieces.ts';
import { passed, RIFT_PLACE } from './layout.ts';
import { type CardIds, type Known, type Row, taken } from './things.ts';

/** The names of places on the stage. */
export const places = {
  pile: (letter: string) => `pile ${letter}`,
  way: (place: Place) => `way ${place}`,
  hub: 'hub',
  face: (seat: Seat) => `face ${seat}`,
  hand: (seat: Seat) => `hand ${seat}`,
  deck: (seat: Seat) => `deck ${seat}`,
  waste: (seat: Seat) => `waste ${seat}`,
  kept: (seat: Seat) => `kept ${seat}`,
  won: (seat: Seat) => `won ${seat}`,
};

/** The names of things that move. The cards of the near seat have ids of their own. */
export const things = {
  soul: (seat: Seat) => `soul ${seat}`,
  neutral: 'neutral',
  amulet: (text: string) => `amulet ${text}`,
  group: (group: number) => `group ${group}`,
  marker: (seat: Seat) => `marker ${seat}`,
  back: 'back',
};

/** The page itself sounds a win or a loss. */
export const SOUNDS: Readonly<Record<Event['kind'], Sound | null>> = {
  'amulet-laid': 'place',
  'amulets-laid': null,
  'chose-character': 'place',
  'hand-dealt': 'take',
  'round-started': null,
  moved: 'place',
  reincarnated: 'turn',
  'gave-back': 'sell',
  'took-bad': 'take',
  paid: 'sell',
  treated: 'sell',
  'paid-neutral': 'sell',
  'got-zone-card': 'take',
  took: 'take',
  played: 'place',
  passed: null,
  drew: 'take',
  reshuffled: 'place',
  swapped: 'sell',
  kept: 'place',
  'got-good': 'take',
  'shed-bad': 'sell',
  aimed: null,
  used: 'place',
  'won-amulet': 'score',
  'used-power': 'turn',
  'evanescent-ended': 'sell',
  picked: 'take',
  discarded: 'sell',
  'neutral-moved': 'place',
  'hand-drawn': 'take',
  'game-over': null,
};

interface On {
  readonly near: Seat;
  readonly seats: number;
  readonly ids: CardIds;
}

type Way = Omit<Cue, 'kind' | 'step'>;

/** What happened, step by step: events of one kind in a row are one step. */
export function cuesOf(events: readonly Event[], on: On): Cue[] {
  const hands = new Hands(on);
  let step = -1;
  let last = '';
  return events.flatMap((event) => {
    const ways = waysOf(event, on, hands);
    const sound = SOUNDS[event.kind];
    if (ways.length === 0 && sound === null) return [];
    const { kind } = event;
    const like = kind === 'hand-drawn' ? 'drew' : kind;
    if (like !== last) step++;
    last = like;
    if (ways.length === 0) return [{ kind, thing: kind, step, sound: sound! }];
    return ways.map((way, i) => ({ ...way, kind, step, ...(i === 0 && sound ? { sound } : {}) }));
  });
}

/** Cards that come and go. Those of the near seat are on the table; of others a picture flies. */
class Hands {
  private readonly fresh: Known[];
  private readonly gone: Known[];

  constructor(private readonly on: On) {
    this.fresh = [...on.ids.fresh];
    this.gone = [...on.ids.gone];
  }

  /** A card comes to a seat. */
  come(seat: Seat, letter: Letter | null, from: string, to: string): Way[] {
    const isSeen = seat === this.on.near && letter !== null && to !== places.waste(seat);
    const card = isSeen ? taken(this.fresh, letter) : undefined;
    return [card === undefined ? this.picture(letter, from, to) : { thing: card.id, from }];
  }

  /** A card leaves a seat. */
  leave(seat: Seat, letter: Letter | null, from: string, to: string): Way[] {
    const card = seat === this.on.near && letter !== null ? taken(this.gone, letter) : undefined;
    return [card === undefined ? this.picture(letter, from, to) : { thing: card.id, to }];
  }

  /** A card goes from one row of a seat to another. */
  shift(seat: Seat, letter: Letter, row: Row): Way[] {
    const { near, ids } = this.on;
    const card = ids.rows[row].findLast((each) => each.letter === letter);
    if (seat === near && card !== undefined) return [{ thing: card.id }];
    return [this.picture(letter, places.hand(seat), places.kept(seat))];
  }

  /** All new cards that nothing has explained yet. */
  rest(from: string): Way[] {
    return this.fresh.splice(0).map(({ id }) => ({ thing: id, from }));
  }

  private picture(letter: Letter | null, from: string, to: string): Way {
    return { thing: letter === null ? things.back : places.pile(letter), from, to };
  }
}

const times = (count: number, make: () => Way[]): Way[] =>
  Array.from({ length: count }, make).flat();

function waysOf(event: Event, on: On, hands: Hands): Way[] {
  switch (event.kind) {
    case 'amulet-laid':
      return [{ thing: things.amulet(event.amulet), from: places.hub }];
    case 'chose-character':
      return [{ thing: things.soul(event.seat), from: places.face(event.seat) }];
    case 'moved':
      return [{ thing: things.soul(event.seat), via: walk(event.from, event.to) }];
    case 'neutral-moved':
      return [{ thing: things.neutral }];
    case 'won-amulet':
      return [wonAmulet(event, on), ...priceOf(event, hands)];
    case 'used-power':
      return event.seat === on.near
        ? [{ thing: things.marker(event.seat), from: places.face(event.seat) }]
        : [];
    case 'amulets-laid':
    case 'round-started':
    case 'reincarnated':
    case 'passed':
    case 'aimed':
    case 'game-over':
      return [];
    default:
      return cardWays(event, on, hands);
  }
}

type CardEvent = Exclude<
  Event,
  {
    kind:
      | 'amulet-laid'
      | 'chose-character'
      | 'moved'
      | 'neutral-moved'
      | 'won-amulet'
      | 'used-power'
      | 'amulets-laid'
      | 'round-started'
      | 'reincarnated'
      | 'passed'
      | 'aimed'
      | 'game-over';
  }
>;

function cardWays(event: CardEvent, on: On, hands: Hands): Way[] {
  const { seat } = event;
  const hand = places.hand(seat);
  const { pile, deck, waste } = places;
  switch (event.kind) {
    case 'gave-back':
    case 'paid-neutral':
      return hands.leave(seat, event.card, hand, pile(event.card));
    case 'took-bad':
      return times(event.count, () => hands.come(seat, '-', pile('-'), hand));
    case 'paid':
      return event.to === on.near
        ? hands.come(event.to, event.card, hand, places.hand(event.to))
        : hands.leave(seat, event.card, hand, places.hand(event.to));
    case 'treated':
      return hands.come(event.to, '+', pile('+'), places.hand(event.to));
    case 'got-zone-card':
      return event.card === null ? [] : hands.come(seat, event.card, pile(event.card), hand);
    case 'took':
      return hands.come(seat, event.card, pile(event.card), hand);
    case 'played':
      return hands.shift(seat, event.card, isLying(event.card) ? 'evanescent' : 'played');
    case 'kept':
      return hands.shift(seat, event.card, 'reserve');
    case 'drew':
      return hands.come(seat, event.card, deck(seat), hand);
    case 'hand-dealt':
    case 'hand-drawn':
      return seat === on.near
        ? hands.rest(deck(seat))
        : [{ thing: things.back, from: deck(seat), to: hand }];
    case 'reshuffled':
      return [{ thing: things.back, from: waste(seat), to: deck(seat) }];
    case 'swapped':
      return [
        ...hands.leave(seat, event.returned, hand, pile(event.returned)),
        ...hands.come(seat, event.taken, pile(event.taken), hand),
      ];
    case 'shed-bad':
      return times(event.count, () => hands.leave(seat, '-', hand, pile('-')));
    case 'used':
      return hands.leave(seat, event.card, places.kept(seat), places.won(seat));
    case 'got-good':
      return times(event.count, () => hands.come(seat, '+', pile('+'), targetOf(seat, event.to)));
    case 'picked':
      return hands.come(seat, event.card, pile(event.card), targetOf(seat, event.to));
    case 'evanescent-ended':
      return [...event.cards].flatMap((card) =>
        hands.leave(seat, card as Letter, places.kept(seat), waste(seat)),
      );
    case 'discarded':
      return seat === on.near
        ? [...event.cards].flatMap((card) => hands.leave(seat, card as Letter, hand, waste(seat)))
        : [{ thing: things.back, from: hand, to: waste(seat) }];
  }
}

const isLying = (card: Zone): boolean => COMPONENTS.evanescent.includes(card);

const targetOf = (seat: Seat, to: string): string =>
  to === 'waste' ? places.waste(seat) : to === 'next' ? places.deck(seat) : places.kept(seat);

/** Zone by zone along the rim, clockwise; on the way from Maut to Jann through the rift. */
function walk(from: Place, to: Zone): string[] {
  const start = from === 'rift' ? RIFT_PLACE : ZONES.indexOf(from);
  const way = passed(start, ZONES.indexOf(to));
  const all = start === RIFT_PLACE ? way : [start, ...way, ZONES.indexOf(to)];
  return all
    .flatMap((zone, i) => {
      const spot = places.way(ZONES[zone]!);
      return start !== RIFT_PLACE && i > 0 && zone === 0 ? [places.way('rift'), spot] : [spot];
    })
    .filter((_, i, spots) => start === RIFT_PLACE || (i > 0 && i < spots.length - 1));
}

type Won = Extract<Event, { kind: 'won-amulet' }>;

/** An amulet goes to whoever won it; those that lie between others may be covered by a button. */
function wonAmulet({ seat, amulet, place }: Won, { near, seats }: On): Way {
  if (seat === near) return { thing: things.amulet(amulet) };
  const group = groupOf(seats, seat, place[0] as Side);
  const beside = seats <= 3 || group === near || group === (near + seats - 1) % seats;
  return { thing: beside ? things.amulet(amulet) : things.group(group), to: places.won(seat) };
}

const priceOf = ({ seat, price }: Won, hands: Hands): Way[] =>
  times(price, () => hands.come(seat, '-', places.pile('-'), places.waste(seat)));
