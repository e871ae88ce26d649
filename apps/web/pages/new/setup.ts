import { type Character, type Game, type MemoryAids, OPEN_GAME } from '@baithak/kernel';
import type { Settings } from '@baithak/table';
import { opponentsAround } from '../../controller/quick-game.ts';
import type { SeatWish } from '../../local/envelope.ts';

/** Who moves first: you, the seat after yours, or whoever the lot falls on. */
export const STARTERS = ['you', 'they', 'lot'] as const;
export type Starter = (typeof STARTERS)[number];

/** A table as it is being set up. Your own seat is the first of the list. */
export interface TableSetup {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly aids: MemoryAids;
  readonly starts: Starter;
  /** Whether the coach whispers at every turn. */
  readonly coach: boolean;
}

interface Usual {
  readonly name: string;
  readonly opponent: Character;
  readonly starts: string | null;
  readonly coach: string | null;
}

/** The default: you against the opponent whom you chose last. */
export function firstSetup(game: Game, { name, opponent, starts, coach }: Usual): TableSetup {
  const count = game.seatCounts.includes(2) ? 2 : (game.seatCounts[0] ?? 2);
  return {
    game: game.id,
    seats: [{ kind: 'person', name }, ...botsFor(opponent, count - 1)],
    options: defaults(game, count),
    aids: 'counts',
    starts: STARTERS.find((each) => each === starts) ?? 'lot',
    coach: coach === 'on',
  };
}

/** More seats get opponents nearly as strong as the first one. */
export function withSeatCount(setup: TableSetup, game: Game, count: number): TableSetup {
  const first = setup.seats.find((seat) => seat.kind === 'bot');
  const bots = botsFor(first?.kind === 'bot' ? first.character : 'gilli', count);
  const taken = setup.seats.slice(0, count);
  const fresh = bots.filter(({ character }) =>
    taken.every((seat) => seat.kind !== 'bot' || seat.character !== character),
  );
  return {
    ...setup,
    seats: [...taken, ...fresh].slice(0, count),
    options: defaults(game, count),
  };
}

export function withSeat(setup: TableSetup, seat: number, chosen: SeatWish): TableSetup {
  return { ...setup, seats: setup.seats.with(seat, chosen) };
}

/** A coach whispers to one person; others at the same screen would hear it. */
export const mayCoach = ({ seats }: TableSetup): boolean =>
  seats.filter(({ kind }) => kind === 'person').length === 1;

export function settingsOf({ game, seats, options, aids }: TableSetup): Partial<Settings> {
  return { game, seats: seats.length, options, aids };
}

/** The seats in the order of play; `lot` is a number from 0 to 1, chosen by chance. */
export function inOrderOfPlay({ seats, starts }: TableSetup, lot: number): SeatWish[] {
  const first = { you: 0, they: 1, lot: Math.floor(lot * seats.length) }[starts] % seats.length;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

const botsFor = (opponent: Character, count: number) =>
  opponentsAround(opponent, count).map((character) => ({ kind: 'bot', character }) as const);

function defaults(game: Game, seats: number): TableSetup['options'] {
  return Object.fromEntries(
    game.options(seats).map(({ name, choices }) => [name, choices[0] as string | number]),
  );
}

/** Whether memory aids change anything: where all is in sight at all times, they do not. */
export const needsMemory = ({ dim }: Game): boolean => dim !== OPEN_GAME.dim;
