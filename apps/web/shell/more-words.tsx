import type { Catalogue, Language } from '@baithak/kernel';
import { type ReactNode, useMemo } from 'react';
import { LanguageContext, useLanguage } from './language.ts';

interface MoreWordsProps {
  readonly books: Readonly<Record<Language, Catalogue>>;
  readonly children: ReactNode;
}

/** Gives a page words that most others do without, so that they need not load them. */
export function MoreWords({ books, children }: MoreWordsProps) {
  const choice = useLanguage();
  const more = useMemo(
    () => ({ ...choice, book: { ...choice.book, ...books[choice.language], ...choice.last } }),
    [choice, books],
  );
  return <LanguageContext value={more}>{children}</LanguageContext>;
}
