import type { Game, Seat, Viewer } from '@baithak/kernel';
import type { Room } from './room.ts';

/** Between people who share a screen in a game with secrets. */
export type Curtain =
  /** Nothing is shown until `seat` says it is there. */
  | { readonly kind: 'drawn'; readonly seat: Seat }
  /** The seat that just played may still look before it hides its side from `next`. */
  | { readonly kind: 'waiting'; readonly next: Seat };

export function seatsOf(room: Room, person: string): Seat[] {
  return room.seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.person === person ? [seat] : [],
  );
}

export function needsCurtain(game: Game, own: readonly Seat[]): boolean {
  return game.hasSecrets && own.length > 1;
}

/** Whose eyes the page borrows: the seat that lifted the curtain, or where there is none, its first. */
export function viewerOf(game: Game, own: readonly Seat[], lifted: Seat | null): Viewer {
  if (!needsCurtain(game, own)) return own[0] ?? null;
  return lifted !== null && own.includes(lifted) ? lifted : null;
}

export function curtainOf(
  game: Game,
  room: Room,
  own: readonly Seat[],
  lifted: Seat | null,
): Curtain | null {
  if (!needsCurtain(game, own)) return null;
  const turn = room.match?.turn;
  if (room.stage !== 'playing' || turn?.kind !== 'seat' || !own.includes(turn.seat)) return null;
  if (lifted === turn.seat) return null;
  return lifted === null
    ? { kind: 'drawn', seat: turn.seat }
    : { kind: 'waiting', next: turn.seat };
}
