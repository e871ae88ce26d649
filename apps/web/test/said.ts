import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import { type Arg, type Language, type Message, message } from '@baithak/kernel';
import { type Catalogues, commonCatalogues, speaker, speakerFrom } from '@baithak/words';
import * as account from '../words/account.ts';
import * as daily from '../words/daily.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import * as home from '../words/home.ts';
import * as lab from '../words/lab.ts';
import * as learn from '../words/learn.ts';
import * as me from '../words/me.ts';
import * as people from '../words/people.ts';
import * as puzzles from '../words/puzzles.ts';
import * as review from '../words/review.ts';
import * as rooms from '../words/rooms.ts';
import * as rules from '../words/rules.ts';
import * as settings from '../words/settings.ts';
import * as tips from '../words/tips.ts';
import * as workshop from '../words/workshop.ts';

/** All words of the page. Tests name them by key, so that a better sentence breaks no test. */
export const webCatalogues: Catalogues = {
  en: {
    ...en,
    ...home.en,
    ...rooms.en,
    ...me.en,
    ...account.en,
    ...learn.en,
    ...tips.en,
    ...people.en,
    ...puzzles.en,
    ...daily.en,
    ...review.en,
    ...rules.en,
    ...lab.en,
    ...settings.en,
    ...workshop.en,
  },
  de: {
    ...de,
    ...home.de,
    ...rooms.de,
    ...me.de,
    ...account.de,
    ...learn.de,
    ...tips.de,
    ...people.de,
    ...puzzles.de,
    ...daily.de,
    ...review.de,
    ...rules.de,
    ...lab.de,
    ...settings.de,
    ...workshop.de,
  },
};

type Args = Readonly<Record<string, Arg>>;

/** Stands for any text in a pattern. */
const ANYTHING = '☐';
const NAMES = Array.from({ length: 9 }, () => ANYTHING);

/** What the page says, without the words of a game. */
export const said = (key: string, args: Args = {}, language: Language = 'en'): string =>
  speaker(language, [webCatalogues, commonCatalogues], NAMES).say(message(key, args));

/** The same as a pattern: any name fits a seat, and any text an argument that is not given. */
export function like(key: string, args: Args = {}, language: Language = 'en'): RegExp {
  const open = Object.fromEntries(
    [...webText(key, language).matchAll(/\{(\w+)\b/g)].map(([, name]) => [name!, ANYTHING]),
  );
  const text = escaped(said(key, { ...open, ...args }, language)).replaceAll(ANYTHING, '.+');
  return new RegExp(`^${text}$`);
}

/** What the page of a game says, for people who share the screen unless one of them is `you`. */
export async function wordsAt(
  id: GameId,
  names: readonly string[] = ['Asha', 'Ravi'],
  you: number | null = null,
): Promise<(said: Message) => string> {
  const { catalogues } = await wordsOf(catalog[id]);
  const books = [catalogues, webCatalogues, commonCatalogues].map((book) => book.en);
  return speakerFrom('en', books, names, you).say;
}

const webText = (key: string, language: Language): string => webCatalogues[language][key] ?? '';

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
