import { expect, test } from 'vitest';
import { faultMany } from './kit/faults.ts';
import { tallied } from './kit/tally.ts';

const FAULTS = 200;
/** Each round starts afresh and is counted by itself. */
const ROUNDS = 10;

test('hundreds of faults while two processes serve four tables', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const seed = `${round} ${Date.now()}`;
    const { troubles } = await tallied('postgres', () => faultMany(FAULTS / ROUNDS, 4, seed));
    expect(troubles).toEqual([]);
  }
});
