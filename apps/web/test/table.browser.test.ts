import { GAME_IDS } from '@baithak/catalog';
import { message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { cardOf, makeEveryMove, nameOf, nextTurn, startGame } from './driver.ts';
import { keys } from './hands.ts';
import { said, wordsAt } from './said.ts';
import {
  barOf,
  gameIsOver,
  legalTexts,
  logLines,
  momentOf,
  moveButtons,
  moveField,
  openMenu,
  openPanel,
  primaryOf,
  takeBack,
  toolOf,
  type,
} from './stage-kit.ts';

const baithak = site();

test('a refusal says why, cites the rule and highlights what is in the way', async () => {
  const { page, close } = await baithak.open();
  const say = await wordsAt('talluka');
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await type(page, '3>');
  const refusal = page.getByRole('alert');
  const empty = message('fault.empty-line', { axis: 'row', line: '3' });
  await refusal.getByText(say(empty)).waitFor();
  const lit = page.locator('.stage-table [data-lit="true"]');
  await lit.first().waitFor();
  await refusal.getByRole('button', { name: said('table.rule', { rule: 'T5' }) }).click();
  const rules = page.getByRole('dialog', { name: said('rules.title', { game: 'Talluka' }) });
  await rules.getByText(say(message('rule.T5'))).waitFor();
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await type(page, '3>');
  await refusal.waitFor();
  await page.keyboard.press('Escape');
  await refusal.waitFor({ state: 'detached' });
  await expect.poll(() => lit.count()).toBe(0);
  await type(page, 'x9');
  await refusal.getByText(say(message('fault.notation', { text: 'x9' }))).waitFor();
  const before = await (await logLines(page)).count();
  await type(page, '1>');
  await (await logLines(page)).nth(before).waitFor();
  await expect.poll(() => refusal.count()).toBe(0);
  await close();
});

test('a press on a refusal closes it; one beside it also does what it always does', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await page.locator('[data-place="a5"]').click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  await refusal.locator('p').first().click();
  await refusal.waitFor({ state: 'detached' });
  const arrow = page.locator('[data-place="1>"]');
  const chosen = barOf(page).locator('[data-icon="clear"]');
  await page.locator('[data-place="a5"]').click();
  await refusal.waitFor();
  // A key presses as well.
  await arrow.focus();
  await page.keyboard.press('Enter');
  await refusal.waitFor({ state: 'detached' });
  await chosen.click();
  await chosen.waitFor({ state: 'detached' });
  await page.locator('[data-place="a5"]').click();
  await refusal.waitFor();
  await arrow.click();
  await refusal.waitFor({ state: 'detached' });
  // The push is chosen: it could be cleared.
  await chosen.waitFor();
  expect(await (await logLines(page)).count()).toBe(0);
  await close();
});

test('undo takes back a move, and asks before it takes back the answer of a bot', async () => {
  const { page, close } = await baithak.open();
  // A forced move that the page makes by itself would be taken back, too.
  await makeEveryMove(page);
  await page.reload();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 2] });
  await nextTurn(page);
  const undo = toolOf(page, 'undo');
  const isIdle = () => undo.getAttribute('aria-disabled');
  await expect.poll(() => isIdle()).toBe('true');
  const before = await legalTexts(page);
  await type(page, before[0] as string);
  await (await logLines(page)).nth(1).waitFor();
  await nextTurn(page);
  const ask = said('undo.ask', { seat: said('character.gilli'), count: 1 });
  await undo.click();
  await barOf(page).getByText(ask).waitFor();
  // The question has the focus, and a double click has not answered it.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(said('undo.yes'));
  await undo.evaluate((tool) =>
    tool.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
  );
  await expect.poll(() => barOf(page).getByText(ask).count()).toBe(1);
  await barOf(page)
    .getByRole('button', { name: said('undo.no') })
    .click();
  await barOf(page).getByText(ask).waitFor({ state: 'detached' });
  await takeBack(page);
  const log = await openPanel(page, 'log');
  await log.getByText(said('table.undone', { n: 2 })).waitFor();
  await expect.poll(() => legalTexts(page)).toEqual(before);
  await expect.poll(() => isIdle()).toBe('true');
  await close();
});

test('resigning asks for confirmation and ends the game; the table can be removed', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Srrakk', seats: ['Asha', 1] });
  await nextTurn(page);
  const item = (key: string) => page.getByRole('button', { name: said(key), exact: true });
  await openMenu(page);
  await item('table.resign').click();
  const ask = barOf(page).getByText(said('resign.ask'));
  await ask.waitFor();
  await item('resign.no').click();
  await ask.waitFor({ state: 'detached' });
  await expect.poll(() => gameIsOver(page).count()).toBe(0);
  await openMenu(page);
  await item('table.resign').click();
  await barOf(page)
    .getByRole('button', { name: said('resign.yes') })
    .click();
  await barOf(page).getByText(said('table.you-lose')).waitFor();
  const say = await wordsAt('srrakk', [said('player.you')], 0);
  const reason = say(message('end.resign', { seat: { seat: 0 } }));
  await expect.poll(() => barOf(page).getByText(reason).count()).toBe(1);
  await openMenu(page);
  await item('table.new').click();
  const kept = { game: 'Srrakk', names: `${said('player.you')} – ${said('character.mina')}` };
  await page.getByText(said('home.more', { n: 1 })).click();
  const link = page.getByRole('link', { name: said('home.continue', kept) });
  await link.waitFor();
  await page.getByRole('button', { name: said('home.forget', kept) }).click();
  await link.waitFor({ state: 'detached' });
  await close();
});

