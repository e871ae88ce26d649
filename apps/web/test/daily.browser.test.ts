import { puzzles } from '@baithak/catalog/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dailyPuzzle, dayAfter, dayAt } from '../controller/daily.ts';
import { dailyTable } from '../controller/daily-table.ts';
import { pathOn, pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { nextTurn, resign } from './driver.ts';
import { CALM } from './play.ts';
import { like, said } from './said.ts';
import { byKey, solve } from './solving.ts';
import { barOf, boardIsHere, primaryOf, toolOf } from './stage-kit.ts';

const baithak = site();
const today = () => dayAt(Date.now());
const sharedBy = (page: Page) => page.locator('.daily-share pre').textContent();

/** The day's answer in Vancana. */
async function answerOn(day: string): Promise<readonly string[]> {
  const { puzzles: all, tries } = await puzzles.vancana!();
  return dailyPuzzle(all, tries, { day, game: 'vancana' })!.answer;
}

/** The button that leads on from a puzzle that is solved. */
const solvedIn = (page: Page, language: 'en' | 'de' = 'en') =>
  primaryOf(page).getByText(said('daily.see-result', {}, language), { exact: true });

test('the puzzle of the day by keyboard, in German; the result tells nothing of the answer', async () => {
  const day = today();
  const path = pathOn('daily-puzzle', { day, game: 'vancana' });
  const { page, close } = await baithak.open(path, { locale: 'de-DE' });
  await boardIsHere(page);
  await solve(page, solvedIn(page, 'de'), byKey, 'de');
  await byKey(primaryOf(page));
  await page.getByText(said('daily.solved', { tries: 1, helped: 'yes' }, 'de')).waitFor();
  await page
    .locator('.daily-streak')
    .getByText(said('daily.streak', { n: 1 }, 'de'))
    .waitFor();
  const text = (await sharedBy(page))!;
  expect(text.split('\n')).toHaveLength(4);
  expect(text).toContain(said('daily.text-puzzle', { signs: '💡✅' }, 'de'));
  expect(text).toContain(pathOn('daily-game', { day, game: 'vancana' }));
  for (const move of await answerOn(day)) expect(text).not.toContain(move);
  // It is noted once, and goes to other devices with everything else.
  const kept = await page.evaluate(() => localStorage.getItem('baithak.daily'));
  const puzzle = { tries: 1, isHelped: true, isSolved: true };
  expect(JSON.parse(kept!)).toEqual({ [day]: { vancana: { onTime: true, puzzle } } });
  await close();
});

/** What a board shows, square by square. */
const placesOf = (page: Page) =>
  page
    .locator('[data-place]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

test('two devices have the same deal, another day has another; its result is compared and shared', async () => {
  const day = today();
  const asha = await baithak.open(pathTo('daily-deal', 'talluka'), CALM);
  const ravi = await baithak.open(pathTo('daily-deal', 'talluka'), CALM);
  for (const { page } of [asha, ravi]) await nextTurn(page);
  const deal = await placesOf(asha.page);
  expect(deal.length).toBeGreaterThan(24);
  await expect.poll(() => placesOf(ravi.page)).toEqual(deal);
  expect(new URL(asha.page.url()).pathname).toBe(
    pathTo('table', dailyTable({ day, game: 'talluka' })),
  );
  // Hints would make the comparison worthless.
  await expect.poll(() => toolOf(asha.page, 'hint').count()).toBe(0);
  const before = dayAfter(day, -1);
  await ravi.page.goto(
    new URL(pathOn('daily-deal', { day: before, game: 'talluka' }), baithak.url).href,
  );
  await nextTurn(ravi.page);
  await expect.poll(() => placesOf(ravi.page)).not.toEqual(deal);
  await ravi.close();

  const { page } = asha;
  await resign(page);
  await barOf(page)
    .getByRole('button', { name: said('daily.compare') })
    .click();
  await page.getByText(like('daily.better')).waitFor();
  await expect.poll(() => page.locator('.daily-others li').count()).toBe(7);
  await page
    .locator('.daily-streak')
    .getByText(said('daily.streak', { n: 1 }))
    .waitFor();
  const text = (await sharedBy(page))!;
  expect(text).toContain('🥈');
  expect(text).toMatch(/🐾 .*[✅❌➖]{6}/u);
  expect(text).not.toMatch(/\b[1-5a-e][<>^v]/);
  // The same deal is there again, not a new one.
  await page.getByRole('link', { name: said('daily.look') }).click();
  await boardIsHere(page);
  expect(new URL(page.url()).pathname).toBe(pathTo('table', dailyTable({ day, game: 'talluka' })));
  await asha.close();
});

test('a deal goes on where it was left, and the text is copied', async () => {
  const { page, close } = await baithak.open(pathTo('daily-deal', 'vancana'), {
    ...CALM,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await nextTurn(page);
  await page.goto(new URL(pathTo('daily'), baithak.url).href);
  await page.getByRole('link', { name: /Vancana/ }).click();
  await page.getByRole('link', { name: said('daily.go-on') }).click();
  await nextTurn(page);
  await resign(page);
  await barOf(page)
    .getByRole('button', { name: said('daily.compare') })
    .click();
  await page.getByText(like('daily.better')).waitFor();
  await page
    .locator('.daily-share')
    .getByRole('button', { name: said('daily.copy') })
    .click();
  await page.getByText(said('daily.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await sharedBy(page));
  await close();
});

test('both work offline, although the page has never shown them before', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: said('daily.link') }).click();
  await page.getByRole('link', { name: /Vancana/ }).click();
  await page.getByRole('link', { name: said('daily.solve') }).click();
  await boardIsHere(page);
  await solve(page, solvedIn(page));
  await solvedIn(page).click();
  await page.getByRole('link', { name: said('daily.play') }).click();
  await nextTurn(page);
  await page.context().close();
});

test('a game that is not there has no day, and a day that is not there is today', async () => {
  const { page, close } = await baithak.open(pathTo('daily-puzzle', 'chess'));
  await page.getByRole('heading', { name: said('page.not-found') }).waitFor();
  await page.goto(new URL(pathTo('daily-deal', 'chess'), baithak.url).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const far = pathOn('daily-game', { day: '2099-01-01', game: 'jaipur' });
  await page.goto(new URL(far, baithak.url).href);
  const shown = page.locator('.daily-head time');
  await shown.waitFor();
  await expect.poll(() => shown.getAttribute('datetime')).toBe(today());
  await close();
});
