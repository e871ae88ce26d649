import { buffer } from 'node:stream/consumers';
import { readMatch, sure } from '@baithak/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { nextTurn, openKept } from './driver.ts';
import { CALM } from './play.ts';
import { said } from './said.ts';
import { gameIsOver, openPanel, type } from './stage-kit.ts';
import { begunWith, decide, playOut } from './tables.ts';

const baithak = site();

const positionIn = (panel: Locator) =>
  panel.getByRole('textbox', { name: said('position.text'), exact: true });

/** What a press on a button of the panel saves. */
async function saved(page: Page, panel: Locator, key: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: said(key) }).click(),
  ]);
  return (await buffer(await file.createReadStream())).toString();
}

test('the position of an open game is there to copy, as it is on the board', async () => {
  const table = await begunWith({ id: 'vancana', seats: ['Asha', 'Ravi'] });
  const positionNow = () => String(table.game.writePosition(table.match!.state));
  const { page, close } = await openKept(baithak, table, {
    ...CALM,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await nextTurn(page);
  const panel = await openPanel(page, 'analysis');
  await expect.poll(() => positionIn(panel).inputValue()).toBe(positionNow());
  await type(page, 'b2-b3');
  decide(table, 'b2-b3');
  const first = positionNow();
  await expect.poll(() => positionIn(panel).inputValue()).toBe(first);
  await type(page, 'b4xb2');
  decide(table, 'b4xb2');
  await expect.poll(() => positionIn(panel).inputValue()).toBe(positionNow());
  await panel.getByRole('button', { name: said('share.copy'), exact: true }).click();
  await panel.getByRole('button', { name: said('share.copied'), exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(positionNow());
  await openPanel(page, 'log');
  await page.getByRole('slider', { name: said('past.moment') }).press('Home');
  await openPanel(page, 'analysis');
  await expect.poll(() => positionIn(panel).inputValue()).toBe(first);
  await close();
});

test('a position with secrets is only there after the match', async () => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  const running = await openKept(baithak, table, CALM);
  await nextTurn(running.page);
  const secret = await openPanel(running.page, 'analysis');
  await secret.getByText(said('position.secret')).waitFor();
  expect(await positionIn(secret).count()).toBe(0);
  await running.close();

  const { game, match } = table;
  const dealt = JSON.stringify(game.writePosition(match!.state));
  playOut(table, 'position');
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  const panel = await openPanel(page, 'analysis');
  await expect
    .poll(() => positionIn(panel).inputValue())
    .toBe(JSON.stringify(game.writePosition(match!.state)));
  await openPanel(page, 'log');
  await page.getByRole('slider', { name: said('past.moment') }).press('Home');
  await openPanel(page, 'analysis');
  await expect.poll(() => positionIn(panel).inputValue()).toBe(dealt);
  await close();
});

test('the match file replays, and a report of a rules error holds it', async () => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  playOut(table, 'file');
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  const panel = await openPanel(page, 'analysis');
  const file = await saved(page, panel, 'match.download');
  expect(sure(readMatch(file, table.game)).entries).toEqual(table.match!.entries);
  const report = await saved(page, panel, 'report.mistake');
  const step = table.events.at(-1)!.seq;
  expect(report).toBe(`${said('report.head', { step })}\n\n${file}`);
  await panel.getByText(said('report.done')).waitFor();
  await close();
});
