import { expect, it } from 'vitest';
import { hiddenIn } from './pane.tsx';

it.each([
  [0, 400, ''],
  [0, 401, ''],
  [0, 500, 'right'],
  [50, 500, 'left right'],
  [100, 500, 'left'],
])('scrolled to %i, a board %i wide hides something at: %s', (scrollLeft, scrollWidth, ends) => {
  expect(hiddenIn({ scrollLeft, scrollWidth, clientWidth: 400 })).toBe(ends);
});
