import type { Catalogue, Language } from '@baithak/kernel';
import { type ReactNode, useMemo } from 'react';
import * as rooms from '../words/rooms.ts';
import { LanguageContext, useLanguage } from './language.ts';

const BOOKS: Readonly<Record<Language, Catalogue>> = rooms;

/** Gives a page words that most others do without, so that they need not load them. */
export function RoomWords({ children }: { readonly children: ReactNode }) {
  const choice = useLanguage();
  const more = useMemo(
    () => ({ ...choice, book: { ...choice.book, ...BOOKS[choice.language] } }),
    [choice],
  );
  return <LanguageContext value={more}>{children}</LanguageContext>;
}
