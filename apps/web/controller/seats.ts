import type { Game, Seat, Viewer } from '@baithak/kernel';
import type { LogLine, Room } from './room.ts';

/** Hides the secrets of people who share one screen from each other. */
export type Curtain =
  /** The page shows nothing until `seat` says it is there. */
  | { readonly kind: 'drawn'; readonly seat: Seat }
  /** The seat that just played may still look, until it passes the screen to `next`. */
  | { readonly kind: 'waiting'; readonly next: Seat };

export function needsCurtain(game: Game, own: readonly Seat[]): boolean {
  return game.hasSecrets && own.length > 1;
}

/** The seat whose view the page shows: the one that lifted the curtain, or without a curtain the first. */
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

/** The seat at this screen that has to decide now. */
export function actingSeat(room: Room, own: readonly Seat[]): Seat | null {
  const turn = room.match?.turn;
  if (room.stage !== 'playing' || room.paused || turn?.kind !== 'seat') return null;
  return own.includes(turn.seat) ? turn.seat : null;
}

/** The last turn made at this screen that still stands. */
export function lastOwnTurn(log: readonly LogLine[], own: readonly Seat[]): LogLine | undefined {
  return log.findLast(({ seat, undone }) => seat !== null && !undone && own.includes(seat));
}
