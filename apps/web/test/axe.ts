import { readFileSync } from 'node:fs';
import type { default as axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Half as long as the script that can be read. */
const SCRIPT = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Off unless it is asked for, though WCAG 2.2 AA demands it. */
const ALSO: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Checks all rules in the light theme, and only the contrast in the dark theme. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  await page.evaluate(show);
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    const day = await violations(page, ALSO);
    await page.emulateMedia({ colorScheme: 'dark' });
    return [...day, ...(await violations(page, { runOnly: ['color-contrast'] }))];
  } finally {
    await page.evaluate(() => document.documentElement.style.removeProperty('opacity'));
  }
}

/** For axe a transparent page is hidden, and hidden words have no contrast: see `site`. */
function show(): void {
  document.documentElement.style.setProperty('opacity', '1', 'important');
  const isShown = document.body.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });
  if (!isShown) throw new Error('The page is hidden, so axe would find nothing wrong with it.');
}

/** The list of everything that is right would be long, and nobody reads it. */
function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (wanted) => {
      const found = await (window as unknown as Window & { axe: typeof axe }).axe.run(wanted);
      return found.violations.flatMap(({ id, nodes }) => {
        const wrong = nodes.filter(({ target }) => id !== 'target-size' || !isCovered(`${target}`));
        return wrong.length === 0 ? [] : `${id}: ${wrong.map(({ target }) => target).join(', ')}`;
      });

      /** A target is no smaller for what somebody has opened over a part of it. */
      function isCovered(target: string): boolean {
        const { left, right, top, bottom } = document
          .querySelector(target)!
          .getBoundingClientRect();
        return [left, right].some((x) =>
          [top, bottom].some((y) =>
            document.elementFromPoint(x, y)?.closest('.side-panel, .bubble'),
          ),
        );
      }
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
