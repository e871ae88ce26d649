import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import { type Language, type Message, message } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import { commonCatalogues, speakerFrom } from '@baithak/words';
import type { Locator, Page } from 'playwright-core';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { namesOf } from '../shell/language.ts';
import type { Hand } from './hands.ts';
import { escaped, webCatalogues } from './said.ts';

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
  const books = [catalogues, webCatalogues, commonCatalogues].map((book) => book[language]);
  const you = youAt(seats);
  const names = namesOf(seats, you, speakerFrom(language, books, []).say);
  return { page, hand, say: speakerFrom(language, books, names, you).say, seats: seats.length };
}

/** The seat that the page calls "you": the only one of the person at this screen. */
export function youAt(seats: Table['seats']): number | null {
  const own = seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.person === LOCAL_PERSON ? [seat] : [],
  );
  return own.length === 1 ? own[0]! : null;
}

/** A button by the start of its name; its state follows the name. */
export function button(
  { page }: { readonly page: Pick<Page, 'getByRole'> },
  start: string,
): Locator {
  return page.getByRole('button', { name: new RegExp(`^${escaped(start)}([,:]|$)`) });
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
