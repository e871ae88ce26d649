import type { Catalogues } from '@baithak/words';
import { de } from './de.ts';
import { en } from './en.ts';
import * as workshop from './workshop.ts';

/** What the page itself says. */
export const webCatalogues: Catalogues = {
  en: { ...en, ...workshop.en },
  de: { ...de, ...workshop.de },
};
