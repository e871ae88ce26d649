import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { site } from '../test/browser.ts';
import { openKept } from '../test/driver.ts';
import { boardIsHere, type } from '../test/stage-kit.ts';
import { begunWith } from '../test/tables.ts';
import { DRAWN_SCREENS } from './screens.ts';
import { SITUATIONS } from './situations.ts';

/** Saves the real screen beside each design picture, in the same situation and window. */
const baithak = site({ painted: true });
const pictures = process.env.BAITHAK_MOCKUPS ?? '';
const folder = process.env.BAITHAK_LOOK || 'shots';

const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const tables = SITUATIONS.filter(({ picture }) => existsSync(fileOf(picture)));
const screens = Object.entries(DRAWN_SCREENS).filter(([picture]) => existsSync(fileOf(picture)));

const windowOf = (picture: string) => (picture.endsWith('phone') ? SCREENS.phone : SCREENS.desktop);

function fileOf(picture: string): string {
  return join(pictures, `${picture}.png`);
}

test.each(tables)('$picture', async (situation) => {
  const viewport = windowOf(situation.picture);
  const { page } = await openKept(baithak, await begunWith(situation), { viewport });
  await page.locator('[data-moment]').waitFor({ state: 'attached' });
  await boardIsHere(page);
  for (const name of situation.chosen ?? []) await press(page, name);
  if (situation.played !== undefined) await type(page, situation.played);
  await compare(page, situation.picture);
});

test.each(screens)('%s', async (picture, open) => {
  await compare(await open(baithak, { viewport: windowOf(picture) }), picture);
});

/** Presses without a pointer: in the temple a lower space may lie behind a higher one. */
async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .dispatchEvent('click');
}

async function compare(page: Page, picture: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const real = await page.screenshot();
  const { width, height } = windowOf(picture);
  const images = [readFileSync(fileOf(picture)), real].map(
    (png) =>
      `<img width="${width}" height="${height}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  // A page of its own: ours allows no images from elsewhere.
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: width * 2 + 20, height });
  await sheet.setContent(
    `<body style="margin:0;display:flex;gap:20px;background:#888">${images.join('')}`,
  );
  mkdirSync(folder, { recursive: true });
  await sheet.screenshot({ path: join(folder, `${picture}.png`) });
  await page.context().close();
}
