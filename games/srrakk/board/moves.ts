import { Fault } from '@baithak/kernel';
import {
  distances,
  middleOf,
  piecesOn,
  SQUARES,
  squareName,
  squareNamed,
} from '@baithak/panakizhi';
import type { Moving, Option } from '@baithak/panakizhi/board';
import { type Attempt, format, parse } from '../position/notation.ts';
import { areDiagonal, areNeighbours } from '../rules/board.ts';

type SquareMove = Exclude<Attempt, { kind: 'pass' }>;

export function squareMove(text: string | null): SquareMove | null {
  const move = text === null ? null : parse(text);
  return move === null || move instanceof Fault || move.kind === 'pass' ? null : move;
}

/** A stack moves or jumps as a whole, or sheds its top pieces. */
export type Mode = 'move' | 'shed';

const WHOLE = { mode: 'move', first: null } as const;

/**
 * Two presses that make no legal move mean a jump if one square lies straight between them;
 * once a first shed piece has its place, a press means one for a second piece.
 */
export function guess(
  from: string,
  to: string,
  { mode, first }: Pick<Using, 'mode' | 'first'> = WHOLE,
): string {
  if (first !== null) return format({ kind: 'double-shed', from, to: first, second: to });
  const [files, ranks] = distances(squareNamed(from), squareNamed(to));
  const spansOne = files + ranks === 2 && files !== ranks;
  const kind = mode === 'shed' ? 'shed' : spansOne ? 'jump' : 'move';
  return format({ kind, from, to });
}

/** A stack belongs to the colour on top. */
const colourOf = (stack: string): string => stack.slice(-1);

/** A double shed leads to its second square. */
export const MOVING: Moving = {
  optionOf(text) {
    const move = squareMove(text);
    if (move === null) return null;
    const to = move.kind === 'double-shed' ? move.second : move.to;
    return { text, from: move.from, to, mark: move.kind === 'jump' ? 'jump' : 'target' };
  },
  colourOf,
  guess,
  telling: ['not-yours', 'stuck', 'landing-taller', 'too-high', 'occupied', 'shed-occupied'],
};

/** What somebody is doing with a stack. */
export interface Using {
  readonly square: string | null;
  readonly mode: Mode;
  /** Where the first shed piece goes, while a second may follow. */
  readonly first: string | null;
}

/** The options that fit what somebody is doing; other stacks can be chosen at any time. */
export function optionsFor(all: readonly Option[], { square, mode, first }: Using): Option[] {
  return all.filter(({ text, from }) => {
    const move = squareMove(text)!;
    if (from !== square || mode === 'move') return move.kind === 'move' || move.kind === 'jump';
    return first === null ? move.kind === 'shed' : move.kind === 'double-shed' && move.to === first;
  });
}

/**
 * Where a second piece may be put after a first one. What lies below is sometimes not shown; then the
 * squares must not give it away, and all that have the right shape are offered.
 */
export function secondsAfter(
  position: string,
  from: string,
  first: string,
  all: readonly Option[],
): Option[] {
  const stacks = piecesOn(position);
  const stack = stacks.get(from) ?? '';
  if (stack.at(-2) !== '?') {
    const own = all.filter((option) => option.from === from);
    return optionsFor(own, { square: from, mode: 'shed', first });
  }
  const [start, beside] = [squareNamed(from), squareNamed(first)];
  return Array.from({ length: SQUARES }, (_, i) => i)
    .filter((square) => areDiagonal(start, square) && areNeighbours(beside, square))
    .map(squareName)
    .filter((second) => !stacks.has(second))
    .map((second) => ({ text: `${from}/${first}/${second}`, from, to: second, mark: 'target' }));
}

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const move = squareMove(text);
  if (move === null) return [];
  return move.kind === 'double-shed' ? [move.from, move.to, move.second] : [move.from, move.to];
}

/** The square that a jump goes over. */
export function overOf(text: string): string[] {
  const move = squareMove(text);
  if (move?.kind !== 'jump') return [];
  return [squareName(middleOf(squareNamed(move.from), squareNamed(move.to)))];
}

/** The place of one piece: its square, and how many pieces lie below it. */
export function layerPlace(square: string, below: number): string {
  return `${square} ${below}`;
}

export function placesOf(position: string): string[] {
  return [...piecesOn(position)].flatMap(([square, stack]) =>
    Array.from(stack, (_, below) => layerPlace(square, below)),
  );
}

/** The height of a colour's tallest stack. */
export function tallestOf(position: string, colour: string): number {
  const own = [...piecesOn(position).values()].filter((stack) => colourOf(stack) === colour);
  return Math.max(0, ...own.map((stack) => stack.length));
}
