import { catalog, GAME_IDS, wordsOf } from '@baithak/catalog';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { cardOf, nextTurn } from './driver.ts';
import { Presses } from './presses.ts';
import { like, said } from './said.ts';

const baithak = site();

/** Where pieces of which colour lie on a board of five by five squares, whatever its size is. */
const menOn = (place: Locator): Promise<string[]> =>
  place
    .locator('.b-field')
    .first()
    .evaluate((field) => {
      const ground = field.querySelector('.b-ground')!.getBoundingClientRect();
      return [...field.querySelectorAll('.b-man')]
        .map((man) => {
          const { left, top, width, height } = man.getBoundingClientRect();
          const column = Math.floor((5 * (left + width / 2 - ground.left)) / ground.width);
          const row = Math.floor((5 * (top + height / 2 - ground.top)) / ground.height);
          const isWhite = man.matches('.b-piece-w') || man.querySelector('.b-piece-w') !== null;
          return `${column} ${row} ${isWhite}`;
        })
        .sort();
    });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

test.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
])('on %s, two presses start a game against the opponent chosen last', async (_, device) => {
  const { page, close } = await baithak.open('/', device);
  const play = (name: string) =>
    page.getByRole('button', { name: said('new.play', { name: said(`character.${name}`) }) });
  const presses = new Presses();
  await presses.on(page.getByRole('link', { name: said('door.computer') }));
  const { y = 0, height = 0 } = (await play('gilli').boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(device.viewport.height);
  await presses.on(play('gilli'));
  await nextTurn(page);
  expect(presses.count).toBe(2);
  // Another face is one more press, and it is remembered.
  await page.goto(new URL(pathTo('computer'), page.url()).href);
  await page.getByText(said('character.mina'), { exact: true }).click();
  await play('mina').click();
  await nextTurn(page);
  await page.getByText(said('character.mina'), { exact: true }).first().waitFor();
  await page.goto(new URL(pathTo('computer'), page.url()).href);
  await play('mina').waitFor();
  await close();
});

test.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
])('on %s, one press starts a first game', async (_, device) => {
  const { page, close } = await baithak.open('/', device);
  const presses = new Presses();
  await presses.on(page.getByRole('link', { name: said('home.play-now') }));
  await nextTurn(page);
  expect(presses.count).toBe(1);
  await close();
});

test('on a phone the game chosen last is in sight, and Back leads to where one came from', async () => {
  const { page, close } = await baithak.open('/', PHONE);
  await page.evaluate(() => localStorage.setItem('baithak.game', 'vancana'));
  await page.getByRole('link', { name: said('door.computer') }).click();
  const chosen = page.locator('.game-strip label:has(:checked)');
  const end = async () => {
    const { x = 0, width = 0 } = (await chosen.boundingBox()) ?? {};
    return x + width;
  };
  await expect.poll(end).toBeGreaterThan(0);
  expect(await end()).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.getByRole('link', { name: said('page.back') }).click();
  await page.getByRole('link', { name: said('door.computer') }).waitFor();
  await close();
});

test('the page about us names whoever runs the server, or says that they left no address', async () => {
  const { page, close } = await baithak.open('/about', PHONE);
  await page.getByText(said('about.no-contact')).waitFor();
  const contact = 'host@games.example';
  await page.route('**/api/host', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), contact } });
  });
  await page.reload();
  const link = page.getByRole('link', { name: contact });
  await expect.poll(() => link.getAttribute('href')).toBe(`mailto:${contact}`);
  await close();
});

test('a table for three has a face for each seat, and starts with whom you chose', async () => {
  const { page, close } = await baithak.open(pathTo('new', 'samsara'));
  const group = (key: string) => page.getByRole('group', { name: said(key), exact: true });
  await group('home.seat-count').getByText('3', { exact: true }).click();
  const seat = (n: number) => page.getByRole('button', { name: like('new.seat', { n }) });
  const note = page.getByRole('paragraph').filter({ hasText: said('new.rating-for-two') });
  await note.waitFor();
  await seat(3).click();
  await group('home.opponent').getByText(said('character.shera'), { exact: true }).click();
  await seat(2).click();
  await group('home.opponent').getByText(said('character.mina'), { exact: true }).click();
  await group('new.starts').getByText(said('character.mina'), { exact: true }).click();
  await page.getByRole('button', { name: said('home.start') }).click();
  await nextTurn(page);
  const id = new URL(page.url()).pathname.split('/').pop()!;
  const { seats } = await page.evaluate(recordAt, id);
  expect(seats.map(({ character = 'you' }) => character)).toEqual(['mina', 'shera', 'you']);
  await close();
});

interface Stored {
  readonly seats: readonly { readonly character?: string }[];
}

/** Runs in the page: what this device has stored of a table. */
function recordAt(id: string): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baithak', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('tables').objectStore('tables').get(id);
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result);
      };
    };
  });
}

test.each([
  ['en-GB', 'en'],
  ['de-DE', 'de'],
] as const)(
  'a page of a game says that its opponent is the computer: %s',
  async (locale, language) => {
    const { page, close } = await baithak.open('/game/jaipur', { ...PHONE, locale });
    const tell = (key: string, args = {}) => said(key, args, language);
    const [name, temper] = [tell('character.gilli'), tell('character.gilli.temper')];
    await page.getByRole('link', { name: tell('door.computer') }).waitFor();
    await page.getByText(tell('game.opponent', { name, temper })).waitFor();
    expect(tell('game.opponent', { name, temper })).toContain('omputer');
    await close();
  },
);

