import { Fault, type Json } from '@baithak/kernel';
import type { PersonId, Settings, Table } from '@baithak/table';

/** All that is needed to go on with a table somewhere else. */
export interface Moving {
  readonly settings: Partial<Settings>;
  /** Who sits where: a name, or the level of a bot. */
  readonly seats: readonly ({ readonly name: string } | { readonly level: number })[];
}

/**
 * A table as its people may take it along: the match from where it stands. That tells everything that
 * is hidden, so nobody may do it while another person plays.
 */
export function movingOf(table: Table, person: PersonId): Moving | Fault {
  if (table.seatsOf(person).length === 0) return new Fault('not-your-seat');
  if (table.othersThan(person).length > 0) return new Fault('not-alone');
  const { game, seats, options, aids } = table.settings;
  const running = table.stage === 'playing' ? table.match : undefined;
  const position = running && (table.game.writePosition(running.state) as Json);
  return {
    settings: { game, seats, options, aids, ...(position === undefined ? {} : { position }) },
    seats: table.seats.map((occupant) =>
      occupant.kind === 'person'
        ? { name: occupant.name }
        : { level: occupant.kind === 'bot' ? occupant.level : 1 },
    ),
  };
}
