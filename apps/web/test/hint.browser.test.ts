import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { keeping } from './driver.ts';
import { said } from './said.ts';
import { boardIsHere, primaryOf, toolOf } from './stage-kit.ts';
import { begunWith } from './tables.ts';

const baithak = site();
const bubbleOf = (page: Page) => page.locator('.bubble.hint');
const textOf = (page: Page) => bubbleOf(page).getByRole('status');

/** Opens a table where Asha is to move. */
async function opened(id: (typeof GAME_IDS)[number], hints?: boolean) {
  const table = await begunWith({
    id,
    seats: ['Asha', 1],
    ...(hints === undefined ? {} : { hints }),
  });
  const { visit, show } = await keeping(baithak, [table]);
  await show(0);
  await boardIsHere(visit.page);
  await visit.page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  return visit;
}

test.each(GAME_IDS)('three presses: where to look, the move, why: %s', async (id) => {
  const { page, close } = await opened(id);
  await toolOf(page, 'hint').click();
  await textOf(page).getByText(said('hint.look')).waitFor();
  expect(await page.locator('.stage-table').locator('[data-lit="true"], .a-lit').count()).not.toBe(
    0,
  );
  await bubbleOf(page).getByText(said('hint.show')).click();
  await expect.poll(() => textOf(page).textContent()).not.toBe(said('hint.look'));
  await bubbleOf(page).getByText(said('hint.why')).click();
  await textOf(page)
    .getByText(/\d %|force|rough|perfectly/)
    .waitFor();
  if (id === 'jaipur') expect(await faults(page)).toEqual([]);
  // The next press puts the hint away; what it chose stays chosen, and can be made.
  await toolOf(page, 'hint').click();
  await bubbleOf(page).waitFor({ state: 'detached' });
  await primaryOf(page).click();
  await page.locator('[data-tool="undo"][aria-disabled="false"]').waitFor();
  await close();
});

test('a key asks for a hint, and the table may say that there are none', async () => {
  const asked = await opened('talluka');
  await asked.page.keyboard.press('h');
  await textOf(asked.page).getByText(said('hint.look')).waitFor();
  await bubbleOf(asked.page)
    .getByRole('button', { name: said('table.close') })
    .click();
  await bubbleOf(asked.page).waitFor({ state: 'detached' });
  await asked.close();
  const silent = await opened('talluka', false);
  expect(await toolOf(silent.page, 'hint').count()).toBe(0);
  await silent.page.keyboard.press('h');
  expect(await bubbleOf(silent.page).count()).toBe(0);
  await silent.close();
});
