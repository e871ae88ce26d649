import { expect, test } from 'vitest';
import { SITUATIONS } from '../looking/situations.ts';
import { begunWith } from './tables.ts';

test.each(SITUATIONS)('the situation of $picture is legal, and it is your turn', async (each) => {
  const table = await begunWith(each);
  expect(table.toDecide).toBe(0);
});
