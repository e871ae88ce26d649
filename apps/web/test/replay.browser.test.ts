import { GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, openKept } from './driver.ts';
import { CALM } from './play.ts';
import { said } from './said.ts';
import {
  closePanel,
  gameIsOver,
  legalTexts,
  logLines,
  openPanel,
  primaryOf,
  turnIsHere,
} from './stage-kit.ts';
import { begunWith, playOut, type Setting } from './tables.ts';

const baithak = site();

/** A match against a bot that is over. */
async function finished(setting: Setting, seed = 'replay') {
  const table = await begunWith(setting);
  playOut(table, seed);
  return table;
}

test.each(GAME_IDS)(
  'a look back at a finished match of %s does not spoil the rematch',
  async (id) => {
    const table = await finished({ id, seats: ['Asha', 1] });
    const { page, close } = await openKept(baithak, table, CALM);
    await gameIsOver(page).waitFor();
    await openPanel(page, 'log');
    const moment = page.getByRole('slider', { name: said('past.moment') });
    await moment.press('Home');
    const back = primaryOf(page).filter({ hasText: said('past.now') });
    await back.waitFor();
    await moment.press('ArrowRight');
    await back.click();
    const rematch = primaryOf(page).filter({ hasText: said('table.rematch') });
    await rematch.waitFor();
    await moment.press('Home');
    await back.waitFor();
    await rematchFromThePast(page);
    // The news of it may come a moment later than to the other window.
    await gameIsOver(page).waitFor({ state: 'detached' });
    expect(await nextTurn(page)).toBe('turn');
    await back.waitFor({ state: 'detached' });
    const fresh = await legalTexts(page);
    expect(fresh.length).toBeGreaterThan(0);
    const told = await (await logLines(page)).count();
    await page.reload();
    await nextTurn(page);
    expect(await (await logLines(page)).count()).toBe(told);
    await expect.poll(() => legalTexts(page)).toEqual(fresh);
    await close();
  },
);

/** Another window asks for the rematch while this one looks back: the page must go along. */
async function rematchFromThePast(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await gameIsOver(other).waitFor();
  await closePanel(other);
  await primaryOf(other)
    .filter({ hasText: said('table.rematch') })
    .click();
  // The old end still shows for a moment: a window closed by then would take its wish along.
  await turnIsHere(other).waitFor();
  await other.close();
}

test.each([
  [1280, 720],
  [390, 844],
])('the tools for the match file widen nothing at %i × %i', async (width, height) => {
  const table = await finished({ id: 'jaipur', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, { ...CALM, viewport: { width, height } });
  await gameIsOver(page).waitFor();
  const panel = await openPanel(page, 'analysis');
  await panel.getByRole('button', { name: said('deal.check') }).click();
  await panel.getByText(said('deal.fair-1')).waitFor();
  await panel.locator('.deal-seal').scrollIntoViewIfNeeded();
  const over = await page.evaluate(() =>
    [document.documentElement, document.querySelector('.side-content')!].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  expect(over).toEqual([0, 0]);
  await close();
});

const LANGUAGES = [
  ['en-GB', /\bplace\b|\d(st|nd|rd|th)\b/i],
  ['de-DE', /\bPlatz\b|\d\. /i],
] as const;

test.each(LANGUAGES)(
  'a lost solo game of samsara never speaks of a place (%s)',
  async (locale, place) => {
    const table = await lostAlone('samsara');
    const { page, close } = await openKept(baithak, table, { ...CALM, locale });
    await gameIsOver(page).waitFor();
    await page
      .locator('.stage')
      .getByText(said('table.you-lose', {}, locale.slice(0, 2) as 'en' | 'de'))
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.stage').innerText()).not.toMatch(place);
    await close();
  },
);

/** The first of some random games that the only player loses. */
async function lostAlone(id: GameId) {
  for (let seed = 0; seed < 200; seed++) {
    const table = await finished({ id, seats: ['Asha'] }, String(seed));
    const turn = table.match!.turn;
    if (turn.kind === 'over' && turn.result.places[0] !== 1) return table;
  }
  throw new Error('nobody ever loses');
}
