import { LANGUAGES, type Language } from '@baithak/kernel';
import { createContext, useContext } from 'react';
import { remembered } from './memory.ts';

export interface LanguageChoice {
  readonly language: Language;
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => {} });

export const useLanguage = () => useContext(LanguageContext);

/** What was chosen here before, or else what the browser asks for. */
export function firstLanguage(): Language {
  const wishes = [remembered('language') ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}
