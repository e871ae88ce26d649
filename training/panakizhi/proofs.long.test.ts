import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkProofs, readProofs, SEARCHED } from './proven.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(SEARCHED)('the strongest character misses no proven win or loss of %s', async (id) => {
  const proofs = readProofs(root, id);
  expect(proofs).toHaveLength(1000);
  expect((await checkProofs(id, proofs)).missed).toEqual([]);
});
