import type { Language } from '@baithak/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { site, type Visit } from './browser.ts';
import { unfold } from './folds.ts';
import { PHONE } from './hands.ts';
import { type Device, withPasskeys } from './passkeys.ts';
import { like, said } from './said.ts';

const baithak = site();
const LAPTOP = { viewport: { width: 1280, height: 720 } };

/** What a password manager does: the passkeys of one device are on the other as well. */
async function synced(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.tools.send('WebAuthn.getCredentials', {
    authenticatorId: from.id,
  });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials) {
    // Both count on their own; a synced passkey has no counter.
    await to.tools.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
  }
}

const goTo = (page: Page, path: string) => page.goto(new URL(path, baithak.url).href);
const personIn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).session?.person);
const tablesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { tables } = await (await fetch('/api/tables?of=mine')).json();
    return tables.map(({ id }: { id: string }) => id);
  });

/** Opens a table on the server, so that the browser has a guest's session there. */
async function asGuest(page: Page, name: string): Promise<string> {
  await page.evaluate((own) => localStorage.setItem('baithak.name', own), name);
  await goTo(page, '/invite/talluka');
  await page.waitForURL(/\/t\//);
  return page.url().split('/').at(-1) as string;
}

const press = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('button', { name: said(key, {}, language), exact: true }).click();

test('a guest makes an account, and finds the games on a second device', async () => {
  const laptop = await baithak.open('/', { ...LAPTOP, alone: true });
  const table = await asGuest(laptop.page, 'Asha');
  const guest = await personIn(laptop.page);
  const device = await withPasskeys(laptop.page);
  await goTo(laptop.page, '/me');
  await unfold(laptop.page, 'account');
  await press(laptop.page, 'account.make');
  const codes = laptop.page.locator('.me-new-codes li');
  await codes.first().waitFor();
  const written = await codes.allTextContents();
  expect(written).toHaveLength(8);
  expect(await faults(laptop.page)).toEqual([]);
  await press(laptop.page, 'account.saved');
  await codes.first().waitFor({ state: 'detached' });
  await expect.poll(() => personIn(laptop.page)).toBe(guest);

  const phone = await baithak.open('/', { ...PHONE, locale: 'de-DE', alone: true });
  const own = await asGuest(phone.page, 'Gast');
  const second = await withPasskeys(phone.page);
  await synced(device, second);
  await goTo(phone.page, '/me');
  await unfold(phone.page, 'account', 'de');
  expect(
    await phone.page.getByRole('checkbox', { name: said('account.adopt', {}, 'de') }).isChecked(),
  ).toBe(true);
  expect(await faults(phone.page)).toEqual([]);
  await press(phone.page, 'account.sign-in', 'de');
  const welcome = { name: 'Asha', adopted: 1, left: 0 };
  await phone.page.getByText(said('account.signed-in', welcome, 'de')).waitFor();
  await expect.poll(() => personIn(phone.page)).toBe(guest);
  expect((await tablesIn(phone.page)).toSorted()).toEqual([table, own].toSorted());
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);

  await recovers(written[0] as string, guest, table);
  await proves(laptop.page, written[1] as string);
  await looksAfter(laptop);
  await laptop.close();
  await phone.close();
});

/** Whoever has lost all devices comes in with a code, by keyboard alone, and the code is used up. */
async function recovers(code: string, person: string, table: string): Promise<void> {
  const { page, leave } = await baithak.open('/me', { ...LAPTOP, alone: true });
  const field = page.getByRole('textbox', { name: said('account.code') });
  await unfold(page, 'account');
  await field.focus();
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText(like('account.signed-in', { name: 'Asha', adopted: 0, left: 0 })).waitFor();
  await expect.poll(() => personIn(page)).toBe(person);
  await expect.poll(() => tablesIn(page)).toContain(table);
  await page.getByText(said('account.codes-left', { n: 7 }), { exact: false }).waitFor();
  await press(page, 'account.out');
  await page.getByText(said('account.out-done')).waitFor();
  await expect.poll(() => personIn(page)).toBeUndefined();
  await field.fill(code);
  await press(page, 'account.use-code');
  await page.getByText(said('fault.sign-in-refused')).waitFor();
  await leave();
}

/** A device that came in without a passkey adds one: a recovery code says that its owner wants that. */
async function proves(first: Page, code: string): Promise<void> {
  const { page, leave } = await baithak.open('/', { ...PHONE, alone: true });
  const ticket = await first.evaluate(async () => {
    const answer = await fetch('/api/session/code', { method: 'POST' });
    return (await answer.json()).code as string;
  });
  await page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ code: text });
    await fetch('/api/session/take', { method: 'POST', headers, body });
  }, ticket);
  const { tools, id } = await withPasskeys(page);
  const agree = (isUserVerified: boolean) =>
    tools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
  await agree(false);
  await goTo(page, '/me');
  await press(page, 'account.add');
  await page.getByText(said('fault.prove-first')).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: said('account.code') }).fill(code);
  await press(page, 'account.confirm');
  await page.getByText(said('account.confirmed')).waitFor();
  await agree(true);
  await press(page, 'account.add');
  const name = said('account.device', { n: 2 });
  await page.getByRole('button', { name: said('account.remove-named', { name }) }).waitFor();
  await leave();
}

/** Renames the passkey by keyboard. */
async function looksAfter({ page }: Visit): Promise<void> {
  const name = said('account.device', { n: 1 });
  await page.getByRole('button', { name: said('account.rename-named', { name }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: said('account.remove-named', { name: 'Laptop' }) })
    .waitFor();
  expect(await faults(page)).toEqual([]);
}

test('whoever says no to the passkey stays a guest', async () => {
  const { page, close } = await baithak.open('/', { ...LAPTOP, alone: true });
  await asGuest(page, 'Asha');
  const { tools, id } = await withPasskeys(page);
  await tools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await goTo(page, '/me');
  await unfold(page, 'account');
  await press(page, 'account.make');
  await page.getByText(said('fault.passkey-cancelled')).waitFor();
  await page.getByRole('button', { name: said('account.make') }).waitFor();
  await close();
});

test('a page without HTTPS says that there are no passkeys here', async () => {
  const { page, close } = await baithak.open('/', { ...LAPTOP, alone: true });
  // An address of numbers is no name that a passkey could belong to.
  const url = new URL('/me', baithak.url);
  url.hostname = '127.0.0.1';
  await page.goto(url.href);
  await unfold(page, 'account');
  await page.getByText(said('account.unable')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: said('account.make') }).count()).toBe(0);
  await page.getByRole('textbox', { name: said('account.code') }).waitFor();
  await close();
});
