import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { keeping, nextTurn, openKept, startGame } from './driver.ts';
import { said } from './said.ts';
import {
  barOf,
  closePanel,
  legalTexts,
  logLines,
  momentOf,
  primaryOf,
  takeBack,
  type,
} from './stage-kit.ts';
import { begunWith, underWay, withLeft } from './tables.ts';

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
  await takeBack(page);
  await expect.poll(() => journeys(page)).not.toEqual([]);
  await close();
});

const TRAVELS = /"(translate|transform|left|top|offsetDistance|scale|rotate)":/;

/** Makes one move with reduced motion, and returns the animations that it led to. */
async function moveCalmly(page: Page, move: string): Promise<string[]> {
  const before = await momentOf(page);
  await journeys(page);
  await type(page, move);
  await expect.poll(() => momentOf(page)).not.toEqual(before);
  await nextTurn(page);
  return journeys(page);
}

/** Visitors see no fades unless a test wants them. */
const wantFades = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

test.each(GAME_IDS)('with reduced motion nothing travels in %s: things fade', async (id) => {
  const table = await underWay({ id, seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table);
  await watch(page);
  await page.addInitScript(() => localStorage.setItem('baithak.speed', 'brisk'));
  await page.reload();
  await nextTurn(page);
  await wantFades(page);
  const [move] = await legalTexts(page);
  await closePanel(page);
  const frames = await moveCalmly(page, move!);
  expect(frames.filter((each) => TRAVELS.test(each))).toEqual([]);
  expect(frames.filter((each) => each.includes('"opacity"'))).not.toEqual([]);
  // What has faded leaves nothing behind.
  await expect.poll(() => page.locator('[data-shell]').count()).toBe(0);
  await close();
});

test('whoever wants everything at once sees no fades', async () => {
  const table = await underWay({ id: 'talluka', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table);
  await page.addInitScript(() => localStorage.setItem('baithak.speed', 'instant'));
  await watch(page);
  await nextTurn(page);
  await wantFades(page);
  const [move] = await legalTexts(page);
  expect(await moveCalmly(page, move!)).toEqual([]);
  // Counters do not run up, either.
  const lengths = await page.evaluate(() =>
    ['--motion-quick', '--motion', '--motion-slow', '--beat', '--fade'].map((name) =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)),
    ),
  );
  expect(lengths).toEqual([0, 0, 0, 0, 0]);
  await close();
});

/** Notes whenever a piece sets out whether the preview of a move is already there. */
function watchPreviews(): void {
  window.journeys = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, frames, timing) {
    if (this.matches('.b-man')) {
      window.journeys.push(document.querySelector('.mark-ghost') === null ? 'alone' : 'previewed');
    }
    return animate.call(this, frames, timing);
  };
}

test('a forced jump is shown only after the jump before it has landed', async () => {
  // White, Black and White again have a single jump each.
  const position = '5/3pP/2c2/3C1/5 w 0 0';
  const table = await begunWith({ id: 'vancana', seats: ['Asha', 1], position });
  const options = { reducedMotion: 'no-preference' } as const;
  const { visit, show } = await keeping(baithak, [table], options);
  const { page, close } = visit;
  await page.addInitScript(watchPreviews);
  await page.addInitScript(() => localStorage.setItem('baithak.auto', 'on'));
  await show(0);
  await (await logLines(page)).nth(2).waitFor();
  const flights = await journeys(page);
  expect(flights.length).toBeGreaterThanOrEqual(3);
  expect(flights).not.toContain('previewed');
  await close();
});

/** Nothing ends by itself while a test looks. */
const FOR_EVER = ':root { --beat: 600s !important }';

test('Escape puts a running turn at its place, and shows what has waited for it', async () => {
  const table = await begunWith({ id: 'talluka', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, { reducedMotion: 'no-preference' });
  const lines = async () => Number((await momentOf(page)).told.split(' ')[0]);
  const flying = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-flip]')).length,
    );
  await nextTurn(page);
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, FOR_EVER);
  const before = await lines();
  await type(page, '1>');
  await expect.poll(flying).toBeGreaterThan(0);
  // A menu over the table closes first.
  await page.locator('[popovertarget="table-menu"]').press('Enter');
  await page.locator('#table-menu').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#table-menu').waitFor({ state: 'hidden' });
  expect(await flying()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(lines).toBe(before + 2);
  await page.keyboard.press('Escape');
  await expect.poll(flying).toBe(0);
  await close();
});

/** Notes whether points are being counted: then a button of the bar skips that. */
function watchCounting(label: string): void {
  const note = () => {
    const bar = document.querySelector('[data-region="bar"]');
    if (bar?.textContent?.includes(label)) document.documentElement.dataset.counted = 'yes';
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true });
}

test('the final score is counted line by line, but not for those who want no motion', async () => {
  const [table, [moves]] = await withLeft({ id: 'samsara', seats: ['Asha'] }, 1);
  const options = { reducedMotion: 'no-preference' } as const;
  const { visit, show } = await keeping(baithak, [table, table], options);
  const { page, close } = visit;
  await page.addInitScript(() => localStorage.setItem('baithak.speed', 'brisk'));
  await page.addInitScript(watchCounting, said('tally.skip'));
  const rematch = barOf(page).getByRole('button', { name: said('table.rematch') });
  const counted = () => page.evaluate(() => document.documentElement.dataset.counted);
  for (const [i, isCounted] of ['yes', undefined].entries()) {
    await show(i);
    await nextTurn(page);
    await page.evaluate(() => delete document.documentElement.dataset.counted);
    for (const move of moves!) await type(page, move);
    await rematch.waitFor();
    expect(await counted()).toBe(isCounted);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  // Whoever asks for it sees it line by line.
  await page.getByRole('button', { name: said('tally.again') }).click();
  await expect.poll(counted).toBe('yes');
  await close();
});
