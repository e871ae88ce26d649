import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pathTo, ROUTES, type RouteName } from '../routes.ts';
import { de, en } from '../words/copy.ts';
import { faults } from './axe.ts';
import { siteAt } from './browser.ts';
import { cardOf, nextTurn, numbers, playOn } from './driver.ts';
import { said } from './said.ts';
import { logLines } from './stage-kit.ts';

const BUILD = fileURLToPath(new URL('../../../tools/build-static.mjs', import.meta.url));
const FOLDER = '/club/games/';
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

let folder: string;
let host: Server;
/** What was asked for and is not there. */
let missed: string[] = [];

/** A plain web host that serves files below one path, and knows nothing else. */
function fileHost(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const inside = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : null;
    const file = inside === null ? undefined : join(folder, inside || 'index.html');
    if (file === undefined || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      missed.push(pathname);
      response.writeHead(404).end();
    } else {
      response.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'text/plain' });
      response.end(readFileSync(file));
    }
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baithak-static-'));
  await promisify(execFile)(process.execPath, [BUILD, folder]);
  host = fileHost();
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((closed) => host.close(closed));
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  const found = missed;
  missed = [];
  expect(found).toEqual([]);
});

const copy = siteAt(() => `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`, {
  alone: true,
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
])('on %s, a game begins from below a path, and a reload finds it again', async (_, device) => {
  const { page, close } = await copy.open('', device);
  await page.getByRole('link', { name: said('door.computer') }).click();
  await page.locator('form.setup button[type="submit"]').click();
  await playOn(page, numbers(1), 1);
  await nextTurn(page);
  const told = (await (await logLines(page)).allTextContents()).length;
  await page.reload();
  await nextTurn(page);
  await (await logLines(page)).nth(told - 1).waitFor();
  await page.goBack();
  await heading(page, said('computer.title')).waitFor();
  expect(new URL(page.url()).pathname).toBe(FOLDER);
  await close();
});

test('links lead straight to every kind of page', async () => {
  const { page, close } = await copy.open('#/play/samsara?seats=3&opponent=mina');
  await nextTurn(page);
  expect(await page.evaluate(brokenPictures)).toEqual([]);
  const follow = (path: string) => page.goto(new URL(path, copy.url).href);
  await follow('#/rules/talluka');
  await heading(page, said('rules.title', { game: 'Talluka' })).waitFor();
  await page.keyboard.press('Tab');
  await page.getByText(said('page.skip')).focus();
  await page.keyboard.press('Enter');
  await heading(page, said('rules.title', { game: 'Talluka' })).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await follow('#/game/parikrama');
  await heading(page, 'Parikrama').waitFor();
  expect(await page.evaluate(brokenPictures)).toEqual([]);
  await follow('#/nowhere/at/all');
  await heading(page, said('page.not-found')).waitFor();
  await close();
});

test('every page is complete, and asks the host for nothing but files of the copy', async () => {
  const { page, close } = await copy.open('');
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    const param = ROUTES[route].includes(':game') ? 'talluka' : 'nowhere';
    // Another address before the # loads the whole page anew.
    const address = new URL(`?${route}#${pathTo(route, param)}`, copy.url);
    await page.goto(address.href, { waitUntil: 'networkidle' });
    const first = page.locator('h1, .stage').filter({ visible: true }).first();
    await first.waitFor();
    const shown = await page.getByRole('heading', { level: 1 }).allTextContents();
    expect(shown, route).not.toContain(said('page.trouble'));
    expect(shown, route).not.toContain(said('page.not-found'));
    expect(await page.evaluate(brokenPictures), route).toEqual([]);
    expect(missed, route).toEqual([]);
  }
  await close();
});

test('a page of a game offers what a copy without a server can do', async () => {
  const { page, close } = await copy.open('#/game/talluka', PHONE);
  await page.getByRole('link', { name: said('offline.together') }).waitFor();
  expect(await page.getByRole('link', { name: said('game.invite') }).count()).toBe(0);
  expect(await page.getByRole('link', { name: said('game.leaders') }).count()).toBe(0);
  await page.getByRole('link', { name: said('offline.together') }).click();
  await page.getByRole('textbox').nth(1).waitFor();
  await page.goto(new URL('#/leaders/talluka', copy.url).href);
  await page.getByText(en['leaders.away']).waitFor();
  // A link to invite somebody leads to a game at this device, too.
  await page.goto(new URL('#/invite/talluka', copy.url).href);
  await heading(page, en['fault.server-away']).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: said('offline.together') }).click();
  await page.getByRole('textbox').nth(1).waitFor();
  await close();
});

/** The addresses of pictures that did not load. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.src);
}

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('what needs a server says in %s that this copy has none', async (language, locale) => {
  const { page, close } = await copy.open('', { locale, ...LAPTOP });
  const say = (key: string) => said(key, {}, language);
  const own = { en, de }[language];
  const door = page.getByRole('link', { name: say('door.opponent') });
  await door.getByText(own['door.offline']).waitFor();
  await door.click();
  await page.getByText(own['find.offline']).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: say('offline.together') }).click();
  await cardOf(page, 'Talluka').click();
  // Two people share the device, so both have a name.
  await page.getByRole('textbox').nth(1).waitFor();
  await page.goto(new URL('#/t/some-table', copy.url).href);
  await heading(page, own['online.away']).waitFor();
  await page.goto(new URL('#/friend', copy.url).href);
  await page.getByText(own['friend.offline']).waitFor();
  await close();
});

test('a new version announces itself on pages that are open', async () => {
  const { page } = await copy.open('', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const news = page.getByText(said('version.new'));
  await expect.poll(() => news.count()).toBe(0);
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '/, "VERSION = 'later-"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await news.waitFor();
  await page.getByRole('button', { name: said('version.later') }).click();
  await news.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the copy works offline, with its drawings and the net of the strongest opponent', async () => {
  const { page } = await copy.open('', { serviceWorkers: 'allow' });
  const complaints: string[] = [];
  page.on('console', (told) => {
    if (/hand-written estimate/.test(told.text())) complaints.push(told.text());
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    copy.url,
  );
  await page.context().setOffline(true);
  await page.goto(new URL('#/play/jaipur?opponent=shera', copy.url).href);
  await page.reload();
  await playOn(page, numbers(3), 1);
  await nextTurn(page);
  const told = await (await logLines(page)).allTextContents();
  expect(told.some((line) => line.includes(said('character.shera')))).toBe(true);
  expect(complaints).toEqual([]);
  await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);
  await page.context().close();
});
