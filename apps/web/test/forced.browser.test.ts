import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { keeping, nextTurn, startGame } from './driver.ts';
import { like, said } from './said.ts';
import { barOf, gameIsOver, logLines, type } from './stage-kit.ts';
import { begunWith } from './tables.ts';

const baithak = site();

interface Noted {
  asks: string[];
}

/** Notes everything that the action bar asks, however short it stands there. */
function noteAsks(): void {
  const noted = window as unknown as Noted;
  noted.asks = [];
  const note = () => {
    const text = document.querySelector('.action-bar-ask')?.textContent ?? '';
    if (text !== noted.asks.at(-1)) noted.asks.push(text);
  };
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** White has one jump, which brings the pawn home and leaves Black without a piece. */
const position = '5/2p2/1P3/5/4C w 0 0';

test('a forced turn is told, then made, and marked in the log', async () => {
  const table = await begunWith({ id: 'vancana', seats: ['Asha', 1], position });
  const { visit, show } = await keeping(baithak, [table]);
  const { page, close } = visit;
  await page.addInitScript(noteAsks);
  await page.addInitScript(() => localStorage.setItem('baithak.auto', 'on'));
  await show(0);
  await gameIsOver(page).waitFor({ state: 'attached' });
  const asks = await page.evaluate(() => (window as unknown as Noted).asks);
  // The bar names the jump of the only pawn.
  const told = asks.filter((ask) => like('forced.ask').test(ask));
  expect(told).toEqual([expect.stringMatching(/b3.*d5/)]);
  const lines = await (await logLines(page)).allTextContents();
  const [forced] = said('forced.told', { what: '…' }).split('…');
  expect(lines.filter((text) => text.startsWith(forced!))).toHaveLength(1);
  await close();
});

test('a press on another pawn changes the planned push and never plays it', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const press = (place: string) => page.locator(`[data-place="${place}"]`).click();
  const chosen = page.locator('[data-kind="handle"][data-state="chosen"]');
  await press('b1');
  await expect.poll(() => chosen.getAttribute('data-place')).toBe('b^');
  await press('b2');
  await expect.poll(() => chosen.getAttribute('data-place')).toBe('2>');
  expect(await (await logLines(page)).count()).toBe(0);
  await press('b2');
  await (await logLines(page)).first().waitFor();
  await close();
});

test('a press on the board of an earlier moment says how to return', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  for (const [i, push] of ['1>', '1<'].entries()) {
    await type(page, push);
    await (await logLines(page)).nth(i).waitFor();
  }
  await (await logLines(page)).first().click();
  await barOf(page)
    .getByText(said('past.at', { n: 1, all: 2 }))
    .waitFor();
  // The squares say that they are disabled; people press them all the same.
  await page.locator('[data-place="c3"]').click({ force: true });
  await page.getByRole('alert').getByText(said('fault.looking-back')).waitFor();
  await close();
});
