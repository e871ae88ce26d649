import { expect, test } from 'vitest';
import { killMany } from './kit/kills.ts';

test('five kills at random moments under load of three tables', async () => {
  const { troubles, matches, acknowledged } = await killMany(5, 3, 'smoke');
  expect(troubles).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(3);
  expect(acknowledged).toBeGreaterThan(60);
});
