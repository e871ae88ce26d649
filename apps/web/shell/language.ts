import { type Catalogue, LANGUAGES, type Language, type Message, message } from '@baithak/kernel';
import type { Occupant } from '@baithak/table';
import { speakerFrom } from '@baithak/words';
import { createContext, useContext, useMemo } from 'react';
import { isUnnamed } from '../words/guest.ts';
import { savedText } from './storage.ts';

/** A language with its words. */
export interface LoadedLanguage {
  readonly language: Language;
  /** The words of pages and those that all games share. */
  readonly book: Catalogue;
  /** Words that win over those of any page: a copy without a server says that it has none. */
  readonly last: Catalogue;
}

interface LanguageChoice extends LoadedLanguage {
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  book: {},
  last: {},
  choose: () => {},
});

export const useLanguage = () => useContext(LanguageContext);

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly book: Catalogue }>>> = {
  en: () => import('../words/en.ts'),
  de: () => import('../words/de.ts'),
};

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ book }, last] = await Promise.all([BOOKS[language](), lastWords(language)]);
  return { language, book: { ...book, ...last }, last };
}

async function lastWords(language: Language): Promise<Catalogue> {
  return import.meta.env?.MODE === 'static' ? (await import('../words/copy.ts'))[language] : {};
}

/** The language chosen on an earlier visit, or else the browser's. */
export function firstLanguage(): Language {
  const wishes = [savedText('language').read() ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}

export type Say = (message: Message) => string;

/** Turns messages into sentences, with the words of a game and the names at its table if given. */
export function useSay(
  words?: { readonly catalogue: Catalogue },
  names: readonly string[] = NOBODY,
  you: number | null = null,
): Say {
  const { language, book } = useLanguage();
  const own = words?.catalogue;
  return useMemo(() => {
    const books = own === undefined ? [book] : [own, book];
    return speakerFrom(language, books, names, you).say;
  }, [language, book, own, names, you]);
}

const NOBODY: readonly string[] = [];

/**
 * The names of all seats: "You" for the person at this screen, a character's name for a bot. An open seat
 * has an empty name; games may have one of their own for it.
 */
export function namesOf(seats: readonly Occupant[], you: number | null, say: Say): string[] {
  const names = seats.map((occupant, seat) => {
    if (seat === you) return say(message('player.you'));
    if (occupant.kind === 'person')
      return isUnnamed(occupant.name) ? say(message('home.me')) : occupant.name;
    if (occupant.kind === 'open') return '';
    return say(message(`character.${occupant.character}`));
  });
  return names.map((name, seat) => {
    const twins = seats.flatMap(({ kind }, other) =>
      kind === 'bot' && names[other] === name ? [other] : [],
    );
    return seats[seat]?.kind !== 'bot' || twins.length === 1
      ? name
      : say(message('table.twin', { name, n: twins.indexOf(seat) + 1 }));
  });
}
