import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Checks all rules in the light theme, and only the contrast in the dark theme. */
export async function faults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await builder(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await builder(page).withRules('color-contrast').analyze();
  return [...day.violations, ...night.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** Legacy mode opens no extra page. That page is only needed to merge the results of frames. */
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
