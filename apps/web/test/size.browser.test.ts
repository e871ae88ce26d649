import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { scriptsOf } from './script-sizes.ts';

const baithak = site();
const MOST = 200_000;

test('pages and the stages of each game load less than 200 kB of script', async () => {
  const sizes = await scriptsOf(baithak);
  console.log(sizes.map(([name, size]) => `${name} ${(size / 1000).toFixed(1)} kB`).join(', '));
  expect(sizes.length).toBeGreaterThan(7 * 5);
  expect(sizes.filter(([, size]) => size === 0 || size >= MOST)).toEqual([]);
});
