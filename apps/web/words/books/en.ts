import type { Catalogue } from '@baithak/kernel';
import { en as common } from '@baithak/words/common/en';
import { en } from '../en.ts';

export const book: Catalogue = { ...common, ...en };
