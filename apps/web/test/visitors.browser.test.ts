import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { PHONE } from './hands.ts';

const baithak = site();

/** Leaves something wherever a site can leave it. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: every browser has it.
    document.cookie = 'trace=1';
    window.name = 'trace';
    await caches.open('trace');
    await new Promise((opened) => {
      indexedDB.open('trace', 1).onsuccess = opened;
    });
  });
}

const tracesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key === 'trace'),
    ...Object.keys(sessionStorage).filter((key) => key === 'trace'),
    ...(document.cookie.includes('trace') ? ['cookie'] : []),
    ...(window.name === '' ? [] : ['name']),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).flatMap(({ name }) => (name === 'trace' ? ['database'] : [])),
    ...('added' in window ? ['script'] : []),
  ]);

test('a visit finds nothing of the one before it, but may use its browser', async () => {
  const first = await baithak.open();
  await first.page.addInitScript(() => Object.assign(window, { added: true }));
  await first.page.reload();
  await leaveTraces(first.page);
  expect(await tracesOn(first.page)).toHaveLength(7);
  const other = await first.page.context().newPage();
  await first.page.emulateMedia({ colorScheme: 'dark' });
  await first.page.setViewportSize({ width: 400, height: 400 });
  await first.close();
  expect(other.isClosed()).toBe(true);

  const second = await baithak.open();
  expect(second.page).toBe(first.page);
  expect(await tracesOn(second.page)).toEqual([]);
  expect(second.page.viewportSize()).toEqual({ width: 1280, height: 900 });
  expect(await second.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
    false,
  );
  await second.close();
});

test('people who visit at the same time, and those with other devices, have browsers of their own', async () => {
  const visits = [await baithak.open(), await baithak.open(), await baithak.open('/', PHONE)];
  visits.push(await baithak.open('/', { alone: true }));
  const contexts = new Set(visits.map(({ page }) => page.context()));
  expect(contexts.size).toBe(visits.length);
  for (const { close } of visits) await close();
});

test('a visit in which something went wrong does not end well, and its browser is not used again', async () => {
  const { page, close } = await baithak.open();
  await page.evaluate(() => console.error('something went wrong'));
  await expect(close()).rejects.toThrow('something went wrong');
  const next = await baithak.open();
  expect(next.page).not.toBe(page);
  await next.close();
});
