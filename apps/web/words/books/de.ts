import type { Catalogue } from '@baithak/kernel';
import { de as common } from '@baithak/words/common/de';
import { de } from '../de.ts';

export const book: Catalogue = { ...common, ...de };
