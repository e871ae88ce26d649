import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from '../test/browser.ts';
import { turnIsHere } from '../test/driver.ts';
import { type Hand, mouse } from '../test/hands.ts';
import { openKept } from '../test/kept.ts';
import { onBoard } from '../test/play.ts';
import { playerAt } from '../test/player.ts';
import type { Phase } from './phases.ts';

export async function openPhase(
  site: Site,
  { table }: Phase,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await openKept(site, table, options);
  await turnIsHere(page).waitFor();
  return page;
}

/** Answers on the board by so many presses at most; says how many it takes. */
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
