import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** All rules by day; by night only what colours can change. */
export async function faults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await builder(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await builder(page).withRules('color-contrast').analyze();
  return [...day.violations, ...night.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** Without frames there is nothing that would have to be put together in a page of its own. */
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
