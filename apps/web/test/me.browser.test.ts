import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outcomeOf } from '../controller/records.ts';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { enter as enterAs, give, makeTable } from './company.ts';
import { keeping } from './driver.ts';
import { unfold } from './folds.ts';
import { PHONE } from './hands.ts';
import { like, said } from './said.ts';
import { gameIsOver } from './stage-kit.ts';
import { begunWith, playOut } from './tables.ts';

const baithak = site();
const LAPTOP = { viewport: { width: 1280, height: 720 } };

/** Finished games of Asha against Mina, and how they went. */
async function finished(...seeds: string[]) {
  const tables = [];
  for (const seed of seeds) {
    const table = await begunWith({ id: 'talluka', seats: ['Asha', 1] });
    playOut(table, seed);
    tables.push(table);
  }
  const outcomes = tables.map((table) =>
    outcomeOf({ seats: table.seats, places: table.public.result?.places }, LOCAL_PERSON),
  );
  return { tables, won: outcomes.filter((each) => each === 'won').length };
}

const goTo = (page: Page, path: string) => page.goto(new URL(path, baithak.url).href);

test.each([
  ['a phone, in German', { ...PHONE, locale: 'de-DE' }, 'de'],
  ['a laptop, in English', LAPTOP, 'en'],
] as const)('on %s, a name, a sign and a colour stay', async (_, device, language) => {
  const { page, close } = await baithak.open('/', device);
  const say = (key: string) => said(key, {}, language);
  await page.getByRole('link', { name: say('me.title'), exact: true }).click();
  await page.getByRole('textbox', { name: say('online.name') }).fill('Mira');
  await page.getByRole('button', { name: say('me.save') }).click();
  await page.getByText(say('me.saved')).waitFor();
  // Radio buttons by keyboard alone.
  await page.getByRole('radio', { name: say('emblem.initial') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: say('colour.indigo') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: say('page.brand'), exact: true }).click();
  const own = page.getByRole('link', { name: 'Mira' });
  await own.waitFor();
  await page.reload();
  await own.click();
  await expect
    .poll(() => page.getByRole('radio', { name: say('emblem.lotus') }).isChecked())
    .toBe(true);
  await expect
    .poll(() => page.getByRole('radio', { name: say('colour.madder') }).isChecked())
    .toBe(true);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(device.viewport.width);
  await close();
});

test('finished games are counted, and a file takes them to another device', async () => {
  const { tables, won } = await finished('1', '2', '3');
  const { visit } = await keeping(baithak, tables);
  const { page } = visit;
  await goTo(page, '/me');
  const row = page.getByRole('row', { name: /Talluka/ });
  await row.waitFor();
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual([`${won}`, '0', `${3 - won}`]);
  await page.getByRole('row', { name: said('character.mina') }).waitFor();

  await unfold(page, 'keep');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said('keep.export') }).click(),
  ]);
  // The browser is another program, perhaps elsewhere.
  const place = join(mkdtempSync(join(tmpdir(), 'baithak-me-')), 'kept.json');
  await saved.saveAs(place);
  const text = readFileSync(place, 'utf8');
  rmSync(dirname(place), { recursive: true });
  const other = await baithak.open('/me', PHONE);
  const choose = (content: string) =>
    other.page.locator('input[type="file"]').setInputFiles({
      name: 'b.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await other.page.getByText(said('me.no-results')).waitFor();
  await unfold(other.page, 'keep');
  await choose('nonsense');
  await other.page.getByText(said('fault.kept-file')).waitFor();
  await choose(text.replace('Asha', 'Ravi'));
  await other.page.getByText(said('fault.kept-damaged')).waitFor();
  await choose(text);
  await other.page.getByText(said('keep.imported', { n: 3 })).waitFor();
  await other.page.reload();
  const there = other.page.getByRole('row', { name: /Talluka/ });
  await there.waitFor();
  await expect
    .poll(() => there.getByRole('cell').allTextContents())
    .toEqual([`${won}`, '0', `${3 - won}`]);
  await other.close();
  await visit.close();
});

test.each([
  ['a phone, in German', { ...PHONE, locale: 'de-DE' }, 'de'],
  ['a laptop, in English', LAPTOP, 'en'],
] as const)(
  'on %s, each of the latest games leads to its review, and all can be shown',
  async (_, device, language) => {
    const { tables } = await finished(...Array.from({ length: 12 }, (_, i) => `${i}`));
    const { visit } = await keeping(baithak, tables, device);
    const { page } = visit;
    await goTo(page, '/me');
    const say = (key: string, args = {}) => said(key, args, language);
    await page.getByText(say('me.latest'), { exact: true }).click();
    const reviews = page
      .locator('.me-latest')
      .getByRole('link', { name: like('me.review', { game: 'Talluka' }, language) });
    await expect.poll(() => reviews.count()).toBe(10);
    await page.getByRole('button', { name: say('me.all', { n: 12 }) }).click();
    await expect.poll(() => reviews.count()).toBe(12);
    expect(await faults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(device.viewport.width);
    await page.getByRole('button', { name: say('me.fewer') }).click();
    await expect.poll(() => reviews.count()).toBe(10);
    await reviews.first().click();
    await page.locator('.review-parts').waitFor();
    await visit.close();
  },
);

/** Opens a table on the server, so that the browser has a session there. */
async function enter(page: Page, name: string): Promise<string> {
  await page.evaluate((own) => localStorage.setItem('baithak.name', own), name);
  await goTo(page, '/invite/talluka');
  await page.waitForURL(/\/t\//);
  return page.url();
}

const personIn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).session);

