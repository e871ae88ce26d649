import { Fault, type Seat, sure } from '@baithak/kernel';
import { type Colour, distances, piecesOn, squareNamed } from '@baithak/panakizhi';
import type { Moving } from '@baithak/panakizhi/board';
import { type Attempt, format, parse } from '../position/notation.ts';
import { parsePosition } from '../position/position.ts';

/** White's pieces are capitals. */
export function colourOf(piece: string): Colour {
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

export const isCrown = (piece: string): boolean => piece.toUpperCase() === 'C';

/** Two presses that make no legal move mean a jump if one square lies between them. */
export function guess(from: string, to: string): string {
  const apart = distances(squareNamed(from), squareNamed(to));
  const spansOne = Math.max(...apart) === 2 && !apart.includes(1);
  const kind: Attempt['kind'] = spansOne ? 'jump' : 'step';
  return format({ kind, from, to });
}

export const MOVING: Moving = {
  optionOf(text) {
    const move = parse(text);
    if (move instanceof Fault || move.kind === 'pass') return null;
    const { kind, from, to } = move;
    return { text, from, to, mark: kind === 'jump' ? 'jump' : 'target' };
  },
  colourOf,
  guess,
  telling: ['must-jump', 'stuck', 'occupied', 'pawn-step', 'landing-occupied', 'not-yours'],
};

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const option = text === null ? null : MOVING.optionOf(text);
  return option === null ? [] : [option.from, option.to];
}

/** The place of a piece that came home as a seat's first, second or third. */
export function homePlace(seat: Seat, n: number): string {
  return `home ${seat} ${n}`;
}

/** How many pieces a seat has at home. */
export function homesIn(position: string): readonly [number, number] {
  const { whiteHome, blackHome } = sure(parsePosition(position));
  return [whiteHome, blackHome];
}

/** Where all pieces are: on squares and at home. */
export function placesOf(position: string): string[] {
  const homes = homesIn(position).flatMap((count, seat) =>
    Array.from({ length: count }, (_, n) => homePlace(seat, n)),
  );
  return [...piecesOn(position).keys(), ...homes];
}
