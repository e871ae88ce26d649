import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import { type Language, type Message, message } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import { type Catalogues, commonCatalogues, speaker } from '@baithak/words';
import type { Locator, Page } from 'playwright-core';
import { namesOf } from '../shell/language.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import * as workshop from '../words/workshop.ts';
import type { Hand } from './hands.ts';

/** A person at a screen, who finds elements by their names in the page's language. */
export interface Player {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: (message: Message) => string;
  readonly seats: number;
}

export async function playerAt(
  page: Page,
  { game, seats }: Pick<Table, 'game' | 'seats'>,
  hand: Hand,
  language: Language = 'en',
): Promise<Player> {
  const { catalogues } = await wordsOf(catalog[game.id as GameId]);
  const books = [catalogues, webCatalogues, commonCatalogues];
  const names = namesOf(seats, null, speaker(language, books, []).say);
  return { page, hand, say: speaker(language, books, names).say, seats: seats.length };
}

/** A button by the start of its name; its state follows the name. */
export function button(
  { page }: { readonly page: Pick<Page, 'getByRole'> },
  start: string,
): Locator {
  return page.getByRole('button', { name: new RegExp(`^${escaped(start)}([,:]|$)`) });
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Drags one element to another, or presses both if the device cannot drag. */
export async function fromTo({ hand }: Player, from: Locator, to: Locator): Promise<void> {
  if (hand.carry !== undefined) return hand.carry(from, to);
  await hand.press(from);
  await hand.press(to);
}

/** Passes the screen from one seat to another. */
export async function passScreen(player: Player, from: number | null, to: number): Promise<void> {
  const { hand, say } = player;
  const seat = { seat: to };
  if (from !== null) await hand.press(button(player, say(message('table.hide', { seat }))));
  await hand.press(button(player, say(message('table.lift', { seat }))));
}

/** All words of the page. */
export const webCatalogues: Catalogues = {
  en: { ...en, ...workshop.en },
  de: { ...de, ...workshop.de },
};
