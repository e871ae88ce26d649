import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { logLines, moveButtons, moveField, nameOf, nextTurn, startGame, type } from './driver.ts';

const baithak = site();

test('a refusal says why, cites the rule and highlights what is in the way', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await type(page, '3>');
  const refusal = page.getByRole('alert');
  await refusal.getByText('There is nothing to push in line 3.').waitFor();
  expect(await refusal.textContent()).toMatch(/Rule T5.*To push, choose a row or column/);
  const pointedOut = page.getByRole('button', { name: /, pointed out/ });
  await pointedOut.first().waitFor();
  await refusal.getByRole('button', { name: 'Close' }).click();
  expect(await refusal.count()).toBe(0);
  expect(await pointedOut.count()).toBe(0);
  await type(page, 'x9');
  await refusal.getByText('“x9” is no move.', { exact: false }).waitFor();
  await type(page, '1>');
  await logLines(page).getByText('Asha pushes row 1 to the right').waitFor();
  expect(await refusal.count()).toBe(0);
  await close();
});

test('undo takes back a move, together with the answer of a bot', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 2] });
  await nextTurn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  const before = await (await moveButtons(page)).allTextContents();
  await type(page, before[0] as string);
  await logLines(page).nth(1).waitFor();
  await nextTurn(page);
  await undo.click();
  await logLines(page).getByText('2 moves are taken back.').waitFor();
  expect(await (await moveButtons(page)).allTextContents()).toEqual(before);
  expect(await undo.isDisabled()).toBe(true);
  await close();
});

test('resigning asks for confirmation and ends the game; the table can be removed', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Srrakk', seats: ['Asha', 1] });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'No, play on' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('heading', { name: 'Bot 1 wins' }).waitFor();
  expect(await page.getByText('Asha resigned.').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'Srrakk: Asha – Bot 1' }).waitFor();
  await page.getByRole('button', { name: 'Remove Srrakk: Asha – Bot 1' }).click();
  await page.getByRole('heading', { name: 'Go on playing' }).waitFor({ state: 'detached' });
  await close();
});

test('the keyboard alone starts a game and plays it', async () => {
  const { page, close } = await baithak.open();
  await page.getByRole('link', { name: 'Set up a table Talluka' }).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type') ?? '');
  const onLink = () =>
    page.evaluate(() => document.activeElement?.textContent === 'Set up a table Talluka');
  while (!(await onLink())) await press('Tab');
  await press('Enter');
  await page.getByRole('heading', { name: 'A table of Talluka' }).waitFor();
  while ((await focused()) !== 'submit') await press('Tab');
  await press('Enter');
  await nextTurn(page);
  const onBoard = () =>
    page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null);
  while (!(await onBoard())) await press('Tab');
  await press('Enter');
  await logLines(page).nth(1).waitFor();
  await nextTurn(page);
  await press('ArrowDown');
  while (!(await moveField(page).evaluate((field) => field === document.activeElement))) {
    await press('Tab');
  }
  const legal = await (await moveButtons(page)).first().textContent();
  await moveField(page).focus();
  await page.keyboard.type(legal as string);
  await press('Enter');
  await logLines(page).nth(3).waitFor();
  await close();
});

test('the page speaks German if the browser asks for it, and remembers another choice', async () => {
  const { page, close } = await baithak.open('/', { locale: 'de-AT' });
  await page.getByRole('heading', { name: 'Was spielen wir?' }).waitFor();
  expect(
    await page.getByRole('document').or(page.locator('html')).first().getAttribute('lang'),
  ).toBe('de');
  await page.getByRole('link', { name: 'Tisch einrichten Talluka' }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('textbox', { name: 'Zug in Notation' }).fill('3>');
  await page.getByRole('button', { name: 'Ziehen' }).click();
  await page.getByRole('alert').getByText('Regel T5').waitFor();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alert').getByText('Rule T5').waitFor();
  await page.reload();
  await moveField(page).waitFor();
  await close();
});

test('nothing is wider than a small phone', async () => {
  const { page, close } = await baithak.open('/', { viewport: { width: 360, height: 740 } });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.getByRole('button', { name: 'Play now Jaipur' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const game of await Promise.all(GAME_IDS.map(nameOf))) {
    await startGame(page, { game, seats: ['Maharani Asha the Magnificent', 1] });
    await moveButtons(page);
    expect([game, await overflow()]).toEqual([game, 0]);
    await page.getByRole('link', { name: 'Baithak' }).click();
  }
  await page.getByRole('link', { name: 'Rules Jaipur' }).click();
  await page.getByRole('heading', { name: 'Rules of Jaipur' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await close();
});

test('two windows at one table show the same', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await nextTurn(other);
  await type(page, '1>');
  await logLines(other).getByText('Asha pushes row 1').waitFor();
  await type(other, '1<');
  await logLines(page).getByText('Ravi pushes row 1').waitFor();
  await close();
});

test('a damaged table says so and can be removed; other tables still work', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const id = page.url().split('/').pop() as string;
  await page.getByRole('link', { name: 'New game' }).click();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await page.evaluate(damage, id);
  await page.goto(new URL(`/table/${id}`, page.url()).href);
  await page.getByRole('heading', { name: /is damaged, so it cannot be opened/ }).waitFor();
  await page.getByRole('button', { name: 'Remove this table' }).click();
  await page.getByRole('link', { name: 'Vancana: Asha – Ravi' }).click();
  await nextTurn(page);
  await page.goto(new URL('/table/nowhere', page.url()).href);
  await page.getByRole('heading', { name: 'There is no such table on this device.' }).waitFor();
  await close();
});

test('a page whose Worker cannot be loaded says so', async () => {
  const { page, troubles } = await baithak.open();
  await page.getByRole('button', { name: 'Play now Jaipur' }).waitFor();
  await page.addInitScript(loseFirstWorker);
  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong.' }).waitFor();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('button', { name: 'Play now Jaipur' }).waitFor();
  expect(troubles.filter((said) => !said.includes('Failed to load'))).toEqual([]);
  await page.context().close();
});

/** Runs in the page. Blocking the request would not help: the browser may have cached the file. */
function loseFirstWorker(): void {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      const lost = sessionStorage.getItem('lost') === null;
      sessionStorage.setItem('lost', 'once');
      super(lost ? '/assets/nowhere.js' : url, options);
    }
  };
}

/** Runs in the page: overwrites the second stored event of a table. */
function damage(table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baithak');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('events', 'readwrite');
      change.objectStore('events').put({ kind: 'moved', seq: 1, at: 0 }, [table, 1]);
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
    };
  });
}
