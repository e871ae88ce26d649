import { provenGap } from '@baithak/bots/claims';
import { puzzles } from '@baithak/catalog/puzzles';
import { LANGUAGES } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { said } from './said.ts';

test('a puzzle claims what its gap proves, and no more', () => {
  expect(provenGap({ gap: 15.5, error: 2 })).toBe(9);
  expect(provenGap({ gap: 15.5, error: 0.3 })).toBe(14);
  // Stored numbers are rounded: it was more than five.
  expect(provenGap({ gap: 10.9, error: 2 })).toBe(5);
});

/** Of the gap and of three errors, each to a tenth. */
const ROUNDING = 0.05 + 3 * 0.05;

test.each(Object.keys(puzzles))('all of %s do', async (id) => {
  for (const puzzle of (await puzzles[id]!()).puzzles) {
    const { gap, error = 0 } = puzzle;
    if (gap === undefined) continue;
    expect(provenGap(puzzle), puzzle.id).toBeLessThanOrEqual(gap - 3 * error + ROUNDING);
  }
});

test.each(LANGUAGES)('it speaks of percentage points: %s', (language) => {
  for (const key of ['puzzle.right-best', 'puzzle.wrong-best']) {
    const text = said(key, { points: 9 }, language);
    expect(text).toMatch(language === 'de' ? /9 Prozentpunkte/ : /9 percentage points/);
    expect(text).not.toContain('%');
  }
});
