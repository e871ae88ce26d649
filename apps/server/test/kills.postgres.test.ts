import { expect, test } from 'vitest';
import { faultMany } from './kit/faults.ts';

test('two processes are killed and put to sleep, PostgreSQL restarts, and hints get lost', async () => {
  const { troubles, ...counts } = await faultMany(9, 2, 'short');
  expect(troubles).toEqual([]);
  expect(counts).toMatchObject({ kills: 3, sleeps: 2, droppedHints: 2, restarts: 1, crashes: 1 });
  expect(counts.matches).toBeGreaterThan(1);
  expect(counts.acknowledged).toBeGreaterThan(50);
});
