import type { Catalogues } from '@baithak/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import * as workshop from '../words/workshop.ts';

/** What the page itself says. */
export const webCatalogues: Catalogues = {
  en: { ...en, ...workshop.en },
  de: { ...de, ...workshop.de },
};
