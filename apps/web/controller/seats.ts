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

/**
 * The turns that an undo takes back: all since the last one at this screen that was a choice. If the
 * page made them all, it goes back to the first.
 */
export function turnsTakenBack(
  log: readonly LogLine[],
  own: readonly Seat[],
  forced: readonly number[],
): readonly LogLine[] {
  const turns = log.filter(({ seat, undone }) => seat !== null && !undone);
  const isOwn = ({ seat }: LogLine) => own.includes(seat!);
  const chosen = turns.findLastIndex((turn) => isOwn(turn) && !forced.includes(turn.seq));
  const first = chosen < 0 ? turns.findIndex(isOwn) : chosen;
  return first < 0 ? [] : turns.slice(first);
}

interface Sitting {
  readonly own: readonly Seat[];
  readonly room: Pick<Room, 'seats'>;
  readonly person: string;
}

/** Whether other people sit at this table. */
export const hasOthers = ({ room, person }: Pick<Sitting, 'room' | 'person'>): boolean =>
  room.seats.some((each) => each.kind === 'person' && each.person !== person);

/** The bots that made some of these turns. Where other people play, the table asks them anyway. */
export function botsIn(turns: readonly LogLine[], sitting: Sitting): readonly Seat[] {
  if (hasOthers(sitting)) return [];
  return [...new Set(turns.flatMap(({ seat }) => seat ?? []))].filter(
    (seat) => !sitting.own.includes(seat),
  );
}
