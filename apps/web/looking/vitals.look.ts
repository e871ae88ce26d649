import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../test/browser.ts';
import { nameOf, startGame } from '../test/driver.ts';
import { answer, LOOKED_AT, openPhase, phasesOf } from '../test/phases.ts';
import { scriptsOf } from '../test/script-sizes.ts';
import { openPanel } from '../test/stage-kit.ts';

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

test('how much script each page loads', async () => {
  for (const [name, bytes] of await scriptsOf(baithak)) {
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(0);
  }
});
