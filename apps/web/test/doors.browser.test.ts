import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { cardOf, nextTurn } from './driver.ts';
import { like, said } from './said.ts';

const baithak = site();

/** Where pieces of which colour lie on a board of five by five squares, whatever its size is. */
const menOn = (place: Locator): Promise<string[]> =>
  place
    .locator('.b-field')
    .first()
    .evaluate((field) => {
      const ground = field.querySelector('.b-ground')!.getBoundingClientRect();
      return [...field.querySelectorAll('.b-man')]
        .map((man) => {
          const { left, top, width, height } = man.getBoundingClientRect();
          const column = Math.floor((5 * (left + width / 2 - ground.left)) / ground.width);
          const row = Math.floor((5 * (top + height / 2 - ground.top)) / ground.height);
          const isWhite = man.matches('.b-piece-w') || man.querySelector('.b-piece-w') !== null;
          return `${column} ${row} ${isWhite}`;
        })
        .sort();
    });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

test.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
])('on %s, two presses start a game against the chosen opponent', async (_, device) => {
  const { page, close } = await baithak.open('/', device);
  await page.getByRole('link', { name: said('door.computer') }).click();
  await page.getByText(said('character.mina'), { exact: true }).click();
  expect(await page.getByRole('radio', { name: said('character.mina') }).isChecked()).toBe(true);
  await cardOf(page, 'Talluka').click();
  await nextTurn(page);
  await page.getByText(said('character.mina'), { exact: true }).first().waitFor();
  await close();
});

test('the first choice is in sight without scrolling', async () => {
  for (const device of [PHONE, LAPTOP]) {
    const { page, close } = await baithak.open('/', device);
    const height = device.viewport.height;
    const main = page.getByRole('link', { name: said('home.play-now') });
    for (const link of [main, page.getByRole('link', { name: said('door.learn') })]) {
      await link.waitFor();
      const { y = 0, height: own = 0 } = (await link.boundingBox()) ?? {};
      expect(y + own).toBeLessThanOrEqual(height);
    }
    await close();
  }
});

test('a game that was left is offered with its position, its opponent and whose turn it is', async () => {
  const { page, close } = await baithak.open('/play/talluka?opponent=kapi');
  await nextTurn(page);
  const before = await menOn(page.locator('.duel-board'));
  expect(before.length).toBeGreaterThan(8);
  const table = new URL(page.url()).pathname;
  await page.goto(new URL('/', page.url()).href);
  const panel = page.getByRole('region', { name: said('home.running') });
  await panel.getByText(said('player.your-turn')).waitFor();
  await panel.getByText(said('home.against', { names: said('character.kapi') })).waitFor();
  // Nobody has moved yet, while the picture on the card shows a game some moves in.
  await expect.poll(() => menOn(panel)).toEqual(before);
  expect(await menOn(cardOf(page, 'Talluka'))).not.toEqual(before);
  const link = panel.getByRole('link', { name: said('home.running') });
  expect(await link.getAttribute('href')).toBe(table);
  await close();
});

test('one press opens a table for a friend, and the friend finds an open one', async () => {
  const { page, close } = await baithak.open(pathTo('friend'));
  await cardOf(page, 'Srrakk').click();
  await page.getByRole('heading', { name: said('gather.title', { game: 'Srrakk' }) }).waitFor();
  expect(page.url()).toContain('/t/');
  await page.goto(new URL(pathTo('opponent'), page.url()).href);
  await cardOf(page, 'Vancana').click();
  await page.getByRole('heading', { name: said('gather.title', { game: 'Vancana' }) }).waitFor();
  const table = new URL(page.url()).pathname;
  const { page: other, close: leave } = await baithak.open(pathTo('opponent'));
  const open = other.locator(`a[href="${table}"]`);
  await open.waitFor();
  await open.click();
  await other.getByRole('textbox', { name: like('online.name') }).waitFor();
  await leave();
  await close();
});