test('a code brings the same person to another device, once', async () => {
  const laptop = await baithak.open('/', LAPTOP);
  await enter(laptop.page, 'Asha');
  await goTo(laptop.page, '/me');
  await unfold(laptop.page, 'elsewhere');
  await laptop.page.getByRole('button', { name: said('elsewhere.show') }).click();
  await laptop.page.getByRole('img', { name: said('elsewhere.qr') }).waitFor();
  const code = (await laptop.page.locator('.me-code-text').textContent()) ?? '';
  // A QR code brings the code along.
  const phone = await baithak.open(`/me#code=${code.replace(' ', '')}`, PHONE);
  const field = phone.page.getByRole('textbox', { name: said('elsewhere.code') });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe(code.replace(' ', ''));
  await phone.page.getByRole('button', { name: said('elsewhere.take') }).click();
  await phone.page.getByText(said('elsewhere.done', { name: 'Asha' })).waitFor();
  await expect.poll(() => personIn(phone.page)).toEqual(await personIn(laptop.page));
  await phone.page.getByRole('link', { name: 'Asha' }).waitFor();
  await field.fill(code);
  await phone.page.getByRole('button', { name: said('elsewhere.take') }).click();
  await phone.page.getByText(said('fault.code-unknown')).waitFor();
  // The browser itself complains about the refusal.
  await phone.leave();
  await laptop.close();
});

test('whoever has a name but no game online yet takes it along, too', async () => {
  const laptop = await baithak.open('/me', LAPTOP);
  await laptop.page.getByRole('textbox', { name: said('online.name') }).fill('Asha');
  await laptop.page.getByRole('button', { name: said('me.save') }).click();
  await unfold(laptop.page, 'elsewhere');
  await laptop.page.getByRole('button', { name: said('elsewhere.show') }).click();
  const code = (await laptop.page.locator('.me-code-text').textContent()) ?? '';
  const phone = await baithak.open(`/me#code=${code.replace(' ', '')}`, PHONE);
  await phone.page.getByRole('button', { name: said('elsewhere.take') }).click();
  await phone.page.getByText(said('elsewhere.done', { name: 'Asha' })).waitFor();
  await phone.close();
  await laptop.close();
});

test('the feed of turns has a secret address that can be ended', async () => {
  const { page, leave } = await baithak.open('/', LAPTOP);
  await enter(page, 'Asha');
  await goTo(page, '/me');
  await unfold(page, 'feed');
  await page.getByRole('button', { name: said('feed.make') }).click();
  const address = await page.getByRole('textbox', { name: said('feed.json') }).inputValue();
  expect(await (await fetch(address)).json()).toMatchObject({ items: [] });
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox', { name: said('feed.json') }).inputValue())
    .toBe(address);
  await page.getByRole('button', { name: said('feed.end') }).click();
  await page.getByRole('button', { name: said('feed.make') }).waitFor();
  expect((await fetch(address)).status).toBe(404);
  await leave();
});

test('the secret address of a feed is gone after the code of another person', async () => {
  const address = (page: Page) => page.getByRole('textbox', { name: said('feed.json') });
  const withFeed = async (name: string, device: typeof LAPTOP) => {
    const { page, leave } = await baithak.open('/', device);
    await enter(page, name);
    await goTo(page, '/me');
    await unfold(page, 'feed');
    await page.getByRole('button', { name: said('feed.make') }).click();
    await address(page).waitFor();
    await unfold(page, 'elsewhere');
    return { page, leave };
  };
  const asha = await withFeed('Asha', LAPTOP);
  await asha.page.getByRole('button', { name: said('elsewhere.show') }).click();
  const code = (await asha.page.locator('.me-code-text').textContent()) ?? '';
  const ravi = await withFeed('Ravi', PHONE);
  await ravi.page.getByRole('textbox', { name: said('elsewhere.code') }).fill(code);
  await ravi.page.getByRole('button', { name: said('elsewhere.take') }).click();
  await ravi.page.getByText(said('elsewhere.done', { name: 'Asha' })).waitFor();
  // Asha has a feed, but this browser never knew its address.
  await ravi.page.getByText(said('feed.elsewhere')).waitFor();
  expect(await address(ravi.page).count()).toBe(0);
  await ravi.page.reload();
  await ravi.page.getByText(said('feed.elsewhere')).waitFor({ state: 'attached' });
  expect(await address(ravi.page).count()).toBe(0);
  await asha.leave();
  await ravi.leave();
});

