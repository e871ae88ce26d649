import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './browser.ts';
import { keeping, nextTurn } from './driver.ts';
import { phasesOf } from './phases.ts';
import { CALM } from './play.ts';
import {
  barOf,
  closePanel,
  legalTexts,
  momentOf,
  takeBack,
  turnIsHere,
  type,
} from './stage-kit.ts';
import type { Setting } from './tables.ts';

/** What a person is asked and may answer. */
async function asked(page: Page): Promise<readonly string[]> {
  await turnIsHere(page).waitFor();
  const legal = await legalTexts(page);
  await closePanel(page);
  return [await barOf(page).locator('.action-bar-ask').innerText(), ...legal];
}

/** Reloads the page at every question, answers it, and takes the answer back. */
export async function expectToReturn(site: Site, setting: Setting, games: number): Promise<void> {
  const phases = await phasesOf(setting, games);
  const { visit, show } = await keeping(
    site,
    phases.map(({ table }) => table),
    CALM,
  );
  const { page } = visit;
  for (const [i, { name, answer }] of phases.entries()) {
    await show(i);
    const question = await asked(page);
    await page.reload();
    expect(await asked(page), `${name} after a reload`).toEqual(question);
    const before = await momentOf(page);
    await type(page, answer);
    await expect.poll(() => momentOf(page)).not.toEqual(before);
    // A match that is over has nothing to undo.
    if ((await nextTurn(page)) === 'over') continue;
    await takeBack(page);
    await expect.poll(() => momentOf(page).then(({ legal }) => legal)).toBe(before.legal);
    expect(await asked(page), `${name} after an undo`).toEqual(question);
  }
  await visit.close();
}
