import { catalog, type GameId } from '@baithak/catalog';
import { recordOf } from '@baithak/host';
import { CHARACTERS, type Json, type Options } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathTo } from '../routes.ts';
import type { Site, Visit } from './browser.ts';
import { like, said } from './said.ts';
import {
  barOf,
  gameIsOver,
  momentOf,
  moveButtons,
  openMenu,
  turnIsHere,
  type,
} from './stage-kit.ts';
import type { VisitOptions } from './visitors.ts';

/** A game to set up on the page. */
interface NewGame {
  readonly game: string;
  /** Seat by seat: a name for a person, the number of a character (1 the gentlest). A person comes first. */
  readonly seats: readonly (string | number)[];
}

/** The card of a game on the home page. */
export const cardOf = (page: Page, game: string) =>
  page.getByRole('link', { name: new RegExp(`${game}\\b`) }).and(page.locator('.game-card'));

/** Sets up a game on this device and starts it; seats are in the order of play. */
export async function startGame(page: Page, { game, seats }: NewGame): Promise<void> {
  await cardOf(page, game).click();
  await page.getByRole('link', { name: said('home.set-up') }).click();
  const form = page.locator('form.setup');
  await form.getByRole('heading', { level: 1 }).waitFor();
  const count = choicesOf(page, 'home.seat-count');
  if ((await count.count()) > 0) await choose(count, String(seats.length));
  for (const [i, seat] of seats.entries()) {
    if (i === 0) continue;
    const place = page.getByRole('button', { name: like('new.seat', { n: i + 1 }) });
    if (seats.length > 2) await place.click();
    const face = typeof seat === 'number' ? `character.${CHARACTERS[seat - 1]}` : 'new.person';
    await choose(choicesOf(page, 'home.opponent'), said(face));
  }
  // The first choice is the person themselves, however they are called.
  if (seats.length > 1) await choicesOf(page, 'new.starts').locator('label').first().click();
  const names = seats.filter((seat) => typeof seat === 'string');
  const fields = page.locator('.name-fields').getByRole('textbox');
  if (names.length > 1) for (const [i, name] of names.entries()) await fields.nth(i).fill(name);
  await form.locator('button[type="submit"]').click();
}

/** A group of choices with pictures. */
const choicesOf = (page: Page, legend: string) =>
  page.getByRole('group', { name: said(legend), exact: true });

const choose = (group: Locator, label: string) =>
  group
    .locator('label')
    .filter({ has: group.page().locator('b').getByText(label, { exact: true }) })
    .click();

/** Opens a table for friends, with Asha at it. */
export async function invite(page: Page, game: GameId): Promise<void> {
  await page.evaluate(() => localStorage.setItem('baithak.name', 'Asha'));
  await page.goto(new URL(pathTo('invite', game), page.url()).href);
  await page.getByRole('heading', { name: said('gather.title') }).waitFor();
}

/** Waits until this screen has to move or the game is over, and says which. */
export async function nextTurn(page: Page): Promise<'turn' | 'over'> {
  await turnIsHere(page).or(gameIsOver(page)).first().waitFor();
  return (await gameIsOver(page).count()) > 0 ? 'over' : 'turn';
}

/**
 * Plays legal moves, in turn typed and clicked, until the game is over or `most` moves were made. It
 * chooses the first or the last of the list: between them are Jaipur's exchanges, which lead nowhere.
 */
export async function playOn(page: Page, random: () => number, most: number): Promise<number> {
  for (let made = 0; made < most; made++) {
    if ((await nextTurn(page)) === 'over') return made;
    const list = await moveButtons(page);
    const texts = await list.allTextContents();
    const at = random() < 0.5 ? 0 : texts.length - 1;
    const before = await momentOf(page);
    if (made % 2 === 0) await type(page, texts[at] as string);
    else await list.nth(at).click();
    await expect.poll(() => momentOf(page)).not.toEqual(before);
  }
  return most;
}

/** A generator that returns the same numbers in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** The name by which the page calls a game. */
export const nameOf = async (id: GameId) => (await catalog[id].en()).name ?? id;

/** Gives up the match at this screen. */
export async function resign(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: said('table.resign'), exact: true }).click();
  await barOf(page)
    .getByRole('button', { name: said('resign.yes') })
    .click();
  await gameIsOver(page).waitFor();
}

/** A guest follows the link to a table and sits down. The match starts by itself. */
export async function seatRavi(host: Page, guest: Page): Promise<void> {
  await guest.getByRole('textbox', { name: said('online.name') }).fill('Ravi');
  await guest.getByRole('button', { name: said('join.play') }).click();
  await nextTurn(host);
}

/** From now on the page makes no forced moves by itself: a test that lists moves makes them all. */
export async function makeEveryMove(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('baithak.auto', 'off'));
}

/** Opens a table in a browser whose IndexedDB already holds it. */
export async function openKept(
  site: Site,
  table: Table,
  options: VisitOptions = {},
): Promise<Visit> {
  const { visit, show } = await keeping(site, [table], options);
  await show(0);
  return visit;
}

/** A browser whose IndexedDB holds tables, and a way to open one of them. */
export async function keeping(
  site: Site,
  tables: readonly Table[],
  options: VisitOptions = {},
): Promise<{ readonly visit: Visit; show(at: number): Promise<void> }> {
  const visit = await site.open('about:blank', options);
  const kept = tables.map((table, i) => ({
    record: recordOf(`kept-${i}`, table),
    events: table.events,
  }));
  await makeEveryMove(visit.page);
  await visit.page.addInitScript(keep, JSON.stringify(kept));
  return {
    visit,
    async show(at) {
      const { page } = visit;
      const path = pathTo('table', kept[at]!.record.id);
      if (page.url() === 'about:blank') await page.goto(new URL(path, site.url).href);
      else await follow(page, path);
    },
  };
}

/** Goes to another table as a link does: loading the whole page costs twice the work. */
async function follow(page: Page, path: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((href) => {
      window.history.pushState(null, '', href);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  await go('/nowhere');
  await page.locator('.stage').waitFor({ state: 'detached' });
  await go(path);
}

interface Kept {
  readonly record: ReturnType<typeof recordOf>;
  readonly events: Table['events'];
}

/** Runs in the page before its own scripts, so that the store is filled before anybody reads it. */
function keep(text: string): void {
  const tables: Kept[] = JSON.parse(text);
  const opening = indexedDB.open('baithak', 1);
  opening.onupgradeneeded = () => {
    const records = opening.result.createObjectStore('tables', { keyPath: 'id' });
    const store = opening.result.createObjectStore('events');
    for (const { record, events } of tables) {
      records.put(record);
      for (const event of events) store.put(event, [record.id, event.seq]);
    }
  };
  opening.onsuccess = () => opening.result.close();
}

interface Start {
  readonly position?: Json;
  readonly options?: Options;
  readonly seats: readonly unknown[];
}

/** Where the table of a page on this device started, and who sits there. */
export async function startOf(page: Page): Promise<Start> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return page.evaluate(async (table) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open('baithak', 1));
    const stores = database.transaction(['tables', 'events']);
    const record = await done(stores.objectStore('tables').get(table));
    const opened = await done(stores.objectStore('events').get([table, 0]));
    database.close();
    const { position, options } = opened.settings;
    return { position, options, seats: record.seats };
  }, id);
}
