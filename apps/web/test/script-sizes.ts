import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { pathTo, type RouteName } from '../routes.ts';
import { DIST, type Site } from './browser.ts';
import { cardOf, nextTurn, openKept } from './driver.ts';
import { boardIsHere } from './stage-kit.ts';
import { begunWith } from './tables.ts';

/** What browsers get over HTTPS: the build compresses each file with Brotli. */
const compressed = (path: string) => statSync(join(DIST, `${path}.br`)).size;

/** The pages of a game with its board, besides its table. */
const STAGES: readonly RouteName[] = ['lesson', 'puzzles', 'daily-puzzle', 'lab'];

/** The bytes of compressed script that pages load, by name: those that begin with a board, game by game. */
export async function scriptsOf(site: Site): Promise<[string, number][]> {
  const sizes: [string, number][] = [
    ['home', await pageAt(site, '/', (page) => cardOf(page, 'Jaipur').waitFor())],
    ['me', await pageAt(site, '/me', (page) => page.locator('.me-results h2').waitFor())],
    ['daily', await pageAt(site, '/daily', (page) => page.locator('.daily-streak').waitFor())],
  ];
  for (const id of GAME_IDS) {
    sizes.push([id, await tablePage(site, id)]);
    for (const name of STAGES) {
      sizes.push([`${id} ${name}`, await pageAt(site, pathTo(name, id), boardIsHere)]);
    }
  }
  return sizes;
}

async function pageAt(
  site: Site,
  path: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<number> {
  const { page } = await site.open(path);
  return loadedBy(page, () => isReady(page));
}

async function tablePage(site: Site, id: GameId): Promise<number> {
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
  // What the page asks for after it is drawn counts as well.
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [...scripts].reduce((sum, path) => sum + compressed(path), 0);
}
