import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { said } from './said.ts';
import { boardIsHere, primaryOf } from './stage-kit.ts';

const baithak = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Runs in the page: the seats whose face lies under the tip. */
function hiddenFaces(): string[] {
  const tip = document.querySelector('.tip')!.getBoundingClientRect();
  return [...document.querySelectorAll('.stage-fit [data-region^="seat-"]')]
    .filter((seat) =>
      [...seat.querySelectorAll('.portrait')].some((each) => {
        const face = each.getBoundingClientRect();
        const across = Math.min(tip.right, face.right) - Math.max(tip.left, face.left);
        const down = Math.min(tip.bottom, face.bottom) - Math.max(tip.top, face.top);
        return across > 1 && down > 1;
      }),
    )
    .map((seat) => seat.getAttribute('data-region') ?? '');
}

/** Runs in the page: for each card of the market, whether the tip lies clear of it. */
function clearCards(): boolean[] {
  const tip = document.querySelector('.tip')!.getBoundingClientRect();
  return [...document.querySelectorAll('.stage-fit [data-region="market"] .j-card')].map((each) => {
    const card = each.getBoundingClientRect();
    return Math.min(tip.bottom, card.bottom) - Math.max(tip.top, card.top) <= 1;
  });
}

test('on a phone a tip leaves the market of Jaipur in sight', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL(pathTo('play', 'jaipur'), page.url()).href);
  await boardIsHere(page);
  await page.getByRole('region', { name: said('tip.title') }).waitFor();
  await expect.poll(() => page.evaluate(clearCards)).toEqual(Array(5).fill(true));
  await close();
});

/** Runs in the page: how much of what fits the selector lies under the tip. */
function hidden(selector: string): number {
  const tip = document.querySelector('.tip')!.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
    const down = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
    return across > 1 && down > 1;
  }).length;
}

test('on a phone a tip leaves the arrows of Talluka in sight, and what the other side has done', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL(pathTo('play', 'talluka'), page.url()).href);
  await boardIsHere(page);
  const tip = page.getByRole('region', { name: said('tip.title') });
  await tip.waitFor();
  const arrows = '[data-kind="handle"][data-state="source"] .t-arrow';
  await expect.poll(() => page.evaluate(hidden, arrows)).toBe(0);
  await page.locator('[data-place="b1"]').click();
  await page.locator('[data-place="b3"]').click();
  await page.locator('.duel-deed[data-by="far"] > .duel-bubble').waitFor();
  await tip.waitFor();
  await expect.poll(() => page.evaluate(hidden, '.duel-bubble')).toBe(0);
  await close();
});

test.each([2, 3])(
  'on a phone a tip leaves the amulets, the zones and the hand of Samsara in sight, with %i seats',
  async (seats) => {
    const { page, close } = await baithak.open('/', PHONE);
    await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
    await page.goto(new URL(`${pathTo('play', 'samsara')}?seats=${seats}`, page.url()).href);
    await boardIsHere(page);
    await page.locator('[data-thing^="char:"][data-legal="true"]').first().click();
    await primaryOf(page).click();
    await page.getByRole('region', { name: said('tip.title') }).waitFor();
    const things = ':is([data-thing^="amulet:"], [data-thing^="zone:"], [data-thing^="hand:"])';
    await expect.poll(() => page.evaluate(hidden, things)).toBe(0);
    await expect.poll(() => page.evaluate(hiddenFaces)).toEqual([]);
    await close();
  },
);

/** Samsara has its first tip after everybody has chosen a character. */
const GAMES = GAME_IDS.filter((id) => id !== 'samsara');

test.each(GAMES)('on a phone a tip leaves everybody at a table of %s in sight', async (game) => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL(pathTo('play', game), page.url()).href);
  await boardIsHere(page);
  await page.getByRole('region', { name: said('tip.title') }).waitFor();
  await expect.poll(() => page.evaluate(hiddenFaces)).toEqual([]);
  await close();
});

test('on a phone a tip at a table of Ananda leaves names, karma and buttons in sight', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL(pathTo('play', 'ananda'), page.url()).href);
  await boardIsHere(page);
  await page.getByRole('region', { name: said('tip.title') }).waitFor();
  await expect.poll(() => page.evaluate(hidden, '.stage-fit :is(.plate, button)')).toBe(0);
  await close();
});
