import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { CALM } from './play.ts';
import { boardIsHere, primaryOf, turnIsHere } from './stage-kit.ts';
import { whereLegal } from './tables.ts';

const baithak = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('the hub tells what a zone brings under the pointer, with the focus and when it is chosen', async () => {
  const [table] = await whereLegal({ id: 'samsara', seats: ['Asha', 1] }, /^go:/);
  const { page, close } = await openKept(baithak, table, CALM);
  await turnIsHere(page).waitFor();
  await boardIsHere(page);
  const zone = page.locator('.s-zone[data-legal="true"]').last();
  const dues = page.locator('.s-hub .s-due');
  const primary = primaryOf(page);
  await zone.hover();
  await expect.poll(() => dues.count()).toBeGreaterThan(0);
  const told = await page.locator('.s-hub').innerText();
  await page.mouse.move(2, 2);
  await expect.poll(() => dues.count()).toBe(0);
  // From the zone before it, by an arrow key.
  await zone.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.s-hub').innerText()).toBe(told);
  await expect.poll(() => primary.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => dues.count()).toBe(0);
  await zone.press('Enter');
  await expect.poll(() => page.locator('.s-hub').innerText()).toBe(told);
  await expect.poll(() => primary.getAttribute('aria-disabled')).not.toBe('true');
  await close();
});

test('the hub tells what a zone brings to a finger', async () => {
  const [table] = await whereLegal({ id: 'samsara', seats: ['Asha', 1] }, /^go:/);
  const { page, close } = await openKept(baithak, table, { ...CALM, ...PHONE });
  await turnIsHere(page).waitFor();
  await boardIsHere(page);
  await page.locator('.s-zone[data-legal="true"]').last().tap();
  await expect.poll(() => page.locator('.s-hub .s-due').count()).toBeGreaterThan(0);
  await close();
});

test('the button of Ananda makes the move that is chosen, not the one under the pointer', async () => {
  const [table] = await whereLegal({ id: 'ananda', seats: ['Asha', 1] }, /^monk:\w\d/);
  const { page, close } = await openKept(baithak, table, CALM);
  await turnIsHere(page).waitFor();
  await boardIsHere(page);
  const offered = page.locator('[role="button"][data-offered="true"]');
  const primary = primaryOf(page);
  await page.mouse.move(2, 2);
  const before = await primary.innerText();
  await offered.first().hover();
  await page.locator('[data-ghost="true"]').first().waitFor();
  expect(await primary.innerText()).toBe(before);
  expect(await primary.getAttribute('aria-disabled')).toBe('true');
  await close();
});

test('the names of powers are whole on the smallest phone', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, close } = await baithak.open('/play/samsara?seed=21', { ...PHONE, viewport });
  // It has the longest name of a power.
  await page.locator('[data-thing="char:Ibah"][data-legal="true"]').tap();
  await primaryOf(page).tap();
  await page.locator('.s-rail[data-choosing="false"] .s-power').first().waitFor();
  const overhang = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.s-power')]
        .filter((power) => {
          const name = power.querySelector('b')!.getBoundingClientRect();
          return name.height > power.getBoundingClientRect().height;
        })
        .map((power) => power.textContent),
    );
  await expect.poll(overhang).toEqual([]);
  await close();
});
