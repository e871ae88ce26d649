import { useLanguage } from '../../shell/language.ts';
import { type Say, useSay } from '../../shell/speech.ts';
import * as books from '../../words/workshop.ts';

/** Speaks for the workshop, whose words no other page needs. */
export function useWorkshopSay(): Say {
  const { language } = useLanguage();
  return useSay({ catalogue: books[language] });
}
