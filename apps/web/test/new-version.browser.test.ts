import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { siteAt } from './browser.ts';
import { invite, nextTurn, resign } from './driver.ts';
import { said } from './said.ts';
import { barOf } from './stage-kit.ts';

/** Each text makes the service worker a new one. */
let version = 0;
let host: Server;

/** Passes everything on to the served page, but may have a newer service worker. */
function passingOn(): Server {
  const { hostname, port } = new URL(inject('site'));
  const passing = createServer((asked, answer) => {
    const { method, url: path } = asked;
    // The whole file, not the word that it is as before.
    const headers: IncomingHttpHeaders = { ...asked.headers, 'accept-encoding': 'identity' };
    for (const name of ['if-none-match', 'if-modified-since']) delete headers[name];
    const onward = request({ hostname, port, method, path, headers }, (got) => {
      const own: IncomingHttpHeaders = { ...got.headers };
      delete own['content-length'];
      answer.writeHead(got.statusCode ?? 500, own);
      if (path === '/sw.js') answer.write(`// version ${version}\n`);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  passing.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, i) =>
        i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : [],
      );
      onward.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const each of [onward, socket]) each.on('error', () => onward.destroy());
  });
  return passing;
}

beforeAll(async () => {
  host = passingOn();
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((closed) => host.close(closed));
});

const baithak = siteAt(() => `http://127.0.0.1:${(host.address() as AddressInfo).port}`, {
  alone: true,
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

/** A page that its service worker keeps. */
async function keptPage(device: typeof LAPTOP): Promise<Page> {
  const { page } = await baithak.open('/', { ...device, serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Waits until a newer version has taken the place of the old one. */
async function release(page: Page): Promise<void> {
  version++;
  await page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await ready).update();
    await taken;
  });
}

const newsOn = (page: Page) => page.getByText(said('version.new'));

test('a new version says so in the waiting room, and Reload comes back to it', async () => {
  const page = await keptPage(LAPTOP);
  await invite(page, 'talluka');
  await release(page);
  await newsOn(page).waitFor();
  expect(await faults(page)).toEqual([]);
  const room = page.url();
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await page.getByRole('button', { name: said('page.reload') }).click();
  await page.locator('html:not([data-old])').waitFor();
  await page.getByRole('heading', { name: said('gather.title') }).waitFor();
  expect(page.url()).toBe(room);
  await expect.poll(() => newsOn(page).count()).toBe(0);
  await page.context().close();
});

test.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
])('on %s, a new version waits for the end of a match, and moves nothing', async (_, device) => {
  const page = await keptPage(device);
  await page.goto(new URL(`${pathTo('play', 'talluka')}?opponent=mina`, page.url()).href);
  await nextTurn(page);
  await release(page);
  expect(await newsOn(page).count()).toBe(0);
  await resign(page);
  await newsOn(page).waitFor();
  expect(await faults(page)).toEqual([]);
  const box = (await page.locator('.stage-news').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(device.viewport.width);
  const bar = await barOf(page).boundingBox();
  await page.getByRole('button', { name: said('version.later') }).click();
  await newsOn(page).waitFor({ state: 'detached' });
  expect(await barOf(page).boundingBox()).toEqual(bar);
  // "Later" holds on other pages, too.
  await page.getByRole('link', { name: said('page.to-games') }).click();
  await page.getByRole('link', { name: said('door.learn') }).waitFor();
  expect(await newsOn(page).count()).toBe(0);
  await page.context().close();
});
