import { readFileSync } from 'node:fs';
import type { Json } from '@baithak/kernel';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { PHONE } from './hands.ts';
import { turnIsHere } from './stage-kit.ts';
import { begunWith, type Setting } from './tables.ts';

const baithak = site();

/** The parts of a position that these tests change. */
interface Table {
  phase: string;
  placing: string | null;
  stirred: boolean;
  seats: {
    hand: string[];
    seen: string[];
    sets: Record<string, string[]>;
    map: (readonly [string, number, number, number])[];
    waiting: string[];
  }[];
  deck: string[];
  discards: string[];
  bag: string[];
  specials: string[];
}

const SETTING: Setting = {
  id: 'parikrama',
  seats: ['Asha', 4, 2, 3],
  options: { mode: 'full' },
};
const PLACING = readFileSync(new URL('./fixtures/parikrama-placing.json', import.meta.url), 'utf8');

/** A table where a tile is placed. */
const placing = (): Table => JSON.parse(PLACING);

/** The same table at the start of a turn, with these open sets and these cards in hand besides. */
function starting(sets: Record<string, string[]> = {}, held: readonly string[] = []): Table {
  const table = placing();
  const own = table.seats[0]!;
  const gone = [...Object.values(sets).flat(), ...held];
  table.deck = table.deck.filter((card) => !gone.includes(card));
  table.discards = table.discards.filter((card) => !gone.includes(card));
  Object.assign(table, { phase: 'start', placing: null, stirred: false });
  table.bag.push(...own.waiting.filter((tile) => !tile.startsWith('S')));
  table.specials.push(...own.waiting.filter((tile) => tile.startsWith('S')));
  own.hand.push(...held);
  Object.assign(own, { sets, waiting: [], seen: [...own.hand] });
  return table;
}

/** A Map as a line of seven tiles, and an eighth to be placed. */
function lined(): Table {
  const table = placing();
  const own = table.seats[0]!;
  const line = ['wPB', 'wPG', 'wPY', 'wBG', 'lPB', 'lPG', 'lPY'];
  const before = own.map.map(([tile]) => tile);
  table.specials.push(...before.filter((tile) => tile.startsWith('S')));
  table.bag = [...table.bag, ...before].filter(
    (tile) => !line.includes(tile) && !tile.startsWith('S'),
  );
  own.map = line.map((tile, i) => [tile, 0, i - 3, 0]);
  return table;
}

async function open(table: Table, options: BrowserContextOptions = {}) {
  const position = table as unknown as Json;
  const visit = await openKept(baithak, await begunWith({ ...SETTING, position }), options);
  const { page } = visit;
  await turnIsHere(page).waitFor();
  // Words are wider until their font has come.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.load())).then(Boolean),
  );
  return visit;
}

const boxOf = async (thing: Locator) => (await thing.boundingBox())!;

/** The place of the focused thing among all that fit the selector. */
const focusedAmong = (page: Page, things: string): Promise<number> =>
  page.locator(things).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));

test.each(['.k-hand button.k-card', '.k-open button.k-card', '.k-tiles button.k-tile'])(
  '%s: one stop of the Tab key, and arrows lead around',
  async (things) => {
    const { page, close } = await open(starting({}, ['P3f', 'B3k', 'P4w']));
    const all = page.locator(things);
    const count = await all.count();
    expect(count).toBeGreaterThan(5);
    const stops = () =>
      all.evaluateAll((found) => found.flatMap((each, i) => (each.tabIndex === 0 ? [i] : [])));
    await expect.poll(() => stops()).toHaveLength(1);
    await all.first().focus();
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['ArrowUp', 0],
      ['ArrowLeft', count - 1],
      ['ArrowRight', 0],
      ['ArrowLeft', count - 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedAmong(page, things)).toBe(place);
      await expect.poll(() => stops()).toEqual([place]);
    }
    // Whoever comes back to the row finds the thing they left.
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedAmong(page, things)).toBe(-1);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusedAmong(page, things)).toBe(count - 1);
    await close();
  },
);

test('a Map larger than a phone scrolls in its frame, and shows the tile and the focused square', async () => {
  const { page, close } = await open(lined(), PHONE);
  const inside = page.locator('.k-map-inside');
  const frame = await boxOf(inside);
  const isInSight = async (thing: Locator) => {
    const { x, y, width, height } = await boxOf(thing);
    const [right, bottom] = [frame.x + frame.width + 1, frame.y + frame.height + 1];
    return x >= frame.x - 1 && x + width <= right && y >= frame.y - 1 && y + height <= bottom;
  };
  const hidden = await inside.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeGreaterThan(0);
  const chosen = inside.locator('[data-state="chosen"]');
  await expect.poll(() => isInSight(chosen)).toBe(true);
  const { width, height } = await boxOf(chosen);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await inside.locator('button[tabindex="0"]').focus();
    // Further than the window is high.
    for (let i = 0; i < 14; i++) await page.keyboard.press(key);
    await expect.poll(() => isInSight(page.locator(':focus'))).toBe(true);
  }
  expect(await inside.evaluate((box) => box.scrollTop)).toBe(0);
  expect(await page.evaluate(() => document.scrollingElement!.scrollTop)).toBe(0);
  expect(await boxOf(inside)).toEqual(frame);
  await close();
});

