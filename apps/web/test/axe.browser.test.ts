import { GAME_IDS } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo, ROUTES, type RouteName } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { cardOf, invite, nextTurn, openKept, playOn, resign, startGame } from './driver.ts';
import { unfold } from './folds.ts';
import { CALM } from './play.ts';
import { like, said } from './said.ts';
import { boardIsHere, closePanel, moveButtons, resize, type } from './stage-kit.ts';
import { USUAL } from './stage-list.ts';
import { underWay } from './tables.ts';

const baithak = site({ painted: true });
const unpainted = site();

/** How to reach every page, in each state that looks different. */
const VISITS: Record<RouteName, (page: Page, check: () => Promise<void>) => Promise<void>> = {
  async home(page, check) {
    await cardOf(page, 'Jaipur').waitFor();
    await check();
    await page.getByRole('button', { name: said('settings.title') }).click();
    await page.getByRole('dialog').waitFor();
    await check();
  },
  async new(page, check) {
    await cardOf(page, 'Samsara').click();
    await page.getByRole('link', { name: said('home.set-up') }).click();
    await page.getByRole('heading', { name: said('computer.title') }).waitFor();
    await check();
    // More seats have faces of their own, and people who share the screen have names.
    await page.getByText('3', { exact: true }).click();
    await page.getByText(said('new.person'), { exact: true }).click();
    await page.getByRole('textbox', { name: said('online.name') }).waitFor();
    await check();
  },
  async computer(page, check) {
    await page.getByRole('link', { name: said('door.computer') }).click();
    await page.getByText(said('character.shera'), { exact: true }).click();
    const faces = page.getByRole('group', { name: said('home.opponent') });
    const shera = faces.getByRole('radio', { name: new RegExp(said('character.shera')) });
    await expect.poll(() => shera.isChecked()).toBe(true);
    await check();
  },
  async friend(page, check) {
    await page.getByRole('link', { name: said('door.friend') }).click();
    await page.getByRole('heading', { name: said('friend.title') }).waitFor();
    await check();
  },
  async opponent(page, check) {
    await page.getByRole('link', { name: said('door.opponent') }).click();
    await page.getByRole('button', { name: said('find.go') }).waitFor();
    await check();
  },
  async learn(page, check) {
    await page.getByRole('link', { name: said('door.learn') }).click();
    await page.getByRole('heading', { name: said('learn.title') }).waitFor();
    await check();
  },
  async lesson(page, check) {
    await page.goto(new URL(pathTo('lesson', 'vancana'), page.url()).href);
    await page.getByRole('heading', { name: 'Crowns walk anywhere.' }).waitFor();
    await check();
  },
  async puzzles(page, check) {
    await page.goto(new URL(pathTo('puzzles', 'talluka'), page.url()).href);
    await page.locator('.puzzle-guide').waitFor();
    await check();
  },
  async daily(page, check) {
    await page.getByRole('link', { name: said('daily.link') }).click();
    await page.getByRole('heading', { name: said('daily.title') }).waitFor();
    await check();
  },
  async 'daily-game'(page, check) {
    const day = new Date().toISOString().slice(0, 10);
    const deal = { outcome: 'won', points: [2, 1], moves: 40, undid: false };
    const puzzle = { tries: 2, isHelped: true, isSolved: true };
    const book = { [day]: { jaipur: { onTime: true, puzzle, deal } } };
    await page.goto(new URL(pathTo('daily-game', 'samsara'), page.url()).href);
    await page.getByRole('link', { name: said('daily.play') }).waitFor();
    await check();
    await page.evaluate(
      (text) => localStorage.setItem('baithak.daily', text),
      JSON.stringify(book),
    );
    await page.goto(new URL(pathTo('daily-game', 'jaipur'), page.url()).href);
    await page.getByText(like('daily.better')).waitFor();
    await check();
  },
  async 'daily-puzzle'(page, check) {
    await page.goto(new URL(pathTo('daily-puzzle', 'talluka'), page.url()).href);
    await page.locator('.puzzle-guide').waitFor();
    await check();
  },
  async 'daily-deal'(page, check) {
    await page.goto(new URL(pathTo('daily-deal', 'jaipur'), page.url()).href);
    await nextTurn(page);
    await check();
  },
  async how(page, check) {
    await page.goto(new URL(pathTo('how', 'talluka'), page.url()).href);
    await page.getByText(said('how.enough')).waitFor();
    await check();
  },
  async game(page, check) {
    await cardOf(page, 'Parikrama').click();
    await page.getByText(said('game.house'), { exact: true }).click();
    await page.getByText(said('game.house-about')).waitFor();
    await check();
  },
  async invite(page, check) {
    await page.goto(new URL(pathTo('invite', 'talluka'), page.url()).href);
    await page.getByRole('heading', { name: said('gather.title') }).waitFor();
    await check();
    await page.getByText(said('gather.more')).click();
    await page.getByRole('button', { name: new RegExp(said('gather.bot-instead')) }).click();
    await page.getByRole('button', { name: said('character.shera'), exact: true }).waitFor();
    await check();
  },
  async table(page, check) {
    await startGame(page, { game: 'Jaipur', seats: ['Asha', 'Ravi'] });
    await page.getByRole('heading', { name: like('table.curtain') }).waitFor();
    await check();
  },
  async online(page, check) {
    await invite(page, 'jaipur');
    const table = page.url();
    // Somebody whom the server does not know gets the link.
    await page.context().clearCookies();
    await page.goto(table);
    await page.getByRole('button', { name: said('join.play') }).waitFor();
    await check();
  },
  async play(page, check) {
    await page.goto(new URL(pathTo('play', GAME_IDS[0]), page.url()).href);
    await nextTurn(page);
    await check();
  },
  async me(page, check) {
    await page.getByRole('link', { name: said('me.title'), exact: true }).click();
    await page.getByText(said('me.no-results')).waitFor();
    await check();
    // With a session there is more to see.
    await invite(page, 'talluka');
    await page.goto(new URL(pathTo('me'), page.url()).href);
    await unfold(page, 'elsewhere');
    await page.getByRole('button', { name: said('elsewhere.show') }).click();
    await page.getByRole('img', { name: said('elsewhere.qr') }).waitFor();
    await unfold(page, 'feed');
    await page.getByRole('button', { name: said('feed.make') }).click();
    await page.getByRole('textbox', { name: said('feed.atom') }).waitFor();
    await check();
  },
  async leaders(page, check) {
    await page.goto(new URL(pathTo('leaders', GAME_IDS[0]), page.url()).href);
    await page.getByText(said('leaders.none')).waitFor();
    await check();
  },
  async review(page, check) {
    await page.goto(new URL(pathTo('review'), page.url()).href);
    const file = { name: 'x.baithak', mimeType: 'text/plain', buffer: Buffer.from('nonsense') };
    await page.getByLabel(said('review.file-choose')).setInputFiles(file);
    await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
    await check();
  },
  async 'review-table'(page, check) {
    await page.goto(new URL(pathTo('play', 'vancana'), page.url()).href);
    await playOn(page, () => 0, 1);
    await resign(page);
    await page.getByRole('button', { name: said('table.review') }).click();
    await page.getByRole('heading', { name: said('review.parts') }).waitFor();
    await page.getByText(said('review.table')).click();
    await page.getByRole('columnheader', { name: said('review.column-luck') }).waitFor();
    await check();
    await page
      .getByRole('button', { name: said('review.show') })
      .first()
      .click();
    await page.getByRole('button', { name: said('review.close') }).waitFor();
    await check();
  },
  async 'review-online'(page, check) {
    await invite(page, 'talluka');
    const id = page.url().split('/').at(-1);
    await page.goto(new URL(pathTo('review-online', id), page.url()).href);
    await page.getByRole('heading', { name: said('fault.match-not-over') }).waitFor();
    await check();
  },
  async lab(page, check) {
    await page.goto(new URL(pathTo('lab', 'vancana'), page.url()).href);
    await boardIsHere(page);
    await check();
    for (const tab of ['lab.position', 'lab.share']) {
      await page.getByRole('tab', { name: said(tab) }).click();
      await check();
    }
  },
  async rules(page, check) {
    await page.goto(new URL(pathTo('rules', GAME_IDS[0]), page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check();
  },
  async about(page, check) {
    await page.getByRole('link', { name: said('about.title') }).click();
    await page.getByRole('heading', { name: said('about.title') }).waitFor();
    await check();
  },
  async fairness(page, check) {
    await page.getByRole('link', { name: said('fairness.title') }).click();
    await page.getByRole('heading', { name: said('fairness.title') }).waitFor();
    await check();
    const file = { name: 'x.baithak', mimeType: 'text/plain', buffer: Buffer.from('nonsense') };
    await page.getByLabel(said('fairness.file')).setInputFiles(file);
    await page.getByText(said('fairness.bad')).waitFor();
    await check();
  },
  async workshop(page, check) {
    await page.goto(new URL(pathTo('workshop'), page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check();
  },
};

test.each(GAME_IDS)('axe finds nothing at a table of %s, in both themes and sizes', async (id) => {
  const { page, close } = await openKept(baithak, await underWay({ id, seats: ['Asha', 1] }), CALM);
  for (const [width, height] of USUAL) {
    await resize(page, [width, height]);
    await closePanel(page);
    expect.soft(await faults(page), `${width}×${height}`).toEqual([]);
    await moveButtons(page);
    await type(page, 'nonsense');
    await page.getByRole('alert').waitFor();
    expect.soft(await faults(page), `${width}×${height}, refused`).toEqual([]);
  }
  await close();
});

test.each(Object.keys(ROUTES) as RouteName[])(
  'axe finds nothing on the page %s',
  async (route) => {
    const { page, close } = await baithak.open();
    await VISITS[route](page, async () => {
      expect([page.url(), ...(await faults(page))]).toEqual([page.url()]);
    });
    await close();
  },
  120_000,
);

test.each([
  ['home', '/'],
  ['game', pathTo('game', 'samsara')],
  ['about', pathTo('about')],
  ['me', pathTo('me')],
  ['find', pathTo('opponent')],
  ['learn', pathTo('learn')],
])('axe finds nothing on the page %s on a phone, in German', async (_, path) => {
  const viewport = { width: 390, height: 844 };
  const { page, close } = await baithak.open(path, { viewport, hasTouch: true, locale: 'de-DE' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await faults(page)).toEqual([]);
  await close();
});

test('with forced colours, outlines replace shadows', async () => {
  const { page, close } = await baithak.open(pathTo('workshop'), { forcedColors: 'active' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const outlines = (query: string) =>
    page
      .locator(query)
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).outlineStyle))]);
  const pressed = 'main button[aria-pressed="true"]';
  const others = 'main button:not([aria-pressed="true"], [data-show])';
  await expect.poll(() => outlines(pressed)).toEqual(['solid']);
  await expect.poll(() => outlines(`${others}[data-legal="true"]`)).toEqual(['dashed']);
  await expect
    .poll(() => outlines(`${others}:not([data-legal="true"], [data-lit="true"])`))
    .toEqual(['none']);
  await close();
});

test.each([
  ['painted', baithak],
  ['unpainted', unpainted],
])(
  'axe finds a nameless button, a small one, and words too faint in the dark: %s',
  async (_, where) => {
    const { page, close } = await where.open();
    await page.evaluate(() => {
      document.body.innerHTML =
        '<main><button class="small"></button><button class="small">a</button><p id="faint">words</p></main>';
      const dark = '@media (prefers-color-scheme: dark) { #faint { color: #223 } }';
      document.styleSheets[0]?.insertRule(dark);
      const small = '.small { all: unset; display: block; width: 12px; height: 12px; }';
      document.styleSheets[0]?.insertRule(small);
    });
    const found = await faults(page);
    const rules = found.map((fault) => fault.split(':')[0]);
    expect(rules).toEqual(expect.arrayContaining(['button-name', 'target-size']));
    expect(found.filter((fault) => fault.includes('#faint'))).toEqual(['color-contrast: #faint']);
    await close();
  },
);

test('axe is not asked about a page that is hidden', async () => {
  const { page, close } = await unpainted.open();
  await page.evaluate(() => {
    document.body.style.visibility = 'hidden';
  });
  await expect(faults(page)).rejects.toThrow('hidden');
  await close();
});
