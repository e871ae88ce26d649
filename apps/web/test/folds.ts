import type { Page } from 'playwright-core';
import { said } from './said.ts';

/** Opens a part of the visitor's own page that is one line until then. */
export const unfold = (
  page: Page,
  part: 'account' | 'elsewhere' | 'feed' | 'keep',
  language: 'en' | 'de' = 'en',
) => page.getByRole('heading', { name: said(`${part}.title`, {}, language) }).click();
