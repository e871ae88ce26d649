import { buffer } from 'node:stream/consumers';
import type { Advice } from '@baithak/bots';
import { Fault, message, type Options } from '@baithak/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readLink, writeLink } from '../pages/lab/link.ts';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { analysed } from './command-line.ts';
import { openKept } from './driver.ts';
import { CALM } from './play.ts';
import { escaped, said, wordsAt } from './said.ts';
import { boardIsHere, gameIsOver, openPanel } from './stage-kit.ts';
import { begunWith, playOut } from './tables.ts';
import type { VisitOptions } from './visitors.ts';

const baithak = site();
const tab = (page: Page, key: string) => page.getByRole('tab', { name: said(key) });
const lines = (page: Page) => page.locator('.lab-line .log-line');
const square = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
const current = (page: Page) => page.locator('.lab-line [aria-current="step"]');

async function openLab(id: string, options: VisitOptions = {}) {
  const visit = await baithak.open(pathTo('lab', id), options);
  await boardIsHere(visit.page);
  return visit;
}

/** Boards that need the room begin without the side panel. */
async function openSide(page: Page): Promise<void> {
  if ((await page.locator('.lab-panel').count()) > 0) return;
  await page.locator('[data-tool="analysis"]').click();
}

/** Makes a move by its notation. */
async function play(page: Page, move: string): Promise<void> {
  const list = page.locator('.lab-line details');
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  await list.getByText(move, { exact: true }).click();
}

/** The last move before the moment that the address leads to. */
async function linkedMove(page: Page): Promise<string | undefined> {
  const line = await readLink(new URL(page.url()).hash.slice(1));
  return line instanceof Fault ? undefined : line.steps[line.at - 1];
}

test('both sides, back and on, variations, the best moves, and a link that leads back', async () => {
  const { page, close } = await openLab('vancana');
  await square(page, 'b1').click();
  await square(page, 'a1').click();
  await page.locator('.action-bar .bar-button-primary').click();
  await expect.poll(() => lines(page).count()).toBe(2);
  await play(page, 'c4-b3');
  await expect.poll(() => lines(page).count()).toBe(3);
  await page.keyboard.press(',');
  await play(page, 'c4-d3');
  // Two ways after the first move.
  await expect.poll(() => lines(page).count()).toBe(4);
  await expect.poll(() => page.locator('.lab-way .log-line').count()).toBe(1);
  await expect.poll(() => current(page).textContent()).toContain('d3');
  await page.keyboard.press(',');
  await page.keyboard.press('.');
  await expect.poll(() => current(page).textContent()).toContain('b3');
  await page.keyboard.press(',');

  await page.getByRole('button', { name: said('lab.find') }).click();
  const best = page.locator('.lab-best li button');
  await best.first().waitFor();
  await expect.poll(() => best.count()).toBe(3);
  await expect.poll(() => best.first().locator('b').textContent()).toMatch(/^(\d+%|wins|loses)$/);
  // Nobody has made these moves yet.
  await expect
    .poll(() => best.first().locator('span').textContent())
    .toMatch(/^(Pawn|Crown) (from|jumps)/);
  await page.getByText(/a search \d+ moves? deep/).waitFor();
  expect(await faults(page)).toEqual([]);
  await best.first().click();
  await expect.poll(() => lines(page).first().getAttribute('aria-current')).toBeNull();
  await expect.poll(() => current(page).count()).toBe(1);
  await page.keyboard.press(',');
  await page.locator('.lab-way .log-line').first().click();

  const told = await current(page).textContent();
  // The address follows what is shown.
  await expect.poll(() => linkedMove(page)).toBe('c4-d3');
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await boardIsHere(page);
  await expect.poll(() => current(page).textContent()).toBe(told);
  // The line, without the other way.
  await expect.poll(() => lines(page).count()).toBe(3);
  await close();
});

