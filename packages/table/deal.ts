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

/** What happens when the time for a deal is up: whoever kept the others waiting loses the seat. */
export function lapsed(deal: Deal): TableEventBody[] {
  const awaited = awaitedIn(deal);
  if (awaited.length === deal.seats.length) return [{ kind: 'called-off' }];
  return awaited.map((seat) => ({ kind: 'withheld', seat }));
}

/** The seats of somebody who goes during a deal. If nobody else takes part in it, it is called off. */
export function leaveDeal(
  table: Table,
  { seats, revealed }: Deal,
  person: PersonId,
  standIn: Occupant,
): TableEventBody[] {
  const own = table.seatsOf(person);
  const part = seats.find((seat) => own.includes(seat));
  const all = (occupant: Occupant) =>
    own.map((seat) => ({ kind: 'seated', seat, occupant }) as const);
  if (part === undefined) return [];
  if (seats.length === 1) return [{ kind: 'called-off' }, ...all({ kind: 'open' })];
  return revealed.includes(part) ? all(standIn) : [{ kind: 'withheld', seat: part }];
}
