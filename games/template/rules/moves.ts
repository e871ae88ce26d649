import { Fault, type Move, type MoveList } from '@baithak/kernel';
import { type Attempt, moveOf } from '../position/notation.ts';
import { SQUARES } from './squares.ts';
import { EMPTY, isOver, type State } from './state.ts';

/** Lists the legal moves in a fixed order. A move is the index of its square. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  if (isOver(state)) return;
  for (let move = 0; move < SQUARES.length; move++) {
    if (isFree(state, move)) out.add(move);
  }
}

/** Turns a well-formed attempt into a legal move. A fault cites its rule and points at its cause. */
export function judge(state: State, attempt: Attempt): Move | Fault {
  if (isOver(state)) return new Fault('game-over', { rule: 'T4' });
  const move = moveOf(attempt);
  const { square } = attempt;
  if (!isFree(state, move))
    return new Fault('taken', { rule: 'T3', at: [square], args: { square } });
  return move;
}

/** T3. `moves` and `judge` share their conditions, so that they cannot disagree. */
function isFree({ cells }: State, move: Move): boolean {
  return cells[move] === EMPTY;
}
