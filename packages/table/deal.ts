import { Fault, type Promised, promiseOf, type Seat } from '@baithak/kernel';
import type { Occupant, PersonId, TableEventBody } from './event.ts';
import { awaitedIn, type Deal } from './public-state.ts';
import type { Table } from './table.ts';

/**
 * The start of a match: at once if chance has no part in the game, or if the deal is one that can be
 * repeated; otherwise every player promises a salt and then reveals it (docs/decisions, fair deal).
 */
export function begin({ game, public: { seal } }: Table): TableEventBody[] {
  const isFair = game.hasChance && seal?.scheme !== 1;
  return [{ kind: isFair ? 'dealing' : 'started' }];
}

export function promise(
  { public: { deal } }: Table,
  { seat, hash }: Promised,
): readonly TableEventBody[] | Fault {
  if (!deal?.seats.includes(seat)) return new Fault('no-deal');
  const there = deal.promises.find((each) => each.seat === seat);
  // Another page of the same person may have been quicker.
  if (there !== undefined) return there.hash === hash ? [] : new Fault('promise-twice');
  if (!/^[0-9a-f]{64}$/.test(hash)) return new Fault('promise-form');
  const copied = deal.promises.some((each) => each.hash === hash);
  return copied ? new Fault('promise-copied') : [{ kind: 'promised', seat, hash }];
}

export function reveal(
  { public: { deal, seal } }: Table,
  { seat, text }: { readonly seat: Seat; readonly text: string },
): readonly TableEventBody[] | Fault {
  if (!deal?.seats.includes(seat)) return new Fault('no-deal');
  const silent = deal.seats.some((each) => hashOf(deal, each) === undefined);
  if (silent) return new Fault('promises-first');
  if (promiseOf(seal?.commitment ?? '', text) !== hashOf(deal, seat)) {
    return new Fault('promise-broken');
  }
  return deal.revealed.includes(seat) ? [] : [{ kind: 'salted', seat, text }];
}

const hashOf = ({ promises }: Deal, seat: Seat) =>
  promises.find((each) => each.seat === seat)?.hash;

/**
 * A rated match is never played against a bot that took a seat in its deal. Until a salt is known, the deal is
 * called off; from then on another one could suit somebody better, so whoever is not there resigns instead.
 */
const mayCallOff = ({ settings }: Table, { revealed }: Deal): boolean =>
  settings.rated === true && revealed.length === 0;

/** What happens when the time for a deal is up: whoever kept the others waiting loses the seat. */
export function lapsed(table: Table, deal: Deal): TableEventBody[] {
  const awaited = awaitedIn(deal);
  if (awaited.length === deal.seats.length || mayCallOff(table, deal)) {
    return [{ kind: 'called-off' }];
  }
  if (table.settings.rated) return [{ kind: 'started' }];
  return awaited.map((seat) => ({ kind: 'withheld', seat }));
}

/** Whether a deal has all that it can wait for: whoever has left does nothing more. */
export function isDone(table: Table, deal: Deal): boolean {
  return awaitedIn(deal).every((seat) => hasLeft(table, seat));
}

/** Whether somebody left a rated deal when salts were known. They sit there until the match begins, and lose it. */
export function hasLeft(table: Table, seat: Seat): boolean {
  const there = table.seats[seat];
  return there?.kind === 'person' && !table.has(there.person);
}

/** The seats of somebody who goes during a deal. If nobody else takes part in it, it is called off. */
export function leaveDeal(
  table: Table,
  deal: Deal,
  person: PersonId,
  standIn: Occupant,
): TableEventBody[] {
  const { seats, revealed } = deal;
  const own = table.seatsOf(person);
  const part = seats.find((seat) => own.includes(seat));
  const all = (occupant: Occupant) =>
    own.map((seat) => ({ kind: 'seated', seat, occupant }) as const);
  if (part === undefined) return [];
  if (seats.length === 1 || mayCallOff(table, deal)) {
    return [{ kind: 'called-off' }, ...all({ kind: 'open' })];
  }
  if (table.settings.rated) return [];
  return revealed.includes(part) ? all(standIn) : [{ kind: 'withheld', seat: part }];
}
