import { useLanguage } from '../../shell/language.ts';
import { type Say, useSay } from '../../shell/speech.ts';
import { de, en } from '../../words/workshop.ts';

const BOOKS = { en, de };

/** Speaks for the workshop, whose words no other page needs. */
export function useWorkshopSay(): Say {
  const { language } = useLanguage();
  return useSay({ catalogue: BOOKS[language] });
}
