import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { enter, give, goTo, makeTable } from './company.ts';
import { cardOf, invite } from './driver.ts';
import { like, said } from './said.ts';
import { boardIsHere, openMenu } from './stage-kit.ts';

const baithak = site();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

const pathOf = (page: Page) => new URL(page.url()).pathname;
const home = async (page: Page) => {
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
};

test('on a phone, a host closes a table that nobody came to; its link says so and offers a new one', async () => {
  const asha = await baithak.open('/', PHONE);
  await invite(asha.page, 'jaipur');
  const link = pathOf(asha.page);
  const guest = await baithak.open(link, LAPTOP);
  await guest.page.getByRole('button', { name: said('join.play') }).waitFor();
  await asha.page.getByRole('button', { name: said('people.close') }).click();
  const question = asha.page.getByRole('group', { name: said('people.ask-close') });
  expect(await faults(asha.page)).toEqual([]);
  // The harmless answer has the focus.
  await asha.page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await asha.page.getByRole('button', { name: said('people.close') }).click();
  await question.getByRole('button', { name: said('people.close') }).click();
  // Back home, where nothing is left of it.
  await asha.page.getByRole('link', { name: said('home.play-now') }).waitFor();
  await expect.poll(() => asha.page.getByText(said('home.stage.gathering')).count()).toBe(0);
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: said('fault.table-closed') }).waitFor();
  expect(await faults(guest.page)).toEqual([]);
  await guest.page.getByRole('link', { name: said('join.own') }).click();
  await cardOf(guest.page, 'Srrakk').click();
  await guest.page.getByRole('heading', { name: said('gather.title') }).waitFor();
  await asha.close();
  await guest.close();
});

test('in German, by keyboard: whoever waits in the room hears that it is closed, on every device', async () => {
  const german = { ...LAPTOP, locale: 'de-DE' };
  const say = (key: string) => said(key, {}, 'de');
  const asha = await enter(baithak, 'Asha', german);
  const ravi = await enter(baithak, 'Ravi', german);
  const table = await makeTable(asha, 'ananda');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(asha, table, { do: 'configure', settings: { seats: 3, listed: true } });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  for (const { page } of [asha, ravi]) await goTo(page, table);
  // A guest can only leave.
  await ravi.page.getByRole('button', { name: say('people.leave') }).waitFor();
  await expect
    .poll(() => ravi.page.getByRole('button', { name: say('people.close') }).count())
    .toBe(0);
  await asha.page.getByRole('button', { name: say('people.close') }).focus();
  await asha.page.keyboard.press('Enter');
  await asha.page.keyboard.press('Shift+Tab');
  await asha.page.keyboard.press('Enter');
  await ravi.page.getByRole('heading', { name: say('fault.table-closed') }).waitFor();
  await asha.page.getByRole('link', { name: say('home.play-now') }).waitFor();
  await ravi.page.goto(new URL(pathTo('opponent'), ravi.page.url()).href);
  await ravi.page.getByRole('heading', { name: say('find.open') }).waitFor();
  await expect
    .poll(() => ravi.page.locator(`a[href$="${pathTo('online', table)}"]`).count())
    .toBe(0);
  await ravi.page.goto(new URL('/', ravi.page.url()).href);
  await ravi.page.getByRole('link', { name: say('home.play-now') }).waitFor();
  await asha.close();
  await ravi.close();
});

test('the first page closes a waiting table as well, and forgets a table that was left', async () => {
  const asha = await enter(baithak, 'Asha', LAPTOP);
  const ravi = await enter(baithak, 'Ravi', PHONE);
  const tables = [await makeTable(asha, 'talluka'), await makeTable(asha, 'srrakk')];
  for (const table of tables) {
    await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
    await give(ravi, table, { do: 'join', name: 'Ravi' });
  }
  await home(asha.page);
  const close = asha.page.getByRole('button', { name: like('home.close') });
  await asha.page.getByText(said('home.more', { n: 1 })).click();
  await expect.poll(() => close.count()).toBe(2);
  expect(await faults(asha.page)).toEqual([]);
  await close.last().click();
  await expect.poll(() => close.count()).toBe(1);
  await close.click();
  await asha.page.getByRole('link', { name: said('home.play-now') }).waitFor();
  await asha.page.reload();
  await asha.page.getByRole('link', { name: said('home.play-now') }).waitFor();
  const other = await makeTable(asha, 'talluka');
  await give(ravi, other, { do: 'join', name: 'Ravi' });
  await home(ravi.page);
  const panel = ravi.page.getByRole('region', { name: said('home.running') });
  await panel.getByText(said('home.stage.gathering')).waitFor();
  // It is not his to close.
  await expect
    .poll(() => ravi.page.getByRole('button', { name: like('home.close') }).count())
    .toBe(0);
  await give(ravi, other, { do: 'leave' });
  await home(ravi.page);
  await ravi.page.getByRole('link', { name: said('home.play-now') }).waitFor();
  await asha.close();
  await ravi.close();
});

