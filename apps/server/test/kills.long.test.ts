import { expect, test } from 'vitest';
import { killMany } from './kit/kills.ts';

const KILLS = 1000;
/** Each round starts afresh, so that memory does not fill up. */
const ROUNDS = 20;

test('a thousand kills at random moments while eight tables play', async () => {
  const sum = { kills: 0, matches: 0, events: 0, acknowledged: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const report = await killMany(KILLS / ROUNDS, 8, `round ${round} ${Date.now()}`);
    expect(report.troubles).toEqual([]);
    for (const key of ['kills', 'matches', 'events', 'acknowledged'] as const) {
      sum[key] += report[key];
    }
  }
  console.log(JSON.stringify(sum));
  expect(sum.kills).toBe(KILLS);
  expect(sum.acknowledged).toBeGreaterThan(10 * KILLS);
});
