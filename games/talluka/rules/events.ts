import { type Message, message, type Tell } from '@baithak/kernel';
import { COLOURS, type Colour, membersOf } from '@baithak/panakizhi';
import {
  type Direction,
  directionOf,
  directionsOf,
  EMPTY,
  LINES,
  type Line,
  lineOf,
  PASS,
  squareName,
  squaresInFours,
} from './board.ts';
import { lookAlong } from './pushes.ts';
import { type End, endOf, type State, winnerOf } from './state.ts';

/** The way of one pawn; the list starts with the pawn that pushes. */
export interface Step {
  readonly colour: Colour;
  readonly from: string;
  readonly to: string;
}

export type Event =
  | {
      readonly kind: 'pushed';
      readonly seat: number;
      readonly line: Line;
      readonly direction: Direction;
      readonly moved: readonly Step[];
    }
  | { readonly kind: 'passed'; readonly seat: number }
  /** There is a four; `seat` owns it, and may not be the seat that pushed. */
  | { readonly kind: 'lined-up'; readonly seat: number; readonly squares: readonly string[] }
  | { readonly kind: 'ended'; readonly end: End; readonly winner: number | null };

export function tellMove(state: State, move: number, tell: Tell<Event>): void {
  tell(move === PASS ? { kind: 'passed', seat: state.side } : pushedEvent(state, move));
}

function pushedEvent(state: State, move: number): Event {
  const line = lineOf(move);
  return {
    kind: 'pushed',
    seat: state.side,
    line: LINES[line]!,
    direction: directionsOf(line)[directionOf(move)]!,
    moved: stepsOf(state, move),
  };
}

function stepsOf(state: State, move: number): Step[] {
  const { push, cells, squares } = lookAlong(state, move);
  return cells.slice(push.start, push.end).flatMap((cell, i) => {
    if (cell === EMPTY) return [];
    const from = push.start + i;
    return { colour: COLOURS[cell], from: squares[from]!, to: squares[from + 1]! };
  });
}

export function tellEnd(state: State, tell: Tell<Event>): void {
  for (const [seat, set] of [state.white, state.black].entries()) {
    const squares = membersOf(squaresInFours(set)).map(squareName);
    if (squares.length > 0) tell({ kind: 'lined-up', seat, squares });
  }
  const end = endOf(state);
  if (end !== null) tell({ kind: 'ended', end, winner: winnerOf(state) });
}

export function reasonOf(end: End, winner: number | null): Message {
  if (winner === null) return message(`end.${end}`);
  return message(`end.${end}`, { winner: { seat: winner }, loser: { seat: 1 - winner } });
}
