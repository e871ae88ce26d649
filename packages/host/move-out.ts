import { type AnyMatch, FastRandom, Fault, type Json, type Seat } from '@baithak/kernel';
import type { PersonId, Settings, Table } from '@baithak/table';

/** All that is needed to go on with a table somewhere else. */
export interface Moving {
  readonly settings: Partial<Settings>;
  /** Who sits where: a name, or the level of a bot. */
  readonly seats: readonly ({ readonly name: string } | { readonly level: number })[];
}

/**
 * A table as its people may take it along: the match from where it stands. Nobody may do it while
 * another person plays or may come back, as it tells what is hidden from them.
 */
export function movingOf(table: Table, person: PersonId): Moving | Fault {
  const own = table.seatsOf(person);
  if (own.length === 0) return new Fault('not-your-seat');
  if (table.othersThan(person).length > 0 || awaitsAnother(table, person)) {
    return new Fault('not-alone');
  }
  const { game, seats, options, aids } = table.settings;
  const running = table.stage === 'playing' ? table.match : undefined;
  const position = running && positionFor(running, own);
  if (position instanceof Fault) return position;
  return {
    settings: { game, seats, options, aids, ...(position === undefined ? {} : { position }) },
    seats: table.seats.map((occupant) =>
      occupant.kind === 'person'
        ? { name: occupant.name }
        : { level: occupant.kind === 'bot' ? occupant.level : 1 },
    ),
  };
}

function awaitsAnother({ seats }: Table, person: PersonId): boolean {
  return seats.some(
    ({ kind, ...rest }) =>
      kind === 'bot' && 'standsFor' in rest && ![undefined, person].includes(rest.standsFor),
  );
}

/** The match here may go on, so what bots hold is not told, but imagined as the seat could. */
function positionFor(
  { game, state, seats, entries }: AnyMatch,
  own: readonly Seat[],
): Json | Fault {
  if (!game.hasSecrets || own.length === seats) return game.writePosition(state);
  const [seat, ...others] = own as [Seat, ...Seat[]];
  if (others.length > 0) return new Fault('hidden-hands');
  const random = new FastRandom(`moving ${entries.length}`);
  return game.writePosition(game.imagine(game.view(state, seat), random));
}
