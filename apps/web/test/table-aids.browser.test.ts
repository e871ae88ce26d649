import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { gameIsOver, logLines, nextTurn, openKept, seatRavi, startGame, type } from './driver.ts';
import { PHONE } from './hands.ts';
import { CALM } from './play.ts';
import { begunWith, playOut } from './tables.ts';

const baithak = site();

const spoken = (page: Page, name: RegExp) =>
  page
    .getByRole('grid')
    .getByRole('button', { name })
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')));

test('the toggle shows and hides threats and forced jumps', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const toggle = page.getByRole('button', { name: 'Show threats' });
  await toggle.click();
  await page.getByText('Nothing is threatened now.').waitFor();
  await type(page, 'b2-b3');
  await page.getByRole('button', { name: /^b4.*has to jump/ }).waitFor();
  expect(await spoken(page, /has to jump|could/)).toEqual([
    'b4, black pawn, can move, has to jump',
    'c4, black pawn, can move, has to jump',
  ]);
  await type(page, 'b4xb2');
  await page.getByRole('button', { name: /could come home/ }).waitFor();
  await toggle.click();
  expect(await spoken(page, /has to jump|could/)).toEqual([]);
  await close();
});

test('a person who comes back can replay what happened meanwhile, move by move', async () => {
  const asha = await baithak.open();
  await startGame(asha.page, { game: 'Talluka', seats: ['Asha', 'link'] });
  await asha.page.getByRole('heading', { name: 'Talluka: who plays?' }).waitFor();
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  await type(asha.page, '1>');
  await nextTurn(ravi.page);
  await asha.page.goto('about:blank');
  await type(ravi.page, '1<');
  await logLines(ravi.page).getByText('Ravi pushes row 1').waitFor();
  await asha.page.goto(link);
  await asha.page
    .getByRole('button', { name: 'See what happened since you left (1 move)' })
    .click();
  const told = asha.page.getByRole('region', { name: 'Since you left' });
  await told.getByText('This is how it stood when you left.').waitFor();
  await told.getByText('Ravi pushes row 1 to the left').waitFor();
  await told.waitFor({ state: 'detached' });
  await nextTurn(asha.page);
  await asha.page.reload();
  await nextTurn(asha.page);
  expect(await told.count()).toBe(0);
  await asha.close();
  await ravi.close();
});

test('each line of the log shows its moment, and the last one the present', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  for (const move of ['1>', '1<']) await type(page, move);
  const line = (text: string) => logLines(page).getByRole('button', { name: text });
  await line('Asha pushes row 1').click();
  await line('Asha pushes row 1').and(page.locator('[aria-current=step]')).waitFor();
  await page.getByText('All legal moves (0)').waitFor();
  await line('Ravi pushes row 1').click();
  await nextTurn(page);
  await close();
});

test.each([
  [1280, 720],
  [390, 664],
])('at %i × %i a refusal covers nothing that it points out', async (width, height) => {
  const { page, close } = await baithak.open('/', { viewport: { width, height } });
  await startGame(page, { game: 'Srrakk', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const board = page.getByRole('grid');
  const before = await board.boundingBox();
  await type(page, 'c1xc3');
  const bubble = await page.getByRole('alert').boundingBox();
  const lit = page.getByRole('button', { name: /, pointed out/ });
  await lit.first().waitFor();
  for (const square of await lit.all()) {
    const box = (await square.boundingBox())!;
    const isBeside = box.x >= bubble!.x + bubble!.width || box.x + box.width <= bubble!.x;
    expect(isBeside || box.y + box.height <= bubble!.y).toBe(true);
  }
  const after = await board.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  await close();
});

test('a fast game between bots is shown to the end and can be replayed', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Samsara', seats: [1, 1] });
  await gameIsOver(page).waitFor();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await moment.press('Home');
  for (const at of [/^2 of/, /^3 of/]) {
    await moment.press('ArrowRight');
    expect(await moment.getAttribute('aria-valuetext')).toMatch(at);
  }
  await close();
});

test('everything public at Jaipur can be counted at any time', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 1] });
  await nextTurn(page);
  await page.getByRole('button', { name: 'Count the cards' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Count the cards' });
  await sheet.getByRole('row', { name: /^camels 11/ }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Count the tokens' }).click();
  await page.getByRole('row', { name: 'diamonds 7 7 5 5 5 none' }).waitFor();
  await close();
});

const boxOf = async (thing: Locator) => (await thing.boundingBox())!;

test('each line of a score is shown beside its highlighted pieces, also on a phone', async () => {
  const table = await begunWith({ id: 'parikrama', seats: ['Asha', 1] });
  playOut(table, 'counted');
  const { page, close } = await openKept(baithak, table, { ...CALM, ...PHONE });
  const score = page.getByRole('region', { name: 'How it was scored' });
  const next = score.getByRole('button', { name: 'Next line' });
  let pointed = 0;
  for (let line = 1; await next.isEnabled(); line++) {
    await next.tap();
    const shown = await score.getByRole('term').count();
    const isLast = await next.isDisabled();
    expect(shown, `line ${line}`).toBe(isLast ? 2 * line : 2);
    const lit = page.locator('.board-space [data-lit="true"]').first();
    if (isLast || (await lit.count()) === 0) continue;
    pointed++;
    const [piece, card] = [await boxOf(lit), await boxOf(page.locator('.result'))];
    expect(piece.y, `line ${line}`).toBeGreaterThan(card.y + card.height - piece.height);
    expect(piece.y + piece.height, `line ${line}`).toBeLessThan(PHONE.viewport.height);
  }
  expect(pointed).toBeGreaterThan(2);
  await close();
});
