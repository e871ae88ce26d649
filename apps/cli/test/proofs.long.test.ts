import { expect, test } from 'vitest';
import { missedProofs, readProofs, SEARCHED } from './proofs.ts';

/** About what the highest level may search before a move. */
const NODES = 1_500_000;

test.each(SEARCHED)('principal-variation search misses no proven win or loss of %s', async (id) => {
  expect(await missedProofs(id, readProofs(id), NODES)).toEqual([]);
});
