import { catalog, type GameId } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { said } from './said.ts';
import { barOf, boardIsHere, primaryOf, toolOf } from './stage-kit.ts';

const baithak = site();

const WIDE = { width: 1280, height: 800 };
const LOW = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** A step of a lesson in a window of a size. */
async function stepOf(game: GameId, id: string, viewport = WIDE) {
  const visit = await baithak.open(pathTo('lesson', game), { viewport });
  await boardIsHere(visit.page);
  const { steps } = await catalog[game].lesson!.lesson();
  await visit.page
    .locator('.lesson-steps button')
    .nth(steps.findIndex((step) => step.id === id))
    .click();
  return visit;
}

test.each([
  ['parikrama', 'tile', '.k-tiles button.k-tile >> nth=5', '[data-fits="true"]'],
  ['samsara', 'symbols', '[data-thing="amulet:C5"]', '[data-thing^="amulet"][data-legal="true"]'],
] as const)(
  'a refusal leaves free what can be pressed instead, and has a cross: %s',
  async (game, id, wrong, right) => {
    for (const viewport of [WIDE, PHONE]) {
      const { page, close } = await stepOf(game, id, viewport);
      const refusal = page.getByRole('alert');
      await page.locator(wrong).click();
      await refusal.waitFor();
      expect(await page.locator(right).count()).toBeGreaterThan(1);
      const covered = () =>
        refusal.evaluate((bubble, targets) => {
          const a = bubble.getBoundingClientRect();
          return [...document.querySelectorAll(targets)].filter((each) => {
            const b = each.getBoundingClientRect();
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
          }).length;
        }, right);
      await expect.poll(covered).toBe(0);
      await refusal.getByRole('button', { name: said('table.close') }).click();
      await refusal.waitFor({ state: 'detached' });
      await close();
    }
  },
);

test.each([
  ['srrakk', 'capture', '[data-place="c3"]', '[data-state="chosen"]'],
  ['parikrama', 'draw', '.k-open button >> nth=0', '[aria-pressed="true"]'],
  ['samsara', 'symbols', '[data-thing="amulet:C3"]', '[aria-pressed="true"]'],
] as const)(
  'whoever asks for a hint gives up what they had chosen: %s',
  async (game, id, thing, chosen) => {
    const { page, close } = await stepOf(game, id);
    const marked = page.locator(`.stage-table ${chosen}`);
    await page.locator(thing).click();
    await expect.poll(() => marked.count()).toBe(1);
    await toolOf(page, 'hint').click();
    await page.locator('.bubble.hint').getByText(said('lesson.look')).waitFor();
    await expect.poll(() => marked.count()).toBe(0);
    await close();
  },
);

test('a second piece of Srrakk is refused for its own reason, and the first can go elsewhere', async () => {
  const { page, close } = await stepOf('srrakk', 'second');
  const square = (name: string) => page.locator(`[data-place="${name}"]`);
  await square('c3').click();
  await page.getByRole('button', { name: 'Top only' }).click();
  await square('d3').click();
  await square('b4').click();
  await page.getByRole('alert').getByText('The second piece goes next to the first one.').waitFor();
  await page.keyboard.press('Escape');
  // The other place for the first piece is only shown.
  await square('b3').click();
  await expect.poll(() => square('b4').getAttribute('data-state')).toBe('target');
  await square('b4').click();
  await primaryOf(page).click();
  await page
    .locator('.duel-bubble')
    .getByText('You moved the two top pieces to b3 and b4.', { exact: false })
    .waitFor();
  for (const name of ['c3', 'b3', 'b4']) {
    await expect.poll(() => square(name).getAttribute('data-last')).toBe('true');
  }
  await close();
});

test.each(['close', 'discount', 'backpack', 'last'])(
  'the sets of Parikrama keep apart, each within its frame: %s',
  async (id) => {
    for (const viewport of [WIDE, LOW]) {
      const { page, close } = await stepOf('parikrama', id, viewport);
      expect(await page.locator('.k-sets .k-card').count()).toBeGreaterThan(2);
      const least = () =>
        page.locator('.k-sets').evaluate((list) => {
          const boxOf = (each: Element) => each.getBoundingClientRect();
          const sets = [...list.children];
          const gaps = sets.slice(1).map((set, i) => boxOf(set).left - boxOf(sets[i]!).right);
          const edges = [...list.querySelectorAll('.k-card')].map(
            (card) => boxOf(card.closest('.k-set')!).right - boxOf(card).right,
          );
          return Math.min(...gaps, ...edges, boxOf(list).right - boxOf(sets.at(-1)!).right);
        });
      await expect.poll(least).toBeGreaterThanOrEqual(0);
      await close();
    }
  },
);

test('what Parikrama says of a set to be closed fits into the bar', async () => {
  const { page, close } = await stepOf('parikrama', 'close');
  await page.locator('.k-set-press').first().click();
  const note = page.locator('.action-bar-words .action-bar-note');
  await note.getByText('which goes to your Journal', { exact: false }).waitFor();
  // Less than another line is hidden: only what letters have below it.
  expect(await note.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(10);
  await close();
});

test.each([WIDE, LOW])(
  'a Sight keeps within its card, above the Journal, at $width × $height',
  async (viewport) => {
    const { page, close } = await stepOf('parikrama', 'sight', viewport);
    const cards = page.locator('.k-left .k-journal .k-page');
    await expect.poll(() => cards.count()).toBe(4);
    for (const card of await cards.all()) expect(await card.isVisible()).toBe(true);
    const beyond = await page.locator('.k-left .k-sight').evaluateAll((sights) =>
      sights.map((sight) => {
        const { left, right } = sight.getBoundingClientRect();
        const parts = [...sight.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
        return Math.max(...parts.map((part) => Math.max(left - part.left, part.right - right)));
      }),
    );
    // Edges of half a pixel are rounding.
    expect(beyond.filter((each) => each > 0.5)).toEqual([]);
    // The bar says what can be taken.
    await barOf(page).getByText('take a Sight', { exact: false }).waitFor();
    await close();
  },
);

test('a special tile of Parikrama is chosen by its name, too, and told above the others', async () => {
  const { page, close } = await stepOf('parikrama', 'backpack');
  await page.locator('.k-set-press').first().click();
  await primaryOf(page).click();
  const name = page.locator('.k-fan li > span').getByText('Pay 1 less');
  await name.waitFor();
  const { x, y, width, height } = (await name.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('.k-fan > [data-told="true"]').getByText('From now on you pay').waitFor();
  await expect.poll(() => page.locator('.k-fan [aria-pressed="true"]').count()).toBe(1);
  await close();
});

test('a hitch-hike card that is used has a tick, not the price of one card', async () => {
  const { page, close } = await stepOf('parikrama', 'ride');
  const signs = () =>
    page
      .locator('.k-hand [data-chosen="true"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-sign')));
  await page.locator('.k-hand button').last().click();
  await expect.poll(signs).toEqual(['tick']);
  await close();
});

test('a tile over the Map of Parikrama says the circles that it brings with a loop', async () => {
  const { page, close } = await stepOf('parikrama', 'map');
  await page.locator('[data-place="(1,-1)"]').click();
  const label = page.locator('.k-gain');
  const [circles] = /\d+ circles?(?=, 1 loop)/.exec(await barOf(page).innerText()) ?? [];
  expect(circles).toBeDefined();
  await label.getByText(`+${circles}, +1 loop`).waitFor();
  await close();
});
