import type { Seat } from '@baithak/kernel';
import { LINES } from '../rules/squares.ts';
import { EMPTY, type State, winnerOf } from '../rules/state.ts';

/**
 * A quick estimate between −1 (lost) and 1 (won) for bots. Here: how many lines each seat could still
 * complete, weighted by the marks that it has on them.
 */
export function evaluate(state: State, seat: Seat): number {
  const winner = winnerOf(state);
  if (winner !== null) return winner === seat ? 1 : -1;
  const advantage = prospects(state, seat) - prospects(state, 1 - seat);
  return advantage / (Math.abs(advantage) + HALF);
}

/** An advantage of this size gives an estimate of one half. */
const HALF = 10;

function prospects({ cells }: State, seat: Seat): number {
  return LINES.reduce((sum, line) => {
    const isOpen = line.every((square) => cells[square] === EMPTY || cells[square] === seat + 1);
    const marks = line.filter((square) => cells[square] === seat + 1).length;
    return isOpen ? sum + marks * marks : sum;
  }, 0);
}
