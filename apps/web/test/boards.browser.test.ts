import { legalMoves } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { makeEveryMove, nameOf, openKept, startGame } from './driver.ts';
import { ENDINGS, mouse } from './hands.ts';
import { CALM, isDark, playScript } from './play.ts';
import { playerAt } from './player.ts';
import { begun, decide, SCRIPTED, script } from './tables.ts';

const baithak = site();

const singly = (moves: readonly string[]) => moves.map((move) => [move]);

/** A whole game of Jaipur takes long, so boards.browser.long.test.ts plays it. */
const OPEN = SCRIPTED.filter((id) => id !== 'jaipur');

test.each(OPEN)('a whole game of %s by mouse on its board', async (id) => {
  const { page, close } = await baithak.open('about:blank', CALM);
  await makeEveryMove(page);
  await page.goto(baithak.url);
  const table = await begun(id, 'here');
  const player = await playerAt(page, table, mouse);
  await startGame(page, { game: await nameOf(id), seats: ['Asha', 'Ravi'] });
  await playScript(player, table, singly(await script(id)));
  await close();
});

/** The number of moves that are left near the end. */
const LATE = 2;

const RUNS = SCRIPTED.flatMap((id) => ENDINGS.map((ending) => ({ id, ...ending })));

test.each(RUNS)('the end of $id $how', async ({ id, hand, language, options }) => {
  const [table, moves] = [await begun(id, 'here'), await script(id)];
  for (const move of moves.slice(0, -LATE)) decide(table, move);
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  const player = await playerAt(page, table, hand, language);
  await playScript(player, table, singly(moves.slice(-LATE)));
  await expect.poll(() => isDark(page)).toBe(options.colorScheme === 'dark');
  await close();
});

test('an exchange of jaipur can be dragged', async () => {
  const table = await begun('jaipur', 'here');
  const { page, close } = await openKept(baithak, table, CALM);
  const player = await playerAt(page, table, mouse);
  await playScript(player, table, [[someExchange(table)]]);
  await close();
});

const someExchange = (table: Table) =>
  legalMoves(table.game, table.match!.state).find((text) => /^\+\w+-[^K]+K$/.test(text))!;
