import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { DIST, type Site } from './browser.ts';
import { cardOf, nextTurn, openKept } from './driver.ts';
import { begunWith } from './tables.ts';

/** What browsers get over HTTPS: the build compresses each file with Brotli. */
const compressed = (path: string) => statSync(join(DIST, `${path}.br`)).size;

/** The bytes of compressed script that the home page, your own page and each game's page load, by name. */
export async function scriptsOf(site: Site): Promise<[string, number][]> {
  const { page } = await site.open();
  const home = await loadedBy(page, () => cardOf(page, 'Jaipur').waitFor());
  const own = await site.open('/me');
  const me = await loadedBy(own.page, () => own.page.locator('.me-results h2').waitFor());
  const games: [string, number][] = [];
  for (const id of GAME_IDS) games.push([id, await gamePage(site, id)]);
  return [['home', home], ['me', me], ...games];
}

async function gamePage(site: Site, id: GameId): Promise<number> {
  const { page } = await openKept(site, await begunWith({ id, seats: ['Asha', 1] }));
  return loadedBy(page, () => nextTurn(page));
}

/** The bytes of script that a page loads after a reload. Closes the browser. */
async function loadedBy(page: Page, isReady: () => Promise<unknown>): Promise<number> {
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path);
  });
  await page.reload();
  await isReady();
  await page.context().close();
  return [...scripts].reduce((sum, path) => sum + compressed(path), 0);
}
