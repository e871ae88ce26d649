import type { Seat } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { SeatView } from '../view/view.ts';

/**
 * The name of something that can be selected: `zone:Y`, `pile:+`, cards by their place in a row
 * (`hand:3`), amulets as the near seat names them (`amulet:L2`), `power:2`, `seat:1`, `char:Ibah`.
 * Selecting it explains it, and offers the move if the step asks for such a thing.
 */
export type Thing = string;

export const ROWS = ['hand', 'played', 'evanescent', 'reserve', 'next'] as const;
export type Row = (typeof ROWS)[number];

export const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf(':'));
export const restOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);

/** The cards of a row as letters. */
export const rowOf = (own: SeatView, row: Row): string => own[row] ?? '';

/** The kind of card a thing is or gives. */
export function letterOf(thing: Thing, own: SeatView): Letter | null {
  const kind = kindOf(thing);
  if (kind === 'zone' || kind === 'pile') return restOf(thing) as Letter;
  if (!(ROWS as readonly string[]).includes(kind)) return null;
  return (rowOf(own, kind as Row)[Number(restOf(thing))] as Letter | undefined) ?? null;
}

export interface Known {
  readonly id: string;
  readonly letter: string;
}

/** Ids that follow the near seat's open cards from row to row, so that they can be animated. */
export interface CardIds {
  readonly rows: Readonly<Record<Row, readonly Known[]>>;
  /** Cards that have come into the rows, and those that have left them. */
  readonly fresh: readonly Known[];
  readonly gone: readonly Known[];
  readonly given: number;
  /** What came last onto the near seat's discards, if that was seen. */
  readonly top: Letter | null;
}

/**
 * Equal cards cannot be told apart: as many as possible stay in their row, the others move. A hand
 * that was discarded is gone as a whole, whatever was drawn after it.
 */
export function followCards(
  before: CardIds | null,
  own: SeatView,
  near: Seat,
  events: readonly Event[],
): CardIds {
  const discarded = events.some((event) => event.kind === 'discarded' && event.seat === near);
  const old = byRow((row) => [...(before?.rows[row] ?? [])]);
  const thrown = discarded ? [...old.hand.splice(0), ...old.played.splice(0)] : [];
  const stayed = ROWS.map((row) => [...rowOf(own, row)].map((letter) => taken(old[row], letter)));
  const loose = ROWS.flatMap((row) => old[row]);
  const fresh: Known[] = [];
  let given = before?.given ?? 0;
  const fill = (row: Row, i: number): Known[] =>
    [...rowOf(own, row)].map((letter, place) => {
      const known = stayed[i]![place] ?? taken(loose, letter);
      if (known !== undefined) return known;
      const card = { id: `card ${given++}`, letter };
      fresh.push(card);
      return card;
    });
  const rows = byRow(fill);
  const top = events.reduce((last, event) => discardedBy(event, near, last), before?.top ?? null);
  return { rows, fresh, gone: [...thrown, ...loose], given, top };
}

/** The card on top of a seat's discards after an event. */
function discardedBy(event: Event, near: Seat, last: Letter | null): Letter | null {
  if (!('seat' in event) || event.seat !== near) return last;
  switch (event.kind) {
    case 'reshuffled':
      return null;
    case 'won-amulet':
      return event.price > 0 ? '-' : last;
    case 'got-good':
      return event.to === 'waste' ? '+' : last;
    case 'picked':
      return event.to === 'waste' ? event.card : last;
    case 'evanescent-ended':
    case 'discarded':
      return (event.cards.at(-1) as Letter | undefined) ?? last;
    default:
      return last;
  }
}

const byRow = <T>(make: (row: Row, i: number) => T): Record<Row, T> =>
  Object.fromEntries(ROWS.map((row, i) => [row, make(row, i)])) as Record<Row, T>;

export function taken(cards: Known[], letter: string): Known | undefined {
  const at = cards.findIndex((card) => card.letter === letter);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}
