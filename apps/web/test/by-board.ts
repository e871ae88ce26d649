import type { GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { legalMoves } from './driver.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** One legal move made on the board itself, by what its places are called. */
export async function moveByBoard(page: Page, id: GameId): Promise<void> {
  const move = BY_BOARD[id] ?? byList;
  await move(page);
}

async function byList(page: Page): Promise<void> {
  await (await legalMoves(page)).first().click();
}

const BY_BOARD: Readonly<Partial<Record<GameId, (page: Page) => Promise<void>>>> = {
  async jaipur(page) {
    const goods = button(page, /^(?!camel).*market card/);
    if ((await goods.count()) === 0) return button(page, /^Take all camels/).click();
    await goods.first().click();
    await button(page, /^Take (?!all)/).click();
  },
  async talluka(page) {
    await button(page, /^Push (?!.*not possible)/)
      .first()
      .click();
  },
  async vancana(page) {
    await button(page, /, can move/)
      .first()
      .click();
    await button(page, /, (step|jump) here/)
      .first()
      .click();
  },
  async srrakk(page) {
    await button(page, /, can move/)
      .first()
      .click();
    await button(page, / here/).first().click();
    const ways = page.getByRole('group', { name: 'There are several ways to do that' });
    if ((await ways.count()) > 0) await ways.getByRole('button').first().click();
  },
};
