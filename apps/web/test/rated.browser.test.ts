import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { invite } from './driver.ts';
import { unfold } from './folds.ts';
import { withPasskeys } from './passkeys.ts';
import { like, said } from './said.ts';

const baithak = site();
const LAPTOP = { viewport: { width: 1280, height: 720 }, alone: true };
const PHONE = { viewport: { width: 390, height: 844 }, alone: true };

const button = (page: Page, key: string) =>
  page.getByRole('button', { name: said(key), exact: true });
const goTo = (page: Page, path: string) => page.goto(new URL(path, baithak.url).href);

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.evaluate((own) => localStorage.setItem('baithak.name', own), name);
  await withPasskeys(page);
  await goTo(page, pathTo('me'));
  await unfold(page, 'account');
  await button(page, 'account.make').click();
  await button(page, 'account.saved').click();
}

test('a rated game begins when everybody has agreed, and shows how strong each is', async () => {
  const asha = await baithak.open('/', LAPTOP);
  const ravi = await baithak.open('/', PHONE);
  await makeAccount(asha.page, 'Asha');
  await makeAccount(ravi.page, 'Ravi');
  await invite(asha.page, 'talluka');
  const choice = asha.page.getByRole('checkbox', { name: said('rated.title') });
  await choice.click();
  await asha.page.getByText(said('rated.agreed')).waitFor();
  expect(await faults(asha.page)).toEqual([]);
  await goTo(ravi.page, new URL(asha.page.url()).pathname);
  await button(ravi.page, 'join.play').click();
  await asha.page.getByText(said('rated.waiting', { names: 'Ravi' })).waitFor();
  await ravi.page.getByText(said('rated.waiting', { names: 'Ravi' })).waitFor();
  expect(await faults(ravi.page)).toEqual([]);
  const width = await ravi.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
  expect(await ravi.page.locator('.stage').count()).toBe(0);
  await button(ravi.page, 'rated.agree').click();
  for (const { page } of [asha, ravi]) {
    await page.locator('.stage').waitFor();
    // Both are new: nobody is sure of it yet.
    await expect
      .poll(() => page.locator('.seat-rating').allTextContents())
      .toEqual(['1500?', '1500?']);
  }
  await asha.close();
  await ravi.close();
});

test('who looks for a rated game meets somebody near their strength, or whoever has waited long', async () => {
  const asha = await baithak.open('/', LAPTOP);
  const ravi = await baithak.open('/', LAPTOP);
  await makeAccount(asha.page, 'Asha');
  await makeAccount(ravi.page, 'Ravi');
  // 1500 points more than Asha, who is new: she is near enough after 140 seconds.
  const ratings = [{ game: 'talluka', rating: 3000, deviation: 50, games: 50 }];
  const own = { json: { ratings, history: [] } };
  await ravi.page.route('**/api/ratings', (route) => route.fulfill(own));
  await ravi.page.clock.install();
  const find = async (page: Page) => {
    await goTo(page, pathTo('opponent'));
    const games = page.getByRole('group', { name: said('games.which') });
    await games.getByText('Talluka', { exact: true }).click();
    await page.getByRole('checkbox', { name: said('rated.find') }).click();
    await button(page, 'find.go').click();
    await page.getByText(said('rated.agreed')).waitFor();
    return new URL(page.url()).pathname;
  };
  const table = await find(asha.page);
  expect(await find(ravi.page)).not.toBe(table);
  await ravi.page.clock.fastForward(150_000);
  await expect.poll(() => new URL(ravi.page.url()).pathname).toBe(table);
  await button(ravi.page, 'rated.agree').click();
  for (const { page } of [asha, ravi]) await page.locator('.stage').waitFor();
  await asha.close();
  await ravi.close();
});

test('a guest hears why a rated game is not for them', async () => {
  const asha = await baithak.open('/', LAPTOP);
  await makeAccount(asha.page, 'Asha');
  await invite(asha.page, 'talluka');
  await asha.page.getByRole('checkbox', { name: said('rated.title') }).click();
  await asha.page.getByText(said('rated.agreed')).waitFor();
  const guest = await baithak.open(new URL(asha.page.url()).pathname, PHONE);
  await guest.page.getByRole('textbox', { name: said('online.name') }).fill('Dev');
  await button(guest.page, 'join.play').click();
  await guest.page.getByText(said('fault.no-account')).first().waitFor();
  expect(await button(guest.page, 'rated.agree').count()).toBe(0);
  await asha.close();
  await guest.close();
});

test('the leaderboard shows places, names and ratings, and who you are', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await makeAccount(page, 'Asha');
  const person = await page.evaluate(
    async () => (await (await fetch('/api/session')).json()).session.person,
  );
  const board = [
    { person: 'other', name: 'Mira', rating: 1712.4, deviation: 60, games: 41 },
    { person, name: 'Asha', rating: 1688.6, deviation: 70, games: 12 },
  ];
  await page.route('**/api/ratings/talluka', (route) => route.fulfill({ json: { board } }));
  await goTo(page, pathTo('leaders', 'talluka'));
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.nth(1).getByRole('cell').allTextContents()).toEqual(['1', '1712', '41']);
  await rows
    .nth(2)
    .getByText(like('leaders.you', { name: 'Asha' }))
    .waitFor();
  expect(await faults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
  await close();
});
