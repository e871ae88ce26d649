import { type Message, message, type Tell } from '@baithak/kernel';
import { fromOf, middleOf, rankOf, squareName, toOf } from '@baithak/panakizhi';
import { JUMP, type Kind, PASS } from './board.ts';
import { type End, endOf, type State, turnOf, winnerOf } from './state.ts';

interface Moved {
  readonly seat: number;
  readonly piece: Kind;
  readonly from: string;
  readonly to: string;
}

export type Event =
  /** The player steps although a jump was possible; the step is the next event. */
  | { readonly kind: 'loop-broken'; readonly seat: number }
  | ({ readonly kind: 'stepped' } & Moved)
  /** The piece on `over`, of kind `flipped`, is now the jumper's. */
  | ({ readonly kind: 'jumped'; readonly over: string; readonly flipped: Kind } & Moved)
  /** The piece leaves the board; `score` counts it. */
  | {
      readonly kind: 'brought-home';
      readonly seat: number;
      readonly piece: Kind;
      readonly square: string;
      readonly score: number;
    }
  | { readonly kind: 'passed'; readonly seat: number }
  | { readonly kind: 'ended'; readonly end: End; readonly winner: number | null };

/** Call it before the state changes. */
export function tellMove(state: State, move: number, tell: Tell<Event>): void {
  const seat = state.side;
  if (move === PASS) {
    tell({ kind: 'passed', seat });
    return;
  }
  const to = toOf(move);
  const moved = movedBy(state, move);
  if (move & JUMP) {
    const over = middleOf(fromOf(move), to);
    tell({ kind: 'jumped', ...moved, over: squareName(over), flipped: kindOf(state, over) });
  } else {
    if (turnOf(state) === 'free') tell({ kind: 'loop-broken', seat });
    tell({ kind: 'stepped', ...moved });
  }
  if (rankOf(to) === (seat === 0 ? 4 : 0)) {
    const score = 1 + (seat === 0 ? state.whiteHome : state.blackHome);
    tell({ kind: 'brought-home', seat, piece: moved.piece, square: moved.to, score });
  }
}

function movedBy(state: State, move: number): Moved {
  const from = fromOf(move);
  return {
    seat: state.side,
    piece: kindOf(state, from),
    from: squareName(from),
    to: squareName(toOf(move)),
  };
}

function kindOf(state: State, square: number): Kind {
  return (state.crowns >>> square) & 1 ? 'crown' : 'pawn';
}

export function tellEnd(state: State, tell: Tell<Event>): void {
  const end = endOf(state);
  if (end !== null) tell({ kind: 'ended', end, winner: winnerOf(state) });
}

export function reasonOf(end: End, winner: number | null): Message {
  if (winner === null) return message(`end.${end}`);
  const key = end === 'blockade' ? 'end.blockade-ahead' : `end.${end}`;
  return message(key, { winner: { seat: winner }, loser: { seat: 1 - winner } });
}
