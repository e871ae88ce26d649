import { catalog, type GameId } from '@baithak/catalog';
import { recordOf } from '@baithak/host';
import type { Table } from '@baithak/table';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { pathTo } from '../routes.ts';
import type { Site, Visit } from './browser.ts';

/** A game to set up on the page. */
interface NewGame {
  readonly game: string;
  /** Seat by seat: a name for a person, a number for a bot of that level, `link` for a guest. */
  readonly seats: readonly (string | number)[];
}

export async function startGame(page: Page, { game, seats }: NewGame): Promise<void> {
  await page.getByRole('link', { name: `Set up a table ${game}` }).click();
  await page.getByRole('heading', { name: `A table of ${game}` }).waitFor();
  const count = page.getByRole('combobox', { name: 'Number of seats' });
  if ((await count.count()) > 0) await count.selectOption(String(seats.length));
  const who = page.getByRole('combobox', { name: /is played by$/ });
  for (const [i, seat] of seats.entries()) {
    const person = seat === 'link' ? 'a guest who comes by link' : 'a person at this screen';
    const label = typeof seat === 'number' ? `a bot, level ${seat}` : person;
    await who.nth(i).selectOption({ label });
  }
  const names = seats.filter((seat): seat is string => typeof seat === 'string' && seat !== 'link');
  for (const [i, name] of names.entries()) {
    await page
      .getByRole('textbox', { name: /^Name of/ })
      .nth(i)
      .fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
}

export const moveField = (page: Page) => page.getByRole('textbox', { name: 'Move in notation' });

export async function type(page: Page, move: string): Promise<void> {
  await moveField(page).fill(move);
  await moveField(page).press('Enter');
}

/** The lines of the log, without the one that says that it is empty. */
export const logLines = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'What happened' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Nothing yet.' });

export const turnIsHere = (page: Page): Locator => page.getByText(/^All legal moves \([1-9]/);

export const gameIsOver = (page: Page): Locator =>
  page.getByRole('heading', { name: /(wins|loses|share the win)$|^A draw$/ });

/** Waits until this screen has to move or the game is over, and says which. */
export async function nextTurn(page: Page): Promise<'turn' | 'over'> {
  await turnIsHere(page).or(gameIsOver(page)).first().waitFor();
  return (await gameIsOver(page).isVisible()) ? 'over' : 'turn';
}

/** Opens the list of legal moves and returns its buttons. */
export async function moveButtons(page: Page): Promise<Locator> {
  const summary = page.getByText(/^All legal moves/);
  const list = page.getByRole('group').filter({ has: summary }).getByRole('button');
  if ((await list.count()) === 0) {
    await summary.click();
    await list.first().waitFor();
  }
  return list;
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
    if (made % 2 === 0) await type(page, texts[at] as string);
    else await list.nth(at).click();
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

/** A guest follows the link to a table and sits down at seat 2; then the host starts the match. */
export async function seatRavi(host: Page, guest: Page): Promise<void> {
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ravi');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await guest.getByRole('button', { name: 'Sit at seat 2' }).click();
  await host.getByText('Seat 2: Ravi').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await nextTurn(host);
}

/** Opens a table in a new browser whose IndexedDB already holds it. */
export async function openKept(
  site: Site,
  table: Table,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await site.open('about:blank', options);
  const record = recordOf('kept', table);
  await visit.page.addInitScript(keep, JSON.stringify({ record, events: table.events }));
  await visit.page.goto(new URL(pathTo('table', record.id), site.url).href);
  return visit;
}

interface Kept {
  readonly record: ReturnType<typeof recordOf>;
  readonly events: Table['events'];
}

/** Runs in the page before its own scripts, so that the store is filled before anybody reads it. */
function keep(text: string): void {
  const { record, events }: Kept = JSON.parse(text);
  const opening = indexedDB.open('baithak', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' }).put(record);
    const store = opening.result.createObjectStore('events');
    for (const event of events) store.put(event, [record.id, event.seq]);
  };
  opening.onsuccess = () => opening.result.close();
}
