import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { logLines, numbers, playOn, seatRavi, startGame } from './driver.ts';

const baithak = site();

test('two browsers and a bot play by link, with a reload and a server restart in the middle', async () => {
  const asha = await baithak.open();
  await startGame(asha.page, { game: 'Ananda', seats: ['Asha', 'link', 1] });
  await asha.page.getByRole('heading', { name: 'Ananda: who plays?' }).waitFor();
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  await playOn(asha.page, numbers(1), 2);
  await ravi.page.reload();
  await baithak.restart(async () => {
    await asha.page.getByText('The connection is lost').waitFor();
  });
  await asha.page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await logLines(ravi.page).first().waitFor();
  const a = await logLines(asha.page).allTextContents();
  const b = await logLines(ravi.page).allTextContents();
  expect(a.length).toBeGreaterThan(0);
  expect(b.length).toBe(a.length);
  await asha.page.context().close();
  await ravi.page.context().close();
});
