import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { enter, give, goTo, makeTable } from './company.ts';
import { boardIsHere } from './stage-kit.ts';

const baithak = site();

/** As long as a name may be. */
const LONG = 'Maximiliane Charlotte von Hohenstein zu';
const LIVE = { kind: 'live', budget: 900_000, increment: 15_000 } as const;
const SLOW = { kind: 'slow', perTurn: 24 * 3600_000 } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

/** What names and clocks at the seats cover, or where they leave the screen. */
const clashes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMES = '.plate-name, .s-seat-name, .s-you-name';
    const VALUES = '.plate-clock, .plate-score, .k-chips, .s-seat-won, .j-fan';
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const seats = '.plate, .s-seat, .s-you';
    const cover = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found: string[] = [];
    for (const name of shown(NAMES)) {
      const box = name.getBoundingClientRect();
      if (box.right > window.innerWidth || box.top < 0) found.push(`${name.className} leaves`);
      for (const value of shown(VALUES)) {
        const isHere = value.closest(seats) === name.closest(seats);
        if (isHere && cover(box, value.getBoundingClientRect())) {
          found.push(`${name.className} and ${value.className}: ${value.textContent}`);
        }
      }
    }
    if (shown('.plate-clock').length < 2) found.push('a clock is missing');
    return found;
  });

test.each([
  ['a phone with minutes', PHONE, LIVE],
  ['a phone with days', PHONE, SLOW],
  ['a laptop with minutes', LAPTOP, LIVE],
])(
  'on %s, neither a long name nor a clock covers anything at the seats',
  async (_, device, clock) => {
    const asha = await enter(baithak, LONG);
    const ravi = await enter(baithak, 'Ravi', device);
    const found: Record<string, string[]> = {};
    for (const game of GAME_IDS) {
      const table = await makeTable(asha, game);
      await give(asha, table, { do: 'configure', settings: { clock } });
      await give(asha, table, { do: 'sit', seat: 0, name: LONG });
      await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
      // The pages deal, and the host's page starts.
      for (const { page } of [ravi, asha]) await goTo(page, table);
      await boardIsHere(ravi.page);
      await ravi.page.locator('.plate-clock').first().waitFor();
      const seen = await clashes(ravi.page);
      if (seen.length > 0) found[game] = seen;
    }
    expect(found).toEqual({});
    await asha.close();
    await ravi.close();
  },
);
