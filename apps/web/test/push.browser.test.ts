import { PushService, type TestBrowser } from '@baithak/testkit/push-service';
import type { CDPSession, Page } from 'playwright-core';
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

const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const all = await (await ready).getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, data }));
  });

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
  await deliver(tools, registration, letter!.text);
  await expect
    .poll(() => shownOn(asha.page))
    .toEqual([{ title: 'Your turn: Talluka', body: 'You play with Ravi.', data: table.url }]);
  // Whoever looks at the table needs no notification.
  await asha.page.evaluate(async () => {
    for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close();
  });
  await asha.page.goto(table.url);
  await nextTurn(asha.page);
  await deliver(tools, registration, letter!.text);
  await deliver(tools, registration, 'nonsense');
  await openMenu(asha.page);
  await notices.click();
  await expect.poll(() => notices.getAttribute('aria-checked')).toBe('false');
  expect(await shownOn(asha.page)).toEqual([]);
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
