import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { restartableSite } from './browser.ts';
import { invite, nextTurn, numbers, playOn, seatRavi, startGame } from './driver.ts';
import { said } from './said.ts';
import { gameIsOver, logLines, primaryOf, type } from './stage-kit.ts';

const baithak = restartableSite();
const FAR = 400;

const toldOn = async (page: Page) => (await logLines(page)).allTextContents();

test('a game against a bot survives reloads, in the middle and at its end, and has a rematch', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 2] });
  await playOn(page, numbers(7), 2);
  await nextTurn(page);
  const told = await toldOn(page);
  expect(told.length).toBeGreaterThan(2);
  await page.reload();
  await nextTurn(page);
  expect(await toldOn(page)).toEqual(told);

  await playOn(page, numbers(7), FAR);
  await expect.poll(() => gameIsOver(page).count()).toBe(1);
  await page.reload();
  await gameIsOver(page).waitFor();
  await primaryOf(page)
    .filter({ hasText: said('table.rematch') })
    .click();
  await gameIsOver(page).waitFor({ state: 'detached' });
  expect(await nextTurn(page)).toBe('turn');
  await close();
});

test('a game on this device goes on offline, also after a reload and with another game', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const begun = (await toldOn(page)).length;
  await type(page, '1>');
  await (await logLines(page)).nth(begun).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await (await logLines(page)).nth(begun).waitFor();
  await type(page, '1<');
  await (await logLines(page)).nth(begun + 1).waitFor();
  await page.getByRole('link', { name: said('page.to-games') }).click();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 1] });
  await nextTurn(page);
  await page.context().close();
});

test('the strongest character plays offline by its net, although no page has loaded it before', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (/hand-written estimate/.test(said.text())) complaints.push(said.text());
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 6] });
  await playOn(page, numbers(3), 1);
  await nextTurn(page);
  expect((await toldOn(page)).some((line) => line.includes('Shera'))).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('two browsers and a bot play by link, with a reload and a server restart in the middle', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'ananda');
  await asha.page.getByRole('button', { name: new RegExp(said('gather.add-bot')) }).click();
  await asha.page.getByRole('button', { name: said('character.mina'), exact: true }).click();
  await asha.page.getByText(said('character.mina.about')).waitFor();
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  await playOn(asha.page, numbers(1), 2);
  await ravi.page.reload();
  await baithak.restart(async () => {
    await asha.page.getByText(said('online.reconnecting')).waitFor();
  });
  await asha.page.getByText(said('online.reconnecting')).waitFor({ state: 'detached' });
  await (await logLines(ravi.page)).first().waitFor();
  const a = await toldOn(asha.page);
  const b = await toldOn(ravi.page);
  expect(a.length).toBeGreaterThan(0);
  expect(b.length).toBe(a.length);
  await asha.page.context().close();
  await ravi.page.context().close();
});
