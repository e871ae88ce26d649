import { distances, type Hop } from '@baithak/board';
import { Fault } from '@baithak/kernel';
import { type Attempt, format, parse } from '../position/notation.ts';

/** The legal moves as clicks make them. */
export function hopsOf(legal: readonly string[]): Hop[] {
  return legal.flatMap((text) => {
    const move = parse(text);
    if (move instanceof Fault || move.kind === 'pass') return [];
    const { from, to } = move;
    return [{ from, to, text, mark: move.kind === 'jump' ? 'jump' : 'target' }];
  });
}

/** What two clicks mean when they make no legal move: over one square it was to be a jump. */
export function guess(from: string, to: string): string {
  const apart = distances(from, to);
  const spansOne = Math.max(...apart) === 2 && !apart.includes(1);
  const kind: Attempt['kind'] = spansOne ? 'jump' : 'step';
  return format({ kind, from, to });
}

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const move = text === null ? null : parse(text);
  if (move === null || move instanceof Fault || move.kind === 'pass') return [];
  return [move.from, move.to];
}
