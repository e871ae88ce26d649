import type { Page } from 'playwright-core';
import { pathTo } from '../routes.ts';
import type { Site } from '../test/browser.ts';
import { type Companion, enter, give, goTo, makeTable } from '../test/company.ts';
import { keeping } from '../test/driver.ts';
import { said } from '../test/said.ts';
import { boardIsHere, openMenu, openPanel } from '../test/stage-kit.ts';
import { begunWith, playOut } from '../test/tables.ts';
import type { VisitOptions } from '../test/visitors.ts';

/** Screens that exist because of others, or because of games played before. */

interface Company {
  readonly table: string;
  readonly asha: Companion;
  readonly ravi: Companion;
}

/** Asha plays Talluka with Ravi, Mira watches; Asha's is the page to look at. */
async function company(site: Site, options: VisitOptions): Promise<Company> {
  const asha = await enter(site, 'Asha', options);
  const ravi = await enter(site, 'Ravi');
  const mira = await enter(site, 'Mira');
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  await give(mira, table, { do: 'join', name: 'Mira' });
  await give(asha, table, { do: 'start' });
  for (const { page } of [ravi, mira]) await goTo(page, table);
  return { table, asha, ravi };
}

async function atTable(site: Site, options: VisitOptions): Promise<Company> {
  const all = await company(site, options);
  await goTo(all.asha.page, all.table);
  await boardIsHere(all.asha.page);
  return all;
}

async function openPeople(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: said('people.title') }).click();
  await page.getByRole('button', { name: said('people.options', { name: 'Ravi' }) }).click();
}

async function people(site: Site, options: VisitOptions): Promise<Page> {
  const { asha } = await atTable(site, options);
  await openPeople(asha.page);
  return asha.page;
}

async function chat(site: Site, options: VisitOptions): Promise<Page> {
  const { asha, ravi, table } = await atTable(site, options);
  await give(ravi, table, { do: 'chat', text: 'That fork again! How did you see it so early?' });
  await give(asha, table, { do: 'chat', text: 'You left the corner open.' });
  const panel = await openPanel(asha.page, 'chat');
  await panel.getByRole('listitem').nth(1).waitFor();
  return asha.page;
}

async function left(site: Site, options: VisitOptions): Promise<Page> {
  const { asha, table } = await atTable(site, options);
  await give(asha, table, { do: 'leave' });
  await asha.page.getByRole('button', { name: said('left.back') }).waitFor();
  return asha.page;
}

async function unseenResult(site: Site, options: VisitOptions): Promise<Page> {
  const { asha, ravi, table } = await company(site, options);
  await give(ravi, table, { do: 'resign', seat: 1 });
  await asha.page.goto(site.url);
  await asha.page.getByRole('link', { name: said('home.see-result') }).waitFor();
  return asha.page;
}

async function openTables(site: Site, options: VisitOptions): Promise<Page> {
  const { page } = await enter(site, 'Asha', options);
  const hosts = { Ravi: 'jaipur', Mira: 'samsara', 'Maximiliane-Charlotte': 'talluka' };
  for (const [name, game] of Object.entries(hosts)) {
    const host = await enter(site, name);
    const table = await makeTable(host, game);
    await give(host, table, { do: 'configure', settings: { listed: true } });
    await give(host, table, { do: 'sit', seat: 0, name });
    await goTo(host.page, table);
  }
  await page.goto(new URL(pathTo('opponent'), site.url).href);
  await page.locator('.open-table').nth(2).waitFor();
  return page;
}

/** A browser with two finished games, at one of its pages. */
const afterGames =
  (path: string) =>
  async (site: Site, options: VisitOptions): Promise<Page> => {
    const tables = [];
    for (const [id, seed] of [
      ['talluka', '1'],
      ['vancana', '2'],
    ] as const) {
      const table = await begunWith({ id, seats: ['Asha', 1] });
      playOut(table, seed);
      tables.push(table);
    }
    const { visit } = await keeping(site, tables, options);
    await visit.page.goto(new URL(path, site.url).href);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    return visit.page;
  };

async function results(site: Site, options: VisitOptions): Promise<Page> {
  const page = await afterGames(pathTo('me'))(site, options);
  await page.getByRole('row', { name: /Talluka/ }).waitFor();
  return page;
}

async function installHint(site: Site, options: VisitOptions): Promise<Page> {
  const page = await afterGames('/')(site, options);
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
  // The browser's offer, as it comes on a phone.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('complementary', { name: said('install.title') }).waitFor();
  return page;
}

async function newVersion(site: Site, options: VisitOptions): Promise<Page> {
  const { page } = await site.open('/', { ...options, serviceWorkers: 'allow', alone: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // As if another worker had taken the place of the first one.
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await page.getByText(said('version.new')).waitFor();
  return page;
}

export const COMPANY_PAGES = {
  people,
  chat,
  left,
  'unseen-result': unseenResult,
  'open-tables': openTables,
  'me-results': results,
  'install-hint': installHint,
  'new-version': newVersion,
};
