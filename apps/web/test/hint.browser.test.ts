import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITUATIONS } from '../looking/situations.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { keeping } from './driver.ts';
import { said } from './said.ts';
import { barOf, boardIsHere, primaryOf, toolOf, turnIsHere, type } from './stage-kit.ts';
import { begunWith } from './tables.ts';
import type { VisitOptions } from './visitors.ts';

const baithak = site();
/** Asha to move; the round ends with a card from the market. */
const ROUND_END = SITUATIONS.find(({ picture }) => picture === 'jaipur-round-end')!;
const bubbleOf = (page: Page) => page.locator('.bubble.hint');
const textOf = (page: Page) => bubbleOf(page).getByRole('status');

/** Opens a table where Asha is to move. */
async function opened(id: (typeof GAME_IDS)[number], options: VisitOptions = {}) {
  const table = await begunWith({ id, seats: ['Asha', 1] });
  const { visit, show } = await keeping(baithak, [table], options);
  await show(0);
  await boardIsHere(visit.page);
  await visit.page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  return visit;
}

test.each(GAME_IDS)('three presses: where to look, the move, why: %s', async (id) => {
  const { page, close } = await opened(id);
  await toolOf(page, 'hint').click();
  await textOf(page).getByText(said('hint.look')).waitFor();
  await expect
    .poll(() => page.locator('.stage-table').locator('[data-lit="true"], .a-lit').count())
    .not.toBe(0);
  await expect.poll(() => page.locator('.hint-mark > svg').count()).not.toBe(0);
  await bubbleOf(page).getByText(said('hint.show')).click();
  await expect.poll(() => textOf(page).textContent()).not.toBe(said('hint.look'));
  await bubbleOf(page).getByText(said('hint.why')).click();
  await textOf(page)
    .getByText(/\d%|whatever|rough|perfectly/)
    .waitFor();
  // One sentence.
  expect(await textOf(page).textContent()).toMatch(/^[^.:!?]+\.$/);
  if (id === 'jaipur') expect(await faults(page)).toEqual([]);
  // The next press puts the hint away; what it chose stays chosen, and can be made.
  await toolOf(page, 'hint').click();
  await bubbleOf(page).waitFor({ state: 'detached' });
  await primaryOf(page).click();
  await page.locator('[data-tool="undo"][aria-disabled="false"]').waitFor();
  await close();
});

test('in German the reason says what changes, and on a phone nothing of the board is covered', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, close } = await opened('talluka', { locale: 'de-DE', viewport });
  await toolOf(page, 'hint').click();
  await textOf(page)
    .getByText(said('hint.look', {}, 'de'))
    .waitFor();
  await bubbleOf(page)
    .getByText(said('hint.show', {}, 'de'))
    .click();
  await bubbleOf(page)
    .getByText(said('hint.why', {}, 'de'))
    .click();
  // What the game says of the move, and then what it is worth.
  await textOf(page)
    .getByText(/^(?!Damit gewinnst).+, und .*(\d %|auf jeden Fall)/)
    .waitFor();
  await expect.poll(() => squaresUnder(page)).toEqual([]);
  await close();
});

/** The squares of the board that the hint covers. */
const squaresUnder = (page: Page) =>
  page.evaluate(() => {
    const hint = document.querySelector('.bubble.hint')!.getBoundingClientRect();
    return [...document.querySelectorAll('.stage-table [data-kind="square"]')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const across = Math.min(right, hint.right) - Math.max(left, hint.left);
        const down = Math.min(bottom, hint.bottom) - Math.max(top, hint.top);
        return across > 1 && down > 1;
      })
      .map((each) => each.getAttribute('data-place'));
  });

test('an arrow of Talluka that cannot be pushed hides no move when the pointer comes by', async () => {
  const { page, close } = await opened('talluka');
  await toolOf(page, 'hint').click();
  await bubbleOf(page).getByText(said('hint.show')).click();
  await bubbleOf(page).getByText(said('hint.why')).waitFor();
  await page.mouse.move(1, 1);
  const label = await primaryOf(page).textContent();
  expect(label).toMatch(/^Push (row|column)/);
  // Nothing stands in the third row yet.
  await page.locator('[data-place="3>"]').hover();
  await expect.poll(() => page.locator('[data-place="3>"]:hover').count()).toBe(1);
  expect(await primaryOf(page).textContent()).toBe(label);
  expect(await primaryOf(page).getAttribute('aria-disabled')).not.toBe('true');
  await close();
});

test('a key asks for a hint; it goes with its cross, with Escape and with another choice', async () => {
  const { page, close } = await opened('talluka');
  const asked = async () => {
    await page.keyboard.press('h');
    await textOf(page).getByText(said('hint.look')).waitFor();
  };
  const isGone = () => bubbleOf(page).waitFor({ state: 'detached' });
  await asked();
  await bubbleOf(page)
    .getByRole('button', { name: said('table.close') })
    .click();
  await isGone();
  // Who only looked has chosen nothing. What the mouse points at is shown, too.
  await page.mouse.move(0, 0);
  await expect.poll(() => primaryOf(page).getAttribute('aria-disabled')).toBe('true');
  await asked();
  await page.keyboard.press('Escape');
  await isGone();
  await asked();
  await bubbleOf(page).getByText(said('hint.show')).click();
  await bubbleOf(page).getByText(said('hint.why')).waitFor();
  await barOf(page)
    .getByRole('button')
    .filter({ has: page.locator('[data-icon="clear"]') })
    .click();
  await isGone();
  await close();
});

test('the table may say that there are no hints, and a scene waits without them', async () => {
  const silent = await begunWith({ id: 'talluka', seats: ['Asha', 1], hints: false });
  const late = await begunWith(ROUND_END);
  const { visit, show } = await keeping(baithak, [silent, late]);
  const { page } = visit;
  await show(0);
  await turnIsHere(page).waitFor({ state: 'attached' });
  await expect.poll(() => toolOf(page, 'hint').count()).toBe(0);
  await page.keyboard.press('h');
  await expect.poll(() => bubbleOf(page).count()).toBe(0);
  await show(1);
  await turnIsHere(page).waitFor({ state: 'attached' });
  await expect.poll(() => toolOf(page, 'hint').getAttribute('aria-disabled')).toBe('false');
  await type(page, '+D');
  await page.locator('.j-wing').first().waitFor();
  const hint = page.locator('[data-tool="hint"][aria-disabled="true"]');
  await hint.waitFor();
  await expect.poll(() => hint.getAttribute('title')).toBe(said('hint.not-now'));
  await visit.close();
});
