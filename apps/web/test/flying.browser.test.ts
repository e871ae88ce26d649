import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, openKept } from './driver.ts';
import { type } from './stage-kit.ts';
import { whereLegal } from './tables.ts';

const baithak = site();

declare global {
  interface Window {
    flights: { readonly differs: string[]; readonly scale: number }[];
  }
}

/**
 * What leaves the board flies as a copy. Remembers how the real thing looked when it was copied, and
 * compares as soon as the copy flies.
 */
function watch(): void {
  const LOOK = [
    'display',
    'width',
    'height',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'color',
    'backgroundColor',
    'borderTopWidth',
    'borderTopLeftRadius',
    'boxShadow',
    'fill',
  ] as const;
  const looks = (node: Element) =>
    [node, ...node.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      return LOOK.map((name) => `${part.getAttribute('class')} ${name}: ${style[name]}`);
    });
  const seen = new WeakMap<Element, string[][]>();
  window.flights = [];
  const { cloneNode } = Node.prototype;
  Node.prototype.cloneNode = function (this: Node, deep) {
    const copy = cloneNode.call(this, deep);
    if (deep === true && this instanceof Element) {
      // A pile sends a card on its way, not a copy of itself.
      const sends = this.querySelector('.s-flying') !== null;
      seen.set(copy as Element, sends ? [] : looks(this));
    }
    return copy;
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, frames, timing) {
    const real = seen.get(this);
    if (real !== undefined) {
      const scales = (frames as Keyframe[]).map(({ scale }) => Number(scale ?? 1));
      const now = looks(this);
      const differs = real.flatMap((look, i) =>
        look.flatMap((line, at) => (now[i]?.[at] === line ? [] : [`${line}, not ${now[i]?.[at]}`])),
      );
      window.flights.push({ differs, scale: Math.max(...scales) });
    }
    return animate.call(this, frames, timing);
  };
}

const flights = (page: Page) => page.evaluate(() => window.flights);

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const FLIGHTS = [
  { id: 'jaipur', wish: /^-/, screens: [WIDE, PHONE] },
  { id: 'samsara', wish: /^amulet:\.$/, screens: [WIDE, PHONE] },
  { id: 'ananda', wish: /^card:\d/, screens: [WIDE, PHONE] },
  // On a phone its discard pile is out of sight: what goes there goes to the deck beside it.
  { id: 'parikrama', wish: /^pay:/, screens: [WIDE, PHONE] },
] as const;

test.each(FLIGHTS)('what flies in $id looks like what it is', async ({ id, wish, screens }) => {
  const [table, move] = await whereLegal({ id, seats: ['Asha', 1] }, wish);
  for (const viewport of screens) {
    const { page, close } = await openKept(baithak, table, {
      viewport,
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(watch);
    await page.reload();
    await nextTurn(page);
    await type(page, move);
    await expect.poll(() => flights(page)).not.toEqual([]);
    for (const { differs, scale } of await flights(page)) {
      expect(differs).toEqual([]);
      // A thing that leaves a wide place, such as a hand, keeps its size.
      expect(scale).toBeLessThanOrEqual(1);
    }
    await close();
  }
});
