import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, startGame } from './driver.ts';
import { primaryOf, toolOf } from './stage-kit.ts';

const baithak = site();

declare global {
  interface Window {
    journeys: string[];
  }
}

/** Records the start of every animation. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.journeys = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, frames, timing) {
      window.journeys.push(JSON.stringify(frames));
      return animate.call(this, frames, timing);
    };
  });
  await page.reload();
}

const journeys = (page: Page) => page.evaluate(() => window.journeys.splice(0));
/** Where an animation starts, in whole pixels from its end. */
const startOf = (frames: string): number[] =>
  [.../"translate":"(\S+)px (\S+)px"/.exec(frames)!]
    .slice(1)
    .map((number) => Math.round(Number(number)) + 0);

const push = async (page: Page) => {
  await page.locator('[data-place="1>"]').click();
  await primaryOf(page).click();
};
const pushed = (page: Page) => page.locator('[data-place="c1"] .b-man');

test('pieces are animated, and the animation blocks nobody', async () => {
  const { page, close } = await baithak.open('/', { reducedMotion: 'no-preference' });
  await watch(page);
  await startGame(page, { game: 'Talluka', seats: ['Asha', 1] });
  await nextTurn(page);
  expect(await journeys(page)).toEqual([]);
  await push(page);
  await pushed(page).waitFor();
  // Two pawns come from the left, side by side; what moves later belongs to the answer.
  const [first, second] = (await journeys(page)).map(startOf);
  expect(first).toEqual([expect.any(Number), 0]);
  expect(first![0]).toBeLessThan(-20);
  expect(second).toEqual(first);
  await nextTurn(page);
  await page.locator('[data-kind="handle"][data-state="source"]').first().click();
  await primaryOf(page).click();
  await expect.poll(() => journeys(page)).not.toEqual([]);
  await toolOf(page, 'undo').click();
  await expect.poll(() => journeys(page)).not.toEqual([]);
  await close();
});

test('with reduced motion nothing is animated', async () => {
  const { page, close } = await baithak.open();
  await watch(page);
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await push(page);
  await pushed(page).waitFor();
  expect(await journeys(page)).toEqual([]);
  await close();
});