test('whoever wants to be forgotten is asked, and then is', async () => {
  const { page, leave } = await baithak.open('/', PHONE);
  await enter(page, 'Asha');
  await goTo(page, '/me');
  await unfold(page, 'elsewhere');
  await page.getByText(said('forget.title')).click();
  const yes = page.getByRole('button', { name: said('forget.yes') });
  await expect.poll(() => yes.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: said('forget.sure') }).check();
  await yes.click();
  await page.getByText(said('forget.title')).waitFor({ state: 'detached' });
  await expect.poll(() => personIn(page)).toBeNull();
  await leave();
});

/** The browser's offer to install the page, as it comes on a phone; `data-asked` tells that it was used. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-asked', '');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

const hintOn = (page: Page, language: 'en' | 'de' = 'en') =>
  page.getByRole('complementary', { name: said('install.title', {}, language) });

test('after the second game the page offers to be installed, and asks once', async () => {
  const { tables } = await finished('1', '2');
  const { visit } = await keeping(baithak, tables);
  const { page } = visit;
  await goTo(page, '/');
  const offer = () => offerInstall(page);
  const hint = hintOn(page);
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
  await offer();
  await hint.getByRole('button', { name: said('install.no') }).click();
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
  await offer();
  await expect.poll(() => hint.count()).toBe(0);
  await visit.close();
});

test('games with friends count as well, and a press on Install asks the browser', async () => {
  const asha = await enterAs(baithak, 'Asha', PHONE);
  const ravi = await enterAs(baithak, 'Ravi', LAPTOP);
  const play = async () => {
    const table = await makeTable(asha, 'talluka');
    await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
    await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
    await give(asha, table, { do: 'start' });
    expect(await give(ravi, table, { do: 'resign', seat: 1 })).toEqual(['done']);
  };
  const { page } = asha;
  await play();
  await play();
  await goTo(page, '/');
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
  await offerInstall(page);
  await hintOn(page)
    .getByRole('button', { name: said('install.yes') })
    .click();
  await expect.poll(() => page.locator('html').getAttribute('data-asked')).toBe('');
  await hintOn(page).waitFor({ state: 'detached' });
  // The games with friends have reviews as well.
  await goTo(page, '/me');
  await page.getByText(said('me.latest'), { exact: true }).click();
  const reviews = page.locator('.me-latest a[href^="/review/t/"]');
  await expect.poll(() => reviews.count()).toBe(2);
  await reviews.first().click();
  await page.locator('.review-parts').waitFor();
  await asha.close();
  await ravi.close();
});

test('each game of an evening with a friend has its review', async () => {
  const asha = await enterAs(baithak, 'Asha', LAPTOP);
  const ravi = await enterAs(baithak, 'Ravi', PHONE);
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  await give(asha, table, { do: 'start' });
  expect(await give(ravi, table, { do: 'resign', seat: 1 })).toEqual(['done']);
  const { page } = asha;
  await goTo(page, `/t/${table}`);
  await gameIsOver(page).waitFor();
  expect(await give(ravi, table, { do: 'rematch', seat: 1 })).toEqual(['done']);
  await page.getByRole('button', { name: said('table.yes'), exact: true }).click();
  await expect.poll(() => gameIsOver(page).count()).toBe(0);
  const reviews = page.locator('.me-latest a[href^="/review/t/"]');
  // The second game runs: the first one can be looked at already.
  await goTo(page, '/me');
  await page.getByText(said('me.latest'), { exact: true }).click();
  await expect.poll(() => reviews.count()).toBe(1);
  await reviews.first().click();
  await page.locator('.review-parts').waitFor();
  const won = like('review.beat', { seat: 'Ravi', isScored: 'no' });
  await page.getByRole('heading', { level: 1, name: won }).waitFor();
  await asha.close();
  await ravi.close();
});

test('an iPhone, which offers nothing by itself, is told the way, in German', async () => {
  const { tables } = await finished('1', '2');
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const { visit } = await keeping(baithak, tables, { ...PHONE, locale: 'de-DE', userAgent });
  const { page } = visit;
  await goTo(page, '/');
  const hint = hintOn(page, 'de');
  await hint.getByText(said('install.apple', {}, 'de')).waitFor();
  expect(await hint.getByRole('button').allTextContents()).toEqual([said('install.no', {}, 'de')]);
  await hint.getByRole('button').click();
  await hint.waitFor({ state: 'detached' });
  await visit.close();
});

test('your own page works offline', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow', alone: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await goTo(page, '/me');
  await page.getByText(said('me.no-results')).waitFor();
  await unfold(page, 'keep');
  await page.getByRole('button', { name: said('keep.export') }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: said('elsewhere.title') }).count())
    .toBe(0);
  await page.context().close();
});
