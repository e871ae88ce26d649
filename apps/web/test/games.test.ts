import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { moveByBoard } from './by-board.ts';
import { capital, gameIsOver, logLines, nextTurn, numbers, playOn, startGame } from './driver.ts';

const baithak = site();
const FAR = 400;
/** Games whose boards are still to be drawn are played by the list of moves, elsewhere. */
const DRAWN = Object.keys(boards) as GameId[];

test.each(DRAWN)('%s is played to its end against a bot, with a reload between', async (id) => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: capital(id), seats: ['Asha', 2] });
  for (let made = 0; made < 2; made++) {
    expect(await nextTurn(page)).toBe('turn');
    const before = await logLines(page).count();
    await moveByBoard(page, id);
    await logLines(page).nth(before).waitFor();
  }
  await nextTurn(page);
  const told = await logLines(page).allTextContents();
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
