import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { moveButtons, startGame, type } from './driver.ts';

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

  await page.getByRole('heading', { name: 'Pass the device to Asha' }).waitFor();
  const atFirst = await heardBy(page);
  expect(atFirst.length).toBeGreaterThan(0);
  expect([...handsIn(atFirst, 0), ...handsIn(atFirst, 1)]).toEqual([]);

  await page.getByRole('button', { name: 'I am Asha: show my side' }).click();
  const first = await (await moveButtons(page)).first().textContent();
  const atAsha = await heardBy(page);
  expect(handsIn(atAsha, 0).length).toBeGreaterThan(0);
  expect(handsIn(atAsha, 1)).toEqual([]);
  const dealt = await page.getByText(/Asha is dealt/).textContent();
  expect(dealt).not.toMatch(/Asha is dealt \d cards?/);

  await type(page, first as string);
  await page.getByRole('button', { name: 'Hide my side and pass to Ravi' }).click();
  await page.getByRole('heading', { name: 'Pass the device to Ravi' }).waitFor();
  const seen = await heardBy(page);
  expect(seen.some(({ viewer }) => viewer === 1)).toBe(false);
  await page.waitForTimeout(300);
  expect(await heardBy(page)).toEqual([]);
  const shown = await page.getByRole('main').innerHTML();
  expect(shown).not.toMatch(/diamond|gold|silver|cloth|spice|leather|Market/);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(2);

  await page.getByRole('button', { name: 'I am Ravi: show my side' }).click();
  await moveButtons(page);
  const atRavi = await heardBy(page);
  expect(handsIn(atRavi, 1).length).toBeGreaterThan(0);
  expect(handsIn(atRavi, 0)).toEqual([]);
  expect(await page.getByText(/Asha is dealt \d cards?/).count()).toBe(1);

  await page.reload();
  await page.getByRole('heading', { name: 'Pass the device to Ravi' }).waitFor();
  await close();
});
