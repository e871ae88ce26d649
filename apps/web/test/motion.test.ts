import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, startGame } from './driver.ts';

const baithak = site();

/** What is on its way at the moment: how far it still was when it set out. */
const journeys = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames[0]?.translate === undefined ? [] : [String(frames[0].translate)];
    }),
  );

const push = (page: Page) => page.getByRole('button', { name: 'Push row 1 to the right' });

test('pieces are seen moving, which holds up nobody', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  expect(await journeys(page)).toEqual([]);
  await push(page).click();
  await page.getByRole('button', { name: 'b1, white pawn', exact: false }).waitFor();
  const [first, second, ...others] = await journeys(page);
  expect([first, others]).toEqual([second, []]);
  expect(first).toMatch(/^-\d/);
  await page
    .getByRole('button', { name: /^Push (?!.*not possible)/ })
    .first()
    .click();
  await expect.poll(() => journeys(page), { timeout: 2000 }).toEqual([]);
  await close();
});

test('nothing moves for those who asked for that', async () => {
  const { page, close } = await baithak.open('/', { reducedMotion: 'reduce' });
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await push(page).click();
  await page.getByRole('button', { name: 'c1, white pawn' }).waitFor();
  expect(await journeys(page)).toEqual([]);
  await close();
});
