import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@baithak/catalog';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { site } from '../test/browser.ts';
import { capital, legalMoves, nextTurn, numbers, playOn, startGame, type } from '../test/driver.ts';

const baithak = site();
const folder = process.env.BAITHAK_LOOK || 'shots';

const SCREENS = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Takes a picture of each screen, by day and by night. */
async function shoot(
  name: string,
  reach: (page: Page) => Promise<void>,
  path = '/',
): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const options: BrowserContextOptions = { viewport, reducedMotion: 'reduce' };
    const { page } = await baithak.open(path, options);
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = join(folder, screen, colorScheme, `${name}.png`);
      mkdirSync(join(folder, screen, colorScheme), { recursive: true });
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.context().close();
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

test('home, workshop, set-up, rules, welcome', async () => {
  await shoot('home', heading);
  await shoot('workshop', heading, '/workshop');
  await shoot('new', heading, '/new/jaipur');
  await shoot('rules', heading, '/rules/parikrama');
  await shoot('welcome', heading, '/t/somewhere');
});

test.each(GAME_IDS)('a table of %s', async (id) => {
  await shoot(`table-${id}`, async (page) => {
    await startGame(page, { game: capital(id), seats: ['Asha', 1] });
    await playOn(page, numbers(3), 4);
    await nextTurn(page);
  });
});

test('a refusal, the curtain, a guest being awaited, the end', async () => {
  await shoot('refusal', async (page) => {
    await startGame(page, { game: 'Vancana', seats: ['Asha', 1] });
    await legalMoves(page);
    await type(page, 'a1-e5');
    await page.getByRole('alert').waitFor();
  });
  await shoot('curtain', async (page) => {
    await startGame(page, { game: 'Jaipur', seats: ['Asha', 'Ravi'] });
    await page.getByRole('heading', { name: 'Pass the device to Asha' }).waitFor();
  });
  await shoot('gathering', async (page) => {
    await startGame(page, { game: 'Jaipur', seats: ['Asha', 'link'] });
    await page.getByRole('heading', { name: 'Jaipur: who plays?' }).waitFor();
  });
  await shoot('end', async (page) => {
    await startGame(page, { game: 'Talluka', seats: ['Asha', 1] });
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('heading', { name: 'Bot 1 wins' }).waitFor();
  });
});
