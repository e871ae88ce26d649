import { type Catalogue, LANGUAGES, type Language } from '@baithak/kernel';
import { createContext, useContext } from 'react';
import { remembered } from './memory.ts';

/** A language whose words are here. */
export interface Spoken {
  readonly language: Language;
  /** What pages say in it, whatever the game. */
  readonly book: Catalogue;
}

export interface LanguageChoice extends Spoken {
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  book: {},
  choose: () => {},
});

export const useLanguage = () => useContext(LanguageContext);

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly book: Catalogue }>>> = {
  en: () => import('../words/books/en.ts'),
  de: () => import('../words/books/de.ts'),
};

export async function learn(language: Language): Promise<Spoken> {
  return { language, book: (await BOOKS[language]()).book };
}

/** What was chosen here before, or else what the browser asks for. */
export function firstLanguage(): Language {
  const wishes = [remembered('language') ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}
