import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { cardOf, invite, nextTurn, resign, seatRavi } from './driver.ts';
import { Presses } from './presses.ts';
import { said } from './said.ts';
import { barOf, gameIsOver, openMenu, primaryOf, type } from './stage-kit.ts';

const baithak = site();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

const pathOf = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page, key: string) => page.getByRole('button', { name: said(key) });
const waitingRoom = (page: Page) => page.getByRole('heading', { name: said('gather.title') });

/** Whoever is in turn can move, and the others see that the game runs. */
async function bothPlay(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.stage').waitFor();
}

test.each([
  ['a phone', 'Jaipur', PHONE],
  ['a laptop', 'Talluka', LAPTOP],
])('on %s, host and guest play %s after two presses each', async (_, game, device) => {
  const asha = await baithak.open('/', device);
  const host = new Presses();
  await host.on(asha.page.getByRole('link', { name: said('door.friend') }));
  await host.on(cardOf(asha.page, game));
  await waitingRoom(asha.page).waitFor();
  await asha.page.getByRole('img', { name: said('share.qr') }).waitFor();
  expect(host.count).toBe(2);
  const ravi = await baithak.open(pathOf(asha.page), device);
  await ravi.page.getByRole('heading', { name: game }).waitFor();
  await ravi.page.getByText(said('join.invited')).waitFor();
  const join = (await button(ravi.page, 'join.play').boundingBox())!;
  expect(join.y + join.height).toBeLessThanOrEqual(device.viewport.height);
  const guest = new Presses();
  const field = ravi.page.getByRole('textbox', { name: said('online.name') });
  await guest.on(field);
  await field.fill('Ravi');
  await guest.on(button(ravi.page, 'join.play'));
  await bothPlay([asha.page, ravi.page]);
  expect(guest.count).toBe(2);
  expect(host.count).toBe(2);
  await asha.close();
  await ravi.close();
});

test('three people play once the third has come, and a fourth can only watch', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'ananda');
  const more = asha.page.getByRole('button', { name: new RegExp(said('gather.add-friend')) });
  await more.click();
  await asha.page.getByText(said('gather.open-next')).waitFor();
  const link = pathOf(asha.page);
  const join = async (name: string) => {
    const visit = await baithak.open(link);
    await visit.page.getByRole('textbox', { name: said('online.name') }).fill(name);
    await button(visit.page, 'join.play').click();
    return visit;
  };
  const ravi = await join('Ravi');
  // There is room for one more, so Ravi waits in the same room.
  await ravi.page.getByText(said('gather.wait-seats')).waitFor();
  const heading = { name: said('gather.title-of', { name: 'Asha' }) };
  await ravi.page.getByRole('heading', heading).waitFor();
  const mira = await join('Mira');
  await bothPlay([asha.page, ravi.page, mira.page]);
  const watcher = await baithak.open(link);
  await watcher.page.getByText(said('join.full')).waitFor();
  await watcher.page.getByRole('textbox', { name: said('online.name') }).fill('Dev');
  await button(watcher.page, 'join.watch').click();
  await watcher.page.locator('.stage').waitFor();
  for (const { close } of [asha, ravi, mira, watcher]) await close();
});

test('the host fills seats with a bot and a player at the same device', async () => {
  const { page, close } = await baithak.open();
  await invite(page, 'talluka');
  const seats = page.getByRole('region', { name: new RegExp(said('gather.seats')) });
  await seats.getByText(said('gather.open')).waitFor();
  await page.getByRole('button', { name: new RegExp(said('gather.add-person')) }).click();
  await page.getByRole('textbox', { name: said('gather.other-name') }).fill('Mira');
  await button(page, 'gather.add').last().click();
  await nextTurn(page);
  await invite(page, 'talluka');
  await page.getByRole('button', { name: new RegExp(said('gather.bot-instead')) }).click();
  await page.getByRole('button', { name: said('character.kapi'), exact: true }).click();
  await nextTurn(page);
  await page.getByText(said('character.kapi'), { exact: true }).first().waitFor();
  await close();
});

