import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { said } from './said.ts';
import { boardIsHere, toolOf } from './stage-kit.ts';

const baithak = site();
const field = (page: Page) => page.getByLabel(said('rules.find'));
const status = (page: Page) => page.locator('.rule-count');
const numbers = (page: Page) => page.locator('.rule-number').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('the rules have headings, pictures, a search, house rulings with reasons, and links', async () => {
  const { page, close } = await baithak.open(`${pathTo('rules', 'jaipur')}#J13`);
  const cited = page.locator('[data-cited="true"]');
  await cited.and(page.locator('#J13')).waitFor();
  await expect.poll(() => focused(page)).toBe('J13');
  // The real board, in the positions of How to play, beside the rules that they show.
  await page.locator('#J9 .rule-picture [data-lit="true"]').first().waitFor();
  await expect
    .poll(() => page.locator('.rule-picture:has(.stage [data-pictured])').count())
    .toBe(6);
  await expect.poll(() => page.locator('#J15 figcaption').innerText()).toContain('J15');
  expect(await faults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Selling', exact: true }).click();
  await expect.poll(() => focused(page)).toBe('part-J11');
  expect(new URL(page.url()).hash).toBe('#part-J11');
  await page.evaluate(() => {
    window.location.hash = 'J24';
  });
  await cited.and(page.locator('#J24')).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('larger herd');
  await status(page)
    .getByText(said('rules.found', { n: 1 }))
    .waitFor();
  await expect.poll(() => numbers(page)).toEqual(['J21']);
  await expect.poll(() => page.locator('#J21 mark').allTextContents()).toContain('herd');
  await field(page).fill('elephant');
  await status(page)
    .getByText(said('rules.found', { n: 0 }))
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field(page).inputValue()).toBe('');
  expect((await numbers(page)).length).toBe(26);

  await page.getByRole('button', { name: said('rules.house-only', { n: 6 }) }).click();
  await expect.poll(() => numbers(page)).toEqual(['J14', 'J16', 'J18', 'J20', 'J23', 'J25']);
  await expect.poll(() => page.locator('.rule-house').count()).toBe(6);
  // A link to a rule shows it, whatever was looked for.
  await page.getByRole('link', { name: 'J16', exact: true }).click();
  await cited.and(page.locator('#J16')).waitFor();
  expect((await numbers(page)).length).toBe(26);
  await close();
});

test('on paper there are the rules and their pictures, and no ways through the page', async () => {
  const { page, close } = await baithak.open(pathTo('rules', 'talluka'), { colorScheme: 'dark' });
  await page.locator('#T4 .rule-picture .how-stage > *').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = page
    .locator('header, footer, nav, search, button, .skip')
    .filter({ visible: true });
  await expect.poll(() => shown.count()).toBe(0);
  await expect.poll(() => page.locator('.rule').filter({ visible: true }).count()).toBe(17);
  const style = (query: string) =>
    page
      .locator(query)
      .first()
      .evaluate((node) => {
        const { breakInside, color } = getComputedStyle(node);
        return { breakInside, color };
      });
  expect((await style('.rule-picture')).breakInside).toBe('avoid');
  expect((await style('.rule')).breakInside).toBe('avoid');
  // Dark on white, although the window is dark.
  expect((await style('.rule p')).color).toBe('rgb(35, 28, 23)');
  await page.emulateMedia({ media: 'screen' });
  await close();
});

test('over a table, in German and by keyboard, Escape first empties the field', async () => {
  const { page, close } = await baithak.open(pathTo('lesson', 'talluka'), { locale: 'de-DE' });
  await boardIsHere(page);
  await toolOf(page, 'rules').click();
  const sheet = page.getByRole('dialog', {
    name: said('rules.title', { game: 'Talluka' }, 'de'),
  });
  await sheet.locator('[data-cited="true"]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('schräg');
  await sheet.getByText(said('rules.found', { n: 1 }, 'de')).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.locator('#T17').waitFor();
  // A heading leads there without leaving the table.
  await sheet.getByRole('link', { name: 'Sonderfälle' }).click();
  await expect.poll(() => focused(page)).toBe('part-T12');
  expect(new URL(page.url()).pathname).toBe(pathTo('lesson', 'talluka'));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await close();
});