test('the buttons that turn a tile cover no tile of the Map while there is room beside it', async () => {
  const { page, close } = await open(placing());
  const hiding = () =>
    page.evaluate(() => {
      const boxes = (those: string) =>
        [...document.querySelectorAll(those)].map((each) => each.getBoundingClientRect());
      return boxes('.k-turns > button').flatMap((a) =>
        boxes('.k-placed').filter(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      ).length;
    });
  for (const target of await page.locator('.k-map-inside [data-state="target"]').all()) {
    await expect.poll(hiding).toBe(0);
    await target.click({ position: { x: 4, y: 4 } });
  }
  await close();
});

test('the table in words leaves out the empty squares of the Map', async () => {
  const { page, close } = await open(starting());
  await page.locator('body').press('d');
  const told = page.getByText('Your Map', { exact: false }).filter({ visible: true }).last();
  await expect.poll(() => told.textContent()).not.toMatch(/free, column|To be placed/);
  await close();
});

const CROWD = {
  A: ['G1l', 'G2k', 'G3l', 'G4w', 'G5l'],
  B: ['B2f', 'B3k', 'B4f', 'B5k'],
  C: ['P3f', 'P4w'],
  D: ['Y1w', 'Y2l', 'Y3w'],
};

test.each([
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])(
  'fourteen cards in four open sets cover neither each other’s ends nor the next set: %o',
  async (viewport) => {
    const { page, close } = await open(starting(CROWD), { viewport });
    const sets = page.locator('.k-sets');
    const ends = await sets.locator('.k-run').evaluateAll((runs) =>
      runs.map((run) => {
        const [first, second] = [...run.children].map((each) => each.getBoundingClientRect());
        const { left, right } = run.lastElementChild!.firstElementChild!.getBoundingClientRect();
        return {
          from: first!.left,
          seen: second!.left - first!.left,
          shown: right - left,
          to: right,
        };
      }),
    );
    expect(ends).toHaveLength(4);
    for (const [i, { seen, shown, to }] of ends.entries()) {
      expect(seen).toBeGreaterThanOrEqual(13);
      expect(shown).toBeGreaterThanOrEqual(29);
      expect(to).toBeLessThanOrEqual(ends[i + 1]?.from ?? Number.POSITIVE_INFINITY);
    }
    const [region, place] = [await boxOf(sets), await boxOf(sets.locator('.k-new'))];
    expect(ends.at(-1)!.to).toBeLessThanOrEqual(place.x);
    expect(place.x + place.width).toBeLessThanOrEqual(region.x + region.width);
    await close();
  },
);

test.each([1280, 1024])('what circles save stays on its own side at %i', async (width) => {
  const { page, close } = await open(starting(), { viewport: { width, height: 720 } });
  const room = async () => {
    const last = await boxOf(page.locator('.k-you .k-counts > span').last());
    return (await boxOf(page.locator('.k-sets'))).x - last.x - last.width;
  };
  await expect.poll(room).toBeGreaterThan(0);
  await close();
});

test('Escape closes a refusal, then the choice; a choice closes the special tiles', async () => {
  const { page, close } = await open(starting({}, ['P3f', 'B3k', 'P4w']));
  const chosen = page.locator('.k-hand [data-chosen="true"]');
  const fan = page.locator('.k-fan');
  await page.locator('.k-stack > button').click();
  await fan.locator('button.k-tile').first().click();
  await fan.getByRole('status').waitFor();
  await page.getByRole('button', { name: /^purple 3/ }).click();
  await expect.poll(() => fan.count()).toBe(0);
  await expect.poll(() => chosen.count()).toBe(1);
  // It fits no set with a purple 3.
  await page.getByRole('button', { name: /^blue 2/ }).click();
  await page.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => chosen.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen.count()).toBe(0);
  await close();
});

test('the way out of a sheet with a long heading keeps to its button', async () => {
  const { page, close } = await open(starting(), PHONE);
  await page.getByRole('button', { name: /^Mayur: / }).click();
  const button = page.locator('.b-sheet:popover-open > header > .b-action');
  await button.waitFor();
  expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await close();
});
