import { PushService, type TestBrowser } from '@baithak/testkit/push-service';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from './browser.ts';
import { invite, nextTurn, numbers, playOn, seatRavi } from './driver.ts';
import { said } from './said.ts';
import { openMenu } from './stage-kit.ts';
import type { VisitOptions } from './visitors.ts';

const baithak = site();
const ALLOWED: VisitOptions = {
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  alone: true,
};
let service: PushService;
let key = '';

beforeAll(async () => {
  key = (await (await fetch(new URL('/api/push', baithak.url))).json()).key;
  service = await PushService.open(() => key);
});
afterAll(() => service.close());

/** This Chromium has no push service, so the page gets a subscription to ours. Everything else is real. */
async function subscribeTo(page: Page, browser: TestBrowser): Promise<void> {
  await page.addInitScript((wish) => {
    const made = { endpoint: wish.endpoint, toJSON: () => wish, unsubscribe: async () => true };
    let isOn = sessionStorage.getItem('subscribed') !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? made : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        sessionStorage.setItem('subscribed', String(applicationServerKey));
        isOn = true;
        return made;
      },
    });
  }, browser.wish);
}

/** Delivers a push message into the page's service worker, as the browser does. */
async function deliver(tools: CDPSession, registrationId: string, data: string): Promise<void> {
  const origin = new URL(baithak.url).origin;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** DevTools of a page, and the id by which they know its service worker. */
async function toolsOf(page: Page): Promise<[CDPSession, string]> {
  const tools = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own !== undefined) done(own.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  return [tools, await found];
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: string;
}

/** What the worker of a page has to show, and which windows it opens. */
interface Watched {
  readonly shown: Shown[];
  readonly opened: string[];
}

/** Chromium without windows shows no notifications and opens nothing, so the worker notes what it would do. */
async function watch(page: Page): Promise<Worker> {
  const context = page.context();
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const watched: Watched = { shown: [], opened: [] };
    const note = async (title: string, { body = '', data }: NotificationOptions) => {
      watched.shown.push({ title, body, data });
    };
    const scope = globalThis as unknown as {
      ServiceWorkerRegistration: { prototype: object };
      Clients: { prototype: object };
    };
    Object.assign(scope.ServiceWorkerRegistration.prototype, { showNotification: note });
    Object.assign(scope.Clients.prototype, {
      openWindow: async (url: string) => void watched.opened.push(url),
    });
    Object.assign(globalThis, { watched });
  });
  return worker;
}

const watchedBy = (worker: Worker): Promise<Watched> =>
  worker.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Presses a notification. */
function press(worker: Worker, href: string): Promise<void> {
  return worker.evaluate(async (data) => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    const notification = { data, close: () => {} };
    const event = new Event('notificationclick');
    globalThis.dispatchEvent(Object.assign(event, { notification, waitUntil }));
    await done;
  }, href);
}

const serving = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('a slow game tells of your turn with the page closed, once, and opens the table', async () => {
  const asha = await baithak.open('/', ALLOWED);
  const browser = service.browser('asha');
  await subscribeTo(asha.page, browser);
  await asha.page.reload();
  await serving(asha.page);
  const table = await beginWithRavi(asha.page);
  const menu = await openMenu(asha.page);
  const notices = menu.getByRole('switch', { name: said('notice.turns') });
  await notices.click();
  await menu.getByText(said('notice.on')).waitFor();
  expect(await asha.page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(key);
  // It is remembered on the server.
  await asha.page.reload();
  await nextTurn(asha.page);
  await openMenu(asha.page);
  await expect.poll(() => notices.getAttribute('aria-checked')).toBe('true');
  await asha.page.keyboard.press('Escape');

  await playOn(asha.page, numbers(1), 1);
  await asha.page.goto(new URL('/rules/talluka', baithak.url).href);
  expect(browser.letters).toEqual([]);
  await playOn(table.ravi, numbers(1), 1);
  await expect.poll(() => browser.letters.length).toBe(1);
  const [letter] = browser.letters;
  const [tools, registration] = await toolsOf(asha.page);
  const worker = await watch(asha.page);
  await deliver(tools, registration, letter!.text);
  const told = { title: 'Your turn: Talluka', body: 'You play with Ravi.', data: table.url };
  await expect.poll(() => watchedBy(worker)).toEqual({ shown: [told], opened: [] });
  await press(worker, told.data);
  expect(await watchedBy(worker)).toEqual({ shown: [told], opened: [table.url] });

  // Whoever looks at the table needs no notification, and nonsense is none.
  await asha.page.goto(table.url);
  await nextTurn(asha.page);
  await deliver(tools, registration, letter!.text);
  await deliver(tools, registration, 'nonsense');
  await deliver(
    tools,
    registration,
    JSON.stringify({ ...told, path: 'https://elsewhere.example/' }),
  );
  const last = { title: 'Last', body: '', path: 't/other' };
  await deliver(tools, registration, JSON.stringify(last));
  await expect.poll(async () => (await watchedBy(worker)).shown.length).toBe(2);
  expect((await watchedBy(worker)).shown[1]?.title).toBe('Last');

  await openMenu(asha.page);
  await notices.click();
  await expect.poll(() => notices.getAttribute('aria-checked')).toBe('false');
  expect(service.complaints).toEqual([]);
  await asha.page.context().close();
  await table.leave();
});

/** Asha opens a table without a clock, and Ravi sits down at it. */
async function beginWithRavi(page: Page) {
  await page.evaluate(() => localStorage.setItem('baithak.name', 'Asha'));
  await invite(page, 'talluka');
  const url = page.url();
  const ravi = await baithak.open(new URL(url).pathname);
  await seatRavi(page, ravi.page);
  return { url, ravi: ravi.page, leave: ravi.leave };
}