/** How a button of a game's page is called, and where it leads. */
const BUTTONS = [
  ['door.computer', 'play'],
  ['home.set-up', 'new'],
  ['game.invite', 'invite'],
  ['door.learn', 'lesson'],
  ['game.how', 'how'],
  ['game.puzzles', 'puzzles'],
  ['home.rules', 'rules'],
  ['game.lab', 'lab'],
  ['game.leaders', 'leaders'],
] as const;

test.each([
  ['en-GB', 'en'],
  ['de-DE', 'de'],
] as const)(
  'a page of a game says who made it and what is ours, and leads on: %s',
  async (locale, language) => {
    const game = 'samsara';
    const { page, close } = await baithak.open(pathTo('game', game), { ...PHONE, locale });
    const say = (key: string) => said(key, {}, language);
    const { catalogues, houseRules } = await wordsOf(catalog[game]);
    const words = catalogues[language];
    await page.getByText(words.credits!, { exact: true }).waitFor();
    expect(words.credits).toContain('Sylas');
    const printed = page.getByRole('link', { name: say('game.official') });
    expect(await printed.getAttribute('href')).toBe('https://okaluda.fr/en/samsara-en/');
    await page.getByText(say('home.reconstructed.pieces')).waitFor();
    await page.getByText(say('game.house'), { exact: true }).click();
    await page.getByText(words[`rule.${houseRules[0]}`]!, { exact: true }).waitFor();
    for (const [key, route] of BUTTONS) {
      const link = page.locator('.game-page').getByRole('link', { name: say(key), exact: true });
      await expect
        .poll(() => link.getAttribute('href'), { message: key })
        .toBe(pathTo(route, game));
    }
    await close();
  },
);

test('offline, the doors of the served page lead to games at this device', async () => {
  const { page } = await baithak.open('/', { ...PHONE, serviceWorkers: 'allow', alone: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  const visit = (path: string) => page.goto(new URL(path, baithak.url).href);
  const together = page.getByRole('link', { name: said('offline.together') });
  await visit(pathTo('opponent'));
  await page.getByText(said('find.offline')).waitFor();
  await together.click();
  await page.getByText(said('friend.offline')).waitFor();
  await cardOf(page, 'Vancana').click();
  await page.getByRole('textbox').nth(1).waitFor();
  await visit(pathTo('game', 'vancana'));
  await together.waitFor();
  expect(await page.getByRole('link', { name: said('game.leaders') }).count()).toBe(0);
  await together.click();
  await page.getByRole('textbox').nth(1).waitFor();
  await page.getByRole('button', { name: said('home.start') }).click();
  await page.locator('.stage').waitFor();
  await page.context().close();
});

test.each([
  ['at first', '/', 'home.play-now'],
  ['while a game runs', '/play/talluka?opponent=kapi', 'home.running'],
])('%s the first choice is in sight without scrolling', async (_, path, first) => {
  for (const device of [PHONE, LAPTOP]) {
    const { page, close } = await baithak.open(path, device);
    if (path !== '/') await nextTurn(page);
    await page.goto(new URL('/', page.url()).href);
    const height = device.viewport.height;
    const main = page.getByRole('link', { name: said(first), exact: true });
    for (const link of [main, page.getByRole('link', { name: said('door.learn') })]) {
      await link.waitFor();
      const { y = 0, height: own = 0 } = (await link.boundingBox()) ?? {};
      expect(y + own).toBeLessThanOrEqual(height);
    }
    await close();
  }
});

test('a link with an option that the game does not have says so and leads to those it has', async () => {
  const { page, close } = await baithak.open('/play/talluka?hat=red');
  await page.getByRole('heading', { name: 'hat' }).waitFor();
  await page.getByRole('link', { name: said('door.computer') }).click();
  await page.waitForURL('**/new/talluka');
  await close();
});

test('every choice against the computer is in sight on a laptop', async () => {
  for (const game of GAME_IDS) {
    const { page, close } = await baithak.open('/', LAPTOP);
    await page.evaluate((id) => localStorage.setItem('baithak.game', id), game);
    await page.getByRole('link', { name: said('door.computer') }).click();
    const bar = page.locator('.setup-bar');
    const hidden = () =>
      page.locator('.setup :is(.cast-one, .pictured-card)').evaluateAll((cards) => {
        const edge = document.querySelector('.setup-bar')?.getBoundingClientRect().top ?? 0;
        return cards
          .filter((card) => card.checkVisibility())
          .map((card) => [card.textContent, card.getBoundingClientRect()] as const)
          .filter(([, { left, right, bottom }]) => left < 0 || right > 1280 || bottom > edge)
          .map(([text]) => text);
      });
    await bar.waitFor();
    await expect.poll(hidden, { message: game }).toEqual([]);
    await close();
  }
});

test('a game that was left is offered with its position, its opponent and whose turn it is', async () => {
  const { page, close } = await baithak.open('/play/talluka?opponent=kapi');
  await nextTurn(page);
  const before = await menOn(page.locator('.duel-board'));
  expect(before.length).toBeGreaterThan(8);
  const table = new URL(page.url()).pathname;
  await page.goto(new URL('/', page.url()).href);
  const panel = page.getByRole('region', { name: said('home.running') });
  await panel.getByText(said('player.your-turn')).waitFor();
  await panel.getByText(said('home.against', { names: said('character.kapi') })).waitFor();
  // Nobody has moved yet, while the picture on the card shows a game some moves in.
  await expect.poll(() => menOn(panel)).toEqual(before);
  await expect.poll(() => menOn(cardOf(page, 'Talluka'))).not.toEqual(before);
  const link = panel.getByRole('link', { name: said('home.running') });
  await expect.poll(() => link.getAttribute('href')).toBe(table);
  await close();
});
