import { Fault } from '@baithak/kernel';
import { hasLeft } from './deal.ts';
import { type Going, retirement } from './departure.ts';
import type { Occupant, PersonId, TableEventBody } from './event.ts';
import { publicBody } from './event.ts';
import { NO_TABLE, type PublicState, reducePublic } from './public-state.ts';
import type { Table } from './table.ts';

/** Whether a match runs whose result will count. */
export const isRatedMatch = ({ settings, stage }: Table): boolean =>
  settings.rated === true && stage === 'playing';

/** Whether nobody can be sent away any more: a rated match runs, or its deal is known to somebody. */
export const isRatedOn = (table: Table): boolean =>
  isRatedMatch(table) ||
  (table.settings.rated === true && (table.public.deal?.revealed.length ?? 0) > 0);

/** Why a rated match cannot begin yet: everybody at it must have agreed, each for one seat. */
export function unagreed({ settings, seats, public: { accepted } }: Table): Fault | undefined {
  if (settings.rated !== true) return undefined;
  const people = seats.map((each) => (each.kind === 'person' ? each.person : null));
  const twice = people.some((person, i) => person !== null && people.indexOf(person) !== i);
  if (twice) return new Fault('rated-twice');
  const seat = people.findIndex((person) => person !== null && !accepted.includes(person));
  return seat < 0 ? undefined : new Fault('not-accepted', { args: { seat: { seat } } });
}

/** Whoever leaves a rated match gives it up: no bot may win or lose it for them. */
export function ratedDeparture(
  table: Table,
  person: PersonId,
  { near }: Pick<Going, 'near'>,
): TableEventBody[] {
  const { gone } = table.public;
  const seats = table.seatsOf(person).filter((seat) => !gone.includes(seat));
  const isEnd = table.seats.length === 2;
  return seats.flatMap((seat) => {
    const resigned = retirement(table, { kind: 'resigned', seat, near });
    // With more seats a bot sits there now, so that the others can play on.
    return isEnd ? [resigned, { kind: 'seated', seat, occupant: OPEN }] : [resigned];
  });
}

/**
 * What a rated match begins with if somebody did not stay for its deal: first whoever withheld their salt
 * resigns, then whoever left after theirs was known. If nobody is left, the last of them has won.
 */
export function forfeits(table: Table): TableEventBody[] {
  if (!isRatedMatch(table)) return [];
  const silent = (table.match?.entries ?? []).flatMap((entry) =>
    entry.kind === 'withhold' && table.seats[entry.seat]?.kind === 'person' ? [entry.seat] : [],
  );
  const left = table.seats.flatMap((_, seat) => (hasLeft(table, seat) ? [seat] : []));
  const losers = [...new Set([...silent, ...left])].slice(0, table.seats.length - 1);
  const resigned = losers.map((seat) => retirement(table, { kind: 'resigned', seat }));
  // With more seats a bot sits there now.
  const empty = left.filter((seat) => table.seats.length === 2 || !losers.includes(seat));
  return [...resigned, ...empty.map((seat) => ({ kind: 'seated', seat, occupant: OPEN }) as const)];
}

const OPEN: Occupant = { kind: 'open' };

/** What everybody knew of a table when an event had happened. */
export function publicAt(table: Table, seq: number): PublicState {
  return table.events
    .slice(0, seq + 1)
    .reduce(
      (state, event) =>
        reducePublic(state, { seq: event.seq, at: event.at, by: event.by, ...publicBody(event) }),
      NO_TABLE,
    );
}
