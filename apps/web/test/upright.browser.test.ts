import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { boardIsHere } from './stage-kit.ts';

const baithak = site();

/** Tablets held upright. */
const UPRIGHT = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
];

const sized = (id: string) => UPRIGHT.map((viewport) => ({ id, viewport }));

test.each(['talluka', 'vancana', 'srrakk'].flatMap(sized))(
  '$id fills an upright tablet of $viewport.width by $viewport.height',
  async ({ id, viewport }) => {
    const { page, close } = await baithak.open(`/play/${id}?seed=5`, { viewport });
    await boardIsHere(page);
    const share = async () =>
      (await page.locator('.duel-board > .squares').boundingBox())!.width / viewport.width;
    await expect.poll(share).toBeGreaterThan(0.7);
    expect(await overlaps(page, ['seat-0', 'board', 'seat-1'])).toEqual([]);
    await close();
  },
);

test.each(sized('jaipur'))(
  'nothing of Jaipur lies over anything else on an upright tablet of $viewport.width by $viewport.height',
  async ({ id, viewport }) => {
    const { page, close } = await baithak.open(`/play/${id}?seed=5`, { viewport });
    await boardIsHere(page);
    expect(await overlaps(page, ['seat-1', 'market', 'tokens', 'hand', 'herd'])).toEqual([]);
    for (const area of ['.j-market', '.j-hand']) {
      const card = await page.locator(`${area} .j-card`).first().boundingBox();
      expect(card!.width).toBeGreaterThan(90);
    }
    await close();
  },
);

test.each([2, 5].flatMap((count) => UPRIGHT.map((viewport) => ({ count, viewport }))))(
  'Parikrama with $count seats shows a large Map on an upright tablet of $viewport.width by $viewport.height',
  async ({ count, viewport }) => {
    const { page, close } = await baithak.open(`/play/parikrama?seats=${count}&seed=5`, {
      viewport,
    });
    await boardIsHere(page);
    const square = page.locator('.k-map-inside [data-kind="square"]').first();
    await expect.poll(async () => (await square.boundingBox())!.width).toBeGreaterThan(70);
    expect(await overlaps(page, ['market', 'row', 'map', 'rail'])).toEqual([]);
    expect(await overlaps(page, ['sets', 'hand'])).toEqual([]);
    await close();
  },
);

test.each([2, 4].flatMap((seats) => UPRIGHT.map((viewport) => ({ seats, viewport }))))(
  'Ananda for $seats fills an upright tablet of $viewport.width by $viewport.height',
  async ({ seats, viewport }) => {
    const path = `/play/ananda?seed=5&seats=${seats}`;
    const { page, close } = await baithak.open(path, { viewport });
    await boardIsHere(page);
    const others = Array.from({ length: seats - 1 }, (_, i) => `seat-${i + 1}`);
    expect(await overlaps(page, [...others, 'temple', 'seat-0', 'rack', 'hand'])).toEqual([]);
    const ground = await page.locator('.a-temple .a-stone').first().boundingBox();
    expect(ground!.width / viewport.width).toBeGreaterThan(0.9);
    for (const area of ['.a-tile', '.a-card']) {
      const piece = await page.locator(`.a-rail ${area}`).first().boundingBox();
      expect(piece!.width).toBeGreaterThan(80);
    }
    await close();
  },
);

/** Pairs of regions that share more than a pixel. */
const overlaps = (page: Page, regions: readonly string[]) =>
  page.evaluate((names) => {
    const boxes = names.map((name) => {
      const region = document.querySelector(`.stage-table [data-region="${name}"]`);
      if (region === null) throw new Error(`no region ${name}`);
      return { name, ...region.getBoundingClientRect().toJSON() };
    });
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
  }, regions);
