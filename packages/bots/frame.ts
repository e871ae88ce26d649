import { type Move, MoveList } from '@baithak/kernel';

export const NO_MOVE = -1;

/** One node on the path from the root to the current node of a search. */
export interface Frame<State> {
  state: State | undefined;
  readonly moves: MoveList;
  next: number;
  maximizing: boolean;
  /** The window on entering the node, and the window now. */
  lowest: number;
  highest: number;
  alpha: number;
  beta: number;
  best: number;
  bestMove: Move;
  /** Whether some line below ended with an estimate and not with a result. */
  estimated: boolean;
  /** The best line from here, as far as known. */
  line: Move[];
}

export function newFrame<State>(): Frame<State> {
  return {
    state: undefined,
    moves: new MoveList(),
    next: 0,
    maximizing: true,
    lowest: 0,
    highest: 0,
    alpha: 0,
    beta: 0,
    best: 0,
    bestMove: NO_MOVE,
    estimated: false,
    line: [],
  };
}

export function enterFrame<State>(
  frame: Frame<State>,
  maximizing: boolean,
  alpha: number,
  beta: number,
): void {
  frame.next = 0;
  frame.maximizing = maximizing;
  frame.lowest = alpha;
  frame.highest = beta;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.best = maximizing ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  frame.bestMove = NO_MOVE;
  frame.estimated = false;
}

/** Gives a child's value to its parent, which goes on to its next move. Returns whether it cuts off. */
export function takeValue<State>(frame: Frame<State>, child: Frame<State>, value: number): boolean {
  const { maximizing, alpha, beta } = frame;
  const move = frame.moves.at(frame.next);
  frame.next++;
  if (child.estimated) frame.estimated = true;
  if (maximizing ? value <= frame.best : value >= frame.best) return false;
  frame.best = value;
  frame.bestMove = move;
  if (value > alpha && value < beta) frame.line = [move, ...child.line];
  if (maximizing) frame.alpha = Math.max(alpha, value);
  else frame.beta = Math.min(beta, value);
  return frame.alpha >= frame.beta;
}
