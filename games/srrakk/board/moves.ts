import type { Journey } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { distances, piecesOn, squareNamed } from '@baithak/panakizhi';
import type { ClickGame, Moment } from '@baithak/panakizhi/board';
import { type Attempt, format, parse } from '../position/notation.ts';

type SquareMove = Exclude<Attempt, { kind: 'pass' }>;

function squareMove(text: string | null): SquareMove | null {
  const move = text === null ? null : parse(text);
  return move === null || move instanceof Fault || move.kind === 'pass' ? null : move;
}

/** Two clicks that make no legal move mean a jump if one square lies straight between them. */
export function guess(from: string, to: string): string {
  const [files, ranks] = distances(squareNamed(from), squareNamed(to));
  const spansOne = files + ranks === 2 && files !== ranks;
  return format({ kind: spansOne ? 'jump' : 'move', from, to });
}

/** A stack belongs to the colour on top. */
export const CLICKS: ClickGame = { parse, colourOf: (stack) => stack.slice(-1), guess };

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const move = squareMove(text);
  if (move === null) return [];
  return move.kind === 'double-shed' ? [move.from, move.to, move.second] : [move.from, move.to];
}

/** A move in words, for the list of moves that fit two clicks. */
export function offerMessage(text: string): Message {
  const move = squareMove(text);
  if (move === null) return message('board.pass');
  const { kind: _, ...squares } = move;
  return message(`board.way.${move.kind}`, squares);
}

/** The place of one pawn: its square, and how many pawns lie below it. */
export function layerPlace(square: string, below: number): string {
  return `${square} ${below}`;
}

export function placesOf(position: string): string[] {
  return [...piecesOn(position)].flatMap(([square, stack]) =>
    Array.from(stack, (_, below) => layerPlace(square, below)),
  );
}

/** The ways of all pawns that the last move took to another place. */
export function journeysOf(before: Moment, { last }: Moment): Journey[] {
  const move = squareMove(last);
  if (move === null) return [];
  const stacks = piecesOn(before.position);
  const height = (square: string) => stacks.get(square)?.length ?? 0;
  const go = (below: number, to: string, onto: number): Journey => ({
    from: layerPlace(move.from, below),
    to: layerPlace(to, onto),
  });
  const top = height(move.from) - 1;
  switch (move.kind) {
    case 'shed':
      return [go(top, move.to, 0)];
    case 'double-shed':
      return [go(top, move.to, 0), go(top - 1, move.second, 0)];
    default:
      return Array.from({ length: top + 1 }, (_, below) =>
        go(below, move.to, height(move.to) + below),
      );
  }
}
