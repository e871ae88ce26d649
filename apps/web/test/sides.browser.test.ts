import { GAME_IDS, type GameId } from '@baithak/catalog';
import { CHARACTERS, FastRandom, message, type Seat } from '@baithak/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { enter, give, goTo, makeTable } from './company.ts';
import { keeping, openKept } from './driver.ts';
import { CALM } from './play.ts';
import { like, said, wordsAt } from './said.ts';
import { boardIsHere, closePanel, resize, turnIsHere } from './stage-kit.ts';
import { SMALL, WHOLE } from './stage-list.ts';
import { begunWith, decide, type Setting, someTurn, underWay, whereLegal } from './tables.ts';

const baithak = site();

/** The seats from the top of the stage to its bottom. */
const seatsOn = (page: Page) =>
  page.locator('[data-region^="seat-"]').evaluateAll((all) =>
    all
      .map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return [top + bottom, each.getAttribute('data-region')!];
      })
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, name]) => Number(String(name).replace('seat-', ''))),
  );

/** Whom the stage calls "you". */
const you = (page: Page) => page.locator('.stage [data-you="true"]').count();

test('whoever watches sees seat 1 at the bottom, and is told so; nobody is "you"', async () => {
  const asha = await enter(baithak, 'Asha');
  const mira = await enter(baithak, 'Mira', { viewport: { width: 1280, height: 720 } });
  for (const id of GAME_IDS) {
    const table = await makeTable(asha, id);
    await give(asha, table, { do: 'sit', seat: 0, name: 'Asha' });
    await give(asha, table, { do: 'bot', seat: 1, character: CHARACTERS[0] });
    await give(mira, table, { do: 'join', name: 'Mira' });
    expect(await give(asha, table, { do: 'start' })).toEqual(['done']);
    // Cards are only dealt once Asha's browser has done its part.
    for (const { page } of [asha, mira]) {
      await goTo(page, table);
      await boardIsHere(page);
    }
    await mira.page.locator('.watching').getByText(said('table.watching')).waitFor();
    await expect.poll(() => seatsOn(mira.page).then((seats) => seats.at(-1))).toBe(0);
    expect([id, await you(mira.page)]).toEqual([id, 0]);
    // A goal says “your colour” to everybody.
    const spoken = mira.page.locator('[data-region^="seat-"], [data-region="bar"]');
    const words = (await spoken.allInnerTexts()).join(' ');
    expect([id, words]).toEqual([id, expect.not.stringMatching(/\bYours?\b|\bYou\b/)]);
  }
  for (const { close } of [asha, mira]) await close();
});

/** A table of two people at one screen, as soon as one of them has to decide. */
async function shared(id: GameId, mover: Seat) {
  const table = await begunWith({ id, seats: ['Asha', 'Ravi'] });
  const random = new FastRandom('shared');
  while (table.toDecide !== mover) {
    decide(table, ...someTurn(table.game, table.match!.state, table.toDecide!, random));
  }
  return table;
}

test.each(GAME_IDS)('at one screen whoever is to move sits at the bottom: %s', async (id) => {
  const tables = [await shared(id, 0), await shared(id, 1)];
  const { visit, show } = await keeping(baithak, tables, CALM);
  const { page, close } = visit;
  const lift = page.getByRole('button', { name: like('table.lift') });
  for (const mover of [0, 1]) {
    await show(mover);
    await lift.or(turnIsHere(page)).first().waitFor();
    if (await lift.isVisible()) await lift.click();
    await turnIsHere(page).waitFor();
    await boardIsHere(page);
    await expect.poll(() => seatsOn(page).then((seats) => seats.at(-1))).toBe(mover);
  }
  await close();
});

/** What a screen reader would meet on the board: the names of pieces, cards and places that are not empty. */
const namesOnBoard = (page: Page) =>
  page
    .locator('.stage-fit :is(button, [role="img"], [role="gridcell"])[aria-label]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.closest('[aria-hidden="true"], [data-blank]') === null)
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        // What is in something with a name of its own is not read out beside it.
        .filter((each) => !each.parentElement!.closest('button, [role="img"], [role="gridcell"]'))
        .map((each) => each.getAttribute('aria-label')!),
    );

test.each(GAME_IDS)('the key D describes the whole board: %s', async (id) => {
  const { page, close } = await openKept(baithak, await underWay({ id, seats: ['Asha', 1] }), CALM);
  await turnIsHere(page).waitFor();
  await boardIsHere(page);
  await page.keyboard.press('d');
  const description = page.locator('.description');
  await description.waitFor();
  const text = (await description.textContent())!;
  const names = await namesOnBoard(page);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  await page.keyboard.press('Escape');
  await description.waitFor({ state: 'detached' });
  await close();
});

/** The texts on the stage that somebody sees, at least after scrolling the table. */
const textsOn = (page: Page) =>
  page.locator('.stage').evaluate((stage) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement!;
      const { width, height, left, right } = around.getBoundingClientRect();
      const isSeen =
        around.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (isSeen && left >= 0 && right <= innerWidth + 1) texts.push(node.textContent!);
    }
    return texts.join(' ').toLowerCase();
  });

/** Games for two on squares call a player by a colour. */
const COLOURED = ['talluka', 'vancana', 'srrakk'];

test.each(GAME_IDS)('goal and own colour are in sight at every size: %s', async (id) => {
  const setting: Setting = { id, seats: ['Asha', 1] };
  // While somebody builds at Ananda, the reason for it wants the same room on a phone.
  const isBuilding = id === 'ananda';
  const table = isBuilding ? (await whereLegal(setting, /^tile:\w/))[0] : await underWay(setting);
  const { page, close } = await openKept(baithak, table, CALM);
  await turnIsHere(page).waitFor();
  await boardIsHere(page);
  const say = await wordsAt(id);
  const goals = [
    say(message('board.goal')),
    ...(id === 'srrakk' ? [say(message('board.goal-brief'))] : []),
  ];
  for (const size of [...WHOLE, ...SMALL]) {
    await resize(page, size);
    await closePanel(page);
    const texts = await textsOn(page);
    const isSaid = goals.some((goal) => texts.includes(goal.toLowerCase()));
    expect.soft([size, isSaid]).toEqual([size, true]);
    if (!COLOURED.includes(id)) continue;
    const own = `${said('player.you')} · ${say(message('colour.w'))}`.toLowerCase();
    expect.soft([size, texts]).toEqual([size, expect.stringContaining(own)]);
  }
  await close();
});
