import { type Game, type MemoryAids, OPEN_GAME } from '@baithak/kernel';
import type { Settings } from '@baithak/table';
import { USUAL_OPPONENT } from '../../controller/characters.ts';
import type { SeatWish } from '../../local/envelope.ts';

/** A table as it is being set up. */
export interface TableSetup {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly aids: MemoryAids;
}

/** The default: one person against bots. */
export function firstSetup(game: Game, name: string): TableSetup {
  const count = game.seatCounts[0] ?? 2;
  return {
    game: game.id,
    seats: Array.from({ length: count }, (_, seat) => usualSeat(seat, name)),
    options: defaults(game, count),
    aids: 'counts',
  };
}

export function withSeatCount(setup: TableSetup, game: Game, count: number): TableSetup {
  const seats = Array.from(
    { length: count },
    (_, seat) => setup.seats[seat] ?? usualSeat(seat, ''),
  );
  return { ...setup, seats, options: defaults(game, count) };
}

export function withSeat(setup: TableSetup, seat: number, chosen: SeatWish): TableSetup {
  return { ...setup, seats: setup.seats.with(seat, chosen) };
}

export function settingsOf(setup: TableSetup): Partial<Settings> {
  const { game, seats, options, aids } = setup;
  return { game, seats: seats.length, options, aids };
}

function usualSeat(seat: number, name: string): SeatWish {
  return seat === 0 ? { kind: 'person', name } : { kind: 'bot', character: USUAL_OPPONENT };
}

function defaults(game: Game, seats: number): TableSetup['options'] {
  return Object.fromEntries(
    game.options(seats).map(({ name, choices }) => [name, choices[0] as string | number]),
  );
}

/** Whether memory aids change anything: where all is in sight at all times, they do not. */
export const needsMemory = ({ dim }: Game): boolean => dim !== OPEN_GAME.dim;
