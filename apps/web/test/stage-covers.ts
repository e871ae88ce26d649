import type { GameId } from '@baithak/catalog';
import { CHARACTERS } from '@baithak/kernel';
import type { Page } from 'playwright-core';
import type { Site } from './browser.ts';
import { enter, give, goTo, makeTable } from './company.ts';
import { said } from './said.ts';
import { boardIsHere, closePanel, openMenu, openPanel, resize, toolOf } from './stage-kit.ts';
import type { Size } from './stage-list.ts';

/** Something that opens over the stage; Escape closes it. */
type Cover = readonly [name: string, open: (page: Page) => Promise<unknown>];

/** At every table. */
const COVERS: readonly Cover[] = [
  ['log', (page) => openPanel(page, 'log')],
  ['analysis', (page) => openPanel(page, 'analysis')],
  ['rules', (page) => fromMenu(page, 'table.rules')],
  ['menu', openMenu],
  ['settings', (page) => fromMenu(page, 'settings.title')],
  ['hint', openHint],
];

/** Only where others can come. */
const ONLINE: readonly Cover[] = [
  ['chat', (page) => openPanel(page, 'chat')],
  ['people', (page) => fromMenu(page, 'people.title')],
  ['share', (page) => fromMenu(page, 'share.title')],
];

async function fromMenu(page: Page, key: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: said(key) }).click();
  // What is loaded on demand would open after the key that closes it.
  await page.getByRole('dialog').waitFor();
}

async function openHint(page: Page): Promise<void> {
  await toolOf(page, 'hint').click();
  await page.locator('.bubble.hint').getByText(said('hint.show')).waitFor();
}

/** Opens each panel and sheet at each size; the page must never scroll or grow, nor cut them off. */
export async function covered(page: Page, sizes: readonly Size[]): Promise<string[]> {
  return coveredBy(page, sizes, COVERS);
}

/** The same for what only a table on the server has. */
export async function coveredOnline(
  site: Site,
  id: GameId,
  sizes: readonly Size[],
): Promise<string[]> {
  const asha = await enter(site, 'Asha');
  const table = await makeTable(asha, id);
  const bot = { do: 'bot', seat: 1, character: CHARACTERS[0] } as const;
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' }, bot, { do: 'start' });
  await goTo(asha.page, table);
  await boardIsHere(asha.page);
  const faults = await coveredBy(asha.page, sizes, ONLINE);
  await asha.close();
  return faults;
}

async function coveredBy(
  page: Page,
  sizes: readonly Size[],
  covers: readonly Cover[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await resize(page, [width, height]);
    for (const [name, open] of [...(await sheetsOn(page)), ...covers]) {
      await closePanel(page);
      await open(page);
      const wrong = await page.evaluate(lookAtCover);
      faults.push(...wrong.map((what) => `${width}×${height} with ${name} open: ${what}`));
      await page.keyboard.press('Escape');
    }
  }
  return faults;
}

/** What the board itself explains in a sheet. */
async function sheetsOn(page: Page): Promise<Cover[]> {
  await closePanel(page);
  const all = await page.locator('.stage-fit .b-inspect[popovertarget]').all();
  const seen = await Promise.all(all.map((each) => each.isVisible()));
  return all
    .filter((_, i) => seen[i])
    .map((button, i) => [
      `sheet ${i + 1}`,
      async () => {
        await button.press('Enter');
        await page.locator('.b-sheet:popover-open').waitFor();
      },
    ]);
}

/** Runs in the page, so it has no outer helpers. */
function lookAtCover(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const [wider, higher] = [scrollWidth - innerWidth, scrollHeight - innerHeight];
  const faults = wider > 0 || higher > 0 ? [`the page grows by ${wider} × ${higher}`] : [];
  const covers = '.side-panel, .bubble, dialog[open], :popover-open';
  for (const cover of document.querySelectorAll(covers)) {
    const { left, top, right, bottom } = cover.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isIn) faults.push(`${cover.className || cover.localName} leaves the window`);
    const scrolls = getComputedStyle(cover).overflowX !== 'visible';
    if (scrolls && cover.scrollWidth > cover.clientWidth + 1)
      faults.push(`${cover.className} is too narrow`);
  }
  return faults;
}
