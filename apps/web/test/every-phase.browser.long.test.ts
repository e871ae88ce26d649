import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { answer, openPhase, phasesOf, pressesFor } from './phases.ts';
import { resize } from './stage-kit.ts';
import { everyTable, SMALL, WHOLE } from './stage-list.ts';

const baithak = site();

const SIZES = [...WHOLE, ...SMALL];

/** Every question that games ask people: when it is asked, and right before it is answered. */
test.each(await everyTable())(
  'every question of $id with $seats passes axe in both themes at every size',
  async (setting) => {
    for (const phase of await phasesOf(setting)) {
      const presses = await pressesFor(baithak, phase);
      const page = await openPhase(baithak, phase);
      await check(page, phase.name);
      await resize(page, [1280, 720]);
      await answer(page, phase, presses - 1);
      await check(page, `${phase.name}, tried`);
      await page.context().close();
    }
  },
);

async function check(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await resize(page, [width, height]);
    expect.soft(await faults(page), `${name} at ${width}×${height}`).toEqual([]);
  }
}
