import { test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, startGame } from './driver.ts';
import { mouse } from './hands.ts';
import { CALM, onBoard, settled, signs } from './play.ts';
import { playerAt } from './player.ts';
import { begun } from './scripted.ts';
import { simpleTrade } from './trader.ts';

const baithak = site();

/** Between two at one screen there would be a curtain at every turn: it is played against a bot. */
test('a whole game of jaipur by mouse on its board', async () => {
  const { page, close } = await baithak.open('/', CALM);
  const player = await playerAt(page, await begun('jaipur', 'here'), mouse);
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 1] });
  for (let turn = 0; (await nextTurn(page)) === 'turn'; turn++) {
    const before = await signs(player);
    await onBoard({ id: 'jaipur' }, await simpleTrade(player), player, turn);
    await settled(player, before);
  }
  await page.getByRole('heading', { name: /^(Asha|Bot 1) wins$/ }).waitFor();
  await close();
});
