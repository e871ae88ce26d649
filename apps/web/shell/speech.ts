import type { Message, Words } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { useMemo } from 'react';
import { webCatalogues } from '../words/index.ts';
import { useLanguage } from './language.ts';

export type Say = (message: Message) => string;

/** Speaks for the page, and for a game and the people at its table where there are any. */
export function useSay(words?: Words, names: readonly string[] = NOBODY): Say {
  const { language } = useLanguage();
  return useMemo(() => {
    const books = words === undefined ? [] : [words.catalogues];
    return speaker(language, [...books, webCatalogues, commonCatalogues], names).say;
  }, [language, words, names]);
}

const NOBODY: readonly string[] = [];
