import { type Catalog, type Doors, wordsOf } from '@baithak/catalog';
import {
  type AnyMatch,
  Fault,
  type Game,
  type Language,
  type Message,
  matchGameId,
  readMatch,
  shown,
  type Words,
} from '@baithak/kernel';
import {
  type Catalogues,
  commonCatalogues,
  faultMessage,
  type Speaker,
  speaker,
} from '@baithak/words';
import { type Io, readTextFile } from './io.ts';
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

/** Reads a match file and opens its game, or says what is wrong with it. */
export async function openMatch(
  context: Context,
  path: string,
): Promise<(OpenGame & { readonly match: AnyMatch }) | string> {
  const text = await readTextFile(path);
  if (text instanceof Fault) return complain(context, text);
  const id = matchGameId(text);
  if (id instanceof Fault) return complain(context, id);
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const match = readMatch(text, opened.game);
  return match instanceof Fault ? complain(context, match, opened.words) : { ...opened, match };
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
