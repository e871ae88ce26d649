import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Review, walk } from '@baithak/bots';
import { percent } from '@baithak/bots/claims';
import { GAME_IDS } from '@baithak/catalog';
import { puzzles as stored } from '@baithak/catalog/puzzles';
import { matchFile } from '@baithak/host';
import { sure } from '@baithak/kernel';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { readLink } from '../pages/lab/link.ts';
import { points } from '../pages/review/telling.ts';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { analysed } from './command-line.ts';
import {
  invite,
  keeping,
  nextTurn,
  openKept,
  playOn,
  resign,
  seatRavi,
  startOf,
} from './driver.ts';
import { CALM } from './play.ts';
import { escaped, like, said } from './said.ts';
import { barOf, gameIsOver, primaryOf, resize, turnIsHere } from './stage-kit.ts';
import { begunWith, decide, give, playOut, type Setting, underWay, withLeft } from './tables.ts';

const baithak = site({ painted: true });

const folder = mkdtempSync(join(tmpdir(), 'baithak-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const partsOf = (page: Page) => page.locator('.review-parts');
const sliderOf = (page: Page) => page.getByRole('slider', { name: said('review.moment') });

/** Presses Review at the end of a match and waits until it is done. */
async function review(page: Page): Promise<void> {
  await barOf(page)
    .getByRole('button', { name: said('table.review') })
    .click();
  await partsOf(page).waitFor();
}

/** Shows the first moment on the board; the review begins at the first turning point. */
async function showFirst(page: Page): Promise<void> {
  await sliderOf(page).press('Home');
  await page.locator('.review-caption button').click();
}

/** A short match of Talluka that is over, by random moves. */
async function finished(moves = '72') {
  const table = await begunWith({ id: 'talluka', seats: ['Asha', 3] });
  playOut(table, moves);
  return table;
}

test.each(GAME_IDS)('a match of %s can be reviewed, moment by moment', async (id) => {
  const table = await underWay({ id, seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, CALM);
  await turnIsHere(page).waitFor();
  await resign(page);
  await review(page);
  // The jump of the resignation is neither luck nor a decision, and no rest.
  await partsOf(page).getByText(said('review.ending')).waitFor();
  const last = Number(await sliderOf(page).getAttribute('max'));
  expect(last).toBeGreaterThanOrEqual(table.match!.decisions.length);
  await showFirst(page);
  await page.locator('.stage').waitFor();
  await barOf(page)
    .getByText(/^1\. .+ → \d+%$/)
    .waitFor();
  for (let n = 2; n <= Math.min(6, last); n++) {
    await page.keyboard.press('ArrowRight');
    await barOf(page)
      .getByText(new RegExp(`^${n}\\. .+ → \\d+%$`))
      .waitFor();
  }
  await page.keyboard.press('Escape');
  await partsOf(page).waitFor();
  await close();
});

test('the review goes by keyboard, fits the window, and axe finds nothing', async () => {
  const { page, close } = await openKept(baithak, await finished(), CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  const slider = sliderOf(page);
  await slider.focus();
  const before = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before);
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/ → (0|100)%$/);
  for (const size of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await resize(page, size);
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(room!);
    expect(await faults(page), size.join('×')).toEqual([]);
  }
  // The table says in words and numbers what the curve draws.
  await page.getByText(said('review.table')).click();
  const rows = page.locator('.review-table tbody tr');
  await expect.poll(() => rows.count()).toBe(Number(await slider.getAttribute('max')) + 1);
  await close();
});

/** Plays on from the moment that is on the stage. */
async function playFromHere(page: Page): Promise<void> {
  const here = page.url();
  await primaryOf(page)
    .filter({ hasText: said('review.play') })
    .click();
  await expect.poll(() => page.url()).not.toBe(here);
  expect(await nextTurn(page)).toBe('turn');
}

/** Which pawn stands on each square that is not empty. */
const standing = (page: Page) =>
  page.locator('[data-place]:has(.b-man svg)').evaluateAll((places) =>
    places
      .map((place) => {
        const pawn = place.querySelector('.b-man svg')!.getAttribute('class');
        return `${place.getAttribute('data-place')} ${pawn}`;
      })
      .sort(),
  );

test('a later moment can be played on from, with the same board and against the same bot', async () => {
  const { page, close } = await openKept(baithak, await finished(), CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  await showFirst(page);
  const start = await standing(page);
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await barOf(page).getByText(/^5\. /).waitFor();
  const later = await standing(page);
  expect(later).not.toEqual(start);
  await playFromHere(page);
  expect(await standing(page)).toEqual(later);
  await page.getByText(said('character.kapi'), { exact: true }).first().waitFor();
  await close();
});

test('a later moment opens in the laboratory, with the same board', async () => {
  const { page, close } = await openKept(baithak, await finished(), CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  await showFirst(page);
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await barOf(page).getByText(/^5\. /).waitFor();
  const shown = await standing(page);
  await page.locator('[data-tool="analysis"]').click();
  await page.waitForURL(`**${pathTo('lab', 'talluka')}#*`);
  await page.locator('.lab-panel').waitFor();
  expect(await standing(page)).toEqual(shown);
  const line = sure(await readLink(new URL(page.url()).hash.slice(1)));
  expect(line.at).toBe(4);
  await close();
});

test('a table of three plays on from exactly that moment, against the same two bots', async () => {
  const setting: Setting = { id: 'ananda', seats: ['Asha', 2, 5] };
  const [late] = await withLeft(setting, 4);
  const position = late.game.writePosition(late.match!.state);
  const table = await begunWith({ ...setting, position });
  playOut(table, 'the end');
  const { states, steps } = walk(table.match!);
  const at = steps.findLastIndex((step) => step.kind === 'move' && step.seat === 0);
  expect(at).toBeGreaterThan(0);
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  await showFirst(page);
  for (let n = 0; n < at; n++) await page.keyboard.press('ArrowRight');
  await barOf(page)
    .getByText(new RegExp(`^${at + 1}\\. `))
    .waitFor();
  await playFromHere(page);
  expect(await startOf(page)).toMatchObject({
    position: table.game.writePosition(states[at]),
    seats: [{ kind: 'person' }, table.seats[1], table.seats[2]],
  });
  await close();
});

test('a deal that was kind to one was unkind to the other, and a turning point for both', async () => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  give(table, { do: 'resign', seat: 0 });
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  const point = page.locator('.review-points li[data-kind="luck"]');
  const effect = point.locator('.review-effect');
  await point.getByText(said('review.unlucky')).waitFor();
  await expect.poll(() => effect.textContent()).toMatch(/^−[3-9]$|^−\d\d$/);
  await page.locator('.review-seats button').nth(1).click();
  await point.getByText(said('review.lucky')).waitFor();
  await expect.poll(() => effect.textContent()).toMatch(/^\+[3-9]$|^\+\d\d$/);
  await close();
});

test('a sale that the rival missed lights the cards of the rival, and other moments are told from your seat', async () => {
  const { puzzles } = await stored.jaipur!();
  // Both hold diamonds, and the rival should sell three.
  const { position } = puzzles.find(({ id }) => id === '15.21')!;
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1], position });
  decide(table, '-L');
  give(table, { do: 'resign', seat: 0 });
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  await showFirst(page);
  const hand = page.locator('.j-hand');
  const litCards = hand.locator('[data-letter="D"][data-lit="true"]');
  await expect.poll(() => litCards.count()).toBe(3);
  await hand.locator('[data-letter="P"]').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hand.locator('[data-letter="P"]').count()).toBe(3);
  await expect.poll(() => litCards.count()).toBe(0);
  await close();
});

