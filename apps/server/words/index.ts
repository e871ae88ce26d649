import type { Language, Message } from '@baithak/kernel';
import { type Catalogues, commonCatalogues, speaker } from '@baithak/words';
import { de } from './de.ts';
import { en } from './en.ts';

export const serverCatalogues: Catalogues = { en, de };

export function sayer(language: Language): (message: Message) => string {
  return speaker(language, [serverCatalogues, commonCatalogues], []).say;
}
