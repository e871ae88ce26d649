import {
  type AnyMatch,
  type Character,
  FastRandom,
  Fault,
  type Json,
  type Result,
  type Seat,
  type Viewer,
  writeMatch,
  writeMatchFor,
} from '@baithak/kernel';
import type { PersonId, PlayedMatch, Settings, Table } from '@baithak/table';

/**
 * The match file of a match by its number, -1 for the last. It is whole when the match is over;
 * before that it holds what the viewer may know.
 */
export function matchFile(
  table: Table,
  viewer: Viewer,
  person: PersonId | undefined,
  number = -1,
): string | Fault {
  const played = table.matches.at(number);
  if (played === undefined) return new Fault('no-such-match');
  if (played.over) return writeMatch(played.match);
  const own = person === undefined ? [] : table.seatsOf(person);
  if (viewer !== null && !own.includes(viewer)) return new Fault('not-your-seat');
  return writeMatchFor(played.match, viewer);
}

/** A match for a list. */
export interface MatchSummary {
  readonly game: string;
  readonly names: readonly string[];
  readonly startedAt: number;
  readonly result: Result | null;
}

export function summaryOf({ match, startedAt, over }: PlayedMatch): MatchSummary {
  const { turn } = match;
  return {
    game: match.game.id,
    names: match.names,
    startedAt,
    result: over && turn.kind === 'over' ? turn.result : null,
  };
}

/** A position as somebody sees it; `seat` is `null` for spectators, and where several people share a screen. */
export interface Glance {
  readonly view: unknown;
  readonly seat: Seat | null;
}

/** How the match looks to a person, dimmed to the table's memory aids; `null` before the first one. */
export function glanceFor(table: Table, person: PersonId): Glance | null {
  const { match, game, settings } = table;
  if (match === undefined) return null;
  const [own = null, ...others] = table.seatsOf(person);
  const seat = others.length > 0 ? null : own;
  return { view: game.dim(game.view(match.state, seat), settings.aids), seat };
}

/** All that is needed to go on with a match at another table. */
export interface Moving {
  readonly settings: Partial<Settings>;
  /** Who sits where: a person's name, or a character. */
  readonly seats: readonly ({ readonly name: string } | { readonly character: Character })[];
}

/**
 * Lets a person move a match to another table, from where it stands. Refused while another person
 * plays or may come back, because it tells what is hidden from the mover.
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
        : { character: occupant.kind === 'bot' ? occupant.character : 'mina' },
    ),
  };
}

function awaitsAnother({ seats }: Table, person: PersonId): boolean {
  return seats.some(
    ({ kind, ...rest }) =>
      kind === 'bot' && 'standsFor' in rest && ![undefined, person].includes(rest.standsFor),
  );
}

/** The match here may go on, so the hands of bots are imagined from the seat's view, not told. */
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
