import type { TableRecord } from '@baithak/host';
import type { Game } from '@baithak/kernel';
import type { Command, PublicState, Settings } from '@baithak/table';

type Seating = Pick<PublicState, 'seats' | 'settings'>;

export const firstOpen = ({ seats }: Pick<Seating, 'seats'>): number =>
  seats.findIndex(({ kind }) => kind === 'open');

/** Whether a visitor of a table could play there. */
export const hasSeat = (table: Pick<TableRecord, 'seats' | 'stage'>): boolean =>
  table.stage === 'gathering' && firstOpen(table) >= 0;

/** The next larger number of seats; `undefined` if the table has as many as the game allows. */
export const moreSeats = (game: Game, { seats }: Seating): number | undefined =>
  game.seatCounts.filter((count) => count > seats.length).sort((a, b) => a - b)[0];

/** The settings for another number of seats. Options that it does not allow go back to the default. */
export function resized(game: Game, { settings }: Seating, seats: number): Partial<Settings> {
  const allowed = game.options(seats).map(({ name, choices }) => {
    const kept = settings?.options[name];
    return [name, choices.find((choice) => choice === kept) ?? choices[0]];
  });
  return { seats, options: Object.fromEntries(allowed) };
}

/** The commands before somebody new can sit, and the seat for them: an open one, or one that is added. */
export function roomFor(
  game: Game,
  room: Seating,
): { before: Command[]; seat: number } | undefined {
  const more = moreSeats(game, room);
  if (more !== undefined) {
    const before: Command = { do: 'configure', settings: resized(game, room, more) };
    return { before: [before], seat: room.seats.length };
  }
  const open = firstOpen(room);
  return open < 0 ? undefined : { before: [], seat: open };
}

/** The settings of another game, with seats for all who sit at the table, as far as it has so many. */
export function otherGame(
  seatCounts: readonly number[],
  id: string,
  { seats }: Seating,
): Partial<Settings> {
  const taken = Math.max(2, seats.filter(({ kind }) => kind !== 'open').length);
  const sorted = seatCounts.toSorted((a, b) => a - b);
  const count = sorted.find((each) => each >= taken) ?? sorted.at(-1) ?? 2;
  return { game: id, seats: count };
}
