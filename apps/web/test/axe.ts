import { readFileSync } from 'node:fs';
import type { default as axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Half as long as the script that can be read. */
const SCRIPT = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Checks all rules in the light theme, and only the contrast in the dark theme. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await violations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...day, ...(await violations(page, { runOnly: ['color-contrast'] }))];
}

/** The list of everything that is right would be long, and nobody reads it. */
function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (wanted) => {
      const found = await (window as unknown as Window & { axe: typeof axe }).axe.run(wanted);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