test('the keyboard alone starts a game and plays it', async () => {
  const { page, close } = await baithak.open();
  await keys.press(cardOf(page, 'Talluka'));
  await keys.press(page.getByRole('link', { name: said('home.set-up') }));
  await page.getByRole('heading', { name: said('computer.title') }).waitFor();
  const name = said('character.gilli');
  await keys.press(page.getByRole('button', { name: said('new.play', { name }) }));
  await nextTurn(page);
  const before = await momentOf(page);
  const arrow = page.locator('[data-kind="handle"][data-state="source"]').first();
  const push = await arrow.getAttribute('data-place');
  await keys.press(page.locator(`[data-place="${push}"]`));
  await keys.press(primaryOf(page));
  await expect.poll(() => momentOf(page)).not.toEqual(before);
  await nextTurn(page);
  const later = await momentOf(page);
  // The panel is open beside the board at this size.
  await keys.press(page.getByRole('tab', { name: said('panel.analysis') }));
  const legal = (await legalTexts(page))[0]!;
  await keys.reach(await moveField(page));
  await page.keyboard.type(legal);
  await page.keyboard.press('Enter');
  await expect.poll(() => momentOf(page)).not.toEqual(later);
  await close();
});

test('the page speaks German if the browser asks for it, and remembers another choice', async () => {
  const { page, close } = await baithak.open('/', { locale: 'de-AT' });
  const german = (key: string) => said(key, {}, 'de');
  await page.getByRole('heading', { name: german('home.title') }).waitFor();
  expect(
    await page.getByRole('document').or(page.locator('html')).first().getAttribute('lang'),
  ).toBe('de');
  await cardOf(page, 'Talluka').click();
  await page.getByRole('link', { name: german('home.set-up') }).click();
  const name = said('character.gilli');
  await page.getByRole('button', { name: said('new.play', { name }, 'de') }).click();
  await nextTurn(page);
  await type(page, '3>');
  await page
    .getByRole('alert')
    .getByText(said('table.why', {}, 'de'))
    .waitFor();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: german('settings.title') }).click();
  await page
    .getByRole('combobox', { name: german('page.language') })
    .selectOption({ label: said('language.en') });
  await page.getByRole('button', { name: said('settings.done') }).click();
  await type(page, '3>');
  await page.getByRole('alert').getByText(said('table.why')).waitFor();
  await page.reload();
  await nextTurn(page);
  await page.getByRole('button', { name: said('table.rules') }).waitFor();
  await close();
});

test('nothing is wider than a small phone', async () => {
  const { page, close } = await baithak.open('/', { viewport: { width: 360, height: 740 } });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await cardOf(page, 'Jaipur').waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const game of await Promise.all(GAME_IDS.map(nameOf))) {
    await startGame(page, { game, seats: ['Maharani Asha the Magnificent', 1] });
    await moveButtons(page);
    expect([game, await overflow()]).toEqual([game, 0]);
    await page.getByRole('link', { name: said('page.to-games') }).click();
  }
  await cardOf(page, 'Jaipur').click();
  await page.getByRole('link', { name: said('home.rules') }).click();
  await page.getByRole('heading', { name: said('rules.title', { game: 'Jaipur' }) }).waitFor();
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
  for (const [here, there, move] of [
    [page, other, '1>'],
    [other, page, '1<'],
  ] as const) {
    const before = await (await logLines(there)).count();
    await type(here, move);
    await (await logLines(there)).nth(before).waitFor();
    const told = await (await logLines(here)).allTextContents();
    expect(await (await logLines(there)).allTextContents()).toEqual(told);
  }
  await close();
});

test('a damaged table says so and can be removed; other tables still work', async () => {
  const { page, close } = await baithak.open();
  await startGame(page, { game: 'Talluka', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const id = page.url().split('/').pop() as string;
  await page.getByRole('link', { name: said('page.to-games') }).click();
  await startGame(page, { game: 'Vancana', seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  await page.evaluate(damage, id);
  await page.goto(new URL(`/table/${id}`, page.url()).href);
  await page.getByRole('heading', { name: said('fault.table-damaged') }).waitFor();
  await page.getByRole('button', { name: said('table.remove') }).click();
  await page.getByRole('heading', { name: 'Vancana' }).waitFor();
  await page.getByRole('link', { name: said('home.running') }).click();
  await nextTurn(page);
  await page.goto(new URL('/table/nowhere', page.url()).href);
  await page.getByRole('heading', { name: said('table.unknown') }).waitFor();
  await page.getByRole('link', { name: said('join.own') }).click();
  await page.getByRole('heading', { name: said('computer.title') }).waitFor();
  await close();
});

test('a page whose Worker cannot be loaded says so', async () => {
  const { page, troubles } = await baithak.open();
  await cardOf(page, 'Jaipur').waitFor();
  await page.addInitScript(loseFirstWorker);
  await page.reload();
  await page.getByRole('heading', { name: said('page.trouble') }).waitFor();
  await page.getByRole('button', { name: said('page.reload') }).click();
  await cardOf(page, 'Jaipur').waitFor();
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
