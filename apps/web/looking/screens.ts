import { botNamed } from '@baithak/bots';
import { catalog } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { pathTo, pathToReview } from '../routes.ts';
import type { Site } from '../test/browser.ts';
import { invite, keeping } from '../test/driver.ts';
import { said } from '../test/said.ts';
import { boardIsHere } from '../test/stage-kit.ts';
import { begunWith, decide } from '../test/tables.ts';
import type { VisitOptions } from '../test/visitors.ts';
import { COMPANY_PAGES } from './company-screens.ts';

type Open = (site: Site, options: VisitOptions) => Promise<Page>;

/** Opens a path and waits for its heading. */
const at =
  (path: string): Open =>
  async (site, options) => {
    const { page } = await site.open(path, options);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Pictures of boards come a moment later, and so do the little boards of a choice.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('.pictured-sign:empty') === null);
    return page;
  };

/** A board, or the page that says that there is none, takes a moment longer. */
const onStage =
  (path: string): Open =>
  async (site, options) => {
    const { page } = await site.open(path, options);
    await boardIsHere(page);
    return page;
  };

const lost =
  (path: string): Open =>
  async (site, options) => {
    const { page } = await site.open(path, options);
    await page.locator('.lost').waitFor();
    return page;
  };

/** The first page of somebody who has two games to continue. */
const home: Open = async (site, options) => {
  const tables = [
    await begunWith({
      id: 'talluka',
      seats: ['Asha', 3],
      position: '1BB2/B1WW1/1BWW1/WWBB1/WW1BB w',
    }),
    await begunWith({ id: 'jaipur', seats: ['Asha', 2] }),
  ];
  const { visit, show } = await keeping(site, tables, options);
  for (const n of tables.keys()) {
    await show(n);
    await boardIsHere(visit.page);
  }
  await visit.page.goto(site.url);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  return visit.page;
};

const waitingRoom: Open = async (site, options) => {
  const { page } = await site.open('/', options);
  await invite(page, 'jaipur');
  return page;
};

const join: Open = async (site, options) => {
  const host = await waitingRoom(site, {});
  const { page } = await site.open(new URL(host.url()).pathname, options);
  await page.getByRole('textbox', { name: said('online.name') }).waitFor();
  return page;
};

const howToPlay: Open = async (site, options) => {
  const page = await at(pathTo('how', 'jaipur'))(site, options);
  await page.locator('.how-picture [data-pictured]').first().waitFor();
  return page;
};

/** Asha thinks a while, the other takes what looks best: a match with few and telling mistakes. */
async function playWell(table: Table): Promise<void> {
  const random = new FastRandom('a good match');
  const evaluate = await catalog.jaipur.evaluate();
  const bots = [botNamed('mcts', evaluate), botNamed('greedy', evaluate)];
  const { game } = table;
  while (table.toDecide !== null) {
    const view = game.view(table.match!.state, table.toDecide);
    const task = {
      game,
      view,
      random,
      budget: { iterations: 300 },
      stop: { stopped: false },
      runtime: { now: () => 0, pause: async () => {} },
    };
    decide(table, (await bots[table.toDecide]!(task)).move);
  }
}

const review: Open = async (site, options) => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 3] });
  await playWell(table);
  const { visit, show } = await keeping(site, [table], options);
  await show(0);
  await boardIsHere(visit.page);
  const { pathname } = new URL(visit.page.url());
  await visit.page.goto(new URL(pathToReview(pathname), site.url).href);
  await visit.page.locator('.review-parts').waitFor();
  return visit.page;
};

/** The screens besides the tables that the design pictures show, by the names of the pictures. */
export const DRAWN_SCREENS: Readonly<Record<string, Open>> = {
  'home-desktop': home,
  'home-phone': home,
  'join-phone': join,
  'waiting-room-phone': waitingRoom,
  'opponents-desktop': at('/computer'),
  'lesson-desktop': onStage(pathTo('lesson', 'jaipur')),
  'how-to-play-desktop': howToPlay,
  'review-desktop': review,
};

/** Pages to look at, by name. */
export const PAGES: Readonly<Record<string, Open>> = {
  home,
  'first-visit': at('/'),
  computer: at('/computer'),
  friend: at('/friend'),
  find: at('/find'),
  game: at(pathTo('game', 'jaipur')),
  new: at(pathTo('new', 'jaipur')),
  'waiting-room': waitingRoom,
  join,
  'dead-invite': lost(pathTo('online', 'somewhere')),
  'dead-table': lost(pathTo('table', 'somewhere')),
  learn: at('/learn'),
  lesson: onStage(pathTo('lesson', 'jaipur')),
  'how-to-play': howToPlay,
  rules: at(pathTo('rules', 'parikrama')),
  review,
  'review-a-file': at(pathTo('review')),
  lab: onStage(pathTo('lab', 'talluka')),
  puzzles: onStage(pathTo('puzzles', 'talluka')),
  daily: at(pathTo('daily')),
  'daily-game': at(pathTo('daily-game', 'jaipur')),
  me: at('/me'),
  leaders: at(pathTo('leaders', 'jaipur')),
  fairness: at(pathTo('fairness')),
  about: at('/about'),
  workshop: at('/workshop'),
  ...COMPANY_PAGES,
};
