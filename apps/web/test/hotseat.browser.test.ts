import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { startGame } from './driver.ts';
import { like, said } from './said.ts';
import { legalTexts, logLines, type } from './stage-kit.ts';

const baithak = site();

interface Heard {
  readonly viewer: number | null;
  readonly events: readonly { match: { view: { seats: { hand: string | null }[] } } | null }[];
}

declare global {
  interface Window {
    heard: string[];
  }
}

/** Records every message that the page receives from its Worker. */
async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => window.heard.push(data.text ?? ''));
      }
    };
  });
}

/** The stream messages since the last call. */
async function heardBy(page: Page): Promise<Heard[]> {
  const texts = await page.evaluate(() => window.heard.splice(0));
  return texts.filter((text) => text.includes('"events"')).map((text) => JSON.parse(text));
}

const handsIn = (heard: readonly Heard[], seat: number) =>
  heard.flatMap(({ events }) => events.flatMap(({ match }) => match?.view.seats[seat]?.hand ?? []));

test('a curtain hides the hands of two people at one screen from each other', async () => {
  const { page, close } = await baithak.open();
  await eavesdrop(page);
  await page.reload();
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 'Ravi'] });

  const curtain = (name: string) =>
    page.getByRole('heading', { name: said('table.curtain', { seat: name }) });
  await curtain('Asha').waitFor();
  const atFirst = await heardBy(page);
  expect(atFirst.length).toBeGreaterThan(0);
  expect([...handsIn(atFirst, 0), ...handsIn(atFirst, 1)]).toEqual([]);

  await page.getByRole('button', { name: like('table.lift') }).click();
  const [first] = await legalTexts(page);
  const atAsha = await heardBy(page);
  expect(handsIn(atAsha, 0).length).toBeGreaterThan(0);
  expect(handsIn(atAsha, 1)).toEqual([]);
  const ashasDeal = await dealTold(page);

  await type(page, first as string);
  await page.getByRole('button', { name: like('table.hide') }).click();
  await curtain('Ravi').waitFor();
  const seen = await heardBy(page);
  expect(seen.some(({ viewer }) => viewer === 1)).toBe(false);
  // Nothing tells that nothing more will come, so this waits a moment; a slow machine hears no more in it.
  await page.waitForTimeout(300);
  expect(await heardBy(page)).toEqual([]);
  expect(await page.locator('.stage, [data-region]').count()).toBe(0);
  const shown = await page.locator('body').innerHTML();
  expect(shown).not.toMatch(/diamond|gold|silver|cloth|spice|leather|Market/);
  expect(await page.getByRole('button').count()).toBe(2);

  await page.getByRole('button', { name: like('table.lift') }).click();
  await legalTexts(page);
  const atRavi = await heardBy(page);
  expect(handsIn(atRavi, 1).length).toBeGreaterThan(0);
  expect(handsIn(atRavi, 0)).toEqual([]);
  // Both read of two deals, each with the cards of one's own hand alone.
  expect(await dealTold(page)).not.toBe(ashasDeal);

  await page.reload();
  await curtain('Ravi').waitFor();
  await close();
});

/** The line of the log about the deal. */
async function dealTold(page: Page): Promise<string | null> {
  return (await logLines(page)).first().textContent();
}
