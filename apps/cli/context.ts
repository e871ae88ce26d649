import { type Catalog, type Doors, wordsOf } from '@baithak/catalog';
import { Fault, type Game, type Language, type Message, shown, type Words } from '@baithak/kernel';
import {
  type Catalogues,
  commonCatalogues,
  faultMessage,
  type Speaker,
  speaker,
} from '@baithak/words';
import type { Io } from './io.ts';
import { cliCatalogues } from './words/index.ts';

/** What every command gets. */
export interface Context {
  readonly io: Io;
  readonly catalog: Catalog;
  readonly language: Language;
}

/** A sentence about what went wrong; `undefined` if the command succeeded. */
export type Complaint = string | undefined;

/** A game with its rules and words loaded. */
export interface OpenGame {
  readonly doors: Doors;
  readonly game: Game;
  readonly words: Words;
}

export async function openGame({ catalog }: Context, id: string): Promise<OpenGame | Fault> {
  const doors = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (doors === undefined) {
    const games = Object.keys(catalog).join(', ');
    return new Fault('unknown-game', { args: { game: shown(id), games } });
  }
  const [game, words] = await Promise.all([doors.game(), wordsOf(doors)]);
  return { doors, game, words };
}

/** Looks up the words of the program, and those of a game if one is open. */
export function speakerFor(
  language: Language,
  words?: { readonly catalogues: Catalogues },
  names: readonly string[] = [],
): Speaker {
  const books = words === undefined ? [] : [words.catalogues];
  return speaker(language, [...books, cliCatalogues, commonCatalogues], names);
}

export function complain({ language }: Context, fault: Fault, words?: Words): string {
  return speakerFor(language, words).say(faultMessage(fault));
}

export function sayer({ language }: Context): (message: Message) => string {
  return speakerFor(language).say;
}
