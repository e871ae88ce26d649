import type { Seat } from '@baithak/kernel';
import { circleParts, loopParts, MarkBook } from '../view/marks.ts';

const NAMED = /^(circle|loop):(\d):\((-?\d+),(-?\d+)\)([NE]?)$/;

/** The circles and loops of a seat's Map that are pointed at. */
export function litMarks(lit: Iterable<string>, seat: Seat): MarkBook {
  const book = new MarkBook();
  for (const name of lit) {
    const [, what, whose, xText, yText, side] = NAMED.exec(name) ?? [];
    if (Number(whose) !== seat) continue;
    const [x, y] = [Number(xText), Number(yText)];
    if (what === 'loop') book.add('loops', loopParts(x, y));
    else book.add('circles', circleParts({ x, y, side: side as 'N' | 'E' }));
  }
  return book;
}
