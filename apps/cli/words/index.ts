import type { Catalogues } from '@baithak/words';
import { de } from './de.ts';
import { en } from './en.ts';

/** What the command line program says itself. */
export const cliCatalogues: Catalogues = { en, de };
