import type { GameId } from '@baithak/catalog';
import { sure } from '@baithak/kernel';
import { openTable, submit, type Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { loader } from '../local/games.ts';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { closePanel, resize, turnIsHere } from './stage-kit.ts';
import { WHOLE } from './stage-list.ts';
import { survey } from './survey.ts';

const baithak = site();
const DUELS: readonly GameId[] = ['jaipur', 'talluka', 'vancana', 'srrakk'];
const HOUR = 3_600_000;

/** A table with a clock that has just begun, so that no test is slow enough to lose on time. */
async function timed(id: GameId): Promise<Table> {
  await loader.load(id);
  const env = { now: Date.now(), seed: 'timed', scheme: 1 } as const;
  const clock = { kind: 'live', budget: HOUR, increment: 0 } as const;
  const table = sure(openTable(loader.games, { game: id, clock }, LOCAL_PERSON, 'Asha', env));
  const give = (command: Parameters<typeof submit>[1]) =>
    sure(submit(table, command, LOCAL_PERSON, env));
  give({ do: 'sit', seat: 0, name: 'Asha' });
  give({ do: 'bot', seat: 1, character: 'mina' });
  give({ do: 'start' });
  return table;
}

declare global {
  interface Window {
    /** How far the page's clock is ahead. */
    ahead?: number;
  }
}

/** Clocks that lie over something else of a player, or leave no room for it. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.plate')].flatMap((plate) => {
      const boxOf = (part: Element) => part.getBoundingClientRect();
      const clock = boxOf(plate.querySelector('.plate-clock')!);
      const parts = ['.plate-name', '.plate-score', '.j-seals', '.j-fan', '.duel-standing'];
      return parts.flatMap((name) =>
        [...plate.querySelectorAll(name)].flatMap((part) => {
          const { left, right, top, bottom } = boxOf(part);
          const isApart =
            right <= clock.left + 1 ||
            left >= clock.right - 1 ||
            bottom <= clock.top + 1 ||
            top >= clock.bottom - 1;
          return isApart && right - left > 8 ? [] : [`${plate.className} ${name}`];
        }),
      );
    }),
  );

test.each(DUELS)('clocks have their place in %s, and low time is told', async (id) => {
  const { page, close } = await openKept(baithak, await timed(id));
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (window.ahead ?? 0);
  });
  await page.reload();
  await turnIsHere(page).waitFor();
  const look = async () => {
    const faults: string[] = [];
    for (const size of WHOLE) {
      await resize(page, size);
      await closePanel(page);
      const found = await page.evaluate(survey, { fits: true, leastText: 13 });
      faults.push(
        ...[...found.faults, ...(await squeezed(page))].map((each) => `${size}: ${each}`),
      );
    }
    return faults;
  };
  expect(await look()).toEqual([]);
  await expect.poll(() => page.locator('.low-time').count()).toBe(0);
  // Only the page believes that time has passed; whoever runs the table does not.
  await page.evaluate((hour) => {
    window.ahead = hour - 20_000;
  }, HOUR);
  await page.locator('.low-time').waitFor();
  await expect.poll(() => page.locator('.plate-clock[data-short="true"]').count()).toBe(1);
  expect(await look()).toEqual([]);
  await close();
});
