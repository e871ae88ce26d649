import { GAME_IDS } from '@baithak/catalog';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../test/browser.ts';
import { nameOf, openKept, startGame } from '../test/driver.ts';
import { answer, LOOKED_AT, openPhase, phasesOf } from '../test/phases.ts';
import { said } from '../test/said.ts';
import { scriptsOf } from '../test/script-sizes.ts';
import { barOf, gameIsOver, openPanel } from '../test/stage-kit.ts';
import { begunWith, give, playOut } from '../test/tables.ts';

const baithak = site({ painted: true });
const SLOWER = 4;
const CLICKS = 24;

type Timed = { delays?: number[] };

async function slowDown(page: Page): Promise<void> {
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** From now on the browser measures each interaction from press to paint. */
async function timed(page: Page): Promise<void> {
  await page.evaluate(() => {
    const delays: number[] = [];
    (window as Timed).delays = delays;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) delays.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The browser reports its measurements with a delay. */
async function delaysOf(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as Timed).delays ?? []);
}

/** The browser does not report interactions that take less than one frame. */
function summary(delays: readonly number[]): string {
  const sorted = delays.toSorted((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1] ?? 0} ms, worst ${sorted.at(-1) ?? 0} ms`;
}

/** Two bots play each other on a slowed machine, so that one of them always thinks. */
test.each(GAME_IDS)('%s answers while a bot thinks', async (id) => {
  const { page } = await baithak.open();
  await startGame(page, { game: await nameOf(id), seats: [5, 5] });
  const panel = await openPanel(page, 'analysis');
  await slowDown(page);
  await timed(page);
  const score = panel.locator('.tally summary');
  for (let i = 0; i < CLICKS; i++) {
    await score.click();
    await page.waitForTimeout(150);
  }
  console.log(`${id} while bots play, ${SLOWER} times slower: ${summary(await delaysOf(page))}`);
  await page.context().close();
});

/** Measured right after the page was opened, before the code is warm. */
test.each(LOOKED_AT)('the board of $id answers $seats', async (setting) => {
  const delays: number[] = [];
  let worst = { name: '', delay: 0 };
  for (const phase of await phasesOf(setting)) {
    const page = await openPhase(baithak, phase);
    await timed(page);
    await answer(page, phase);
    const each = await delaysOf(page);
    delays.push(...each);
    const delay = Math.max(0, ...each);
    if (delay > worst.delay) worst = { name: phase.name, delay };
    await page.context().close();
  }
  const { id, seats } = setting;
  console.log(`${id}, ${seats.length} seats, on its board: ${summary(delays)} (${worst.name})`);
});

const REVIEWED = 60;

/** The processor time of all pages of the browser with their Workers, in seconds. */
async function processorTime(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

test('a match of Jaipur is reviewed while presses are answered', async () => {
  const table = await jaipurOf(REVIEWED);
  const { page } = await openKept(baithak, table);
  await gameIsOver(page).waitFor();
  await timed(page);
  const before = await processorTime(page);
  await barOf(page)
    .getByRole('button', { name: said('table.review') })
    .click();
  const bar = page.locator('.review-progress progress');
  await bar.waitFor();
  const shown = new Set<number>();
  while ((await page.locator('.review-parts').count()) === 0) {
    // A press that the page has to answer: it moves the focus.
    await page.keyboard.press('Tab');
    const now = await bar.evaluateAll(([each]) => (each as HTMLProgressElement | undefined)?.value);
    if (now !== undefined) shown.add(now);
  }
  const spent = (await processorTime(page)) - before;
  const delays = await delaysOf(page);
  console.log(
    `review of a Jaipur match with ${table.match!.decisions.length} decisions: ${spent.toFixed(1)} s of processor time, ` +
      `${shown.size} steps of its bar seen, presses meanwhile: ${summary(delays)}`,
  );
  expect(shown.size).toBeGreaterThan(3);
  await page.context().close();
});

/** A match that is given up after so many decisions, or that ends before. */
async function jaipurOf(decisions: number): Promise<Table> {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 5] });
  playOut(table, 'reviewed', decisions);
  if (table.toDecide !== null) give(table, { do: 'resign', seat: 0 });
  return table;
}

test('how much script each page loads', async () => {
  for (const [name, bytes] of await scriptsOf(baithak)) {
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(0);
  }
});