test('a mistake says what is proven about it, or how deep the search was', async () => {
  const tables = [await finished(), await finished('8')];
  const { visit, show } = await keeping(baithak, tables, CALM);
  const { page } = visit;
  await show(0);
  await gameIsOver(page).waitFor();
  await review(page);
  const points = page.locator('.review-points');
  const tells = (text: string | RegExp) => points.getByText(text).first().waitFor();
  // The bot's last move let Asha win.
  await tells(said('review.proof-lost', { n: 1 }));
  await show(1);
  await gameIsOver(page).waitFor();
  await review(page);
  // Here it completed her line, after a mistake that is not proven.
  await tells(said('review.proof-lost', { n: 0 }));
  await tells(new RegExp(escaped(said('review.depth', { n: 77 })).replace('77', '\\d+')));
  await visit.close();
});

test('a review has the numbers of the command line', async () => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  playOut(table, 'some moves', 8);
  give(table, { do: 'resign', seat: 0 });
  const path = join(folder, 'match.txt');
  const file = matchFile(table, null, undefined);
  writeFileSync(path, file as string);
  const { moments } = analysed<Review>(path);
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await review(page);
  await page.getByText(said('review.note', { basis: 'net' })).waitFor();
  await page.getByText(said('review.table')).click();
  const rows = page.locator('.review-table tbody tr');
  await expect
    .poll(() => rows.locator('td').allTextContents())
    .toEqual(
      moments.flatMap(({ chance, luck, error, rest }) => [
        `${percent(chance[0]!)} %`,
        ...[luck[0]!, -error[0]!, rest[0]!].map(points),
      ]),
    );
  await close();
});

