import { type Journey, piecesOn } from '@baithak/board';
import { type Seat, sure } from '@baithak/kernel';
import { parsePosition } from '../position/position.ts';
import type { View } from '../view/view.ts';
import { squaresOf } from './hops.ts';

/** What journeys are worked out from. */
export type Moment = Pick<View, 'position' | 'ply' | 'last'>;

/** The place of a piece that came home as a seat's first, second or third. */
export function homePlace(seat: Seat, n: number): string {
  return `home ${seat} ${n}`;
}

/** Everywhere a piece is: on squares and at home. */
export function placesOf(position: string): string[] {
  const { whiteHome, blackHome } = sure(parsePosition(position));
  const homes = [whiteHome, blackHome].flatMap((count, seat) =>
    Array.from({ length: count }, (_, n) => homePlace(seat, n)),
  );
  return [...piecesOn(position).keys(), ...homes];
}

/** The piece of the last move; when it is not where it went, it has gone home from there. */
export function journeysOf(before: Moment, after: Moment): Journey[] {
  const [from, to] = squaresOf(after.last);
  if (from === undefined || to === undefined) return [];
  const known = new Set(placesOf(before.position));
  const home = placesOf(after.position).find((place) => /^home/.test(place) && !known.has(place));
  return [{ from, to: home ?? to }];
}
