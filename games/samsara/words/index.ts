import type { Words } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as rulesDe } from './rulebook/de.ts';
import { en as rulesEn } from './rulebook/en.ts';
import { speech } from './speech.ts';

export const words: Words<Event> = {
  ...speech,
  catalogues: { en: { ...en, ...rulesEn }, de: { ...de, ...rulesDe } },
};
