import type { Language } from '@baithak/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import { finger, type Hand, keys } from './hands.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Ways to finish a game other than by mouse at a desk. */
export interface Ending {
  readonly how: string;
  readonly hand: Hand;
  readonly language: Language;
  readonly options: BrowserContextOptions;
  readonly won: RegExp;
}

export const ENDINGS: readonly Ending[] = [
  {
    how: 'by touch on a phone in the dark',
    hand: finger,
    language: 'en',
    options: { ...PHONE, colorScheme: 'dark' },
    won: /^(Asha|Ravi) wins$|^A draw$/,
  },
  {
    how: 'by keys alone in German',
    hand: keys,
    language: 'de',
    options: { locale: 'de-DE' },
    won: /^(Asha|Ravi) gewinnt$|^Unentschieden$/,
  },
];
