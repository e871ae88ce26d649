import { message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { SITUATIONS } from '../looking/situations.ts';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { CALM } from './play.ts';
import { wordsAt } from './said.ts';
import { barOf, closePanel, primaryOf, resize, turnIsHere, type } from './stage-kit.ts';
import { SMALL, USUAL, WHOLE } from './stage-list.ts';
import { survey } from './survey.ts';
import { begunWith } from './tables.ts';

const baithak = site();
const ROUND_END = SITUATIONS.find(({ picture }) => picture === 'jaipur-round-end')!;

test('the end of a round can be skipped, and waits until the next deal is wanted', async () => {
  const table = await begunWith(ROUND_END);
  // With motion, so that the scene counts line by line.
  const { page, close } = await openKept(baithak, table, { reducedMotion: 'no-preference' });
  const say = await wordsAt('jaipur', ['Asha', 'Kapi'], 0);
  const quiet = (key: string) =>
    barOf(page).getByRole('button', { name: say(message(key)), exact: true });
  const done = page.locator('.j-end[data-done="true"]');
  await turnIsHere(page).waitFor();
  await type(page, ROUND_END.played!);
  const skip = primaryOf(page).filter({ hasText: say(message('board.skip')) });
  await page.locator('.j-end[data-done="false"]').waitFor();
  await skip.click();
  await done.waitFor();
  await quiet('board.again').click();
  await page.locator('.j-end[data-done="false"]').waitFor();
  await skip.click();
  await done.waitFor();
  const deal = primaryOf(page).filter({ hasText: say(message('board.deal', { round: 3 })) });
  await deal.waitFor();
  await close();
});

test.each(USUAL)(
  'the last position of a round stays in reach at %i × %i',
  async (width, height) => {
    const table = await begunWith(ROUND_END);
    const { page, close } = await openKept(baithak, table, {
      ...CALM,
      viewport: { width, height },
    });
    const say = await wordsAt('jaipur', ['Asha', 'Kapi'], 0);
    const quiet = (key: string) =>
      barOf(page).getByRole('button', { name: say(message(key)), exact: true });
    const scene = page.locator('.j-end');
    await turnIsHere(page).waitFor();
    await type(page, ROUND_END.played!);
    await closePanel(page);
    await scene.waitFor();
    await quiet('board.show-table').click();
    await scene.waitFor({ state: 'detached' });
    const cards = page.locator('.j-table [data-place], .j-table .j-card');
    expect(await cards.count()).toBeGreaterThan(0);
    await quiet('board.show-score').click();
    await scene.waitFor();
    // Counting again brings the scene back, too.
    await quiet('board.show-table').click();
    await quiet('board.again').click();
    await scene.waitFor();
    await quiet('board.show-table').click();
    await primaryOf(page)
      .filter({ hasText: say(message('board.deal', { round: 3 })) })
      .click();
    await quiet('board.show-score').waitFor({ state: 'detached' });
    expect(await scene.count()).toBe(0);
    await close();
  },
);

test.each(['en-GB', 'de-DE'])('nothing of the end of a round is cut off: %s', async (locale) => {
  const table = await begunWith(ROUND_END);
  const { page, close } = await openKept(baithak, table, { ...CALM, locale });
  await turnIsHere(page).waitFor();
  await type(page, ROUND_END.played!);
  await page.locator('.j-end[data-done="true"]').waitFor();
  const eye = barOf(page)
    .getByRole('button')
    .filter({ has: page.locator('[data-icon="eye"]') });
  for (const what of ['score', 'table']) {
    for (const size of [...WHOLE, ...SMALL]) {
      const fits = WHOLE.includes(size);
      await resize(page, size);
      await closePanel(page);
      const { faults } = await page.evaluate(survey, { fits, leastText: fits ? 13 : 0 });
      expect.soft([what, size, faults]).toEqual([what, size, []]);
    }
    await resize(page, USUAL[0]!);
    await eye.click();
  }
  await close();
});
