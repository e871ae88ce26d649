import { Fault, type Move, shown } from '@baithak/kernel';
import { SQUARES, type Square } from '../rules/squares.ts';

/** A well-formed move, legal or not: `judge` decides. A move has one text and a text one move. */
export interface Attempt {
  readonly square: Square;
}

export function parse(text: string): Attempt | Fault {
  const square = SQUARES.find((name) => name === text);
  if (square === undefined)
    return new Fault('notation', { rule: 'T7', args: { text: shown(text) } });
  return { square };
}

export function format({ square }: Attempt): string {
  return square;
}

export function attemptOf(move: Move): Attempt {
  return { square: SQUARES[move]! };
}

export function moveOf({ square }: Attempt): Move {
  return SQUARES.indexOf(square);
}
