import { expect, it } from 'vitest';
import { hiddenIn, offsetOf } from '../../board/pane.tsx';

it.each([
  [0, 400, ''],
  [0, 401, ''],
  [0, 500, 'right'],
  [50, 500, 'left right'],
  [100, 500, 'left'],
])('scrolled to %i, a board %i wide hides something at: %s', (scrollLeft, scrollWidth, ends) => {
  expect(hiddenIn({ scrollLeft, scrollWidth, clientWidth: 400 })).toBe(ends);
});

it('moves only as far as brings what is asked to its middle, if that is not seen', () => {
  expect(
    offsetOf(0, 100, [
      [10, 30],
      [60, 100],
    ]),
  ).toBe(0);
  expect(
    offsetOf(0, 100, [
      [90, 110],
      [70, 80],
    ]),
  ).toBe(40);
  expect(offsetOf(0, 100, [[-30, 10]])).toBe(-60);
});
