import type { Journey } from '@baithak/board';
import { Fault, type Seat, sure } from '@baithak/kernel';
import { type Colour, distances, piecesOn, squareNamed } from '@baithak/panakizhi';
import type { ClickGame, Moment } from '@baithak/panakizhi/board';
import { type Attempt, format, parse } from '../position/notation.ts';
import { parsePosition } from '../position/position.ts';

/** White's pieces are capitals. */
export function colourOf(piece: string): Colour {
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

/** Two clicks that make no legal move mean a jump if one square lies between them. */
export function guess(from: string, to: string): string {
  const apart = distances(squareNamed(from), squareNamed(to));
  const spansOne = Math.max(...apart) === 2 && !apart.includes(1);
  const kind: Attempt['kind'] = spansOne ? 'jump' : 'step';
  return format({ kind, from, to });
}

export const CLICKS: ClickGame = { parse, colourOf, guess };

/** The squares of the last move. */
export function squaresOf(text: string | null): string[] {
  const move = text === null ? null : parse(text);
  if (move === null || move instanceof Fault || move.kind === 'pass') return [];
  return [move.from, move.to];
}

/** The place of a piece that came home as a seat's first, second or third. */
export function homePlace(seat: Seat, n: number): string {
  return `home ${seat} ${n}`;
}

/** Where all pieces are: on squares and at home. */
export function placesOf(position: string): string[] {
  const { whiteHome, blackHome } = sure(parsePosition(position));
  const homes = [whiteHome, blackHome].flatMap((count, seat) =>
    Array.from({ length: count }, (_, n) => homePlace(seat, n)),
  );
  return [...piecesOn(position).keys(), ...homes];
}

/** The way of the piece that moved last: to its square, or home if a place there is newly taken. */
export function journeysOf(before: Moment, after: Moment): Journey[] {
  const [from, to] = squaresOf(after.last);
  if (from === undefined || to === undefined) return [];
  const known = new Set(placesOf(before.position));
  const home = placesOf(after.position).find((place) => /^home/.test(place) && !known.has(place));
  return [{ from, to: home ?? to }];
}