/** The drawings of a sign that a page shows: none of them is an initial. */
const drawn = (page: Page, where: string, colour: string) =>
  page.locator(`${where} .avatar[data-accent="${colour}"] .avatar-drawn`);

test('everybody sees the sign that somebody chose: in the lobby, on the invitation, at the table', async () => {
  const asha = await enter(baithak, 'Asha', PHONE);
  await asha.page.evaluate(() => {
    localStorage.setItem('baithak.emblem', 'lotus');
    localStorage.setItem('baithak.colour', 'neem');
  });
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(asha, table, { do: 'configure', settings: { listed: true } });
  await goTo(asha.page, table);
  await asha.page.getByRole('heading', { name: said('gather.title') }).waitFor();
  const ravi = await baithak.open(pathTo('opponent'), LAPTOP);
  const link = ravi.page.locator(`a[href$="${pathTo('online', table)}"]`);
  await link.waitFor();
  await drawn(ravi.page, `a[href$="${pathTo('online', table)}"]`, 'neem').waitFor();
  expect(await faults(ravi.page)).toEqual([]);
  await link.click();
  await drawn(ravi.page, '.join-host', 'neem').waitFor();
  await ravi.page.getByRole('textbox', { name: said('online.name') }).fill('Ravi');
  await ravi.page.getByRole('button', { name: said('join.play') }).click();
  await boardIsHere(ravi.page);
  await drawn(ravi.page, '.stage', 'neem').first().waitFor();
  // Ravi has chosen nothing, so his initial stands for him.
  await asha.page.locator('.stage .face-initial').getByText('R', { exact: true }).first().waitFor();
  const menu = await openMenu(ravi.page);
  await menu.getByRole('button', { name: said('people.title') }).click();
  const people = ravi.page.getByRole('dialog', { name: said('people.title') });
  await drawn(ravi.page, '.people', 'neem').waitFor();
  // Two people need no sheet as high as the window.
  const { height = 720 } = (await people.boundingBox()) ?? {};
  expect(height).toBeLessThan(500);
  expect(await faults(ravi.page)).toEqual([]);
  await asha.close();
  await ravi.close();
});

test('results count every match that was played at a table with others', async () => {
  const asha = await enter(baithak, 'Asha', LAPTOP);
  const ravi = await enter(baithak, 'Ravi', LAPTOP);
  const table = await makeTable(asha, 'talluka');
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  for (const loser of [ravi, ravi, asha]) {
    expect(await give(asha, table, { do: 'start' })).toEqual(['done']);
    expect(await give(loser, table, { do: 'resign', seat: loser === asha ? 0 : 1 })).toEqual([
      'done',
    ]);
    await give(asha, table, { do: 'configure', settings: { game: 'talluka' } });
  }
  await asha.page.goto(new URL(pathTo('me'), asha.page.url()).href);
  const row = asha.page.getByRole('row', { name: /Talluka/ });
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['2', '0', '1']);
  await asha.page.goto(new URL(pathTo('game', 'talluka'), asha.page.url()).href);
  await asha.page.getByText(said('game.record', { n: 3, won: 2 })).waitFor();
  await asha.close();
  await ravi.close();
});

test('a coach beside the opponents whispers at every turn, and is remembered', async () => {
  const { page, close } = await baithak.open(pathTo('new', 'talluka'), PHONE);
  const coach = page.getByRole('group', { name: said('new.coach'), exact: true });
  await coach.getByText(said('new.coach.on'), { exact: true }).click();
  await page
    .getByRole('group', { name: said('new.starts'), exact: true })
    .locator('label')
    .first()
    .click();
  expect(await faults(page)).toEqual([]);
  await page.locator('form.setup button[type="submit"]').click();
  await page.locator('.bubble.hint').waitFor();
  await page.goto(new URL(pathTo('new', 'talluka'), page.url()).href);
  await expect.poll(() => coach.locator('input').last().isChecked()).toBe(true);
  // Nobody whispers to one of two people at the same screen.
  await page.getByText(said('new.person'), { exact: true }).click();
  await coach.waitFor({ state: 'detached' });
  await close();
});
