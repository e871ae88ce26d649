import type { Catalogue, Message } from '@baithak/kernel';
import { commonCatalogues, speakerFrom } from '@baithak/words';
import { useMemo } from 'react';
import { webCatalogues } from '../words/index.ts';
import { useLanguage } from './language.ts';

export type Say = (message: Message) => string;

/** Speaks for the page, and for a game and the people at its table where there are any. */
export function useSay(
  words?: { readonly catalogue: Catalogue },
  names: readonly string[] = NOBODY,
): Say {
  const { language } = useLanguage();
  const own = words?.catalogue;
  return useMemo(() => {
    const books = [...(own === undefined ? [] : [own]), webCatalogues[language]];
    return speakerFrom(language, [...books, commonCatalogues[language]], names).say;
  }, [language, own, names]);
}

const NOBODY: readonly string[] = [];
