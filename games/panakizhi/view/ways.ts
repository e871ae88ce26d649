import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS } from '../rules/squares.ts';

/** A direction as White sees it. */
export type Way = 'right' | 'down' | 'left' | 'up';

const CLOCKWISE: readonly Way[] = ['right', 'down', 'left', 'up'];

const turned = (way: Way): Way => CLOCKWISE[(CLOCKWISE.indexOf(way) + 2) % 4]!;

/** The direction from one square straight to another; `null` if they are not in line. */
export function wayBetween(from: string, to: string): Way | null {
  const [files, ranks] = [0, 1].map((i) => Math.sign(to.charCodeAt(i) - from.charCodeAt(i)));
  if ((files === 0) === (ranks === 0)) return null;
  if (ranks === 0) return files! > 0 ? 'right' : 'left';
  return ranks! > 0 ? 'up' : 'down';
}

/** How far a sign that points to the right is turned clockwise on the screen, in degrees. */
export function turnOf(way: Way, near: Seat): number {
  return 90 * CLOCKWISE.indexOf(near === 1 ? turned(way) : way);
}

/** A direction as the seat at the bottom of the board sees it. */
export function wayMessage(way: Way, near: Seat): Message {
  return message(`way.${near === 1 ? turned(way) : way}`);
}

/** A direction in the log: Black reads it from the other side of the board. */
export function seenMessage(way: Way): Message {
  return message('way.seen', {
    black: { seat: 1 },
    seen: wayMessage(way, 0),
    turned: wayMessage(way, 1),
  });
}

/** The picture of a seat's piece, by its path in the folder `art`. */
export const pieceArt = (piece: 'pawn' | 'crown', seat: number): string =>
  `panakizhi/${piece}-${COLOURS[seat]}`;
