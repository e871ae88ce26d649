import { message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { ENDINGS, mouse } from './hands.ts';
import { CALM, isDark, playScript, playToEnd, skipCounting } from './play.ts';
import { playerAt } from './player.ts';
import { RICH_TABLES, type Setting, withLeft } from './tables.ts';

const baithak = site();

test('the last rounds of samsara alone, by mouse', async () => {
  const [table] = await withLeft({ id: 'samsara', seats: ['Asha'] }, 2);
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await skipCounting(page);
  await close();
});

test('the last rounds of ananda in the view from above, by mouse', async () => {
  const [table] = await withLeft({ id: 'ananda', seats: ['Asha', 1] }, 2);
  const { page, close } = await openKept(baithak, table, CALM);
  const player = await playerAt(page, table, mouse);
  await page.getByRole('button', { name: player.say(message('board.from-above')) }).click();
  await playToEnd(player, table);
  await close();
});

/** Whole games take minutes, so boards.browser.long.test.ts plays them, at all these tables. */
const CROWDED = RICH_TABLES.filter(({ id, seats }) => id === 'samsara' && seats.length > 2);

test.each(CROWDED)('the last round of $id with $seats, by mouse', async (setting) => {
  const [table] = await withLeft(setting, setting.seats.length);
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await close();
});

const LATE: Setting[] = [
  { id: 'samsara', seats: ['Asha', 'Ravi'] },
  { id: 'ananda', seats: ['Asha', 'Ravi'] },
  { id: 'parikrama', seats: ['Asha', 'Ravi'], options: { mode: 'full' } },
];
const RUNS = LATE.flatMap((setting) => ENDINGS.map((ending) => ({ setting, ...ending })));

test.each(RUNS)('the end of $setting.id $how', async ({ setting, ...ending }) => {
  const { hand, language, options } = ending;
  const [table, turns] = await withLeft(setting, 2);
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  const player = await playerAt(page, table, hand, language);
  // The board of Parikrama makes whole steps, so nobody can repeat every move of a turn on it.
  if (setting.id !== 'parikrama') await playScript(player, table, turns);
  else await playToEnd(player, table);
  await skipCounting(page);
  await expect.poll(() => isDark(page)).toBe(options.colorScheme === 'dark');
  await close();
});
