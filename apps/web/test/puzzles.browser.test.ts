import { provenGap } from '@baithak/bots/claims';
import { puzzleTrial } from '@baithak/bots/puzzle';
import { catalog, type GameId } from '@baithak/catalog';
import { puzzles as doors } from '@baithak/catalog/puzzles';
import { legalMoves, readOptions, sure } from '@baithak/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { CALM } from './play.ts';
import { like, said } from './said.ts';
import { byClick, byKey, make, type Step, solution, solve, stepIn } from './solving.ts';
import { barOf, boardIsHere, gameIsOver, primaryOf } from './stage-kit.ts';
import { begunWith, playOut } from './tables.ts';

const baithak = site();
const button = (page: Page, key: string, language: 'en' | 'de' = 'en') =>
  primaryOf(page).getByText(said(key, {}, language), { exact: true });
const solvedCount = async (page: Page, n: number) =>
  page.getByText(said('puzzle.solved-count', { n, all: await countOf('vancana') })).waitFor();
const countOf = async (game: string) => (await doors[game]!()).puzzles.length;

test.each(Object.keys(doors))('whoever follows the hints solves a puzzle: %s', async (game) => {
  const id = await showable(game);
  const { page, close } = await baithak.open(`${pathTo('puzzles', game)}?id=${id}`);
  await boardIsHere(page);
  await solve(page, button(page, 'puzzle.next'));
  const puzzle = await puzzleOf(game, id);
  if (puzzle.gap !== undefined) {
    await page.getByText(said('puzzle.right-best', { points: provenGap(puzzle) })).waitFor();
  }
  if (game === 'jaipur' || game === 'talluka') expect(await faults(page)).toEqual([]);
  await close();
});

const puzzleOf = async (game: string, wanted: string) =>
  (await doors[game]!()).puzzles.find(({ id }) => id === wanted)!;

/** The first puzzle whose answer chooses something; a board cannot show that you pass. */
async function showable(game: string): Promise<string> {
  const own = catalog[game as GameId];
  const [rules, speech, { puzzles }] = await Promise.all([
    own.game(),
    own.speech(),
    doors[game]!(),
  ]);
  return puzzles.find((puzzle) => {
    const { view } = puzzleTrial(rules, puzzle);
    return speech.places(puzzle.answer[0]!, view, []).length > 0;
  })!.id;
}

/** A win in three moves, and a first move that does not win. */
async function exercise(): Promise<{ id: string; right: readonly Step[]; wrong: Step }> {
  const game = await catalog.vancana.game();
  const { puzzles } = await doors.vancana!();
  const { id, position, seats, answer } = puzzles.find(({ win }) => win === 5)!;
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, seats)), seats));
  const wrong = stepIn(game, state, legalMoves(game, state).find((move) => move !== answer[0])!);
  return { id, right: solution(game, state, answer), wrong };
}

test('a wrong try is refuted and counts; the rest of a forced win is played out', async () => {
  const { id, right, wrong } = await exercise();
  const { page, close } = await baithak.open(`${pathTo('puzzles', 'vancana')}?id=${id}`);
  await boardIsHere(page);
  await make(page, wrong, byClick);
  await page.getByText(said('puzzle.wrong-win')).waitFor();
  await button(page, 'puzzle.try-again').click();
  for (const move of right) await make(page, move, byClick);
  await button(page, 'puzzle.next').waitFor();
  await page.getByText(said('puzzle.right-win')).waitFor();
  // Only the first try counts.
  await solvedCount(page, 0);
  const kept = await page.evaluate(() => localStorage.getItem('baithak.puzzles'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ vancana: [[id, 0, expect.any(Number)]] });
  await close();
});

test('by keyboard, in German, and offline', async () => {
  const { id, right } = await exercise();
  const path = `${pathTo('puzzles', 'vancana')}?id=${id}`;
  const { page, close } = await baithak.open(path, { locale: 'de-DE' });
  await boardIsHere(page);
  await page.getByRole('heading', { name: said('puzzle.win', { n: 3 }, 'de') }).waitFor();
  await page.context().setOffline(true);
  for (const move of right) await make(page, move, byKey);
  await button(page, 'puzzle.next', 'de').waitFor();
  await page
    .getByText(said('puzzle.solved-count', { n: 1, all: await countOf('vancana') }, 'de'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: said('puzzle.win', { n: 2 }, 'de') }).waitFor();
  await page.context().setOffline(false);
  await close();
});

test('a game without puzzles is told so', async () => {
  const { page, close } = await baithak.open(pathTo('puzzles', 'chess'));
  await page.getByRole('heading', { name: said('page.not-found') }).waitFor();
  await close();
});

test('your own mistakes come back as puzzles, marked with the day of the game', async () => {
  const table = await begunWith({ id: 'talluka', seats: ['Asha', 3] });
  playOut(table, '72');
  const { page, close } = await openKept(baithak, table, CALM);
  await gameIsOver(page).waitFor();
  await barOf(page)
    .getByRole('button', { name: said('table.review') })
    .click();
  await page.locator('.review-kept').getByRole('link').click();
  await boardIsHere(page);
  await page.getByRole('heading', { name: said('puzzle.own') }).waitFor();
  await page.getByText(like('puzzle.own-from')).waitFor();
  expect(await faults(page)).toEqual([]);
  await solve(page, button(page, 'puzzle.next'));
  await page.getByText(said('puzzle.right-own')).waitFor();
  await close();
});
