import type { Character, Seat } from '@baithak/kernel';
import { leaveDeal } from './deal.ts';
import type { Occupant, PersonId, TableEventBody } from './event.ts';
import { STAND_IN } from './public-state.ts';
import type { Table } from './table.ts';

export interface Going {
  /** The character nearest to their strength, if anybody knows it. */
  readonly near?: Character | undefined;
  /** Until when others may not ask for their seats; usually the table says so. */
  readonly keptUntil?: number | undefined;
}

/**
 * What becomes of the seats of somebody who goes: they are open between matches; in a match a bot
 * keeps them.
 */
export function departure(
  table: Table,
  person: PersonId,
  { near, keptUntil }: Going,
): TableEventBody[] {
  const character = standInAt(table, near);
  const kept = keptUntil === undefined ? {} : { keptUntil };
  const standIn: Occupant = { kind: 'bot', character, standsFor: person, ...kept };
  const { deal } = table.public;
  if (deal !== null) return leaveDeal(table, deal, person, standIn);
  const occupant: Occupant = table.stage === 'playing' ? standIn : { kind: 'open' };
  return table.seatsOf(person).map((seat) => ({ kind: 'seated', seat, occupant }) as const);
}

/** The end of somebody's match. Where more than two play, the event says who plays on. */
export function retirement(
  table: Table,
  { kind, seat, near }: RetirementWish,
): Extract<TableEventBody, { kind: 'resigned' | 'timed-out' }> {
  return table.seats.length > 2 ? { kind, seat, standIn: standInAt(table, near) } : { kind, seat };
}

interface RetirementWish extends Pick<Going, 'near'> {
  readonly kind: 'resigned' | 'timed-out';
  readonly seat: Seat;
}

/**
 * Who plays on for somebody: the character nearest to their strength, or else the one that already
 * plays at the table, since people choose one near their own strength.
 */
function standInAt({ seats, public: { gone } }: Table, near: Character | undefined): Character {
  if (near !== undefined) return near;
  const bot = seats.find(
    (each, seat) => each.kind === 'bot' && each.standsFor === undefined && !gone.includes(seat),
  );
  return bot?.kind === 'bot' ? bot.character : STAND_IN;
}
