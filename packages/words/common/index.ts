import type { Catalogues } from '../speaker.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The words for what the kernel says, whatever the game. */
export const commonCatalogues: Catalogues = { en, de };
