import type { Catalogue, Message } from '@baithak/kernel';
import { speakerFrom } from '@baithak/words';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

export type Say = (message: Message) => string;

/** Speaks for the page, and for a game and the people at its table where there are any. */
export function useSay(
  words?: { readonly catalogue: Catalogue },
  names: readonly string[] = NOBODY,
): Say {
  const { language, book } = useLanguage();
  const own = words?.catalogue;
  return useMemo(() => {
    const books = own === undefined ? [book] : [own, book];
    return speakerFrom(language, books, names).say;
  }, [language, book, own, names]);
}

const NOBODY: readonly string[] = [];
