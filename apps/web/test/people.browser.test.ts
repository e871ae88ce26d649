import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { type Companion, enter, give, goTo, makeTable } from './company.ts';
import { said } from './said.ts';
import {
  barOf,
  boardIsHere,
  gameIsOver,
  openMenu,
  openPanel,
  primaryOf,
  toolOf,
  turnIsHere,
} from './stage-kit.ts';

const baithak = site();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };

interface Company {
  readonly table: string;
  readonly asha: Companion;
  readonly ravi: Companion;
  readonly mira: Companion;
}

/** Asha, the host, plays Talluka with Ravi, who has a phone; Mira watches. */
async function company(): Promise<Company> {
  const asha = await enter(baithak, 'Asha', LAPTOP);
  const ravi = await enter(baithak, 'Ravi', PHONE);
  const mira = await enter(baithak, 'Mira', LAPTOP);
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  await give(mira, table, { do: 'join', name: 'Mira' });
  expect(await give(asha, table, { do: 'start' })).toEqual(['done']);
  for (const { page } of [asha, ravi, mira]) {
    await goTo(page, table);
    await boardIsHere(page);
  }
  return { table, asha, ravi, mira };
}

async function close({ asha, ravi, mira }: Company): Promise<void> {
  for (const { close: leave } of [asha, ravi, mira]) await leave();
}

const peopleOn = (page: Page): Locator => page.getByRole('dialog', { name: said('people.title') });

async function openPeople(page: Page): Promise<Locator> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: said('people.title') }).click();
  return peopleOn(page);
}

/** The options of one person. */
async function optionsOf(people: Locator, name: string): Promise<Locator> {
  await people.getByRole('button', { name: said('people.options', { name }) }).click();
  return people.getByRole('listitem').filter({ hasText: name });
}

/** Presses an option that asks back, and says yes. */
async function confirm(row: Locator, option: string, ask: string): Promise<void> {
  await row.getByRole('button', { name: said(option), exact: true }).click();
  const question = row.getByRole('group', { name: ask });
  await question.getByRole('button', { name: said(option), exact: true }).click();
}

/** How many things on the page say that somebody is online, or away. */
const marks = (page: Page, key: 'people.here' | 'people.away'): Promise<number> =>
  page
    .locator('.plate, .duel-you, .portrait')
    .getByRole('img', { name: said(key) })
    .count();

test('seats show who is online and who is away', async () => {
  const all = await company();
  const { asha, ravi, mira, table } = all;
  await expect.poll(() => marks(asha.page, 'people.here')).toBeGreaterThan(0);
  await expect.poll(() => marks(asha.page, 'people.away')).toBe(0);
  await asha.page.getByRole('button', { name: said('people.watchers', { n: 1 }) }).click();
  const watches = peopleOn(asha.page).getByRole('listitem').filter({ hasText: 'Mira' });
  await watches.getByText(said('people.watches')).waitFor();
  await asha.page.keyboard.press('Escape');
  await ravi.page.goto(new URL('/icon.svg', ravi.page.url()).href);
  await expect.poll(() => marks(asha.page, 'people.away')).toBeGreaterThan(0);
  await expect.poll(() => marks(mira.page, 'people.away')).toBeGreaterThan(0);
  await goTo(ravi.page, table);
  await expect.poll(() => marks(asha.page, 'people.away')).toBe(0);
  await expect.poll(() => marks(asha.page, 'people.here')).toBeGreaterThan(0);
  await close(all);
});

