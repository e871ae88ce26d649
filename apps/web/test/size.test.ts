import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { DIST, site } from './browser.ts';
import { capital, nextTurn, startGame } from './driver.ts';

const baithak = site();
const MOST = 200_000;

const gzipped = (path: string) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;

test.each(GAME_IDS)('the page of %s loads less than 200 kB of script', async (id) => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: capital(id), seats: ['Asha', 1] });
  await nextTurn(page);
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path);
  });
  await page.reload();
  await nextTurn(page);
  const size = [...scripts].reduce((sum, path) => sum + gzipped(path), 0);
  console.log(`${id}: ${(size / 1000).toFixed(1)} kB in ${scripts.size} scripts`);
  expect([...scripts].some((path) => path.includes('worker'))).toBe(true);
  expect(size).toBeLessThan(MOST);
  await close();
});
