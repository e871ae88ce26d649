import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { DIST, type Site } from './browser.ts';
import { capital, nextTurn, startGame } from './driver.ts';

const gzipped = (path: string) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;

/** Compressed script that the first page and each game's page load in all, by name. */
export async function scriptsOf(site: Site): Promise<[string, number][]> {
  const home = await loadedBy(site, async (page) => {
    await page.getByRole('button', { name: 'Play now Jaipur' }).waitFor();
  });
  const games: [string, number][] = [];
  for (const id of GAME_IDS) games.push([id, await gamePage(site, id)]);
  return [['home', home], ...games];
}

async function gamePage(site: Site, id: string): Promise<number> {
  return loadedBy(
    site,
    async (page) => {
      await startGame(page, { game: capital(id), seats: ['Asha', 1] });
      await nextTurn(page);
    },
    true,
  );
}

/** What is fetched on the way to a page, or with `again` only by that page when it is loaded anew. */
async function loadedBy(
  site: Site,
  reach: (page: Page) => Promise<void>,
  again = false,
): Promise<number> {
  const { page } = await site.open('about:blank');
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path);
  });
  await page.goto(site.url);
  await reach(page);
  if (again) {
    scripts.clear();
    await page.reload();
    await nextTurn(page);
  }
  await page.context().close();
  return [...scripts].reduce((sum, path) => sum + gzipped(path), 0);
}