test('the host removes a player; a bot keeps the seat until they are back', async () => {
  const all = await company();
  const { asha, ravi, mira, table } = all;
  const bar = await barOf(asha.page).boundingBox();
  const row = await optionsOf(await openPeople(asha.page), 'Ravi');
  await confirm(row, 'people.remove', said('people.ask-remove', { name: 'Ravi' }));
  await peopleOn(asha.page).getByText('Ravi').waitFor({ state: 'detached' });
  await ravi.page.getByRole('heading', { name: said('fault.removed') }).waitFor();
  const bot = said('character.gilli');
  const news = barOf(mira.page).getByText(said('people.removed', { name: 'Ravi', bot }));
  await news.waitFor();
  await primaryOf(mira.page).click();
  await news.waitFor({ state: 'detached' });
  await goTo(ravi.page, table);
  await barOf(ravi.page).getByText(said('people.kept-seat')).waitFor();
  await primaryOf(ravi.page).click();
  await barOf(mira.page)
    .getByText(said('people.returned', { name: 'Ravi' }))
    .waitFor();
  await asha.page.keyboard.press('Escape');
  await barOf(asha.page)
    .getByText(said('people.returned', { name: 'Ravi' }))
    .waitFor();
  // Notices take the place of the bar and move nothing.
  expect(await barOf(asha.page).boundingBox()).toEqual(bar);
  await close(all);
});

