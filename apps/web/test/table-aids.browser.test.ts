import { message } from '@baithak/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { invite, keeping, nextTurn, openKept, seatRavi, startGame } from './driver.ts';
import { PHONE } from './hands.ts';
import { CALM } from './play.ts';
import { said, wordsAt } from './said.ts';
import { barOf, gameIsOver, logLines, momentOf, openPanel, type } from './stage-kit.ts';
import { begunWith, playOut } from './tables.ts';

const baithak = site();

/** The squares that are said to be threatened, in the order of the board. */
const marked = (page: Page) =>
  page
    .getByRole('grid')
    .locator('[data-place]:has([data-threat])')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-place')).sort());

test('the toggle shows and hides threats and forced jumps', async () => {
  const { page, close } = await baithak.open();
  const say = await wordsAt('vancana');
  await startGame(page, { game: 'Vancana', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const toggle = page.getByRole('button', { name: say(message('threats.show')) });
  await toggle.click();
  await page.getByText(say(message('threats.none'))).waitFor();
  await type(page, 'b2-b3');
  const forced = new RegExp(`^b4.*${say(message('threat.forced'))}`);
  await page.getByRole('button', { name: forced }).waitFor();
  await expect.poll(() => marked(page)).toEqual(['b4', 'c4']);
  await type(page, 'b4xb2');
  await page
    .getByRole('button', { name: new RegExp(say(message('threat.home', { foe: { seat: 1 } }))) })
    .waitFor();
  await toggle.click();
  await expect.poll(() => marked(page)).toEqual([]);
  await close();
});

test('a person who comes back can replay what happened meanwhile, move by move', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'talluka');
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  await type(asha.page, '1>');
  await nextTurn(ravi.page);
  await asha.page.goto('about:blank');
  const before = await momentOf(ravi.page);
  await type(ravi.page, '1<');
  await expect.poll(() => momentOf(ravi.page)).not.toEqual(before);
  await asha.page.goto(link);
  const bar = barOf(asha.page);
  const show = bar.getByRole('button', { name: said('since.show', { n: 1 }) });
  await show.click();
  await bar.getByText(said('since.before')).waitFor();
  await bar.getByRole('button', { name: said('since.skip') }).waitFor({ state: 'detached' });
  await nextTurn(asha.page);
  await asha.page.reload();
  await nextTurn(asha.page);
  await expect.poll(() => show.count()).toBe(0);
  await asha.close();
  await ravi.close();
});

test('each line of the log shows its moment, and the last one the present', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const lines = await logLines(page);
  const begun = await lines.count();
  for (const [i, move] of ['1>', '1<'].entries()) {
    await type(page, move);
    await (await logLines(page)).nth(begun + i).waitFor();
  }
  await lines.nth(begun).click();
  await lines.nth(begun).and(page.locator('[aria-current=step]')).waitFor();
  await page.locator('[data-turn="others"]').waitFor();
  await lines.nth(begun + 1).click();
  await nextTurn(page);
  await close();
});

test.each([
  [1280, 720],
  [390, 664],
])('at %i × %i a refusal covers nothing that it points out', async (width, height) => {
  const { page, close } = await baithak.open('/', { viewport: { width, height } });
  const say = await wordsAt('srrakk');
  await startGame(page, { game: 'Srrakk', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const board = page.getByRole('grid');
  const before = await board.boundingBox();
  await page.locator('[data-place="c1"]').click();
  await page.locator('[data-place="c3"]').click();
  // The piece that was pressed can go elsewhere.
  const nearest = say(message('do.move', { from: 'c1', to: 'c2' }));
  await page
    .getByRole('alert')
    .getByText(said('table.nearest', { move: nearest }))
    .waitFor();
  const bubble = await boxOf(page.getByRole('alert'));
  const lit = page.locator('.stage-table [data-lit="true"]');
  await lit.first().waitFor();
  for (const square of await lit.all()) {
    const box = await boxOf(square);
    const isBeside = box.x >= bubble.x + bubble.width || box.x + box.width <= bubble.x;
    const isAway = box.y + box.height <= bubble.y || box.y >= bubble.y + bubble.height;
    expect(isBeside || isAway).toBe(true);
  }
  expect(await board.boundingBox()).toEqual(before);
  await close();
});

test('a fast game between bots is shown to the end and can be replayed', async () => {
  const table = await begunWith({ id: 'samsara', seats: [1, 1] });
  const { page, close } = await openKept(baithak, table);
  await gameIsOver(page).waitFor();
  await openPanel(page, 'log');
  const moment = page.getByRole('slider', { name: said('past.moment') });
  await moment.press('Home');
  for (const at of [1, 2]) {
    await moment.press('ArrowRight');
    const all = Number(await moment.getAttribute('max'));
    await expect
      .poll(() => moment.getAttribute('aria-valuetext'))
      .toBe(said('past.at', { n: at, all }));
  }
  await close();
});

test('everything public at Jaipur can be counted at any time', async () => {
  const { page, close } = await baithak.open();
  const say = await wordsAt('jaipur');
  await startGame(page, { game: 'Jaipur', seats: ['Asha', 1] });
  await nextTurn(page);
  const name = say(message('board.count-cards'));
  await page.getByRole('button', { name }).press('Enter');
  const sheet = page.getByRole('dialog', { name });
  const camels = new RegExp(`^${say(message('good.K'))} 11`);
  await sheet.getByRole('row', { name: camels }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: say(message('board.count-tokens')) }).click();
  const diamonds = `${say(message('good.D'))} 7 7 5 5 5 ${say(message('board.none'))}`;
  await page.getByRole('row', { name: diamonds }).waitFor();
  await close();
});

const boxOf = async (thing: Locator) => (await thing.boundingBox())!;

test('the points of a finished match are counted line by line beside what they count, on a phone', async () => {
  const table = await begunWith({ id: 'parikrama', seats: ['Asha', 1] });
  playOut(table, 'counted');
  const { visit, show } = await keeping(baithak, [table], { ...CALM, ...PHONE, alone: true });
  const { page } = visit;
  await page.clock.install();
  await show(0);
  await gameIsOver(page).waitFor();
  // While the score is counted, the button keeps its place and does nothing.
  const rematch = page.locator('.bar-button-primary[aria-disabled="false"]').filter({
    hasText: said('table.rematch'),
  });
  await rematch.waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_WHILE);
  await page.getByRole('button', { name: said('tally.again') }).tap();
  await rematch.waitFor({ state: 'detached' });
  const lines = page.locator('.verdict-lines > span');
  const lit = page.locator('.stage-table [data-lit="true"]').filter({ visible: true });
  let pointed = 0;
  for (let shown = 0; (await rematch.count()) === 0; shown = await lines.count()) {
    await page.clock.runFor(A_WHILE);
    const goesOn = async () => (await lines.count()) > shown || (await rematch.count()) > 0;
    await expect.poll(goesOn).toBe(true);
    if ((await lit.count()) === 0) continue;
    pointed++;
    const scene = await boxOf(page.locator('.verdict'));
    const pieces = await lit.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const isBeside = pieces.some(
      ({ top, bottom }) => bottom <= scene.y + 1 || top >= scene.y + scene.height - 1,
    );
    expect(isBeside, `line ${shown + 1}`).toBe(true);
  }
  expect(pointed).toBeGreaterThan(2);
  await page.getByRole('button', { name: said('tally.again') }).tap();
  await barOf(page)
    .getByRole('button', { name: said('tally.skip') })
    .tap();
  await rematch.waitFor();
  await visit.close();
});

/** Longer than a line of the score is counted, in milliseconds. */
const A_WHILE = 1100;
