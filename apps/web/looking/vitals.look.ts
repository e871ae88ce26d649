import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../test/browser.ts';
import { capital, startGame } from '../test/driver.ts';
import { scriptsOf } from '../test/scripts.ts';

const baithak = site();
const SLOWER = 4;
const CLICKS = 12;

/** The longest of the interactions that the browser has timed, from press to paint. */
const worstInteraction = (page: Page) =>
  page.evaluate(() => (window as unknown as { worst?: number }).worst ?? 0);

/** Two bots play each other, so that one of them always thinks. */
test.each(GAME_IDS)('%s answers while a bot thinks', async (id) => {
  const { page } = await baithak.open();
  const throttle = await page.context().newCDPSession(page);
  await startGame(page, { game: capital(id), seats: [5, 5] });
  await page.getByRole('list', { name: 'Players' }).waitFor();
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const seen = window as unknown as { worst?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.worst = Math.max(seen.worst ?? 0, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const score = page.getByText('Score', { exact: true });
  for (let i = 0; i < CLICKS; i++) {
    await score.click();
    await page.waitForTimeout(150);
  }
  console.log(`${id}: worst interaction ${await worstInteraction(page)} ms`);
  await page.context().close();
});

test('how much script each page loads', async () => {
  for (const [name, bytes] of await scriptsOf(baithak)) {
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(0);
  }
});
