import type { AnyMatch, Seat } from '@baithak/kernel';
import type { UndoScope } from './room.ts';

/**
 * What an undo by this seat would take back: everything since and including its last decision.
 * `null` if it has made none.
 */
export function undoScope(match: AnyMatch, seat: Seat): UndoScope | null {
  const { decisions } = match;
  const first = decisions.findLastIndex((entry) => entry.seat === seat);
  if (first < 0) return null;
  const taken = decisions.slice(first);
  return {
    decisions: taken.length,
    moves: taken.flatMap((entry) => entry.moves),
    revealed: taken.filter((entry) => entry.outcomes.length > 0).map((entry) => entry.seq),
  };
}

/** Nobody has learnt anything since: no chance step, no answer of another seat. */
export function revealsNothing(scope: UndoScope): boolean {
  return scope.decisions === 1 && scope.revealed.length === 0;
}
