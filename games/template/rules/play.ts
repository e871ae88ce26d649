import {
  type Message,
  type Move,
  message,
  OVER,
  type Result,
  type Status,
  type Tell,
} from '@baithak/kernel';
import { SQUARES } from './squares.ts';
import { isOver, type State, winnerOf } from './state.ts';

/** Everything that can happen. `words/speech.ts` has a sentence for each kind. */
export type Event =
  | { readonly kind: 'marked'; readonly seat: number; readonly square: string }
  | { readonly kind: 'ended'; readonly winner: number | null };

export function status(state: State): Status {
  return isOver(state) ? OVER : state.turn;
}

/** Changes the state in place. `tell` is missing when a bot searches, so build events only for it. */
export function play(state: State, move: Move, tell?: Tell<Event>): void {
  const { turn } = state;
  state.cells[move] = turn + 1;
  state.turn = 1 - turn;
  state.last = move;
  tell?.({ kind: 'marked', seat: turn, square: SQUARES[move]! });
  if (tell && isOver(state)) tell({ kind: 'ended', winner: winnerOf(state) });
}

/** Equal places are shared, so a draw gives both seats place 1. */
export function result(state: State): Result {
  const winner = winnerOf(state);
  return {
    places: [0, 1].map((seat) => (winner === null || winner === seat ? 1 : 2)),
    scores: scoresOf(winner),
    reason: reasonOf(winner),
  };
}

export function scoresOf(winner: number | null): number[] {
  return [0, 1].map((seat) => (seat === winner ? 1 : 0));
}

export function reasonOf(winner: number | null): Message {
  return winner === null ? message('end.full') : message('end.line', { winner: { seat: winner } });
}
