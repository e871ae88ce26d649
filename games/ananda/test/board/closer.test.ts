import { expect, it } from 'vitest';
import { scrolled } from '../../board/closer.ts';

it('scrolls a closer board no farther than needed', () => {
  const range = { least: 40, most: 120 };
  expect(scrolled(60, range)).toBe(60);
  expect(scrolled(0, range)).toBe(40);
  expect(scrolled(300, range)).toBe(120);
});
