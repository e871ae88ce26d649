import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { DIST, type Site } from './browser.ts';
import { nextTurn, openKept } from './driver.ts';
import { begunWith } from './tables.ts';

const gzipped = (path: string) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;

/** Compressed script that the first page and each game's page load in all, by name. */
export async function scriptsOf(site: Site): Promise<[string, number][]> {
  const { page } = await site.open();
  const play = page.getByRole('button', { name: 'Play now Jaipur' });
  const home = await loadedBy(page, () => play.waitFor());
  const games: [string, number][] = [];
  for (const id of GAME_IDS) games.push([id, await gamePage(site, id)]);
  return [['home', home], ...games];
}

async function gamePage(site: Site, id: GameId): Promise<number> {
  const { page } = await openKept(site, await begunWith({ id, seats: ['Asha', 1] }));
  return loadedBy(page, () => nextTurn(page));
}

/** What a page fetches when it is loaded anew; the browser is closed then. */
async function loadedBy(page: Page, isReady: () => Promise<unknown>): Promise<number> {
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path);
  });
  await page.reload();
  await isReady();
  await page.context().close();
  return [...scripts].reduce((sum, path) => sum + gzipped(path), 0);
}
