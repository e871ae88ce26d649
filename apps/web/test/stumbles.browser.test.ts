import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { said } from './said.ts';
import {
  barOf,
  boardIsHere,
  logLines,
  primaryOf,
  resize,
  toolOf,
  turnIsHere,
} from './stage-kit.ts';
import { WHOLE } from './stage-list.ts';
import { survey } from './survey.ts';
import { underWay, whereLegal } from './tables.ts';

const baithak = site();
const PHONE = { width: 390, height: 844 };
const PHONES = [
  [390, 844],
  [360, 740],
] as const;
const WANTED = { fits: true, leastText: 13 };

test('a herd stays where it is under a pointer or a finger', async () => {
  // A swap that puts camels back: so there is a herd.
  const [table] = await whereLegal({ id: 'jaipur', seats: ['Asha', 1] }, /^\+.*-.*K/);
  const { page, close } = await openKept(baithak, table);
  await turnIsHere(page).waitFor();
  const herd = page.locator('button[data-region="herd"]');
  for (const size of WHOLE) {
    await resize(page, size);
    await page.mouse.move(1, 1);
    const before = await herd.boundingBox();
    await herd.hover();
    expect([size, await herd.boundingBox()]).toEqual([size, before]);
  }
  await close();
});

test.each([
  ['jaipur', ['Asha', 3]],
  ['talluka', ['Asha', 3]],
  ['samsara', ['Asha', 3, 1]],
] as const)('a question fits into the bar of a phone: %s', async (id, seats) => {
  for (const locale of ['en-GB', 'de-DE']) {
    const table = await underWay({ id, seats });
    const { page, close } = await openKept(baithak, table, { viewport: PHONE, locale });
    await turnIsHere(page).waitFor();
    await toolOf(page, 'undo').click();
    await barOf(page).locator('[data-question="true"]').waitFor();
    for (const size of PHONES) {
      await resize(page, size);
      const { faults } = await page.evaluate(survey, WANTED);
      expect([locale, size, faults]).toEqual([locale, size, []]);
    }
    await close();
  }
});

test('Samsara with five seats covers neither a name nor the own amulets, on phones of either way up', async () => {
  const table = await underWay({ id: 'samsara', seats: ['Asha', 1, 1, 1, 1] });
  const { page, close } = await openKept(baithak, table, { viewport: PHONE });
  await boardIsHere(page);
  /** The pairs of boxes that lie over each other; texts are as wide as they want to be. */
  const clashes = () =>
    page.evaluate(() => {
      const boxOf = (each: Element | null) => {
        const range = document.createRange();
        if (each !== null) range.selectNodeContents(each);
        return range.getBoundingClientRect();
      };
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const seats = [...document.querySelectorAll('.s-seat')].map((seat) => [
        boxOf(seat.querySelector('.s-seat-name > b')),
        boxOf(seat.querySelector('.s-seat-won')),
      ]);
      const slots = document.querySelector('.s-slots')!.getBoundingClientRect();
      const own = boxOf(document.querySelector('.s-you-won .s-seat-score'));
      return [...seats, [own, slots] as const].filter(([a, b]) => meet(a!, b!)).length;
    });
  for (const size of [...PHONES, [844, 390] as const]) {
    await resize(page, size);
    await expect.poll(clashes, { message: `${size}` }).toBe(0);
  }
  await close();
});

test('Parikrama with five seats has faces large enough for phones, and none covers a name', async () => {
  const table = await underWay({ id: 'parikrama', seats: ['Asha', 1, 1, 1, 1] });
  const { page, close } = await openKept(baithak, table, { viewport: PHONE });
  await boardIsHere(page);
  const plates = page.locator('.k-others .k-plate');
  expect(await plates.count()).toBe(4);
  for (const size of PHONES) {
    await resize(page, size);
    const faults = () =>
      plates.evaluateAll((all) =>
        all.filter((plate) => {
          const face = plate.querySelector('.portrait')!.getBoundingClientRect();
          const name = plate.querySelector('.plate-name')!.getBoundingClientRect();
          return face.width < 20 || face.bottom > name.top || face.bottom - face.top < 20;
        }),
      );
    await expect.poll(async () => (await faults()).length, { message: `${size}` }).toBe(0);
    expect((await page.evaluate(survey, WANTED)).faults).toEqual([]);
  }
  await close();
});

