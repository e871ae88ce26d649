import type { Character } from '@baithak/kernel';
import { leaveDeal } from './deal.ts';
import type { Occupant, PersonId, TableEventBody } from './event.ts';
import { STAND_IN } from './public-state.ts';
import type { Table } from './table.ts';

/**
 * What becomes of the seats of somebody who goes: they are open between matches; in a match a bot
 * keeps them. `keptUntil`: until when others may not ask for them; usually the table says so.
 */
export function departure(table: Table, person: PersonId, keptUntil?: number): TableEventBody[] {
  const character = standInFor(table);
  const kept = keptUntil === undefined ? {} : { keptUntil };
  const standIn: Occupant = { kind: 'bot', character, standsFor: person, ...kept };
  const { deal } = table.public;
  if (deal !== null) return leaveDeal(table, deal, person, standIn);
  const occupant: Occupant = table.stage === 'playing' ? standIn : { kind: 'open' };
  return table.seatsOf(person).map((seat) => ({ kind: 'seated', seat, occupant }) as const);
}

/**
 * Who plays on for somebody: the character that already plays at the table, since people choose one
 * near their own strength.
 */
function standInFor({ seats }: Table): Character {
  const bot = seats.find((each) => each.kind === 'bot' && each.standsFor === undefined);
  return bot?.kind === 'bot' ? bot.character : STAND_IN;
}
