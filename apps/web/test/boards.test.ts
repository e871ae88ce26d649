import type { Language } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { capital, nextTurn, startGame } from './driver.ts';
import { finger, type Hand, keys, mouse } from './hands.ts';
import { openKept } from './kept.ts';
import { decisionsShown, expectEnd, isDark, onBoard, playScript, shown } from './play.ts';
import { playerAt } from './player.ts';
import { begun, decide, legalAt, SCRIPTED, script } from './scripted.ts';
import { simpleTrade } from './trader.ts';

const baithak = site();

/** Hands wait until what they reach for is at rest. */
const CALM = { reducedMotion: 'reduce' } as const;

/** Jaipur is long, and between two at one screen there is a curtain: it is played against a bot. */
const OPEN = SCRIPTED.filter((id) => id !== 'jaipur');

test.each(OPEN)('a whole game of %s by mouse on its board', async (id) => {
  const { page, close } = await baithak.open('/', CALM);
  const [player, table] = [await playerAt(page, id, mouse), await begun(id, 'here')];
  await startGame(page, { game: capital(id), seats: ['Asha', 'Ravi'] });
  await playScript(player, table, await script(id));
  await expectEnd(player, table);
  await close();
});

test('a whole game of jaipur by mouse on its board', async () => {
  const { page, close } = await baithak.open('/', CALM);
  const player = await playerAt(page, 'jaipur', mouse);
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 1] });
  for (let turn = 0; (await nextTurn(page)) === 'turn'; turn++) {
    const made = await decisionsShown(player);
    await onBoard('jaipur', await simpleTrade(player), player, turn);
    await shown(player, made + 1);
  }
  await page.getByRole('heading', { name: /^(Asha|Bot 1) wins$/ }).waitFor();
  await close();
});

/** How many moves are left where a position is late. */
const LATE = 3;

interface Ending {
  readonly how: string;
  readonly hand: Hand;
  readonly language: Language;
  readonly options: BrowserContextOptions;
  readonly won: RegExp;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ENDINGS: Ending[] = [
  {
    how: 'by touch on a phone in the dark',
    hand: finger,
    language: 'en',
    options: { ...PHONE, colorScheme: 'dark' },
    won: /^(Asha|Ravi) wins$/,
  },
  {
    how: 'by keys alone in German',
    hand: keys,
    language: 'de',
    options: { locale: 'de-DE' },
    won: /^(Asha|Ravi) gewinnt$/,
  },
];
const RUNS = SCRIPTED.flatMap((id) => ENDINGS.map((ending) => ({ id, ...ending })));

test.each(RUNS)('the end of $id $how', async ({ id, hand, language, options, won }) => {
  const [table, moves] = [await begun(id, 'here'), await script(id)];
  for (const move of moves.slice(0, -LATE)) decide(table, move);
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  const player = await playerAt(page, id, hand, language);
  await playScript(player, table, moves.slice(-LATE));
  await expectEnd(player, table);
  expect(await page.getByRole('heading', { name: won }).count()).toBe(1);
  expect(await isDark(page)).toBe(options.colorScheme === 'dark');
  await close();
});

test('an exchange of jaipur, dragged', async () => {
  const table = await begun('jaipur', 'here');
  const { page, close } = await openKept(baithak, table, CALM);
  const player = await playerAt(page, 'jaipur', mouse);
  await playScript(player, table, [someExchange(table)]);
  await close();
});

const someExchange = (table: Table) => legalAt(table).find((text) => /^\+\w+-[^K]+K$/.test(text))!;
