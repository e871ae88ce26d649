import { message, type Seat } from '@baithak/kernel';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { Say } from '../../shell/language.ts';
import './people.css';

type Whereabouts = 'here' | 'away';

/** Whether a person is connected to the table; `null` if nobody knows. */
export function presenceOf({ presence }: ReadyTable, person: string): Whereabouts | null {
  if (presence === null) return null;
  return presence.here.includes(person) ? 'here' : 'away';
}

/** Whether another person at a seat is there; `null` for oneself and for bots. */
export function presenceAt(table: ReadyTable, seat: Seat): Whereabouts | null {
  const occupant = table.room.seats[seat];
  if (occupant?.kind !== 'person' || occupant.person === table.person) return null;
  return presenceOf(table, occupant.person);
}

interface PresenceMarkProps {
  readonly presence: Whereabouts;
  readonly say: Say;
}

/** A full disc for online, a ring for away. */
export function PresenceMark({ presence, say }: PresenceMarkProps) {
  const label = say(message(presence === 'here' ? 'people.here' : 'people.away'));
  return <i className="presence" data-presence={presence} role="img" aria-label={label} />;
}
