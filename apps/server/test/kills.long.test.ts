import { expect, test } from 'vitest';
import { killMany } from './kit/kills.ts';
import { tally } from './kit/tally.ts';

const KILLS = 1000;
/** Each round starts afresh, so that memory does not fill up, and is counted by itself. */
const ROUNDS = 20;

test('a thousand kills at random moments while eight tables play', async () => {
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const seed = `round ${round} ${Date.now()}`;
    const { troubles, ...counts } = await killMany(KILLS / ROUNDS, 8, seed);
    expect(troubles).toEqual([]);
    console.log(JSON.stringify(tally('sqlite', counts)));
    acknowledged += counts.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(10 * KILLS);
});