test('a match waits for a host who is away, and starts when they come back', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'talluka');
  const link = asha.page.url();
  await asha.page.goto('about:blank');
  const ravi = await baithak.open(new URL(link).pathname);
  await ravi.page.getByRole('textbox', { name: said('online.name') }).fill('Ravi');
  await button(ravi.page, 'join.play').click();
  await ravi.page.getByText(said('gather.wait-owner', { name: 'Asha' })).waitFor();
  await asha.page.goto(new URL('/', link).href);
  const panel = asha.page.getByRole('region', { name: said('home.running') });
  await panel.getByText(said('home.ready')).waitFor();
  await panel.getByRole('link', { name: said('home.running') }).click();
  await bothPlay([asha.page, ravi.page]);
  await asha.close();
  await ravi.close();
});

test('Continue says whose turn it is online, and shows a result once', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'talluka');
  const link = asha.page.url();
  const ravi = await baithak.open(new URL(link).pathname);
  await seatRavi(asha.page, ravi.page);
  const home = async ({ page }: typeof asha) => {
    await page.goto(new URL('/', link).href);
    return page.getByRole('region', { name: said('home.running') });
  };
  const hers = await home(asha);
  await hers.getByText(said('player.your-turn')).waitFor();
  await hers.getByText(said('home.against', { names: 'Ravi' })).waitFor();
  const his = await home(ravi);
  await his.getByText(said('home.stage.playing')).waitFor();
  await hers.getByRole('link', { name: said('home.running') }).click();
  await nextTurn(asha.page);
  await type(asha.page, '1>');
  await his.getByText(said('player.your-turn')).waitFor();
  await resign(asha.page);
  const verdict = his.getByText(said('home.result.won'));
  await verdict.waitFor();
  await his.getByRole('link', { name: said('home.see-result') }).click();
  await gameIsOver(ravi.page).waitFor();
  await ravi.page.goto(new URL('/', link).href);
  await ravi.page.getByRole('link', { name: said('home.play-now') }).waitFor();
  await expect.poll(() => verdict.count()).toBe(0);
  await asha.close();
  await ravi.close();
});

test('a pause that one wishes and the other grants is seen by both, until one ends it', async () => {
  const asha = await baithak.open('/', LAPTOP);
  await invite(asha.page, 'talluka');
  const ravi = await baithak.open(pathOf(asha.page), PHONE);
  await seatRavi(asha.page, ravi.page);
  const menu = await openMenu(asha.page);
  await menu.getByRole('button', { name: said('table.pause') }).click();
  await primaryOf(ravi.page).getByText(said('table.yes')).click();
  for (const { page } of [asha, ravi]) await barOf(page).getByText(said('table.paused')).waitFor();
  await primaryOf(ravi.page).getByText(said('table.resume')).click();
  for (const { page } of [asha, ravi]) {
    await expect.poll(() => barOf(page).getByText(said('table.paused')).count()).toBe(0);
  }
  await nextTurn(asha.page);
  await asha.close();
  await ravi.close();
});

test('the room changes the game between matches and keeps the score', async () => {
  const asha = await baithak.open();
  await invite(asha.page, 'talluka');
  const ravi = await baithak.open(pathOf(asha.page));
  await seatRavi(asha.page, ravi.page);
  await resign(ravi.page);
  await barOf(asha.page)
    .getByRole('button', { name: said('table.change-game') })
    .click();
  await waitingRoom(asha.page).waitFor();
  const score = asha.page.getByRole('region', { name: said('gather.evening') });
  await expect
    .poll(() => score.getByRole('listitem').allTextContents())
    .toEqual([`${said('player.you')} 1`, 'Ravi 0']);
  // All seats are taken, but the host has not chosen yet.
  await button(asha.page, 'gather.start').waitFor();
  await ravi.page.getByText(said('gather.choosing-owner', { name: 'Asha' })).waitFor();
  await asha.page
    .getByRole('group', { name: said('games.which') })
    .getByText('Vancana', { exact: true })
    .click();
  await asha.page.getByRole('heading', { name: 'Vancana' }).waitFor();
  await ravi.page.getByRole('heading', { name: 'Vancana' }).waitFor();
  await button(asha.page, 'gather.start').click();
  await bothPlay([asha.page, ravi.page]);
  await asha.close();
  await ravi.close();
});

