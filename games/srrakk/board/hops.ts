import { distances, type Hop } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { type Attempt, format, parse } from '../position/notation.ts';

type SquareMove = Exclude<Attempt, { kind: 'pass' }>;

function squareMove(text: string | null): SquareMove | null {
  const move = text === null ? null : parse(text);
  return move === null || move instanceof Fault || move.kind === 'pass' ? null : move;
}

/** The legal moves as clicks make them: moving and shedding share their first two squares. */
export function hopsOf(legal: readonly string[]): Hop[] {
  return legal.flatMap((text) => {
    const move = squareMove(text);
    if (move === null) return [];
    const { from, to } = move;
    return [{ from, to, text, mark: move.kind === 'jump' ? 'jump' : 'target' }];
  });
}

/** What two clicks mean when they make no legal move: over one square it was to be a jump. */
export function guess(from: string, to: string): string {
  const [files, ranks] = distances(from, to);
  const spansOne = files + ranks === 2 && files !== ranks;
  return format({ kind: spansOne ? 'jump' : 'move', from, to });
}

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const move = squareMove(text);
  if (move === null) return [];
  return move.kind === 'double-shed' ? [move.from, move.to, move.second] : [move.from, move.to];
}

/** A move in words, to choose it by. */
export function offerMessage(text: string): Message {
  const move = squareMove(text);
  if (move === null) return message('board.pass');
  const { kind: _, ...squares } = move;
  return message(`board.way.${move.kind}`, squares);
}
