import { type Fault, type Message, message, sure, type Tally } from '@baithak/kernel';
import { sideToMove } from '../position/position.ts';
import { scoresOfWin } from '../rules/ending.ts';
import type { Progress } from '../rules/history.ts';

/** What the views of all three games hold. */
export interface CommonView<End extends string = string> {
  /** The board and the side to move, as the game’s README writes it. */
  readonly position: string;
  /** The positions before this one from the start on; they decide about repetition. `null` if they are not known. */
  readonly history: readonly string[] | null;
  /** Moves made so far. */
  readonly ply: number;
  /** The last move. */
  readonly last: string | null;
  /** How the game ended; `null` while it goes on. */
  readonly end: End | null;
  /** The seat that won; `null` while it goes on or after a draw. */
  readonly winner: number | null;
}

/** The texts of all earlier positions; `write` gets the words of one and its side to move. */
export function earlierPositions(
  { past, width, ply, side, remembers }: Progress,
  write: (words: Int32Array, side: number) => string,
): string[] | null {
  if (!remembers) return null;
  return Array.from({ length: ply }, (_, i) =>
    write(past.subarray(width * i, width * (i + 1)), side ^ ((ply - i) & 1)),
  );
}

/** The part of a game that rebuilding a state from a view needs. */
interface Rebuilding<State, Attempt> {
  remember(state: State): void;
  settle(state: State): void;
  forget(state: State): void;
  parse(text: string): Attempt | Fault;
  moveOf(attempt: Attempt): number;
}

/** Rebuilds a state from a view: all its positions in order, then the rest of what it tells. */
export function rebuild<State extends Progress, Attempt>(
  state: State,
  view: CommonView,
  positions: readonly Partial<State>[],
  { remember, settle, forget, parse, moveOf }: Rebuilding<State, Attempt>,
): State {
  for (const [ply, position] of positions.entries()) {
    Object.assign(state, position, { ply });
    remember(state);
  }
  state.ply = view.ply;
  state.last = view.last === null ? -1 : moveOf(sure(parse(view.last)));
  if (view.history === null) forget(state);
  else settle(state);
  return state;
}

/** What is asked of the seat to move, or how the game ended. */
export function promptOf<End extends string>(
  view: CommonView<End>,
  key: string,
  reasonOf: (end: End, winner: number | null) => Message,
): Message {
  if (view.end !== null) return message('prompt.over', { reason: reasonOf(view.end, view.winner) });
  return message(key, { seat: { seat: sideToMove(view.position) } });
}

/** The tally of a game without points: a win counts one and points at the squares that won. */
export function tallyOfWin(winner: number | null, squares: readonly string[]): Tally {
  return scoresOfWin(winner).map((score) => ({
    lines:
      score === 0
        ? []
        : [{ label: message('tally.won'), terms: [1], least: 1, most: 1, at: squares }],
    least: score,
    most: score,
  }));
}