test('a dead invitation says so and offers a new table', async () => {
  // The browser says that the table was not found, so this visit does not end without a word.
  const { page, leave } = await baithak.open(pathTo('online', 'nowhere'), PHONE);
  await page.getByRole('heading', { name: said('join.dead') }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: said('join.own') }).click();
  await cardOf(page, 'Srrakk').click();
  await waitingRoom(page).waitFor();
  await leave();
});

test.each([
  ['two laptops', LAPTOP, 'en'],
  ['two phones, in German', { ...PHONE, locale: 'de-DE' }, 'de'],
] as const)(
  'with %s, strangers with the same wish meet, and a bot is offered to whoever waits',
  async (_, device, language) => {
    const say = (key: string) => said(key, {}, language);
    const asha = await baithak.open(pathTo('opponent'), device);
    const choose = async ({ page }: typeof asha) => {
      const games = page.getByRole('group', { name: say('games.which') });
      await games.getByText('Srrakk', { exact: true }).click();
      const clocks = page.getByRole('group', { name: say('clock.title') });
      await clocks.getByText(say('clock.slow-1'), { exact: true }).click();
      await page.getByRole('button', { name: say('find.go') }).click();
    };
    await choose(asha);
    await asha.page.getByRole('heading', { name: say('gather.title') }).waitFor();
    await asha.page.getByText(say('gather.wait-anyone')).waitFor();
    await asha.page
      .getByRole('button', { name: new RegExp(say('gather.bot-meanwhile')) })
      .waitFor();
    // Others see it in the list, with its clock.
    const ravi = await baithak.open(pathTo('opponent'), device);
    const open = ravi.page.locator(`a[href="${pathOf(asha.page)}"]`);
    await open.getByText(new RegExp(say('clock.slow-1'))).waitFor();
    await choose(ravi);
    await bothPlay([asha.page, ravi.page]);
    expect(pathOf(ravi.page)).toBe(pathOf(asha.page));
    await asha.close();
    await ravi.close();
  },
);

test('whoever plays a bot while waiting is called when somebody sits down', async () => {
  const asha = await baithak.open(pathTo('opponent'), PHONE);
  const find = async ({ page }: typeof asha) => {
    const games = page.getByRole('group', { name: said('games.which') });
    await games.getByText('Vancana', { exact: true }).click();
    await button(page, 'find.go').click();
  };
  await find(asha);
  await waitingRoom(asha.page).waitFor();
  const table = pathOf(asha.page);
  const meanwhile = new RegExp(said('gather.bot-meanwhile'));
  await asha.page.getByRole('button', { name: meanwhile }).click();
  await nextTurn(asha.page);
  expect(pathOf(asha.page)).not.toBe(table);
  const ravi = await baithak.open(pathTo('opponent'));
  await find(ravi);
  await expect.poll(() => pathOf(ravi.page)).toBe(table);
  await asha.page.getByRole('link', { name: said('awaited.go') }).click();
  await bothPlay([asha.page, ravi.page]);
  expect(pathOf(asha.page)).toBe(table);
  // A third person cannot join them, only watch.
  const mira = await baithak.open(pathTo('opponent'));
  const running = mira.page.getByRole('region', { name: said('find.running') });
  await running.locator(`a[href="${table}"]`).getByText(said('find.watch')).waitFor();
  const open = mira.page.getByRole('region', { name: said('find.open') });
  expect(await open.locator(`a[href="${table}"]`).count()).toBe(0);
  await Promise.all([asha, ravi, mira].map((each) => each.close()));
});

test('a name that was typed goes with the link', async () => {
  const asha = await baithak.open(pathTo('invite', 'talluka'));
  await asha.page.getByRole('textbox', { name: said('online.name') }).fill('Asha');
  await button(asha.page, 'share.copy-link').click();
  const ravi = await baithak.open(pathOf(asha.page));
  await ravi.page.getByText(said('join.invites', { name: 'Asha' })).waitFor();
  await asha.close();
  await ravi.close();
});

