import type { Catalogues } from '@baithak/words';
import { de } from './de.ts';
import { en } from './en.ts';

/** What the page itself says. */
export const webCatalogues: Catalogues = { en, de };