test('the review speaks German', async () => {
  const { page, close } = await openKept(baithak, await finished(), {
    ...CALM,
    locale: 'de-DE',
  });
  await gameIsOver(page).waitFor();
  await barOf(page)
    .getByRole('button', { name: said('table.review', {}, 'de') })
    .click();
  await partsOf(page)
    .getByText(said('review.parts', {}, 'de'))
    .waitFor();
  const text = await page.locator('.review').innerText();
  expect(text).toContain(said('review.note', { basis: 'search' }, 'de'));
  expect(text).not.toMatch(/\b(Mistake|Luck|Better|Chance to win|moment)\b/);
  await close();
});

test('a match on the server can be reviewed by both, each from their own side', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'talluka');
  const ravi = await baithak.open(new URL(asha.page.url()).pathname);
  await seatRavi(asha.page, ravi.page);
  await playOn(asha.page, () => 0, 1);
  await resign(asha.page);
  await gameIsOver(ravi.page).waitFor();
  for (const { page } of [asha, ravi]) {
    await review(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/review\/t\//);
    await page
      .getByRole('heading', { name: said('review.curve', { seatIs: 'you', seat: '' }) })
      .waitFor();
  }
  await asha.close();
  await ravi.close();
});

/** Drops a text file on the page. */
const drop = (page: Page, text: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'match.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
  }, text);

test('a match file dropped on any page is reviewed; another file gets one sentence', async () => {
  const { page, close } = await baithak.open();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await drop(page, 'nonsense');
  await page.getByRole('heading', { name: said('review.file-title') }).waitFor();
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).not.toBe('');
  await expect.poll(() => alert.textContent()).toMatch(/^[^.]+\.$/);
  const file = matchFile(await finished(), null, undefined);
  if (typeof file !== 'string') throw new Error(file.code);
  // A file whose lines were changed is refused as well.
  await drop(page, file.replace('Asha', 'Anna'));
  await expect.poll(() => alert.textContent()).toMatch(/^\D+ \d+.*\.$/);
  await drop(page, file);
  await partsOf(page).waitFor();
  await page.getByText(like('review.curve')).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo('review'));
  await close();
});

test('the page answers while a long match is reviewed, and leaving stops it', async () => {
  const table = await begunWith({ id: 'samsara', seats: ['Asha', 1], options: { mode: 'quick' } });
  playOut(table, 'long');
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await barOf(page)
    .getByRole('button', { name: said('table.review') })
    .click();
  await page.locator('.review-progress progress').waitFor();
  await page.getByRole('link', { name: said('review.back') }).click();
  await gameIsOver(page).waitFor();
  await primaryOf(page)
    .filter({ hasText: said('table.rematch') })
    .click();
  expect(await nextTurn(page)).toBe('turn');
  await close();
});