test('a banned person stays out, by keyboard alone, until the ban is lifted', async () => {
  const all = await company();
  const { asha, mira, table } = all;
  const { page } = asha;
  const people = await openPeople(page);
  await people.getByRole('button', { name: said('people.options', { name: 'Mira' }) }).focus();
  await page.keyboard.press('Enter');
  const row = people.getByRole('listitem').filter({ hasText: 'Mira' });
  await row.getByRole('button', { name: said('people.ban'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const ask = row.getByRole('group', { name: said('people.ask-ban', { name: 'Mira' }) });
  await ask.waitFor();
  // The harmless answer has the focus; the other one is before it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(said('people.cancel'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await mira.page.getByRole('heading', { name: said('fault.banned') }).waitFor();
  await goTo(mira.page, table);
  await mira.page.getByRole('heading', { name: said('fault.banned') }).waitFor();
  await people.getByRole('button', { name: said('people.unban-one', { name: 'Mira' }) }).click();
  await people
    .getByRole('button', { name: said('people.unban-one', { name: 'Mira' }) })
    .waitFor({ state: 'detached' });
  await goTo(mira.page, table);
  await boardIsHere(mira.page);
  await close(all);
});

test('whoever is muted is told, and others hear nothing of them; the host can close the chat', async () => {
  const all = await company();
  const { asha, ravi, mira, table } = all;
  const row = await optionsOf(await openPeople(asha.page), 'Mira');
  await confirm(row, 'people.mute', said('people.ask-mute', { name: 'Mira' }));
  await barOf(mira.page).getByText(said('people.you-muted')).waitFor();
  const chat = await openPanel(mira.page, 'chat');
  await chat.getByText(said('people.you-muted')).waitFor();
  await expect.poll(() => chat.getByRole('textbox').count()).toBe(0);
  expect(await give(mira, table, { do: 'chat', text: 'unheard' })).toEqual(['muted']);
  await peopleOn(asha.page)
    .getByRole('checkbox', { name: said('people.close-chat') })
    .click();
  await barOf(ravi.page).getByText(said('people.chat-closed')).waitFor();
  expect(await give(ravi, table, { do: 'chat', text: 'unheard' })).toEqual(['chat-closed']);
  await close(all);
});

test('the host hands the table over, and leaves', async () => {
  const all = await company();
  const { asha, ravi } = all;
  const row = await optionsOf(await openPeople(asha.page), 'Ravi');
  await confirm(row, 'people.make-host', said('people.ask-host', { name: 'Ravi' }));
  await barOf(ravi.page).getByText(said('people.you-host')).waitFor();
  const people = peopleOn(asha.page);
  await people.getByRole('button', { name: said('people.leave') }).click();
  const ask = people.getByRole('group', { name: said('people.ask-leave-seat') });
  // The notice goes when the stand-in moves.
  const told = await noteTexts(ravi.page, '.action-bar-ask');
  await ask.getByRole('button', { name: said('people.leave') }).click();
  await asha.page.getByRole('heading', { name: said('fault.left') }).waitFor();
  const bot = said('character.gilli');
  await expect.poll(told).toContain(said('people.left', { name: 'Asha', bot }));
  // The seat has the same name and face as the notice.
  await ravi.page.locator('.portrait img[src*="gilli"]').first().waitFor();
  await close(all);
});

test('whoever left a running game finds the way back, at once and from the first page', async () => {
  const all = await company();
  const { asha, ravi, table } = all;
  const leave = async () => {
    const people = await openPeople(ravi.page);
    await people.getByRole('button', { name: said('people.leave') }).click();
    const ask = people.getByRole('group', { name: said('people.ask-leave-seat') });
    await ask.getByRole('button', { name: said('people.leave') }).click();
    await ravi.page.getByRole('heading', { name: said('fault.left') }).waitFor();
  };
  await leave();
  await ravi.page.getByText(said('left.about', { bot: said('character.gilli') })).waitFor();
  expect(await faults(ravi.page)).toEqual([]);
  await ravi.page.getByRole('button', { name: said('left.back') }).click();
  await boardIsHere(ravi.page);
  const seat = () =>
    asha.page.evaluate(
      async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.seats[1].kind,
      table,
    );
  await expect.poll(seat).toBe('person');
  await leave();
  await ravi.page.getByRole('link', { name: said('page.to-games') }).click();
  const panel = ravi.page.getByRole('region', { name: said('home.running') });
  await panel.getByText(said('home.kept')).waitFor();
  await panel.getByText(said('home.against', { names: 'Asha' })).waitFor();
  await panel.getByRole('link', { name: said('home.running') }).click();
  await primaryOf(ravi.page).click();
  await expect.poll(seat).toBe('person');
  await close(all);
});

/** Notes all texts that appear in some place: they do not stay long, and a slow test could come too late. */
async function noteTexts(page: Page, place: string): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle((selector) => {
    const seen: string[] = [];
    const look = () => {
      for (const each of document.querySelectorAll(selector)) seen.push(each.textContent ?? '');
    };
    const wanted = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.body, wanted);
    return seen;
  }, place);
  return () => notes.jsonValue();
}

test('a reaction appears at the portrait and in the chat, with a sign that it is unread', async () => {
  const all = await company();
  const { asha, ravi, mira, table } = all;
  await toolOf(asha.page, 'log').click();
  const chat = await openPanel(ravi.page, 'chat');
  const shown = await noteTexts(asha.page, '.reacted');
  await chat.getByRole('button', { name: said('reaction.nice') }).click();
  await expect.poll(shown).toContain(said('reaction.nice'));
  const sign = said('chat.unread', { n: 1 });
  await toolOf(asha.page, 'log').getByRole('img', { name: sign }).waitFor();
  const heard = await openPanel(asha.page, 'chat');
  await heard
    .getByRole('listitem')
    .filter({ hasText: said('reaction.nice') })
    .waitFor();
  // A press on the name leads to what one can do about the person.
  await heard.getByRole('button', { name: 'Ravi' }).click();
  const people = peopleOn(asha.page);
  await people.getByRole('button', { name: said('people.hide') }).click();
  await people.getByRole('button', { name: said('people.show') }).waitFor();
  await confirm(
    people.getByRole('listitem').filter({ hasText: 'Ravi' }),
    'people.report',
    said('people.ask-report', { name: 'Ravi' }),
  );
  await people.getByText(said('people.reported')).waitFor();
  await asha.page.keyboard.press('Escape');
  const heardLine = heard.getByRole('listitem').filter({ hasText: said('reaction.nice') });
  await expect.poll(() => heardLine.count()).toBe(0);
  // It stays so after a reload, for Ravi alone.
  await asha.page.reload();
  await openPanel(asha.page, 'chat');
  expect(await give(mira, table, { do: 'chat', text: 'Two more turns' })).toEqual(['done']);
  await heard.getByRole('listitem').filter({ hasText: 'Two more turns' }).waitFor();
  expect(await heardLine.count()).toBe(0);
  await close(all);
});

test('what was hidden in the waiting room stays hidden on the stage, until it is shown again', async () => {
  const asha = await enter(baithak, 'Asha', LAPTOP);
  const ravi = await enter(baithak, 'Ravi', PHONE);
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'chat', text: 'Hurry up' });
  await goTo(asha.page, table);
  await asha.page.locator('.chat-fold summary').click();
  const line = asha.page.getByRole('listitem').filter({ hasText: 'Hurry up' });
  await line.getByRole('button', { name: 'Ravi' }).click();
  await peopleOn(asha.page)
    .getByRole('button', { name: said('people.hide') })
    .click();
  await line.waitFor({ state: 'detached' });
  await asha.page.keyboard.press('Escape');
  // The host's page starts the match.
  await give(ravi, table, { do: 'sit', seat: 1, name: 'Ravi' });
  const chat = await openPanel(asha.page, 'chat');
  await chat.getByText(said('chat.empty')).waitFor();
  const row = await optionsOf(await openPeople(asha.page), 'Ravi');
  await row.getByRole('button', { name: said('people.show') }).click();
  await asha.page.keyboard.press('Escape');
  await line.waitFor();
  await asha.page.reload();
  await openPanel(asha.page, 'chat');
  await line.waitFor();
  await asha.close();
  await ravi.close();
});

