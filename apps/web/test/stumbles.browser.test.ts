import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { said } from './said.ts';
import { barOf, logLines, primaryOf, resize, toolOf, turnIsHere } from './stage-kit.ts';
import { WHOLE } from './stage-list.ts';
import { survey } from './survey.ts';
import { underWay, whereLegal } from './tables.ts';

const baithak = site();
const PHONE = { width: 390, height: 844 };
const WANTED = { fits: true, leastText: 13 };

test('a herd stays where it is under a pointer or a finger', async () => {
  // A swap that puts camels back: so there is a herd.
  const [table] = await whereLegal({ id: 'jaipur', seats: ['Asha', 1] }, /^\+.*-.*K/);
  const { page, close } = await openKept(baithak, table);
  await turnIsHere(page).waitFor();
  const herd = page.locator('button.j-herd');
  for (const size of WHOLE) {
    await resize(page, size);
    await page.mouse.move(1, 1);
    const before = await herd.boundingBox();
    await herd.hover();
    expect([size, await herd.boundingBox()]).toEqual([size, before]);
  }
  await close();
});

test.each(['jaipur', 'talluka'] as const)(
  'a question fits into the bar of a phone: %s',
  async (id) => {
    for (const locale of ['en-GB', 'de-DE']) {
      const table = await underWay({ id, seats: ['Asha', 3] });
      const { page, close } = await openKept(baithak, table, { viewport: PHONE, locale });
      await turnIsHere(page).waitFor();
      await toolOf(page, 'undo').click();
      await barOf(page).locator('[data-question="true"]').waitFor();
      for (const size of [
        [390, 844],
        [360, 740],
      ] as const) {
        await resize(page, size);
        const { faults } = await page.evaluate(survey, WANTED);
        // Words that do not fit are left out as a whole; the question itself is never one of them.
        expect([locale, size, faults.filter((each) => !each.includes('note'))]).toEqual([
          locale,
          size,
          [],
        ]);
      }
      await close();
    }
  },
);

test('on a phone a line of the log leads to the board, not to a panel over it', async () => {
  const table = await underWay({ id: 'talluka', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, { viewport: PHONE });
  await turnIsHere(page).waitFor();
  await (await logLines(page)).nth(1).click();
  await primaryOf(page).getByText(said('past.now'), { exact: true }).waitFor();
  await page.locator('.side-panel').waitFor({ state: 'detached' });
  await close();
});
