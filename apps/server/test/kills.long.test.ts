import { expect, test } from 'vitest';
import { killMany } from './kit/kills.ts';
import { tallied } from './kit/tally.ts';

const KILLS = 1000;
/** Each round starts afresh, so that memory does not fill up, and is counted by itself. */
const ROUNDS = 20;

test('a thousand kills at random moments while eight tables play', async () => {
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const seed = `round ${round} ${Date.now()}`;
    const done = await tallied('sqlite', () => killMany(KILLS / ROUNDS, 8, seed));
    expect(done.troubles).toEqual([]);
    acknowledged += done.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(10 * KILLS);
});
