import type { Locator, Page } from 'playwright-core';
import { said } from './said.ts';

/** Where things are on the stage. All tests find them through this file, in every language. */

type Tab = 'log' | 'chat' | 'analysis';

const panelOf = (page: Page): Locator => page.locator('.side-panel');
export const barOf = (page: Page): Locator => page.locator('[data-region="bar"]');
export const primaryOf = (page: Page): Locator => barOf(page).locator('.bar-button-primary');
export const toolOf = (page: Page, name: 'hint' | 'undo' | 'rules' | 'log'): Locator =>
  page.locator(`[data-tool="${name}"]`);

/** The sign of the page that this screen has to decide. */
export const turnIsHere = (page: Page): Locator => page.locator('[data-turn="yours"]');
export const gameIsOver = (page: Page): Locator => page.locator('[data-turn="over"]');

/** Waits for the board: the stage is drawn anew when it comes. */
export async function boardIsHere(page: Page): Promise<void> {
  await page.locator('.stage:not(:has(.stage-loading))').waitFor();
}

/** Resizes the window and lets the page follow: it may open or close the side panel by itself. */
export async function resize(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
}

/** Opens the side panel at one of its tabs, and returns what is in it. */
export async function openPanel(page: Page, tab: Tab): Promise<Locator> {
  const panel = panelOf(page);
  await boardIsHere(page);
  if ((await panel.count()) === 0) await toolOf(page, 'log').click();
  const head = panel.getByRole('tab').filter({ has: page.locator(`[data-icon="${tab}"]`) });
  if ((await head.getAttribute('aria-selected')) !== 'true') await head.click();
  return panel.getByRole('tabpanel');
}

export async function closePanel(page: Page): Promise<void> {
  await boardIsHere(page);
  if ((await panelOf(page).count()) === 0) return;
  await toolOf(page, 'log').click();
  await panelOf(page).waitFor({ state: 'detached' });
}

const isPanelOpen = async (page: Page): Promise<boolean> => (await panelOf(page).count()) > 0;

/** Presses Undo, and agrees if the page asks whether to take back the turns of bots, too. */
export async function takeBack(page: Page): Promise<void> {
  const before = await page.locator('[data-moment]').getAttribute('data-moment');
  await toolOf(page, 'undo').click();
  const yes = primaryOf(page).getByText(said('undo.yes'), { exact: true });
  const gone = page.locator(`[data-moment]:not([data-moment="${before}"])`);
  await yes.or(gone).first().waitFor({ state: 'attached' });
  if ((await yes.count()) > 0) await yes.click();
}

/** Opens the menu of rarely needed things. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.locator('#table-menu');
  // The stage is drawn anew when the board has come.
  await boardIsHere(page);
  if (!(await menu.isVisible())) await page.locator('[popovertarget="table-menu"]').click();
  return menu;
}

/** The lines of the log, without the one that says that it is empty. */
export async function logLines(page: Page): Promise<Locator> {
  return (await openPanel(page, 'log')).locator('.log-line');
}

export async function moveField(page: Page): Promise<Locator> {
  return (await openPanel(page, 'analysis')).locator('.move-form input');
}

/** Opens the list of legal moves and returns its buttons. */
export async function moveButtons(page: Page): Promise<Locator> {
  await turnIsHere(page).waitFor();
  const moves = (await openPanel(page, 'analysis')).locator('.moves details');
  const list = moves.getByRole('button');
  if ((await moves.getAttribute('open')) === null) await moves.locator('summary').click();
  await list.first().waitFor();
  return list;
}

/** The legal moves. A panel that was closed is closed again, because it may cover the board. */
export async function legalTexts(page: Page): Promise<string[]> {
  const wasOpen = await isPanelOpen(page);
  const texts = await (await moveButtons(page)).allTextContents();
  if (!wasOpen) await closePanel(page);
  return texts;
}

/** Types a move in notation. */
export async function type(page: Page, move: string): Promise<void> {
  const field = await moveField(page);
  await field.fill(move);
  await field.press('Enter');
}

/** What changes on the page whenever it accepts a move. */
export interface Moment {
  readonly told: string;
  readonly legal: number;
}

export async function momentOf(page: Page): Promise<Moment> {
  const text = (await page.locator('[data-moment]').getAttribute('data-moment')) ?? '';
  const [lines, drafted, legal] = text.split(' ').map(Number);
  return { told: `${lines} ${drafted}`, legal: legal ?? 0 };
}
