import { type Placed, placement, squareX, squareY } from '../rules/map.ts';
import { type Circle, circlesOf, diagonalOf, loopsOf, quartetsOf } from '../rules/patterns.ts';
import { tileNumber } from '../rules/tiles.ts';

/** Which sides (N E S W) and corners (from NE clockwise) of a tile belong to a pattern, as bits. */
export interface Marks {
  readonly circles: number;
  readonly loops: number;
  readonly quartets: number;
  /** The corners that the longest diagonal cuts off. */
  readonly diagonal: number;
}

export const NO_MARKS: Marks = { circles: 0, loops: 0, quartets: 0, diagonal: 0 };

type Writable = { -readonly [key in keyof Marks]: Marks[key] };

/** A side or a corner of a tile. */
type Part = readonly [x: number, y: number, bit: number];

/** The two sides of a circle. */
export const circleParts = ({ x, y, side }: Omit<Circle, 'colour'>): readonly Part[] =>
  side === 'N'
    ? [
        [x, y, 0],
        [x, y + 1, 2],
      ]
    : [
        [x, y, 1],
        [x + 1, y, 3],
      ];

/** The four corners of a loop around the north-east corner of a square. */
export const loopParts = (x: number, y: number): readonly Part[] => [
  [x, y, 0],
  [x, y + 1, 1],
  [x + 1, y + 1, 2],
  [x + 1, y, 3],
];

/** The marks of each square. */
export class MarkBook {
  private readonly book = new Map<string, Writable>();

  at(x: number, y: number): Marks {
    return this.book.get(`${x},${y}`) ?? NO_MARKS;
  }

  add(what: keyof Marks, parts: readonly Part[]): void {
    for (const [x, y, bit] of parts) {
      const marks = this.book.get(`${x},${y}`) ?? { ...NO_MARKS };
      marks[what] |= 1 << bit;
      this.book.set(`${x},${y}`, marks);
    }
  }
}

/** The shortest diagonal that a Scoring Tile counts. */
const SHORTEST = 3;

export function marksOf(map: readonly Placed[]): MarkBook {
  const packed = packedMap(map);
  const book = new MarkBook();
  const around = (square: number) => loopParts(squareX(square), squareY(square));
  for (const circle of circlesOf(packed, 0, packed.length))
    book.add('circles', circleParts(circle));
  for (const square of loopsOf(packed, 0, packed.length)) book.add('loops', around(square));
  for (const square of quartetsOf(packed, 0, packed.length)) book.add('quartets', around(square));
  const diagonal = diagonalOf(packed, 0, packed.length);
  const counts = diagonal.length >= SHORTEST;
  book.add(
    'diagonal',
    diagonal
      .slice(counts ? 1 : diagonal.length)
      .map((circle, i) => cornerCut(diagonal[i]!, circle)),
  );
  return book;
}

/** The tile that two circles of a diagonal share, and the corner between them. */
function cornerCut(one: Circle, next: Circle): Part {
  const { x, y } = one;
  if (one.side === 'N') return next.y > y ? [x, y + 1, 1] : [x, y, 0];
  return [x + 1, y, next.y === y ? 3 : 2];
}

export const packedMap = (map: readonly Placed[]): number[] =>
  map.map(([tile, x, y, turn]) => placement(tileNumber(tile), x, y, turn));
