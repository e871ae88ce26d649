import { Fault, type Move, MoveList } from '@baithak/kernel';
import { distances, fromOf, middleOf, squareName, toOf } from '@baithak/panakizhi';
import { type Attempt, moveOf, moveText } from '../position/notation.ts';
import {
  areDiagonal,
  areNeighbours,
  EMPTY,
  heightOf,
  kindOf,
  ownerOf,
  PASS,
  secondOf,
  without,
} from './board.ts';
import { MOST_HEIGHT } from './components.ts';
import { moves } from './moves.ts';
import { END, type State, stackAt } from './state.ts';

export function judge(state: State, attempt: Attempt): Move | Fault {
  if (state.end !== END.none) return new Fault('game-over', { rule: 'S18' });
  const legal = new MoveList();
  moves(state, legal);
  const move = moveOf(attempt);
  if (legal.includes(move)) return move;
  return move === PASS ? passRefused(legal.toArray()) : refusal(state, move, legal.toArray());
}

function passRefused(legal: readonly number[]): Fault {
  const at = [...new Set(legal.map((move) => squareName(fromOf(move))))];
  const args = { count: legal.length, example: moveText(legal[0]!) };
  return new Fault('move-possible', { rule: 'S16', at, args });
}

/** Explains why a move is not legal. */
function refusal(state: State, move: number, legal: readonly number[]): Fault {
  const from = fromOf(move);
  const stack = stackAt(state, from);
  if (stack === EMPTY) return fault('empty-square', 'S5', { from });
  if (ownerOf(stack) !== state.side) return notYours(state, from);
  if (from === toOf(move)) return fault('same-square', 'S3', { from });
  switch (kindOf(move)) {
    case 'move': {
      const isStuck = legal.every((each) => each === PASS || fromOf(each) !== from);
      return moveRefused(from, toOf(move), isStuck ? heightOf(stack) : null);
    }
    case 'jump':
      return jumpRefused(state, from, toOf(move));
    case 'shed':
      return shedRefused(state, from, toOf(move))!;
    case 'double-shed':
      return shedRefused(state, from, toOf(move)) ?? secondRefused(state, move);
  }
}

function notYours({ side }: State, from: number): Fault {
  const name = squareName(from);
  const args = { from: name, seat: { seat: 1 - side } };
  return new Fault('not-yours', { rule: 'S5', at: [name], args });
}

/** `stuck` is the height of a stack that can do nothing at all: then that is what to know. */
function moveRefused(from: number, to: number, stuck: number | null): Fault {
  if (areDiagonal(from, to)) return fault('diagonal', 'S6', { from, to });
  if (!areNeighbours(from, to)) return fault('too-far', 'S6', { from, to });
  if (stuck !== null) return fault('stuck', 'S6', { from }, { height: stuck });
  return fault('occupied', 'S6', { to });
}

function jumpRefused(state: State, from: number, to: number): Fault {
  const [files, ranks] = distances(from, to);
  if (files !== 0 && ranks !== 0) return fault('jump-crooked', 'S7', { from, to });
  if (files + ranks !== 2) return fault('jump-span', 'S7', { from, to });
  const over = middleOf(from, to);
  if (stackAt(state, over) === EMPTY) return fault('nothing-to-jump', 'S7', { over });
  if (stackAt(state, to) === EMPTY) return fault('landing-empty', 'S7', { to });
  const height = heightOf(stackAt(state, from));
  const onto = heightOf(stackAt(state, to));
  const numbers = { height, onto, sum: height + onto, most: MOST_HEIGHT };
  if (onto > height) return fault('landing-taller', 'S8', { from, to }, numbers);
  return fault('too-high', 'S9', { from, to }, numbers);
}

/** Why the first pawn cannot be shed; `undefined` if it can. */
function shedRefused(state: State, from: number, to: number): Fault | undefined {
  if (heightOf(stackAt(state, from)) === 1) return fault('shed-single', 'S12', { from });
  if (areDiagonal(from, to)) return fault('shed-diagonal', 'S12', { from, to });
  if (!areNeighbours(from, to)) return fault('shed-too-far', 'S12', { from, to });
  return stackAt(state, to) === EMPTY ? undefined : fault('shed-occupied', 'S12', { to });
}

function secondRefused(state: State, move: number): Fault {
  const from = fromOf(move);
  const to = toOf(move);
  const second = secondOf(move);
  const left = without(stackAt(state, from), 1);
  if (ownerOf(left) !== state.side) return fault('second-not-yours', 'S13', { from });
  if (!areDiagonal(from, second)) return fault('second-not-diagonal', 'S13', { from, second });
  if (!areNeighbours(to, second)) return fault('second-not-beside', 'S13', { to, second });
  return fault('second-occupied', 'S13', { second });
}

/** A fault that points at the squares it names. */
function fault(
  code: string,
  rule: string,
  squares: Readonly<Record<string, number>>,
  numbers: Readonly<Record<string, number>> = {},
): Fault {
  const names = Object.entries(squares).map(
    ([name, square]) => [name, squareName(square)] as const,
  );
  const args = { ...Object.fromEntries(names), ...numbers };
  return new Fault(code, { rule, at: names.map(([, square]) => square), args });
}
