import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './browser.ts';
import { turnIsHere } from './driver.ts';
import { type Hand, mouse } from './hands.ts';
import { openKept } from './kept.ts';
import type { Phase } from './phases.ts';
import { onBoard } from './play.ts';
import { playerAt } from './player.ts';

export async function openPhase(
  site: Site,
  { table }: Phase,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await openKept(site, table, options);
  await turnIsHere(page).waitFor();
  return page;
}

/** Answers on the board by so many presses at most; says how many there would be. */
export async function answer(
  page: Page,
  { table, legal, answer: text }: Phase,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let presses = 0;
  const press = async (...what: Parameters<Hand['press']>) => {
    if (++presses <= most) await mouse.press(...what);
  };
  await onBoard(table.game, text, await playerAt(page, table, { press }), 0, legal);
  return presses;
}

/** How many presses an answer takes. */
export async function pressesFor(site: Site, phase: Phase): Promise<number> {
  const page = await openPhase(site, phase);
  const presses = await answer(page, phase);
  await page.context().close();
  return presses;
}
