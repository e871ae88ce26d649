import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import { FastRandom, legalMoves } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { site } from '../test/browser.ts';
import {
  invite,
  nameOf,
  nextTurn,
  numbers,
  openKept,
  playOn,
  seatRavi,
  startGame,
} from '../test/driver.ts';
import { answer, LOOKED_AT, openPhase, phasesOf, pressesFor } from '../test/phases.ts';
import { newcomersChoice } from '../test/play.ts';
import { like, said } from '../test/said.ts';
import {
  barOf,
  boardIsHere,
  closePanel,
  gameIsOver,
  openMenu,
  openPanel,
  toolOf,
  type,
} from '../test/stage-kit.ts';
import { begunWith, decide } from '../test/tables.ts';
import { PAGES } from './screens.ts';

const baithak = site({ painted: true });
const folder = process.env.BAITHAK_LOOK || 'shots';

const SCREENS = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
} as const;

type Screen = keyof typeof SCREENS;

const ALL = Object.keys(SCREENS) as Screen[];
/** The stage has tests at every size, so two sizes of each question are enough to look at. */
const QUESTIONS = ['desktop', 'phone'] as const;

/** Opens the first page on each kind of screen. */
async function onEachScreen(visit: (page: Page, screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of ALL) {
    const options = { viewport: SCREENS[screen], reducedMotion: 'reduce' } as const;
    const { page } = await baithak.open('/', options);
    await visit(page, screen);
    await page.context().close();
  }
}

/** Takes a picture in each theme. */
async function take(page: Page, screen: Screen, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    mkdirSync(join(folder, screen, colorScheme), { recursive: true });
    await page.screenshot({
      path: join(folder, screen, colorScheme, `${name}.png`),
      fullPage: true,
    });
  }
}

function shoot(name: string, reach: (page: Page) => Promise<void>): Promise<void> {
  return onEachScreen(async (page, screen) => {
    await reach(page);
    await take(page, screen, name);
  });
}

test.each(Object.entries(PAGES))('the page %s', async (name, open) => {
  for (const screen of ALL) {
    const page = await open(baithak, { viewport: SCREENS[screen], reducedMotion: 'reduce' });
    await take(page, screen, name);
    await page.context().close();
  }
});

test.each(GAME_IDS)('a table of %s', async (id) => {
  await shoot(`table-${id}`, async (page) => {
    await startGame(page, { game: await nameOf(id), seats: ['Asha', 1] });
    await playOn(page, numbers(3), 4);
    await nextTurn(page);
  });
});

/** Every question that games ask people: when it is asked, and right before it is answered. */
test.each(LOOKED_AT)('the questions of $id with $seats', async (setting) => {
  for (const phase of await phasesOf(setting)) {
    const name = `${setting.id}-${setting.seats.length}-${phase.name}`;
    const presses = await pressesFor(baithak, phase);
    for (const screen of QUESTIONS) {
      const page = await openPhase(baithak, phase, { viewport: SCREENS[screen] });
      await take(page, screen, name);
      await answer(page, phase, presses - 1);
      await take(page, screen, `${name}-tried`);
      await page.context().close();
    }
  }
});

/** An opponent that thinks long enough to be looked at. */
const FIERCE = 6;
/** After this many lines of its match, a table looks interesting. */
const UNDER_WAY = 40;

/** A game up to its end, or to a turn of a seat in the midst of it. */
async function played(id: GameId, turn: number | null): Promise<Table> {
  const table = await begunWith({ id, seats: ['Asha', FIERCE] });
  const random = new FastRandom('a game to look at');
  const any = () => random.below(1000) / 1000;
  const isThere = () => table.toDecide === turn && table.match!.entries.length > UNDER_WAY;
  while (table.toDecide !== null && !isThere()) {
    const legal = legalMoves(table.game, table.match!.state);
    // Half of the moves bring the end closer, the others whatever else there is to see.
    decide(
      table,
      any() < 0.5 ? newcomersChoice(id, legal, any) : legal[random.below(legal.length)]!,
    );
  }
  return table;
}

test.each(GAME_IDS)('the scenes of %s', async (id) => {
  const [yours, theirs, ended] = [await played(id, 0), await played(id, 1), await played(id, null)];
  for (const screen of QUESTIONS) {
    const visit = async (table: Table, reducedMotion: 'reduce' | 'no-preference' = 'reduce') => {
      const { page } = await openKept(baithak, table, { viewport: SCREENS[screen], reducedMotion });
      await boardIsHere(page);
      return page;
    };
    const panel = await visit(yours);
    for (const tab of ['log', 'analysis'] as const) {
      await openPanel(panel, tab);
      await take(panel, screen, `panel-${tab}-${id}`);
    }
    await panel.context().close();
    // Bots take their time only where their moves can be watched.
    const bot = await visit(theirs, 'no-preference');
    await take(bot, screen, `bot-${id}`);
    await bot.context().close();
    const scoring = await visit(ended);
    await gameIsOver(scoring).waitFor();
    await take(scoring, screen, `result-${id}`);
    // Without points there is nothing to count.
    const again = scoring.getByRole('button', { name: said('tally.again') });
    if ((await again.count()) > 0) {
      await again.first().click();
      // The first line counts.
      await scoring.waitForTimeout(1500);
      await take(scoring, screen, `scoring-${id}`);
    }
    await scoring.context().close();
  }
});

test('a refusal, the curtain, settings, undo, watching, the end', async () => {
  await shoot('refusal', async (page) => {
    await startGame(page, { game: 'Vancana', seats: ['Asha', 1] });
    await nextTurn(page);
    await type(page, 'a1-e5');
    await page.getByRole('alert').waitFor();
  });
  await shoot('curtain', async (page) => {
    await startGame(page, { game: 'Jaipur', seats: ['Asha', 'Ravi'] });
    await page.getByRole('heading', { name: like('table.curtain') }).waitFor();
  });
  await shoot('settings', async (page) => {
    await startGame(page, { game: 'Talluka', seats: ['Asha', 1] });
    await nextTurn(page);
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: said('settings.title') }).click();
    await page.getByRole('dialog').waitFor();
  });
  await shoot('undo', async (page) => {
    await startGame(page, { game: 'Jaipur', seats: ['Asha', 1] });
    await playOn(page, numbers(3), 1);
    await nextTurn(page);
    await closePanel(page);
    await toolOf(page, 'undo').click();
    await barOf(page).locator('[data-question="true"]').waitFor();
  });
  await onEachScreen(async (host, screen) => {
    await invite(host, 'jaipur');
    const { pathname } = new URL(host.url());
    const guest = await baithak.open(pathname);
    await seatRavi(host, guest.page);
    const other = await baithak.open(pathname);
    const { page } = other;
    await page.setViewportSize(SCREENS[screen]);
    await page.getByRole('textbox', { name: said('online.name') }).fill('Mira');
    await page.getByRole('button', { name: said('join.watch') }).click();
    await page.locator('.watching').waitFor();
    await take(page, screen, 'watching');
    await Promise.all([guest, other].map((each) => each.page.context().close()));
  });
  await shoot('end', async (page) => {
    await startGame(page, { game: 'Talluka', seats: ['Asha', 1] });
    await nextTurn(page);
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: said('table.resign'), exact: true }).click();
    await barOf(page)
      .getByRole('button', { name: said('resign.yes') })
      .click();
    await gameIsOver(page).waitFor();
  });
});