test('the keyboard alone opens a table and joins it, in German', async () => {
  const german = { locale: 'de-AT' } as const;
  const asha = await baithak.open(pathTo('friend'), german);
  const card = cardOf(asha.page, 'Talluka');
  await card.focus();
  await asha.page.keyboard.press('Enter');
  await asha.page.getByRole('heading', { name: said('gather.title', {}, 'de') }).waitFor();
  const ravi = await baithak.open(pathOf(asha.page), german);
  await ravi.page.getByRole('textbox', { name: said('online.name', {}, 'de') }).focus();
  await ravi.page.keyboard.type('Ravi');
  await ravi.page.keyboard.press('Enter');
  await bothPlay([asha.page, ravi.page]);
  await asha.close();
  await ravi.close();
});

test('a listed table and an invitation have no faults on a phone', async () => {
  const { page, close } = await baithak.open(pathTo('opponent'), PHONE);
  await button(page, 'find.go').waitFor();
  expect(await faults(page)).toEqual([]);
  await button(page, 'find.go').click();
  await waitingRoom(page).waitFor();
  expect(await faults(page)).toEqual([]);
  const guest = await baithak.open(pathOf(page), PHONE);
  await guest.page.getByText(said('join.here-unnamed')).waitFor();
  expect(await faults(guest.page)).toEqual([]);
  await close();
  await guest.close();
});

test('the link goes to the share sheet of a phone, and can be copied', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.addInitScript(() => {
    const noted = (text: string) => document.documentElement.setAttribute('data-noted', text);
    const share = async ({ url = '' }: ShareData) => noted(`shared ${url}`);
    const clipboard = { writeText: async (text: string) => noted(`copied ${text}`) };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  await invite(page, 'talluka');
  const noted = () => page.locator('html').getAttribute('data-noted');
  await button(page, 'share.share').click();
  // Others may reach the server by another name than this browser.
  await expect.poll(noted).toMatch(new RegExp(`^shared http://.*${pathOf(page)}$`));
  await page.getByRole('button', { name: said('share.copy'), exact: true }).click();
  await expect.poll(noted).toMatch(new RegExp(`^copied http://.*${pathOf(page)}$`));
  await button(page, 'share.copied').waitFor();
  await close();
});

test('a host gives a name for friends to see', async () => {
  const host = await baithak.open('/invite/talluka', PHONE);
  await host.page.getByRole('heading', { name: said('gather.title') }).waitFor();
  const path = pathOf(host.page);
  await host.page.getByLabel(said('online.name')).fill('Asha');
  await button(host.page, 'gather.save-name').click();
  const stored = () =>
    host.page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}`)).text(),
      path.replace('/t/', ''),
    );
  await expect.poll(stored).toContain('Asha');
  const friend = await baithak.open(path, PHONE);
  await friend.page.getByText(said('join.invites', { name: 'Asha' })).waitFor();
  await host.close();
  await friend.close();
});

test('the doors are no wider than a small phone', async () => {
  // One of the pages is a dead link, about which the browser complains.
  const { page, leave } = await baithak.open('/', { viewport: { width: 360, height: 740 } });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const widths: Record<string, number> = {};
  const paths = [
    pathTo('computer'),
    pathTo('new', 'parikrama'),
    pathTo('opponent'),
    pathTo('game', 'samsara'),
    pathTo('about'),
    pathTo('online', 'nowhere'),
    pathTo('invite', 'ananda'),
  ];
  for (const path of paths) {
    await page.goto(new URL(path, baithak.url).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    widths[path] = await overflow();
  }
  await page.getByText(said('gather.more')).click();
  widths.room = await overflow();
  await page.context().clearCookies();
  await page.reload();
  await button(page, 'join.play').waitFor();
  widths.join = await overflow();
  expect(Object.entries(widths).filter(([, width]) => width > 0)).toEqual([]);
  await leave();
});