test('the best moves and their chances are those of the command line', async () => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  playOut(table, 'some moves', 4);
  const { game, match } = table;
  const position = game.writePosition(match!.state);
  const told = analysed<Advice>('jaipur', '--position', JSON.stringify(position));
  const line = { seats: 2, options: {}, position, steps: [], at: 0 };
  const { page, close } = await baithak.open(`${pathTo('lab', 'jaipur')}#${await writeLink(line)}`);
  await boardIsHere(page);
  await openSide(page);
  await page.getByRole('button', { name: said('lab.find') }).click();
  const best = page.locator('.lab-best li button');
  await expect
    .poll(() => best.locator('b, small').allTextContents())
    .toEqual(
      told.moves
        .slice(0, 3)
        .flatMap(({ chance, error }) => [
          said('lab.chance', { chance: Math.round(100 * chance) }),
          ...(error > 0 ? [said('lab.margin', { margin: Math.ceil(200 * error) })] : []),
        ]),
    );
  await best.first().click();
  await expect
    .poll(() => linkedMove(page))
    .toMatch(new RegExp(`^${escaped(told.moves[0]!.move)}( :|$)`));
  await close();
});

test('pieces can be placed, and the game says what is wrong', async () => {
  const { page, close } = await openLab('vancana');
  await tab(page, 'lab.position').click();
  const at = (name: string) => page.locator('.lab-squares').getByRole('button', { name });
  await page.getByRole('button', { name: said('lab.piece.none') }).click();
  await at('b1').click();
  const text = page.getByLabel(said('lab.text'));
  await expect.poll(() => text.inputValue()).toBe('1ccc1/1ppp1/5/1PPP1/2CC1 w 0 0');
  await page.getByRole('button', { name: said('lab.piece.P'), exact: true }).click();
  await at('c5').click();
  // No white piece stands on its goal row; the board keeps what was possible.
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await text.fill('4c/5/2p2/2C2/P4 w 1 0');
  await page.getByRole('button', { name: said('lab.use') }).click();
  await tab(page, 'lab.moves').click();
  // Whoever can jump has to.
  await page.getByText(said('table.moves', { n: 1 })).waitFor();
  await tab(page, 'lab.position').click();
  await text.fill('nonsense');
  await page.getByRole('button', { name: said('lab.use') }).click();
  await page.getByRole('alert').filter({ hasText: 'nonsense' }).waitFor();
  await close();
});

/** The setting that the address leads to. */
async function linkedSetting(page: Page): Promise<string> {
  const line = await readLink(new URL(page.url()).hash.slice(1));
  return line instanceof Fault ? line.code : JSON.stringify([line.seats, line.options]);
}

test('a full game for five can be set up, and a pasted position brings its own setting', async () => {
  const { page, close } = await openLab('parikrama');
  const say = await wordsAt('parikrama');
  const option = (key: string) => page.getByText(say(message(key)), { exact: true });
  const isAt = (seats: number, options: Options) =>
    expect.poll(() => linkedSetting(page)).toBe(JSON.stringify([seats, options]));
  await openSide(page);
  await tab(page, 'lab.position').click();
  const seats = page.locator('.lab-panel select');
  await seats.selectOption('5');
  await isAt(5, { mode: 'introductory' });
  // Fewer seats than the one that is looked from.
  await page.locator('[data-tool="turn"]').click();
  await page.locator('[data-tool="turn"]').click();
  await seats.selectOption('2');
  await isAt(2, { mode: 'introductory' });
  await seats.selectOption('5');
  await option('option.mode.full').click();
  await isAt(5, { mode: 'full' });
  await boardIsHere(page);
  expect(await faults(page)).toEqual([]);
  const text = page.getByLabel(said('lab.text'));
  const full = await text.inputValue();
  await option('option.mode.introductory').click();
  await isAt(5, { mode: 'introductory' });
  await seats.selectOption('3');
  await isAt(3, { mode: 'introductory' });
  await text.fill(full);
  await page.getByRole('button', { name: said('lab.use') }).click();
  await isAt(5, { mode: 'full' });
  await close();
});

test('in German, a board of Ananda gets another size', async () => {
  const { page, close } = await openLab('ananda', { locale: 'de-DE' });
  await openSide(page);
  await page.getByRole('tab', { name: said('lab.position', {}, 'de') }).click();
  await page.getByText(said('gather.more', {}, 'de')).click();
  await page.locator('.rare-choices').getByText('8', { exact: true }).first().click();
  await expect.poll(() => linkedSetting(page)).toBe('[2,{"files":8,"ranks":9}]');
  expect(await faults(page)).toEqual([]);
  await close();
});

