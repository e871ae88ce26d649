import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { PHONE } from './hands.ts';
import { answer, LOOKED_AT, openPhase, phasesOf, pressesFor } from './phases.ts';

const baithak = site();

const SCREENS = [{ viewport: { width: 1280, height: 900 } }, { viewport: PHONE.viewport }];

/** Every question that games ask people: when it is asked, and right before it is answered. */
test.each(LOOKED_AT)(
  'every question of $id with $seats fits the screen and passes axe',
  async (setting) => {
    for (const phase of await phasesOf(setting)) {
      const presses = await pressesFor(baithak, phase);
      for (const options of SCREENS) {
        const page = await openPhase(baithak, phase, options);
        const where = `${phase.name} at ${options.viewport.width}`;
        expect.soft(await troublesOf(page), where).toEqual([]);
        await answer(page, phase, presses - 1);
        expect.soft(await troublesOf(page), `${where}, tried`).toEqual([]);
        await page.context().close();
      }
    }
  },
);

async function troublesOf(page: Page): Promise<string[]> {
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`wider than the screen by ${scrollWidth - clientWidth}`]
      : [];
  });
  return [...beside, ...(await faults(page))];
}
