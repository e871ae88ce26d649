import { test } from 'vitest';
import { site } from './browser.ts';
import { logLines, nextTurn, startGame, type } from './driver.ts';

const baithak = site();

test('a game on this device goes on without a network, also after a reload and for another game', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await type(page, '1>');
  await logLines(page).getByText('Asha pushes row 1').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await logLines(page).getByText('Asha pushes row 1').waitFor();
  await type(page, '1<');
  await logLines(page).getByText('Ravi pushes row 1').waitFor();
  await page.getByRole('link', { name: 'New game' }).click();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 1] });
  await nextTurn(page);
  await page.context().close();
});