test('on a phone a line of the log leads to the board, not to a panel over it', async () => {
  const table = await underWay({ id: 'talluka', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, { viewport: PHONE });
  await turnIsHere(page).waitFor();
  await (await logLines(page)).nth(1).click();
  await primaryOf(page).getByText(said('past.now'), { exact: true }).waitFor();
  await page.locator('.side-panel').waitFor({ state: 'detached' });
  await close();
});

/** What to press for a choice that is not made yet: long words in the bar. */
const CHOICES = [
  { id: 'jaipur', things: '[data-drag^="market:"]', presses: 2 },
  { id: 'parikrama', things: '.k-hand button[data-able="true"]', presses: 1 },
  { id: 'samsara', things: '[data-thing^="zone:"]', presses: 1 },
] as const;

test.each(CHOICES)(
  'what a choice brings fits into the bar of a phone, in German: $id',
  async ({ id, things, presses }) => {
    const table = await underWay({ id, seats: ['Asha', 3] });
    const { page, close } = await openKept(baithak, table, { viewport: PHONE, locale: 'de-DE' });
    await turnIsHere(page).waitFor();
    await boardIsHere(page);
    for (let i = 0; i < presses; i++) await page.locator(things).nth(i).click();
    for (const size of PHONES) {
      await resize(page, size);
      const { faults } = await page.evaluate(survey, WANTED);
      expect([size, faults]).toEqual([size, []]);
    }
    await close();
  },
);

test('after a move by keyboard the next Tab leads to the board', async () => {
  const { page, close } = await baithak.open('/play/jaipur');
  await turnIsHere(page).waitFor();
  await page
    .getByRole('button', { name: /, market, card/ })
    .first()
    .press('Enter');
  await primaryOf(page).press('Enter');
  // The button is gone while the others play.
  const isAtTable = () => page.evaluate(() => document.activeElement?.id === 'main');
  await expect.poll(isAtTable).toBe(true);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#main') !== null))
    .toBe(true);
  await close();
});

test.each([
  ['a laptop', { width: 1280, height: 720 }],
  ['a phone', PHONE],
] as const)('on %s, a press on the grey main button says what is missing', async (_, viewport) => {
  const { page, close } = await openKept(
    baithak,
    await underWay({ id: 'jaipur', seats: ['Asha', 3] }),
    {
      viewport,
    },
  );
  await turnIsHere(page).waitFor();
  const reason = barOf(page).getByRole('alert');
  expect(await primaryOf(page).getAttribute('aria-disabled')).toBe('true');
  // By force: Playwright waits for a button that is not grey.
  await primaryOf(page).click({ force: true });
  expect(await reason.locator('p').first().textContent()).toBe(
    await barOf(page).locator('.action-bar-ask').textContent(),
  );
  const { x, y, width, height } = (await reason.boundingBox())!;
  expect(x >= 0 && y >= 0 && x + width <= viewport.width && y + height < viewport.height).toBe(
    true,
  );
  // A choice changes what the bar says, and the answer goes.
  await page.locator('[data-region="hand"] button').first().click();
  await reason.waitFor({ state: 'detached' });
  await close();
});

test('a long log is one stop of the Tab key, and arrow keys lead through it', async () => {
  const { page, close } = await openKept(
    baithak,
    await underWay({ id: 'talluka', seats: ['Asha', 3] }),
  );
  await turnIsHere(page).waitFor();
  const lines = await logLines(page);
  const stops = () =>
    lines.evaluateAll((all) =>
      all.flatMap((each, i) => ((each as HTMLElement).tabIndex === 0 ? [i] : [])),
    );
  const last = (await lines.count()) - 1;
  expect(last).toBeGreaterThan(0);
  await expect.poll(stops).toEqual([last]);
  await lines.nth(last).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(stops).toEqual([last - 1]);
  expect(await lines.nth(last - 1).evaluate((line) => line === document.activeElement)).toBe(true);
  await close();
});

test('Srrakk offers a second square for a shed piece whatever was chosen first, the square or the way', async () => {
  const [table, shed] = await whereLegal({ id: 'srrakk', seats: ['Asha', 3] }, /^..\/..\/..$/);
  const [from, first, second] = shed.split('/');
  const { page, close } = await openKept(baithak, table);
  await turnIsHere(page).waitFor();
  const square = (name?: string) => page.locator(`[data-place="${name}"]`);
  const topOnly = page.locator('.s-chooser button').last();
  const offered = () => square(second).getAttribute('data-state');
  for (const squareFirst of [false, true]) {
    await square(from).click();
    if (squareFirst) await square(first).click();
    await topOnly.click();
    if (!squareFirst) await square(first).click();
    await expect.poll(offered).toBe('target');
    await square(from).click();
    await expect.poll(() => page.locator('.s-chooser').count()).toBe(0);
  }
  await close();
});
