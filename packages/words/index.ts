import { de } from './common/de.ts';
import { en } from './common/en.ts';
import type { Catalogues } from './speaker.ts';

/** The words for what the kernel says in every game. */
export const commonCatalogues: Catalogues = { en, de };

export {
  argumentsOf,
  type Catalogues,
  faultMessage,
  type Speaker,
  speaker,
  speakerFrom,
} from './speaker.ts';
