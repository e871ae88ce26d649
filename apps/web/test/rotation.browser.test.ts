import { GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { keeping, openKept } from './driver.ts';
import { answer, type Phase, phasesOf } from './phases.ts';
import { CALM } from './play.ts';
import { primaryOf, resize, turnIsHere } from './stage-kit.ts';

const baithak = site();

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const CHOSEN =
  '[data-state="chosen"], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]';

/** The names of what is chosen on the table, and what the bar offers to do with it. */
async function choice(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator('.stage-table')
    .locator(CHOSEN)
    .evaluateAll((all) => all.map((each) => each.ariaLabel || each.textContent || ''));
  return [...names, ...(await primaryOf(page).allTextContents())];
}

/** The long answers that were found already. */
const known = new Map<GameId, readonly [Phase, number]>();

/** The first question of a game whose answer takes more than one press, and how many. */
async function longAnswer(id: GameId): Promise<readonly [Phase, number]> {
  const found = known.get(id) ?? (await findLongAnswer(id));
  known.set(id, found);
  return found;
}

async function findLongAnswer(id: GameId): Promise<readonly [Phase, number]> {
  const phases = await phasesOf({ id, seats: ['Asha', 1] }, 1);
  const tables = phases.map(({ table }) => table);
  const { visit, show } = await keeping(baithak, tables);
  for (const [i, phase] of phases.entries()) {
    await show(i);
    await turnIsHere(visit.page).waitFor();
    const presses = await answer(visit.page, phase);
    if (presses < 2) continue;
    await visit.leave();
    return [phase, presses];
  }
  throw new Error('every answer takes one press');
}

test.each(GAME_IDS)('turning a phone in mid-turn keeps what is chosen in %s', async (id) => {
  const [phase, presses] = await longAnswer(id);
  const { page, close } = await openKept(baithak, phase.table, { ...CALM, viewport: UPRIGHT });
  await turnIsHere(page).waitFor();
  const nothing = await choice(page);
  await answer(page, phase, presses - 1);
  const chosen = await choice(page);
  expect(chosen).not.toEqual(nothing);
  await resize(page, [SIDEWAYS.width, SIDEWAYS.height]);
  await expect.poll(() => choice(page)).toEqual(chosen);
  await resize(page, [UPRIGHT.width, UPRIGHT.height]);
  await expect.poll(() => choice(page)).toEqual(chosen);
  await close();
});

/** What a theme of forced colours leaves of a thing and its parts: lines around them, marks in them. */
async function linesOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((thing) =>
      [thing, ...thing.querySelectorAll('*')]
        .map((each) => {
          const lines = ['', '::before', '::after'].map((part) => {
            const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, content } =
              getComputedStyle(each, part);
            return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, content].join(' ');
          });
          const { forcedColorAdjust, backgroundColor, strokeDasharray } = getComputedStyle(each);
          const ground = forcedColorAdjust === 'none' ? backgroundColor : '';
          return [...lines, strokeDasharray, ground].join();
        })
        .join(';'),
    ),
  );
}

test.each(GAME_IDS)(
  'with forced colours %s shows whose turn it is and what is chosen',
  async (id) => {
    const [phase, presses] = await longAnswer(id);
    const options = { ...CALM, forcedColors: 'active' } as const;
    const { page, close } = await openKept(baithak, phase.table, options);
    // Where the test before left the mouse, the board would show what a press does.
    await page.mouse.move(1, 1);
    await turnIsHere(page).waitFor();
    await page.locator('.portrait[data-state="decides"]').first().waitFor();
    const [mine] = await linesOf(page, '.portrait[data-state="decides"]');
    const [theirs] = await linesOf(page, '.portrait[data-state="waits"]');
    expect(mine).toBeDefined();
    expect(mine).not.toBe(theirs);
    const before = await linesOf(page, '.stage-table');
    await answer(page, phase, presses - 1);
    await page.mouse.move(1, 1);
    await expect.poll(() => linesOf(page, '.stage-table')).not.toEqual(before);
    await close();
  },
);
