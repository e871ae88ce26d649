import { type Message, message, type Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';

/** How often a seat did something in its last turn. */
type Deeds = Readonly<Partial<Record<Deed, number>>>;
type Deed = 'played' | 'paid' | 'closed' | 'sight' | 'placed' | 'drew' | 'dropped' | 'nothing';

/** The last turn of every seat, and whose turn the newest event belongs to. */
export interface Turns {
  readonly current: Seat | null;
  readonly deeds: ReadonlyMap<Seat, Deeds>;
}

const NO_TURNS: Turns = { current: null, deeds: new Map() };

/** In the order in which a turn goes. */
const DEEDS: readonly Deed[] = ['played', 'paid', 'closed', 'sight', 'placed', 'drew', 'dropped'];

const KINDS: Readonly<Partial<Record<Event['kind'], Deed>>> = {
  laid: 'played',
  paid: 'paid',
  closed: 'closed',
  'took-sight': 'sight',
  placed: 'placed',
  drew: 'drew',
  dropped: 'dropped',
  skipped: 'nothing',
};

/** A turn comes in several steps: what was told before is remembered until the seat's next turn. */
export function turnsAfter(before: Turns | null, events: readonly Event[]): Turns {
  return events.reduce(turnsWith, before ?? NO_TURNS);
}

function turnsWith(turns: Turns, event: Event): Turns {
  const deed = KINDS[event.kind];
  if (deed === undefined || !('seat' in event)) return turns;
  const { seat } = event;
  const done = turns.current === seat ? turns.deeds.get(seat) : undefined;
  // Of a closed set the size is told.
  const n = event.kind === 'closed' ? event.cards.length : (done?.[deed] ?? 0) + 1;
  return { current: seat, deeds: new Map(turns.deeds).set(seat, { ...done, [deed]: n }) };
}

/** K7: whether the open cards were replaced and nobody has drawn since. */
export const sweptAfter = (before: boolean | null, events: readonly Event[]): boolean =>
  events.reduce(
    (swept, { kind }) => (kind === 'swept' ? true : kind === 'drew' ? false : swept),
    before ?? false,
  );

/** A whole turn in one sentence; `null` as long as nothing is known of it. */
export function turnSaid({ deeds }: Turns, seat: Seat): Message | null {
  const done = deeds.get(seat);
  if (done === undefined) return null;
  const parts = DEEDS.filter((deed) => done[deed] !== undefined).map((deed) =>
    message(`board.did-${deed}`, { n: done[deed]! }),
  );
  return message('board.did', { parts: parts.length > 0 ? parts : [message('board.did-nothing')] });
}
