import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { gameIsOver, logLines, nextTurn, numbers, playOn, startGame } from './driver.ts';

const baithak = site();
const FAR = 400;

test('a game against a bot outlives reloads, in the middle and at its end, and is played again', async () => {
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