test('a refused wish leaves the bar with the next press on the board, and does not cover the turn', async () => {
  const all = await company();
  const { asha, ravi, table } = all;
  const acting = (await turnIsHere(asha.page).count()) > 0 ? asha : ravi;
  const [wishing, refusing] = acting === asha ? [asha, ravi] : [ravi, asha];
  const seat = wishing === asha ? 0 : 1;
  expect(await give(wishing, table, { do: 'offer-draw', seat })).toEqual(['done']);
  await refusing.page.getByRole('button', { name: said('table.no'), exact: true }).click();
  const name = wishing === asha ? 'Ravi' : 'Asha';
  const notice = barOf(wishing.page).getByText(
    said('table.declined', { seat: name, what: 'draw' }),
  );
  await notice.waitFor();
  await wishing.page.locator('.squares button:not([aria-disabled="true"])').first().click();
  await expect.poll(() => notice.count()).toBe(0);
  await close(all);
});

test('the chat stays open in the side panel when the next match begins', async () => {
  const all = await company();
  const { asha, ravi, table } = all;
  const chosen = asha.page.getByRole('tab', { selected: true });
  await openPanel(asha.page, 'chat');
  await expect.poll(() => chosen.innerText()).toContain(said('panel.chat'));
  expect(await give(ravi, table, { do: 'resign', seat: 1 })).toEqual(['done']);
  await gameIsOver(asha.page).waitFor();
  expect(await give(ravi, table, { do: 'rematch', seat: 1 })).toEqual(['done']);
  await asha.page.getByRole('button', { name: said('table.yes'), exact: true }).click();
  await expect.poll(() => gameIsOver(asha.page).count()).toBe(0);
  await boardIsHere(asha.page);
  await expect.poll(() => chosen.innerText()).toContain(said('panel.chat'));
  await close(all);
});

test.each([
  ['a phone in German', { ...PHONE, locale: 'de-DE' }, 'de'],
  ['a laptop in English', LAPTOP, 'en'],
] as const)('the list of people is accessible on %s', async (_, options, language) => {
  const asha = await enter(baithak, 'Asha', options);
  const ravi = await enter(baithak, 'Ravi', PHONE);
  const table = await makeTable(asha, 'talluka');
  await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
  await give(ravi, table, { do: 'join', name: 'Ravi' }, { do: 'sit', seat: 1, name: 'Ravi' });
  await give(asha, table, { do: 'start' });
  await goTo(asha.page, table);
  await boardIsHere(asha.page);
  const menu = await openMenu(asha.page);
  await menu.getByRole('button', { name: said('people.title', {}, language) }).click();
  const people = asha.page.getByRole('dialog', { name: said('people.title', {}, language) });
  const choices = people.getByRole('button', {
    name: said('people.options', { name: 'Ravi' }, language),
  });
  await choices.click();
  expect(await faults(asha.page)).toEqual([]);
  await people.getByRole('button', { name: said('people.remove', {}, language) }).click();
  await people
    .getByRole('group', { name: said('people.ask-remove', { name: 'Ravi' }, language) })
    .waitFor();
  expect(await faults(asha.page)).toEqual([]);
  await asha.page.keyboard.press('Escape');
  await openPanel(asha.page, 'chat');
  expect(await faults(asha.page)).toEqual([]);
  await asha.close();
  await ravi.close();
});
