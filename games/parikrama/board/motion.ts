import type { Cue, Sound } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import { cardId } from './cards.tsx';

type Move = Pick<Cue, 'from' | 'to' | 'sound'> & Partial<Pick<Cue, 'thing'>>;
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** What moves when something happens. Steps that only lead to others are quiet; the page sounds the end. */
export function cuesOf(events: readonly Event[], near: Seat): Cue[] {
  const passing = passingIn(events);
  const known = new Map<string, number>();
  // Equal open cards that come or go together are told apart by their places.
  const apart = (kind: string, thing: string) => {
    const place = known.get(`${kind} ${thing}`) ?? 0;
    known.set(`${kind} ${thing}`, place + 1);
    return thing.startsWith('open ') ? thing.replace(/\d+$/, `${place}`) : thing;
  };
  return events.flatMap((event, step) => {
    const { kind } = event;
    return movesFor(event, near, passing).map((move) => {
      return { kind, ...move, thing: apart(kind, move.thing ?? kind), step };
    });
  });
}

/** Open cards that are swept away before anybody sees them lie there. */
function passingIn(events: readonly Event[]): readonly string[] {
  const last = events.findLastIndex(({ kind }) => kind === 'swept');
  return events
    .slice(0, Math.max(0, last))
    .flatMap((event) => (event.kind === 'card-opened' ? [event.card] : []));
}

/** Moves of one event: the first one is heard. */
const heard = (sound: Sound, moves: readonly Move[]): Move[] =>
  moves.map((move, i) => (i === 0 ? { ...move, sound } : move));

/** A sound without a move. */
const only = (sound: Sound): Move[] => [{ sound }];

/** A card back flies for what the others must not see, or what lies in no open place. */
const back = (seat: Seat, from: string, to: string): Move => ({ thing: `back ${seat}`, from, to });

function movesFor(event: Event, near: Seat, passing: readonly string[]): Move[] {
  switch (event.kind) {
    case 'card-dealt':
      return heard('take', dealt(event.seat, event.card === null ? null : [event.card], near));
    case 'hand-dealt':
      return heard('take', dealt(event.seat, event.cards, near));
    case 'card-opened':
      return passing.includes(event.card)
        ? only('place')
        : heard('place', [{ thing: cardId(event.card, 'open', 0), from: 'deck' }]);
    case 'six-open':
      return only('place');
    case 'swept':
      return heard(
        'sell',
        event.cards.map((card) =>
          passing.includes(card)
            ? { thing: 'deck', from: 'deck', to: 'discards' }
            : { thing: cardId(card, 'open', 0), to: 'discards' },
        ),
      );
    case 'reshuffled':
      return heard('place', [{ thing: 'deck', from: 'discards' }]);
    case 'special-offered':
    case 'specials-offered':
      return heard('place', [{ thing: 'specials', from: 'bag' }]);
    case 'row-tile':
      return heard('place', [{ thing: `tile ${event.tile}`, from: 'bag' }]);
    case 'row-laid':
      return heard(
        'place',
        event.tiles.map((tile) => ({ thing: `tile ${tile}`, from: 'bag' })),
      );
    case 'sight-drawn':
    case 'sight-offered':
      return heard('place', [{ thing: `sight ${event.sight}`, from: 'deck' }]);
    case 'scoring-offered':
      return heard('place', [{ thing: `scoring ${event.tile}`, from: 'bag' }]);
    case 'round-started':
    case 'finished-laying':
    case 'stopped-riding':
    case 'charged':
    case 'chose-tile':
    case 'chose-square':
    case 'game-over':
      return [];
    case 'skipped':
    case 'kept-open':
    case 'declined-sight':
    case 'no-tile':
    case 'no-gift':
    case 'reward-gone':
      return only('place');
    case 'end-near':
      return only('score');
    default:
      return 'card' in event ? cardMoves(event, near) : gainMoves(event, near);
  }
}

function dealt(seat: Seat, cards: readonly string[] | null, near: Seat): Move[] {
  if (cards === null || seat !== near) return [back(seat, 'deck', `hand ${seat}`)];
  return cards.map((card) => ({ thing: cardId(card, 'hand', 0), from: 'deck' }));
}

type CardEvent = Of<'laid' | 'rode' | 'paid' | 'dropped' | 'drew' | 'journalled'>;

/** Cards come from the hand, the open cards or a set. */
function cardMoves(event: CardEvent, near: Seat): Move[] {
  const { kind, seat, card } = event;
  const isOwn = seat === near;
  const hand = isOwn ? cardId(card, 'hand', 0) : `hand ${seat}`;
  switch (kind) {
    case 'laid': {
      const name = card.includes('*') ? card.split('*')[0] || 'W' : card;
      if (!isOwn) return heard('place', [back(seat, hand, `sets ${seat}`)]);
      const thing = card.includes('*') ? `set ${seat} ${event.set} ${card}` : card;
      return heard('place', [{ thing, from: cardId(name, 'hand', 0) }]);
    }
    case 'drew':
      return heard('take', [
        isOwn && card.length > 1
          ? { thing: card, from: card }
          : { thing: cardId(card, 'open', 0), to: `hand ${seat}` },
      ]);
    case 'rode':
      return heard('sell', [
        isOwn ? { thing: hand, to: `journal ${seat}` } : back(seat, hand, `journal ${seat}`),
      ]);
    case 'paid':
    case 'dropped':
      return heard('sell', [
        isOwn ? { thing: hand, to: 'discards' } : back(seat, hand, 'discards'),
      ]);
    case 'journalled': {
      const from = `sets ${seat}`;
      if (!isOwn) {
        return heard('score', [
          back(seat, from, `journal ${seat}`),
          back(seat, from, `backpack ${seat}`),
        ]);
      }
      return heard('score', [
        { thing: card, to: `journal ${seat}` },
        ...event.packed.map((each) =>
          // A hitch-hike card lies in its set under another name.
          each.length === 3
            ? { thing: each, to: `backpack ${seat}` }
            : { thing: 'deck', from, to: `backpack ${seat}` },
        ),
      ]);
    }
  }
}

type GainEvent = Of<
  'closed' | 'unpacked' | 'gained-special' | 'took-tile' | 'rewarded' | 'took-sight' | 'placed'
>;

/** What a closed set brings. */
function gainMoves(event: GainEvent, near: Seat): Move[] {
  const { kind, seat } = event;
  const lap = seat === near ? 'waiting' : `map ${seat}`;
  switch (kind) {
    case 'closed':
      return only('place');
    case 'unpacked':
      return heard('sell', [
        seat === near
          ? { thing: 'deck', from: `backpack ${seat}`, to: 'discards' }
          : back(seat, `backpack ${seat}`, 'discards'),
      ]);
    case 'gained-special':
      return heard('score', [
        seat === near
          ? { thing: `tile ${event.tile}`, to: lap }
          : { thing: 'specials', from: 'specials', to: lap },
      ]);
    case 'took-tile':
      return heard('take', [{ thing: `tile ${event.tile}`, to: lap }]);
    case 'rewarded':
      return heard('score', [{ thing: `reward ${event.piece}`, to: `hand ${seat}` }]);
    case 'took-sight':
      return heard('score', [{ thing: `sight ${event.sight}`, to: `journal ${seat}` }]);
    case 'placed':
      return heard('place', [{ thing: `tile ${event.tile}`, from: lap }]);
  }
}
