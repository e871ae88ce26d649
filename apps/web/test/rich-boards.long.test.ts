import { test } from 'vitest';
import { site } from './browser.ts';
import { mouse } from './hands.ts';
import { openKept } from './kept.ts';
import { playToEnd } from './newcomer.ts';
import { CALM } from './play.ts';
import { playerAt } from './player.ts';
import { begunWith, RICH_TABLES } from './scripted.ts';

const baithak = site();

test.each(RICH_TABLES)('a whole game of $id with $seats, by mouse', async (setting) => {
  const table = await begunWith(setting);
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await close();
});

test('a whole game of ananda in the isometric view, by mouse', async () => {
  const table = await begunWith({ id: 'ananda', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, CALM);
  await page.getByRole('button', { name: 'Isometric' }).click();
  await playToEnd(await playerAt(page, table, mouse), table);
  await page.getByRole('heading', { name: /^(Asha|Bot 1) wins$|^A draw$/ }).waitFor();
  await close();
});

test('a whole game of samsara alone, by mouse', async () => {
  const table = await begunWith({ id: 'samsara', seats: ['Asha'] });
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await page.getByRole('heading', { name: /^Asha (wins|loses)$/ }).waitFor();
  await close();
});