/** A board that is large, cards that turn over in space, and tiles cut to their shape. */
const PICTURED = ['srrakk', 'jaipur', 'parikrama'];

test.each(PICTURED)('a picture of %s shows its board', async (id) => {
  const { page, close } = await openLab(id, { viewport: { width: 800, height: 600 } });
  await openSide(page);
  await tab(page, 'lab.share').click();
  const save = async (key: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: said(key) }).click(),
    ]);
    return buffer(await file.createReadStream());
  };
  const png = await save('lab.png');
  // As many colours as a board has: an empty picture has one.
  expect(await page.evaluate(coloursOf, png.toString('base64'))).toBeGreaterThan(100);
  const svg = (await save('lab.svg')).toString();
  expect(svg).toContain('stage-table');
  // It needs nothing from anywhere.
  expect(svg).not.toMatch(/url\("?(https?:|\/)|src="(https?:|\/)/);
  await close();
});

/** Counts the colours of a picture, some pixels apart. */
async function coloursOf(base64: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 4 * 7) {
    colours.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
  }
  return colours.size;
}

test('a finished match opens in the laboratory at the moment that is shown', async () => {
  const table = await begunWith({ id: 'talluka', seats: ['Asha', 3] });
  playOut(table, '72');
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  const panel = await openPanel(page, 'log');
  await panel.locator('.log-line').first().click();
  await (await openPanel(page, 'analysis')).getByText(said('match.lab')).click();
  await page.waitForURL(`**${pathTo('lab', 'talluka')}#*`);
  // The whole match is there, and one stands at its first move.
  await expect.poll(() => lines(page).count()).toBe(table.match!.decisions.length + 1);
  await expect.poll(() => lines(page).nth(1).getAttribute('aria-current')).toBe('step');
  await close();
});

/** Presses Tab until something has the focus, and then Enter. */
async function enter(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let n = 0; !(await isThere()); n++) {
    expect(n).toBeLessThan(120);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('in German, a position is set up and analysed by keyboard alone', async () => {
  const { page, close } = await openLab('vancana', { locale: 'de-DE' });
  const german = (key: string, args = {}) => said(key, args, 'de');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const text = page.getByLabel(german('lab.text'));
  const squareOf = (name: string, piece: string) =>
    button(german('lab.square', { square: name, what: german(piece) }));
  await enter(page, page.getByRole('tab', { name: german('lab.position') }));
  await enter(page, button(german('lab.piece.none')));
  await enter(page, squareOf('b1', 'lab.piece.C'));
  await expect.poll(() => text.inputValue()).toBe('1ccc1/1ppp1/5/1PPP1/2CC1 w 0 0');
  await enter(page, button(german('lab.piece.C')));
  await enter(page, squareOf('a1', 'lab.square-empty'));
  await expect.poll(() => text.inputValue()).toBe('1ccc1/1ppp1/5/1PPP1/C1CC1 w 0 0');
  expect(await faults(page)).toEqual([]);
  await enter(page, page.getByRole('tab', { name: german('lab.moves') }));
  await enter(page, button(german('lab.find')));
  await page.locator('.lab-best li').first().waitFor();
  const panel = page.locator('.lab-panel');
  expect(await panel.innerText()).toContain(german('lab.empty'));
  expect(await panel.innerText()).not.toMatch(/\b(Pawn|Crown|from|search|Chance to win|Moves)\b/);
  expect(await faults(page)).toEqual([]);
  await close();
});

test('in German, a damaged link is told in one sentence', async () => {
  const { page, close } = await baithak.open(`${pathTo('lab', 'jaipur')}#x`, { locale: 'de-DE' });
  await page.getByRole('heading', { name: said('fault.lab-link', {}, 'de') }).waitFor();
  await page.getByRole('link', { name: said('lab.anew', {}, 'de') }).click();
  await boardIsHere(page);
  await close();
});
