import type { Game, MemoryAids } from '@baithak/kernel';
import type { Settings } from '@baithak/table';
import type { SeatWish } from '../../local/envelope.ts';

/** A table as it is being set up. */
export interface Wish {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly aids: MemoryAids;
}

const USUAL_LEVEL = 2;

/** Whoever is here against bots. */
export function firstWish(game: Game, name: string): Wish {
  const count = game.seatCounts[0] ?? 2;
  return {
    game: game.id,
    seats: Array.from({ length: count }, (_, seat) => usualSeat(seat, name)),
    options: defaults(game, count),
    aids: 'counts',
  };
}

export function withSeatCount(wish: Wish, game: Game, count: number): Wish {
  const seats = Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? usualSeat(seat, ''));
  return { ...wish, seats, options: defaults(game, count) };
}

export function withSeat(wish: Wish, seat: number, chosen: SeatWish): Wish {
  return { ...wish, seats: wish.seats.with(seat, chosen) };
}

export function settingsOf(wish: Wish): Partial<Settings> {
  const { game, seats, options, aids } = wish;
  return { game, seats: seats.length, options, aids };
}

function usualSeat(seat: number, name: string): SeatWish {
  return seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: USUAL_LEVEL };
}

function defaults(game: Game, seats: number): Wish['options'] {
  return Object.fromEntries(
    game.options(seats).map(({ name, choices }) => [name, choices[0] as string | number]),
  );
}
