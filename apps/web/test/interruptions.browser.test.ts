import { expect, test } from 'vitest';
import { restartableSite } from './browser.ts';
import {
  gameIsOver,
  logLines,
  nextTurn,
  numbers,
  playOn,
  seatRavi,
  startGame,
  type,
} from './driver.ts';

const baithak = restartableSite();
const FAR = 400;

test('a game against a bot survives reloads, in the middle and at its end, and has a rematch', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 2] });
  await playOn(page, numbers(7), 2);
  await nextTurn(page);
  const told = await logLines(page).allTextContents();
  expect(told.length).toBeGreaterThan(2);
  await page.reload();
  await nextTurn(page);
  expect(await logLines(page).allTextContents()).toEqual(told);

  await playOn(page, numbers(7), FAR);
  expect(await gameIsOver(page).isVisible()).toBe(true);
  await page.reload();
  await gameIsOver(page).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await gameIsOver(page).waitFor({ state: 'detached' });
  expect(await nextTurn(page)).toBe('turn');
  await close();
});

test('a game on this device goes on offline, also after a reload and with another game', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await type(page, '1>');
  await logLines(page).getByText('Asha pushes row 1').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await logLines(page).getByText('Asha pushes row 1').waitFor();
  await type(page, '1<');
  await logLines(page).getByText('Ravi pushes row 1').waitFor();
  await page.getByRole('link', { name: 'New game' }).click();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 1] });
  await nextTurn(page);
  await page.context().close();
});

test('two browsers and a bot play by link, with a reload and a server restart in the middle', async () => {
  const asha = await baithak.open();
  await startGame(asha.page, { game: 'Ananda', seats: ['Asha', 'link', 1] });
  await asha.page.getByRole('heading', { name: 'Ananda: who plays?' }).waitFor();
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  await playOn(asha.page, numbers(1), 2);
  await ravi.page.reload();
  await baithak.restart(async () => {
    await asha.page.getByText('The connection is lost').waitFor();
  });
  await asha.page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await logLines(ravi.page).first().waitFor();
  const a = await logLines(asha.page).allTextContents();
  const b = await logLines(ravi.page).allTextContents();
  expect(a.length).toBeGreaterThan(0);
  expect(b.length).toBe(a.length);
  await asha.page.context().close();
  await ravi.page.context().close();
});
